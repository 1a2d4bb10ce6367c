game-name = Embers
game-tagline = Put out the fire together, each with buckets that nobody else sees.
action-pour = Pour { $bucket ->
    [one] one measure
   *[other] { $bucket } measures
}
event-poured = { $seat_word } pours { $bucket ->
    [none] a bucket
   *[other] a bucket of { $bucket }
}.
event-drew = { $seat_word } draws { $bucket ->
    [none] a bucket
   *[other] a bucket of { $bucket }
}.
event-doused = The buckets are shown: { $buckets }. The fire is at { $fire }.
event-blew = The wind blows: the fire is at { $fire }.
objection-not-your-bucket = That is a bucket of { $seat_word }.
objection-already-poured = You have poured; wait for the others.
objection-bucket-not-held = You have no bucket of { $bucket }.
prompt-pour = The fire is at { $fire }. Pour a bucket; of equal ones only one counts.
reason-put-out = the fire is out
reason-out-of-hand = the fire is out of hand
reason-dry = there is no water left
error-data-too-few-buckets = there must be a bucket in each hand, and enough for { $seats } seats
error-data-fire-out-of-bounds = the fire must start above 0 and below its limit
