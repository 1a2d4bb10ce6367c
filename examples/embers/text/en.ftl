game-name = Embers
game-tagline = Save the village together, each with buckets that nobody else sees.
side-fire = the fire
action-pour = Pour { $bucket ->
    [one] one measure
   *[other] { $bucket } measures
} on { $house }
action-rest = Rest until the next round
event-poured = { $seat_word } pours { $bucket ->
    [one] one measure
   *[other] { $bucket } measures
} on { $house }: { $heat ->
    [0] the fire there is out.
   *[other] its heat is { $heat }.
}
event-rested = { $seat_word } rests.
event-flared = The fire takes { $house }: its heat is { $heat }.
event-house-lost = The fire destroys { $house }.
event-drew = { $seat_word } draws { $count ->
    [one] a bucket
   *[other] { $count } buckets
}{ $buckets ->
    [none] .
   *[other] : { $buckets }.
}
criterion-most-fires-around = most houses burn around it
criterion-coolest = it is the coolest
criterion-wind = the wind blows there
objection-already-rests = You rest in this round; wait for the others.
objection-bucket-not-held = You have no bucket of { $bucket }.
objection-does-not-burn = { $house } does not burn.
prompt-pour = { $burning ->
    [one] One house burns
   *[other] { $burning } houses burn
}, { $left ->
    [one] one loss
   *[other] { $left } losses
} from defeat. You may pour { $pours ->
    [one] one bucket.
   *[other] { $pours } buckets.
}
reason-put-out = the fire is out
reason-village-lost = too many houses are lost
reason-dry = there is no water left
score-saved = houses saved
score-lost = houses lost
error-data-too-few-buckets = there must be a bucket in each hand, and enough for { $seats } seats
error-data-village-size = a village has 1 to { $most } columns and rows
error-data-no-such-house = there is no house { $found }
error-data-fire-out-of-bounds = something must burn from the start, with a heat of 1 to { $most }, and a house must be lost at least
