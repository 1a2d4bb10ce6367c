# Ce que dit le plateau dessiné d’Ephyran.

game-facts = { $seats } joueurs · mains cachées, réponses pendant le tour des autres
game-reconstructed = Le paquet et les jetons sont reconstitués
board-label = La table d’Ephyran. Les flèches parcourent la main, les moitiés d’une carte et ce qui peut être choisi ; Entrée choisit, Échap revient en arrière.
board-can = peut être choisi
board-cancel = Renoncer
board-menu = Plusieurs choses sont possibles ici
board-nothing = rien
board-home = compte double
board-locked = verrouillé
board-covered = recouverte
board-their-turn = à son tour
board-first = Le jeton d’Athéna : les manches commencent ici
board-answers = répond
board-and-hidden = plus ce qui est face cachée
board-hand = Main
board-hand-empty = Aucune carte en main.
board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-known = { $count ->
    [one] dont une connue de tous
   *[other] dont { $count } connues de tous
}
board-mine = Ma cité
board-cities = Cités
board-prestige = Prestige
board-scores = Prestige jusqu’ici
board-source = Source
board-badge-points = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
board-city = { $name }, prestige { $points }, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-column = { $territory_word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-zone = { $name } : { $content }
board-zone-empty = { $name }, libre
board-printed = { $object_word }, objet imprimé
board-token = { $object_word }, sur un jeton
board-token-known = { $object_word }, sur un jeton face cachée que vous connaissez
board-no-god = pas encore de dieu

## Piles

board-piles = Piles
board-pile-name = Pioche
board-discard-name = Défausse
board-tartarus-name = Tartare
board-stock-name = Objets
board-pile = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-discard = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, sur le dessus : { $top }
board-tartarus = Tartare, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-stock = Objets magiques restants, face cachée : { $count }
board-read-discard = Le dessus vient en premier. Lui seul peut être pris.
board-read-tartarus = Ce qui est ici ne revient jamais.
board-top-only = À cette table, seul le dessus de la défausse est montré.

## Une carte de la main

board-detail = Les deux moitiés de la carte
as-next = slot
board-zone-does = { $next ->
    [none] Bâtit { $slot_word } dans votre cité, la dernière zone de ce Territoire. Chaque créature différente rapporte un point.
   *[other] Bâtit { $slot_word } dans votre cité ; { $next_word } pourra suivre. Chaque créature différente rapporte un point.
}
board-dionysos-does = Tient lieu de n’importe quelle zone. Un seul point par cité, même s’il y en a plusieurs ; dans son Territoire, pas de bonus pour quatre créatures différentes.
board-support-twins = Piochez deux cartes, puis rejouez une carte, mais pas un Renfort.
board-support-graeae = Regardez les trois prochaines cartes, gardez-en une ; les autres vont sur la défausse.
board-support-exchange = Échangez une de vos zones avec la même zone d’un adversaire, ou avec une carte de votre main.
board-support-take = Prenez un objet magique, regardez-le, et posez-le face cachée sur une de vos zones.
board-support-destroy = Un adversaire perd la dernière zone d’un Territoire de son choix.
board-support-steal = Prenez un jeton d’un adversaire sans le voir, puis posez-le sur une de vos zones.
board-support-shield = À votre tour : verrouille un de vos Territoires. Au tour d’un autre : contre un Échange ou une Destruction.
board-support-magic = À votre tour : brise un verrou. Au tour d’un autre : contre une Prise ou un Vol d’objet.
board-now-add = { $count ->
    [one] Peut être ajoutée
   *[other] Peut être ajouté dans { $count } Territoires
}
board-now-swap = { $count ->
    [one] Peut remplacer la zone qui est là
   *[other] Peut remplacer une zone parmi { $count }
}
board-now-recover = { $count ->
    [one] Peut récupérer un Dionysos
   *[other] Peut récupérer un Dionysos parmi { $count }
}
board-now-twins = Peut être joué
board-now-graeae = Peut être joué
board-now-exchange = { $count ->
    [one] Un échange est possible
   *[other] { $count } échanges sont possibles
}
board-now-take = Un objet peut être pris
board-now-destroy = { $count ->
    [one] Un adversaire peut être visé
   *[other] { $count } adversaires peuvent être visés
}
board-now-steal = { $count ->
    [one] Un jeton peut être volé
   *[other] { $count } jetons peuvent être volés
}
board-now-lock = { $count ->
    [one] Un Territoire peut être verrouillé
   *[other] { $count } Territoires peuvent être verrouillés
}
board-now-unlock = { $count ->
    [one] Un verrou peut être brisé
   *[other] { $count } verrous peuvent être brisés
}
board-now-counter = Contre ce qui est annoncé
board-now-fit = Peut aller là
board-gain = prestige { $points }
board-discard-it = La défausser
board-put-back = La reposer

## Ce qui est annoncé

board-announced = { $seat_word } annonce { $support_name }.
board-announced-against = { $seat_word } annonce { $support_name } contre { $victim_word }.
board-announced-at = { $seat_word } annonce { $support_name } : { $slot_word } chez { $victim_word }.
board-announced-hand = { $seat_word } annonce { $support_name } : { $slot_word } avec la main.
board-answers-label = Réponses
board-answer-let = { $who ->
    [you] laissez faire
   *[other] laisse faire
}
board-answer-asked = { $who ->
    [you] devez répondre
   *[other] doit répondre
}
board-answer-waits = { $who ->
    [you] viendrez après
   *[other] viendra après
}
board-can-counter = Vous pouvez contrer : choisissez la carte qui brille dans votre main.
board-cannot-counter = Rien dans votre main ne contre cela : laissez faire.

## Ce qui se passe

board-lately = Depuis votre dernier tour
board-round = Manche { $round }
board-start = Choisissez une carte de votre main pour voir ce que ferait chaque moitié.
board-again = Rejouez une carte : une zone, Dionysos ou une défausse.
board-draw = Piochez : choisissez la pioche, ou le dessus de la défausse.
board-set-it = Vous avez { $object_word }. Choisissez une de vos zones : l’objet y restera face cachée jusqu’à la fin.
board-looks = { $seat_word } regarde { $object_word }.
board-lay-him = Dionysos est à vous. Choisissez où le poser : sur la prochaine zone d’un Territoire.
board-lays = { $seat_word } repose Dionysos.
board-graeae-keep = Choisissez la carte que vous gardez.
board-graeae-bury = Choisissez la carte qui va en premier sur la défausse ; l’autre sera dessus.
board-graeae-others = Elles montrent trois cartes à un autre joueur.
objection-board-other-zone = Cette moitié est { $slot_word } : elle va là et nulle part ailleurs.

## Le plateau en mots

board-text-turn = Manche { $round }, à { $seat_word } de jouer : { $stage_word }.
board-text-turn-of-another = Manche { $round }, tour de jeu : { $seat_word }. À { $victim_word } de répondre : { $stage_word }.
board-text-last = Cette manche est la dernière : { $reason_text }.
board-text-held = À poser : { $object_word }.
board-text-city = { $seat_word }, { $god_name } : prestige { $points }, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-text-city-hidden = { $seat_word }, { $god_name } : prestige { $points } plus ce qui est face cachée, { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-text-column = • { $territory_word } ({ $points }){ $locked ->
    [yes] , verrouillé
   *[no] {""}
} : { $zones }
board-text-known = • Connues de tous dans cette main : { $cards }
board-text-hand = Votre main
board-text-shown = Les Grées vous montrent
board-text-piles = Pioche { $pile } · défausse { $discarded }, sur le dessus : { $top } · Tartare { $tartarus } · objets restants { $stock }

## Invites, là où le dessin demande autrement que le terminal

board-prompt-turn = { $seat_word } : choisissez une carte, puis la moitié à jouer ; ou défaussez-la.
board-prompt-last-turn = { $seat_word } : c’est votre dernier tour. Choisissez une carte, puis la moitié à jouer ; ou défaussez-la.
board-prompt-replay = { $seat_word } : rejouez. Une zone, Dionysos ou une défausse, mais pas un Renfort.
board-prompt-setting = { $seat_word } : choisissez une zone de votre cité pour { $object_word }.
board-prompt-laying = { $seat_word } : choisissez la zone de Dionysos dans votre cité.
board-prompt-giving-up = { $seat_word } : choisissez le Territoire dont { $victim_word } détruit la dernière zone.
board-prompt-fitting = { $seat_word } : choisissez la carte de votre main qui va en { $slot_word }.
board-prompt-drawing = { $seat_word } : choisissez la pioche, ou le dessus de la défausse.

## Le décompte final

count-title = Le décompte, Territoire par Territoire
count-skip = Tout montrer d’un coup
count-again = Revoir le décompte
count-table = La même chose en tableau
count-total = Total
count-bonus = cité terminée

## Apprendre à jouer

lesson-add = Vous êtes Poséidon, et voici votre cité : quatre Territoires, chacun bâti de la zone 1 à la zone 4. Une carte a deux moitiés ; vous en jouez une, l’autre est perdue. Choisissez la carte au Triton, puis sa zone, et ajoutez le Lagon 1.
    .title = Bâtir une cité
    .done = La première créature rapporte un point, et le Lagon est le Territoire de Poséidon : il compte double. Après chaque action, vous piochez une carte.
    .other = Choisissez la carte au Triton, puis cette moitié, et posez-la en Lagon 1.
lesson-order = Les zones se bâtissent dans l’ordre. Vous avez en main la Forêt 1 et la Forêt 3 ; une seule peut être ajoutée maintenant. Regardez les deux cartes : le plateau dit pourquoi. Puis ajoutez celle qui convient.
    .title = De 1 à 4
    .done = La Forêt 2 pourrait suivre, et seulement ensuite la Forêt 3. Chaque créature différente d’un Territoire rapporte un point ; quatre différentes en rapportent un de plus.
    .other = La Forêt 3 doit attendre : ajoutez le Griffon, Forêt 1.
lesson-swap = Une zone non recouverte, la dernière de son Territoire, peut être remplacée par une autre du même numéro. Vous avez deux Centaures dans les Terres : le second ne rapporte rien. Mettez le Satyre à sa place.
    .title = Remplacer une zone
    .done = Une nouvelle créature : un point de plus. L’ancienne carte va dans la défausse ; un jeton posé dessus serait perdu.
    .other = Remplacez le Centaure de Terres 2 par le Satyre.
lesson-halves = Chaque moitié compte. Une de ces cartes porte une zone et le Bouclier d’Athéna, qui verrouille un de vos Territoires : personne ne peut plus y toucher, pas même vous. Votre Lagon est complet et précieux. Verrouillez-le.
    .title = Zone ou Renfort ?
    .done = Le Lagon est à l’abri jusqu’à ce que la Magie d’Hécate brise le verrou. Au tour d’un autre, le même Bouclier aurait contré une attaque.
    .other = Choisissez la carte au Bouclier d’Athéna, puis le Lagon.
lesson-take = Les objets magiques sont face cachée : 1, 2 ou 3 points, ou un casque qui en coûte un. Prenez-en un avec le Renfort. Les autres peuvent contrer ; ici, ils laissent faire. Vous le regardez, puis le posez sur une zone : le Territoire de votre dieu le doublerait.
    .title = Prendre un objet
    .done = Personne d’autre ne sait ce que c’est, jusqu’à ce que quelqu’un s’en empare. Un casque serait mieux là où rien n’est doublé.
    .other = Jouez le Renfort « Prise d’objet », puis choisissez une de vos zones.
lesson-counter = Votre adversaire annonce une Destruction contre vous. Avant qu’elle ne prenne effet, vous pouvez répondre. Le Bouclier d’Athéna permet de contrer une Destruction ou un Échange ; la Magie d’Hécate, une Prise ou un Vol d’objet. Contrez !
    .title = Au tour d’un autre
    .done = Les deux cartes sont au Tartare, votre cité tient debout, et votre main est aussitôt complétée.
    .other = Choisissez dans votre main la carte au Bouclier : elle contre.
lesson-destroy = À vous de frapper. Annoncez une Destruction contre votre adversaire ; il n’a pas de Bouclier en main. C’est la victime qui choisit le Territoire dont elle perd la dernière zone.
    .title = Attaquer une cité
    .done = Une zone de moins, avec ce qu’elle portait. Un Territoire verrouillé aurait été à l’abri.
    .other = Choisissez la carte à la Destruction, puis la cité de votre adversaire.
lesson-end = Dionysos tient lieu de n’importe quelle zone. Il ne manque qu’une zone à votre cité, et personne n’a encore terminé la sienne : posez-le là.
    .title = Dionysos, et la fin
    .done = La seizième zone met fin à la partie avec cette manche, et la première cité terminée gagne 3 points. Puis tous les jetons sont retournés et l’on compte les cités. Vous en savez assez pour jouer !
    .other = Posez Dionysos sur la dernière zone libre, Montagne 4.

## Les signes, dans l’aide

legend-cities = Les Territoires et leurs dieux
legend-god = { $territory_word }, avec le numéro d’une zone. Compte double dans la cité { $god ->
    [aeolus] d’{ $god_word }
    [hephaestus] d’{ $god_word }
   *[other] de { $god_word }
}.
legend-dionysos = Dionysos : vaut pour n’importe quelle zone ; 1 point par cité.
legend-fresh = Point : a changé depuis votre dernier tour.
legend-supports = Renforts
legend-twins = Castor & Pollux : piochez deux cartes, jouez-en encore une.
legend-graeae = Les Grées : regardez trois cartes, gardez-en une.
legend-exchange = Échange : une de vos zones contre la même zone d’une autre cité, ou de votre main.
legend-take = Prise d’objet : un objet magique de la réserve, face cachée sur l’une de vos zones.
legend-destroy = Destruction : un autre joueur renonce à la dernière zone d’une colonne.
legend-steal = Vol d’objet : un objet magique d’une autre cité.
legend-shield = Bouclier d’Athéna : verrouille une de vos colonnes ; contre l’Échange et la Destruction.
legend-magic = Magie d’Hécate : déverrouille une colonne ; contre la Prise et le Vol.
legend-objects = Objets magiques
legend-object = { $object ->
    [thunderbolt] La foudre de Zeus : 3 points, un par pastille.
    [trident] Le trident de Poséidon : 2 points.
    [owl] La chouette d’Athéna : 1 point.
   *[other] Le casque d’Arès : 1 point de moins.
}
legend-token = Un objet face cachée : seul son propriétaire le connaît.
legend-token-known = Avec un œil : un objet face cachée que vous connaissez.

## À quoi sert un conseil qui ne rapporte pas de points par lui-même

aim-judged-draw = { $source ->
    [discard] La carte du dessus de la défausse vous sert mieux qu’une carte inconnue.
   *[other] Une carte inconnue a des chances de mieux vous servir que celle de la défausse.
}
aim-judged-discard = De votre main, c’est la carte qui vous manquera le moins.
aim-judged-keep = De ces cartes, c’est celle qui vous servira le plus.
aim-judged-bury = C’est la carte qui servira le moins aux autres s’ils la piochent.
aim-judged-fit = C’est la carte qui vous manquera le moins à cet endroit.
aim-judged-decline = Rien ici ne vaut une carte de votre main.
aim-judged-counter = Perdre cette carte vous coûte moins que ce qui est annoncé.
aim-judged-give-up = C’est la zone qui vous manquera le moins.
aim-judged-twins = Deux nouvelles cartes valent mieux que celle-ci.
aim-judged-graeae = La meilleure de trois cartes vaut mieux que celle-ci.
aim-judged-exchange = Ce que vous obtenez vous sert plus que ce que vous donnez.
aim-judged-lock = Ce qui s’y trouve ne peut plus vous être pris.
aim-judged-destroy = C’est la perte qui coûte le plus à { $victim_word }.
aim-judged-steal = L’objet vaut plus pour vous que cette carte.
aim-judged-take = Un objet vaut plus pour vous que cette carte.
