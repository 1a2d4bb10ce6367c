game-facts = { $seats } players · together against the fire · 15 minutes
board-village = The village
board-hand = Your buckets
board-well = { $count ->
    [0] The well is dry.
    [one] One bucket in the well
   *[other] { $count } buckets in the well
}
board-bucket = { $bucket ->
    [one] Bucket of { $bucket } measure
   *[other] Bucket of { $bucket } measures
}
board-house = { $house }
board-house-burns = { $house } burns, heat { $heat }
board-house-lost = { $house } is lost
board-badge = { $count ->
    [one] One bucket
   *[other] { $count } buckets
}, { $pours ->
    [0] rests.
    [one] may pour once.
   *[other] may pour { $pours } times.
}
board-badge-fire = { $lost } of { $limit } houses taken
board-text-round = Round { $round }. Houses lost: { $lost } of { $limit }. Buckets in the well: { $well }.
board-text-hands = Buckets in hand:
board-text-hand = { $seat_word }: { $buckets ->
    [none] { $count }
   *[other] { $buckets }
}; { $pours ->
    [0] rests
    [one] may pour once
   *[other] may pour { $pours } times
}
