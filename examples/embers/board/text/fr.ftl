game-facts = { $seats } joueurs · ensemble contre le feu · 15 minutes
board-village = Le village
board-hand = Vos seaux
board-well = { $count ->
    [0] Le puits est à sec.
    [one] Un seau dans le puits
   *[other] { $count } seaux dans le puits
}
board-bucket = { $bucket ->
    [one] Seau de { $bucket } mesure
   *[other] Seau de { $bucket } mesures
}
board-house = { $house }
board-house-burns = { $house } brûle, chaleur { $heat }
board-house-lost = { $house } est perdue
board-badge = { $count ->
    [one] Un seau
   *[other] { $count } seaux
}, { $pours ->
    [0] se repose.
    [one] peut verser une fois.
   *[other] peut verser { $pours } fois.
}
board-badge-fire = { $lost } maisons prises sur { $limit }
board-text-round = Manche { $round }. Maisons perdues : { $lost } sur { $limit }. Seaux dans le puits : { $well }.
board-text-hands = Seaux en main :
board-text-hand = { $seat_word } : { $buckets ->
    [none] { $count }
   *[other] { $buckets }
} ; { $pours ->
    [0] se repose
    [one] peut verser une fois
   *[other] peut verser { $pours } fois
}
