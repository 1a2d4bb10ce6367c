game-name = Braises
game-tagline = Éteignez le feu ensemble, chacun avec des seaux que nul autre ne voit.
action-pour = Verser { $bucket ->
    [one] une mesure
   *[other] { $bucket } mesures
}
event-poured = { $seat_word } verse { $bucket ->
    [none] un seau
   *[other] un seau de { $bucket }
}.
event-drew = { $seat_word } puise { $bucket ->
    [none] un seau
   *[other] un seau de { $bucket }
}.
event-doused = Les seaux sont montrés : { $buckets }. Le feu est à { $fire }.
event-blew = Le vent souffle : le feu est à { $fire }.
objection-not-your-bucket = Ce seau est à { $seat_word }.
objection-already-poured = Vous avez versé ; attendez les autres.
objection-bucket-not-held = Vous n’avez pas de seau de { $bucket }.
prompt-pour = Le feu est à { $fire }. Versez un seau ; de seaux égaux, un seul compte.
reason-put-out = le feu est éteint
reason-out-of-hand = le feu est hors de contrôle
reason-dry = il n’y a plus d’eau
error-data-too-few-buckets = il faut un seau dans chaque main, et assez pour { $seats } sièges
error-data-fire-out-of-bounds = le feu doit commencer au-dessus de 0 et sous sa limite
