game-name = Braises
game-tagline = Sauvez le village ensemble, chacun avec des seaux que nul autre ne voit.
side-fire = le feu
action-pour = Verser { $bucket ->
    [one] une mesure
   *[other] { $bucket } mesures
} sur { $house }
action-rest = Se reposer jusqu’à la prochaine manche
event-poured = { $seat_word } verse { $bucket ->
    [one] une mesure
   *[other] { $bucket } mesures
} sur { $house } : { $heat ->
    [0] le feu y est éteint.
   *[other] sa chaleur est de { $heat }.
}
event-rested = { $seat_word } se repose.
event-flared = Le feu gagne { $house } : sa chaleur est de { $heat }.
event-house-lost = Le feu détruit { $house }.
event-drew = { $seat_word } puise { $count ->
    [one] un seau
   *[other] { $count } seaux
}{ $buckets ->
    [none] .
   *[other] {" : "}{ $buckets }.
}
criterion-most-fires-around = le plus de maisons brûlent autour d’elle
criterion-coolest = elle est la moins chaude
criterion-wind = le vent y souffle
objection-already-rests = Vous vous reposez pendant cette manche ; attendez les autres.
objection-bucket-not-held = Vous n’avez pas de seau de cette taille : { $bucket }.
objection-does-not-burn = { $house } ne brûle pas.
prompt-pour = { $burning ->
    [one] Une maison brûle
   *[other] { $burning } maisons brûlent
}, à { $left ->
    [one] une perte
   *[other] { $left } pertes
} de la défaite. Vous pouvez verser { $pours ->
    [one] un seau.
   *[other] { $pours } seaux.
}
reason-put-out = le feu est éteint
reason-village-lost = trop de maisons sont perdues
reason-dry = il n’y a plus d’eau
score-saved = maisons sauvées
score-lost = maisons perdues
error-data-too-few-buckets = il faut un seau dans chaque main, et assez pour { $seats } sièges
error-data-village-size = un village a de 1 à { $most } colonnes et rangées
error-data-no-such-house = il n’y a pas de maison { $found }
error-data-fire-out-of-bounds = quelque chose doit brûler dès le début, avec une chaleur de 1 à { $most }, et une maison au moins doit pouvoir être perdue
