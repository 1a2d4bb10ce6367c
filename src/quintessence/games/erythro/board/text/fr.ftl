# Ce que dit le plateau dessiné d’Erythro.

game-facts = { $seats } ambassadeurs, tous ensemble · seul, vous en jouez deux · trois adversaires
game-reconstructed = Cartes, mines, événements et tuiles sont reconstitués
board-label = La planète Erythro. Les flèches parcourent les tuiles, les cartes et les réponses ; Entrée choisit, Échap revient.
board-prompt-playing = Jouez une carte : choisissez une zone (encore { $owed }).
board-planet = La planète
board-close = Fermer
board-both = { $one } ; { $other }
board-cancel = Annuler
board-yes = Jouer
board-choices = Réponses
board-influence = d’influence
board-empty = Aucune carte.

## Tuiles et mines

board-tile = Tuile { $tile }
board-tile-contaminated = contaminée
board-tile-pollution = pollution { $count }
board-tile-sanctuary = sanctuaire { $element_of }
board-tile-pawns = ici : { $names }
board-tile-coming = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution de plus, c’est certain
board-tile-doomed = elle sera contaminée
board-cost = { $count } { $element_word }
board-mine = { $name }, mine de niveau { $level }, { $left ->
    [one] { $left } étape
   *[other] { $left } étapes
} avant que tout soit perdu, ensuite : { $next }, extraction { $extraction }, une attaque coûte { $costs }
board-mine-facts = tuile { $tile } · niveau { $level } · extraction { $extraction }
board-dome = Le dôme
board-dome-cost = Une attaque coûte { $count }
board-more-mines = { $count ->
    [one] { $count } autre mine plus bas
   *[other] { $count } autres mines plus bas
}
board-no-mines = Aucune mine sur la planète.
board-mines = Mines ({ $count })
board-panel = Mines et marché
board-remove = −{ $count } sur la tuile { $tile }

## Ce qui est certain

board-forecast = Ce qui est certain
board-forecast-none = { $name } : rien cette fois.
board-forecast-own = { $name } ajoute { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution sur la tuile { $tile }.
board-forecast-around = { $name } ajoute 1 jeton de pollution sur la tuile { $tile } et sur chaque voisine.
board-forecast-destroy = { $sanctuary ->
    [none] { $name } détruirait un sanctuaire sur la tuile { $tile } : il n’y en a pas.
   *[other] { $name } détruit le sanctuaire { $sanctuary_of } de la tuile { $tile }.
}
board-forecast-lost = { $name } arrive à son terme : la planète est perdue.
board-forecast-end = La planète est alors perdue, si rien n’arrête la mine.
board-forecast-tile = La tuile { $tile } reçoit { $count } de plus.
board-forecast-contaminated = La tuile { $tile } sera contaminée.
board-forecast-profitability = La rentabilité monte à { $value } (limite { $limit }).

## Cartes

board-hand = Votre main
board-hand-of = Main : { $name }
board-hands = À qui sont les cartes montrées
board-hand-empty = Aucune carte en main.
board-hand-hidden = { $count ->
    [0] Aucune carte en main.
    [one] { $count } carte, visible de son seul joueur.
   *[other] { $count } cartes, visibles de leur seul joueur.
}
board-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
board-contaminations = { $count ->
    [one] { $count } carte contamination en main
   *[other] { $count } cartes contamination en main
}
board-contamination = { $name } : 1 jeton de pollution sur votre tuile, puis payez { $pays ->
    [one] { $pays } point
   *[other] { $pays } points
} d’influence ou piochez { $draws } cartes
board-card-cost = { $name }, coûte { $cost }
board-cost-of = Coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} d’influence
board-zone-gain = Influence : gagnez { $count } { $element_of }
board-zone-move = Déplacement : jusqu’à { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-zone-sanctuary = Sanctuaire : bâtissez-en un { $element_of } ici
board-zone-yellow = Pouvoir avec sa partie jaune (il faut un sanctuaire { $element_of } ici) : d’abord { $text }
board-zone-power = Pouvoir : { $text }
board-zone-short-gain = Influence
board-zone-short-move = Déplacement
board-zone-short-sanctuary = Sanctuaire
board-zone-short-power-yellow = Pouvoir + jaune
board-zone-short-power = Pouvoir
board-zone-short-pay = Payer
board-zone-short-draw = Piocher
board-keep = Garder
board-keep-none = Ne rien garder
board-disc = { $count } sur { $limit } { $element_word }
board-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
board-discard = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
board-shuffle = { $own ->
    [true] Vous mélangerez
   *[false] { $name } mélangera
} : { $adversary ->
    [consortium] l’événement répond.
   *[other] { $mines ->
        [0] l’adversaire répond.
       *[other] une mine arrive.
    }
}{ $avoids ->
    [now] {" "}Une carte achetée maintenant l’évite.
    [later] {" "}Une carte achetée en phase 5 l’évite.
   *[no] {""}
}
board-discard-of = Défausse, { $name } : { $count }
board-played = Jouées dans cette manche
board-owes = { $count ->
    [0] toutes les cartes jouées
   *[other] encore { $count } à jouer
}
board-owes-short = { $count } à jouer
board-done = fini
board-market = Marché
board-market-left = { $count ->
    [0] Il ne reste plus de carte de cet élément
    [one] Il reste { $count } carte de cet élément
   *[other] Il reste { $count } cartes de cet élément
}
board-share = Gagner
board-action-share-rest = { $first ->
    [0] Gagner le tout en { $second_element_word }
   *[other] Gagner { $first } { $first_element_of }, le reste en { $second_element_word }
}
board-action-pay-rest = { $first ->
    [0] Payer le tout en { $second_element_word }
   *[other] Payer { $first } { $first_element_of }, le reste en { $second_element_word }
}
board-action-share = Gagner { $first ->
    [0] { $second } { $second_element_of }
   *[other] { $first } { $first_element_of }{ $second ->
        [0] {""}
       *[other] {" "}et { $second } { $second_element_of }
    }
}
board-action-pay = Payer { $first ->
    [0] { $second } { $second_element_of }
   *[other] { $first } { $first_element_of }{ $second ->
        [0] {""}
       *[other] {" "}et { $second } { $second_element_of }
    }
}
board-action-buy = Acquérir { $card_word } pour { $first ->
    [0] { $second } { $second_element_of }
   *[other] { $first } { $first_element_of }{ $second ->
        [0] {""}
       *[other] {" "}et { $second } { $second_element_of }
    }
}
board-action-clean-up = Dépollution spéciale : retirer { $count } de la tuile { $tile } pour { $first ->
    [0] { $second } { $second_element_of }
   *[other] { $first } { $first_element_of }{ $second ->
        [0] {""}
       *[other] {" "}et { $second } { $second_element_of }
    }
}
board-pay = Payer
board-trash-hand = De la main
board-trash-discard = De la défausse
board-cleaning = Choisissez une tuile à portée : la dépollution spéciale en retire un ou deux jetons.
board-clean-up = Dépollution spéciale ({ $cost })
board-acquire-nothing = Ne rien acquérir
board-acquiring = Choisissez une carte du marché.
board-pin = Proposer : { $name }
board-pinned = { $name } propose : { $zone_word }

## La fiche

board-sheet = La fiche de l’adversaire
board-round = Manche { $round }
board-phases = Phases d’une manche
board-who = Qui a fini
board-is-done = { $name } : fini
board-is-at-it = { $name } : à jouer
board-ended-number = { $limit ->
    [0] { $name } : { $value }
   *[other] { $name } : { $value } sur { $limit }
}
board-waits = { $name } : en attente
board-to-win = Victoire
board-to-lose = Défaite
board-goal-mines = Mines restantes
board-goal-dome = Dôme
board-goal-dome-cost = Dôme (attaque : { $count })
board-goal-profitability = Rentabilité
board-goal-destroyed = Mines détruites
board-goal-pollution = Pollution
board-goal-mines-and-deck = Ou : plus de mines
board-danger-contaminated = Tuiles contaminées
board-danger-profitability = Rentabilité
board-danger-mine = Mine la plus avancée
board-mine-deck = Mines encore dans le paquet, par niveau : { $levels }
board-bag = Jetons dans le sac : { $tiles }
board-contamination-pile = { $count ->
    [one] { $count } carte contamination dans la pile
   *[other] { $count } cartes contamination dans la pile
}
board-sanctuaries = Sanctuaires en réserve :
board-event = Événement { $name } : l’équipe { $clean ->
    [0] ne retire rien
    [one] peut retirer une fois { $clean } jeton de pollution
   *[other] peut retirer une fois jusqu’à { $clean } jetons de pollution
} ; à un mélange : { $shuffle } ; pour une mine détruite : { $destroyed }
board-event-clean = Équipe
board-event-clean-count = { $count ->
    [0] ne retire rien
    [one] peut retirer { $count } jeton de pollution, une fois
   *[other] peut retirer jusqu’à { $count } jetons de pollution d’une tuile, une fois
}
board-event-none = Pas encore d’événement
board-tokens = { $count } jetons de pollution : la boîte en a 40, mais sans limite (ER-42)
board-event-shuffle = Mélange
board-event-destroyed = Mine détruite

## En mots

board-text-round = Manche { $round }, { $phase_word }. Contre { $adversary_word } ({ $difficulty_word }).
board-text-goal = Pour gagner : { $name } { $value }, à amener à { $target }.
board-text-danger = Défaite : { $name } { $value } sur { $limit }.
board-text-piles = Paquet de mines par niveau : { $deck }. Sac : { $bag }. Pile de contamination : { $contamination }.
board-text-players = Joueurs
board-text-player = { $seat_word } ({ $character_word }), tuile { $tile } : { $influence } ; { $hand ->
    [none] { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
   *[other] main : { $hand }
} ; contamination { $contamination }, pioche { $deck }, défausse { $discard }, encore à jouer { $owes }

## Comment jouer

lesson-gain = Vous êtes ambassadeur de l’air et de l’eau. Chaque carte a quatre zones, et vous en jouez une : influence, déplacement, sanctuaire, ou son pouvoir, en bas. Chacun joue quatre cartes par manche. Commencez par l’influence : prenez les 3 d’eau de la Bourrasque.
    .title = Une carte, quatre zones
    .done = Votre disque d’eau montre 4. L’influence paie les attaques et les nouvelles cartes ; ce que vous ne dépensez pas vous reste d’une manche à l’autre.
    .other = Touchez la première zone de la Bourrasque : +3 eau.
lesson-move = Mines et pollution arrivent aux quatre coins de la planète : il faut voyager. Jouez la Brise marine pour son déplacement, puis touchez une tuile éclairée. Vous pouvez vous arrêter après le premier pas.
    .title = À travers la planète
    .done = Rien ne barre la route : pions, mines et dôme partagent une tuile.
    .other = Touchez la zone aux flèches de la Brise marine, puis une tuile éclairée.
lesson-clean = Des jetons de pollution gisent sur la tuile 3, où vous êtes. Un quatrième contaminerait une tuile pour toujours. Le pouvoir de la Bruine en retire un.
    .title = Dépolluer le sol
    .done = Les jetons en pointillé sur la planète sont ce que les mines ajouteront à coup sûr.
    .other = Touchez le pouvoir de la Bruine, sa zone du bas.
lesson-sanctuary = Toute carte peut bâtir un sanctuaire là où vous êtes : il éveille la partie jaune des pouvoirs. Bâtissez le sanctuaire d’air que montre l’Arc-en-ciel.
    .title = Les sanctuaires
    .done = Quiconque se tient ici peut jouer les parties jaunes qui demandent l’air, aussi souvent qu’il veut. Mines et contamination détruisent les sanctuaires.
    .other = Touchez la troisième zone de l’Arc-en-ciel.
lesson-yellow = Un sanctuaire d’air se dresse ici. La partie jaune du Banc de brouillard le demande justement ; elle se fait d’abord, puis le reste. Jouez la partie jaune, puis choisissez la tuile à dépolluer.
    .title = La partie jaune
    .done = Vous avez gagné 1 d’air en plus. Sans le sanctuaire, seule la partie du bas se joue.
    .other = Touchez la zone jaune du Banc de brouillard, puis une tuile éclairée.
lesson-attack = Frappez maintenant. Pour attaquer, votre pion doit être sur la tuile de la mine : vous êtes sur la tuile 5, avec la Drague à sable. Son prix est sur la ligne sous son nom, un par élément ; vous en payez un seul. La Bourrasque attaque, mais elle vous donne une carte contamination.
    .title = Détruire une mine
    .done = La mine a disparu pour de bon. La carte contamination est maintenant dans votre main : la suite montre qu’en faire.
    .other = Touchez le pouvoir de la Bourrasque, sa zone du bas.
lesson-contamination = Les cartes contamination comptent parmi vos quatre cartes de la manche, et encombrent la main. En jouer une pose un jeton de pollution sur votre propre tuile ; puis vous payez 3 points d’influence, ou piochez 3 cartes. Sur une tuile contaminée, elle ne peut pas être jouée. Jouez-la, d’une façon ou de l’autre.
    .title = La contamination
    .done = Elle retourne à sa pile à la fin de la manche. Un pouvoir qui en détruit une en débarrasse sans pollution.
    .other = Touchez l’une des deux zones de la carte contamination.
lesson-dome = Mars ne cède que sans son dôme, sur la tuile 1. Vous y êtes. Il coûte 10, et là vos deux disques peuvent payer ensemble : voyez la liste des mines. Attaquez-le avec la Bourrasque.
    .title = Le dôme
    .done = Le dôme n’est plus. Avec la dernière mine, la planète serait libre.
    .other = Touchez le pouvoir de la Bourrasque, puis une façon de payer le dôme.
lesson-mines = Toutes les cartes sont jouées. Gardez une carte de votre main ou aucune ; puis chaque mine avance. Ce qui est certain est dessiné sur la planète et dit à côté. Gardez une carte, et voyez.
    .title = Les mines avancent
    .done = La mine a fait un pas. À son drapeau, tout serait perdu. Chaque fois qu’une pioche est mélangée, l’adversaire agit aussi.
    .other = Touchez Garder sur une carte, ou Ne rien garder.
lesson-buy = Après l’adversaire, chacun peut acquérir une carte, payée avec les deux disques. Elle vient en main aussitôt. Acquérez l’Ouragan, la plus forte carte ici.
    .title = De nouveaux pouvoirs
    .done = Un meilleur paquet fait gagner. Contre Mars : détruisez toutes les mines et le dôme avant que trop de tuiles soient contaminées.
    .other = Touchez l’Ouragan au marché, puis une façon de payer.

## Les signes, dans l’aide

legend-planet = La planète
legend-pollution = Une tuile avec 2 jetons de pollution, et deux places encore libres.
legend-contaminated = Le quatrième jeton contamine la tuile pour de bon ; son sanctuaire est perdu.
legend-sanctuary = Un sanctuaire, avec son élément : les parties jaunes des pouvoirs le demandent sur votre tuile.
legend-coming = En pointillé : une pollution qui viendra à coup sûr dans cette manche.
legend-mine = Une mine : les barres sont son niveau. Le cube avance d’un pas par manche ; au drapeau, tout est perdu.
legend-dome = Le dôme de Mars : on l’attaque sur sa tuile, vos deux disques peuvent payer.
legend-pawn = Un ambassadeur, avec le numéro de sa place.
legend-zones = Les zones d’une carte
legend-elements = Air, eau, terre, feu. Vous avez un disque d’influence pour deux d’entre eux.
legend-zone-gain = Influence : gagnez autant de points de cet élément.
legend-zone-move = Déplacement : d’autant de tuiles au plus.
legend-zone-sanctuary = Sanctuaire : bâtissez-en un de cet élément sur votre tuile.
legend-zone-yellow = Partie jaune : vient avant le pouvoir, si ce sanctuaire est sur votre tuile.
legend-powers = Les signes des pouvoirs
legend-gain = gagner de l’influence d’un élément
legend-gain-any = gagner de l’influence, répartie à votre gré
legend-lose = perdre de l’influence
legend-attack = attaquer une mine ou le dôme sur votre tuile
legend-reduce = l’attaque coûte moins
legend-remove = retirer de la pollution
legend-take = prendre une carte contamination
legend-trash = détruire une carte contamination
legend-acquire = acquérir une carte du marché
legend-draw = piocher des cartes
legend-other = concerne un autre joueur
legend-near = sur votre tuile ou sur une voisine
legend-mines-and-piles = Pas des mines, piles et avertissements
legend-own = une mine pollue sa tuile
legend-around = une mine pollue sa tuile et toutes ses voisines
legend-destroy = une mine détruit le sanctuaire de sa tuile
legend-lost = le terme d’une mine : tout est perdu
legend-deck = pioche ; quand elle s’épuise, la défausse est mélangée et l’adversaire répond
legend-discard = défausse
legend-bag = sac : les jetons qui désignent des tuiles au hasard
legend-mines = mines encore dans le paquet
legend-warning = un danger tout proche
