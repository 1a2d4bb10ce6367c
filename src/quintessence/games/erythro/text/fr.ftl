# Les mots d’Erythro. La règle d’une carte ne s’écrit jamais à la main : les textes line-… la composent de ses lignes.

game-name = Erythro
game-tagline = Une planète se défend : détruisez les mines et assainissez le sol ensemble, avant qu’il ne soit contaminé.
game-credits = Un jeu de Ludovic Henrio. Règles et dessins sont de notre main ; les cartes, les mines, les événements et la disposition des tuiles sont reconstitués.

## Options

option-adversary = Adversaire
option-adversary-mars = Compagnie minière de Mars
option-adversary-alliance = Alliance terrienne d’investissement minier
option-adversary-consortium = Consortium de colonisation d’Erythro
option-difficulty = Difficulté
option-difficulty-initiation = Initiation (facile)
option-difficulty-blitz = Blitz (assez difficile)
option-difficulty-medium = Moyen
option-difficulty-fairly-hard = Assez difficile
option-difficulty-hard = Difficile
preset-initiation = Première partie : Initiation
preset-initiation-about = Contre la Compagnie minière de Mars, au plus facile
preset-alone = Seul, deux ambassadeurs
preset-alone-about = Vous jouez pour les deux, mains visibles, à l’Initiation
preset-medium = Partie entière : Moyen
preset-medium-about = Contre la Compagnie minière de Mars, une fois les règles connues
option-characters = Personnages
option-characters-random = Tirés au sort
option-characters-chosen = Choisis par les joueurs
option-hands = Mains
option-hands-hidden = Chacun ne voit que la sienne
option-hands-shown = Toutes visibles
option-strict-elements = Éléments étrangers
option-strict-elements-false = Toute carte peut servir ; seul le gain exige un élément à soi
option-strict-elements-true = Sanctuaires et pouvoirs de ses propres éléments seulement
option-influence-limit = Limite d’un disque d’influence
option-influence-limit-10 = 10
option-influence-limit-12 = 12
option-influence-limit-15 = 15
option-influence-limit-20 = 20
option-layout = Planète
option-layout-players = Selon le nombre de joueurs
option-layout-small = 10 tuiles
option-layout-medium = 13 tuiles
option-layout-large = 16 tuiles
option-dome-payment = Le dôme se paie
option-dome-payment-mix = Avec n’importe quel mélange d’éléments
option-dome-payment-one = Avec un seul élément
option-scenario = Situation

## Mots

as-player = seat
as-by = seat
as-new = card
as-old = event-card
as-first-element = element
as-second-element = element
as-sanctuary = element
as-adversary = side
as-why = cause
as-ids = mine
side-mars = la Compagnie minière de Mars
side-alliance = l’Alliance terrienne
side-consortium = le Consortium
difficulty-initiation = Initiation
difficulty-blitz = Blitz
difficulty-medium = Moyen
difficulty-fairly-hard = Assez difficile
difficulty-hard = Difficile
element-air = air
    .of = d’air
element-water = eau
    .of = d’eau
element-earth = terre
    .of = de terre
element-fire = feu
    .of = de feu
element-mix = deux éléments
    .of = des deux éléments
element-none = rien
    .of = de rien
trait-character = Par personnage
character-air-water = Air et Eau
    .of = de l’air et de l’eau
character-water-earth = Eau et Terre
    .of = de l’eau et de la terre
character-earth-fire = Terre et Feu
    .of = de la terre et du feu
character-fire-air = Feu et Air
    .of = du feu et de l’air
character-none = aucun personnage
    .of = d’aucun personnage
zone-gain = influence
zone-move = déplacement
zone-sanctuary = sanctuaire
zone-power = pouvoir
zone-power-yellow = pouvoir avec sa partie jaune
zone-pay = payer
zone-draw = piocher
zone-none = rien
phase-setup = Mise en place
phase-players = Joueurs
phase-discard = Défausse
phase-mines = Mines
phase-adversary = Adversaire
phase-market = Achat
phase-draw = Pioche
phase-over = Fin
cause-set-up = la mise en place
cause-phase = la phase
cause-shuffle = un mélange
cause-mine-destroyed = une mine détruite
cause-card = une carte
cause-mine = une mine s’y trouve
cause-dome = le dôme s’y trouve
cause-contaminated = la tuile est contaminée
cause-none = rien
purpose-pollution = une pollution
purpose-mine = une mine
purpose-pawn = un pion
answer-mine = une mine
answer-pollution = une pollution au hasard
answer-profitability = une hausse de sa rentabilité
answer-event = ce que dit l’événement
answer-nothing = rien
source-hand = la main
source-discard = la défausse
goal-mines = Mines sur la planète
goal-dome = Le dôme
goal-profitability = Rentabilité
goal-destroyed = Mines détruites
goal-pollution = Pollution sur la planète
goal-mines-and-deck = Mines sur la planète et dans le paquet
danger-contaminated = Tuiles contaminées
danger-profitability = Rentabilité
danger-mine = La mine la plus proche de son terme
card-hidden = une carte cachée
card-nothing = aucune carte
card-none = rien
event-card-none = aucun
mine-dome = le dôme
    .the = le dôme

## Ce que font les cartes, les mines et les événements

line-gain = { $target ->
    [other] Un autre joueur gagne { $count } { $element_of }
   *[self] Gagnez { $count } { $element_of }
}
line-gain-any = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut gagner
       *[false] gagne
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence dans ses éléments
   *[self] { $may ->
        [true] Vous pouvez gagner
       *[false] Gagnez
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence dans vos éléments
}
line-lose = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut perdre
       *[false] perd
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence
   *[self] { $may ->
        [true] Vous pouvez perdre
       *[false] Perdez
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } d’influence
}
line-attack = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut attaquer
       *[false] attaque
    }
    [near] { $may ->
        [true] Vous pouvez attaquer
       *[false] Attaquez
    } ici ou sur une tuile voisine
    [other_near] { $may ->
        [true] Vous pouvez attaquer
       *[false] Attaquez
    } sur la tuile d’un autre joueur ou à côté
   *[self] { $may ->
        [true] Vous pouvez attaquer
       *[false] Attaquez
    }
}
line-reduce = L’attaque coûte { $count } de moins
line-take = { $target ->
    [other] Un autre joueur prend une carte contamination
   *[self] Prenez une carte contamination
}
line-trash = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut détruire
       *[false] détruit
    } une carte contamination
   *[self] { $may ->
        [true] Vous pouvez détruire
       *[false] Détruisez
    } une carte contamination
}
line-remove = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut retirer
       *[false] retire
    } jusqu’à { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de pollution de sa tuile
    [near] { $may ->
        [true] Vous pouvez retirer
       *[false] Retirez
    } jusqu’à { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de pollution ici ou sur une tuile voisine
    [other_near] { $may ->
        [true] Vous pouvez retirer
       *[false] Retirez
    } jusqu’à { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de pollution sur la tuile d’un autre joueur ou à côté
   *[self] { $may ->
        [true] Vous pouvez retirer
       *[false] Retirez
    } jusqu’à { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de pollution ici
}
line-move = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut se déplacer
       *[false] se déplace
    } de { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles au plus
    }
   *[self] { $may ->
        [true] Vous pouvez vous déplacer
       *[false] Déplacez-vous
    } de { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles au plus
    }
}
line-acquire = { $target ->
    [other] Un autre joueur { $may ->
        [true] peut acquérir
       *[false] acquiert
    } une carte
   *[self] { $may ->
        [true] Vous pouvez acquérir
       *[false] Acquérez
    } une carte
}
line-sanctuary = Bâtissez un sanctuaire { $element_of }
line-pollute = Posez { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution sur votre tuile
line-draw = Piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mine-line-none = sans effet
mine-line-destroy = détruit le sanctuaire de sa tuile
mine-line-own = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution sur sa tuile
mine-line-around = 1 jeton de pollution sur sa tuile et sur chaque voisine
mine-line-lost = Perdu
event-effect-none = rien
event-effect-mine = une nouvelle mine
event-effect-pollute = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution au hasard
event-effect-take = le joueur prend une carte contamination
event-effect-lose = le joueur perd { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’influence
event-effect-remove = le joueur retire jusqu’à { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution d’une tuile
event-effect-gain-any = le joueur gagne { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’influence

## Actions

action-embody = Prendre l’ambassade { $character_of }
    .group = Choisir un personnage
action-play = Jouer { $card_word } : { $zone_word }
    .group = Jouer une carte
action-step = Aller sur la tuile { $tile }
    .group = Avancer
action-stop = S’arrêter ici
action-name = { $player_word }
    .group = Désigner un joueur
action-share = { $first ->
    [0] Tout sur votre second disque
   *[other] { $first } sur votre premier disque, le reste sur le second
}
    .group = Répartir
action-pay = { $first ->
    [0] Payer tout du second disque
   *[other] Payer { $first } du premier disque, le reste du second
}
    .group = Payer
action-remove = Retirer { $count } de la tuile { $tile }
    .group = Retirer de la pollution
action-trash = Détruire une carte contamination : { $source_word }
    .group = Détruire
action-attack = { $thing ->
    [dome] Attaquer le dôme, en payant { $element ->
        [mix] des deux disques
       *[other] en { $element_word }
    }
   *[mine] Attaquer la mine de la tuile { $tile }, en payant en { $element_word }
}
    .group = Attaquer
action-buy = Acquérir { $card_word }, { $first ->
    [0] payée du second disque
   *[other] en payant { $first } du premier disque
}
    .group = Acquérir une carte
action-decline = Y renoncer
action-keep = { $card ->
    [none] Ne garder aucune carte
   *[other] Garder { $card_word }
}
    .group = Garder une carte
action-finish = Ne plus rien acquérir
action-clean = Événement : retirer { $count } de la tuile { $tile }
    .group = Retirer grâce à l’événement
action-clean-up = Dépollution spéciale : retirer { $count } de la tuile { $tile }, { $first ->
    [0] payée du second disque
   *[other] { $first } payé du premier disque
}
    .group = Dépollution spéciale
action-let-be = Laisser faire pour l’instant
action-let-be-this-phase = Laisser faire toute la phase

## Ce qui s’est passé : les joueurs

event-embodied = { $seat_word } prend l’ambassade { $character_of }.
event-played = { $seat_word } joue { $card_word } : { $zone_word }.
event-stepped = { $seat_word } va sur la tuile { $tile }.
event-stopped = { $seat_word } s’arrête sur la tuile { $tile }.
event-named = { $seat_word } désigne { $player_word }.
event-gained = { $seat_word } gagne { $first ->
    [0] { $second } { $second_element_of }.
   *[other] { $first } { $first_element_of }{ $second ->
        [0] .
       *[other] {" "}et { $second } { $second_element_of }.
    }
}
event-paid = { $seat_word } paie { $first ->
    [0] { $second } { $second_element_of }.
   *[other] { $first } { $first_element_of }{ $second ->
        [0] .
       *[other] {" "}et { $second } { $second_element_of }.
    }
}
event-reduced = La prochaine attaque de cette carte coûte { $count } de moins.
event-sanctuary-built = { $seat_word } bâtit un sanctuaire { $element_of } sur la tuile { $tile }.
event-took = { $seat_word } prend une carte contamination.
event-trashed = { $seat_word } détruit une carte contamination prise dans { $source_word }.
event-removed = { $seat_word } retire { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution de la tuile { $tile }.
event-bought = { $seat_word } acquiert { $card_word }{ $new ->
    [none] {" "}; il n’en reste plus de cet élément.
   *[other] {" "}; au marché maintenant : { $new_word }.
}
event-declined = { $seat_word } y renonce.
event-line-skipped = La ligne { $line } ne peut plus se faire : elle est passée.
event-card-ended = { $card_word } : c’est fait.
event-kept = { $card ->
    [hidden] { $seat_word } sait quoi garder.
    [nothing] { $seat_word } ne garde aucune carte.
   *[other] { $seat_word } garde { $card_word }.
}
event-discarded = { $count ->
    [0] { $seat_word } ne défausse aucune carte{ $returned ->
        [0] .
       *[other] {" "}; les contaminations jouées retournent à leur pile.
    }
   *[other] { $seat_word } défausse { $card_word }{ $returned ->
        [0] .
       *[other] {" "}; les contaminations jouées retournent à leur pile.
    }
}
event-finished = { $seat_word } n’acquiert plus rien.
event-drew = { $seat_word } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $card ->
    [none] { $contamination ->
        [0] .
        [one] , dont { $contamination } contamination.
       *[other] , dont { $contamination } contaminations.
    }
   *[other] {" "}: { $card_word }.
}
event-shuffled = { $seat_word } mélange sa défausse pour refaire sa pioche.
event-phase-started = Manche { $round } : { $phase_word }.
event-attacked = { $seat_word } attaque sur la tuile { $tile } : { $mine_word }.
event-mine-destroyed = Mine détruite : { $mine_word }.
event-dome-destroyed = Le dôme est détruit.
event-let-be = { $seat_word } ne dépollue pas{ $phase ->
    [true] {" "}pendant cette phase.
   *[false] .
}

## Ce qui s’est passé : l’adversaire

event-adversary-woke = { $why ->
    [phase] C’est la phase de l’adversaire : { $answer_word }.
    [set_up] Mise en place : { $answer_word }.
    [shuffle] Un mélange réveille l’adversaire : { $answer_word }.
    [mine_destroyed] Une mine détruite réveille l’adversaire : { $answer_word }.
   *[other] L’adversaire agit : { $answer_word }.
}
event-token-drawn = Le sac désigne la tuile { $tile } pour { $purpose_word }{ $accepted ->
    [true] .
   *[false] , mais { $why_word } : un autre jeton.
}
event-bag-refilled = Le sac est vide : les { $count } jetons y retournent.
event-placement-skipped = Aucune tuile ne peut recevoir { $purpose_word } : rien n’arrive.
event-mine-placed = Mine de niveau { $level } sur la tuile { $tile } : { $mine_word }.
event-mine-advanced = { $mine_word }, tuile { $tile }, passe à l’étape { $to_line }{ $lines_left ->
    [0] {" "}: c’est perdu.
   *[other] .
}
event-line-done = { $mine_word } : { $effect ->
    [none] il ne se passe rien.
    [destroy] { $sanctuary ->
        [none] il n’y a pas de sanctuaire à détruire.
       *[other] le sanctuaire { $sanctuary_of } de la tuile { $tile } est détruit.
    }
    [around] pollution sur la tuile { $tile } et toutes ses voisines.
   *[other] pollution sur la tuile { $tile }.
}
event-pollution-changed = La tuile { $tile } porte { $after ->
    [one] { $after } jeton
   *[other] { $after } jetons
} de pollution (avant : { $before }).
event-tile-contaminated = La tuile { $tile } est contaminée{ $sanctuary ->
    [none] {""}
   *[other] {" "}et perd son sanctuaire { $sanctuary_of }
} (tuiles contaminées : { $count } sur { $limit }).
event-profitability-changed = La rentabilité passe de { $before } à { $after } ; la limite est { $limit }.
event-event-revealed = Événement : { $event_card_word }. { $clean ->
    [0] L’équipe ne peut pas retirer de pollution.
    [one] L’équipe peut retirer { $clean } jeton de pollution d’une tuile.
   *[other] L’équipe peut retirer jusqu’à { $clean } jetons de pollution d’une tuile.
}
event-event-part-done = { $part ->
    [1] { $event_card_word } : la dépollution de l’équipe est finie.
    [2] { $event_card_word } répond au mélange.
   *[3] { $event_card_word } répond à la mine détruite.
}
event-cleanup-open = C’est le moment d’une dépollution spéciale.
event-cleaned-up = { $seat_word } dépollue : { $count } de moins sur la tuile { $tile }.
event-pawn-placed = { $seat_word } commence sur la tuile { $tile }.
event-match-ended = { $result ->
    [won] La planète est sauvée.
   *[lost] La planète est perdue.
}
criterion-lot = tirage au sort
criterion-oldest = la plus ancienne mine d’abord
criterion-refused-mine = une mine s’y trouve
criterion-refused-dome = le dôme s’y trouve
criterion-refused-contaminated = la tuile est contaminée

## Ce qui est demandé

prompt-embodying = Choisissez votre personnage.
prompt-playing = Jouez une carte pour une de ses zones : encore { $owed } à jouer dans la manche { $round }.
prompt-naming = { $card_word } : désignez le joueur que la ligne concerne.
prompt-sharing = Répartissez { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’influence entre vos deux disques.
prompt-paying = Payez { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} d’influence de vos disques.
prompt-attacking = Choisissez ce que vous attaquez et comment vous payez.
prompt-trashing = Détruisez une carte contamination, de votre main ou de votre défausse.
prompt-removing = Retirez jusqu’à { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} de pollution d’une tuile, au moins 1.
prompt-moving = Déplacement : encore { $steps ->
    [one] { $steps } pas.
   *[other] { $steps } pas.
}
prompt-acquiring = Choisissez une carte du marché et comment vous payez.
prompt-cleaning = L’événement permet à l’équipe de retirer jusqu’à { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} de pollution d’une tuile : chacun peut répondre.
prompt-window = Dépollution spéciale : maintenant, ou laissez faire.
prompt-discarding = Gardez une carte de votre main, ou aucune.
prompt-buying = { $bought ->
    [true] Vous avez votre carte ; une dépollution reste possible.
   *[false] Acquérez une carte, ou rien.
}
prompt-wait = { $seat_word } décide.
prompt-wait-for-others = Les autres décident encore.

number-rounds = Manches : { $mean } en moyenne, neuf parties sur dix entre { $low } et { $high }.
bench-team = une partie entière de trois robots de niveau 2, ms

## Pourquoi un robot propose ceci

advice-win = La partie est gagnée ainsi, en { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
advice-destroy = { $cards ->
    [one] { $cards } carte détruit
   *[other] { $cards } cartes détruisent
} une mine : { $mine_word }.
advice-dome = { $cards ->
    [one] { $cards } carte suffit
   *[other] { $cards } cartes suffisent
} pour attaquer le dôme.
advice-save = { $cards ->
    [one] La
   *[other] Avec les { $cards } prochaines cartes, la
} tuile { $tile } ne sera pas contaminée.
advice-clean = { $cards ->
    [one] La
   *[other] Avec les { $cards } prochaines cartes, la
} tuile { $tile } perd { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution.
advice-trash = { $cards ->
    [one] { $seat_word }
   *[other] Avec les { $cards } prochaines cartes, { $seat_word }
} se débarrasse d’une carte contamination.
advice-gather = { $cards ->
    [one] Cela rassemble
   *[other] Les { $cards } prochaines cartes rassemblent
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’influence ; prochaine cible : { $mine_word }.
advice-help = { $cards ->
    [one] { $player_word }
   *[other] Avec les { $cards } prochaines cartes, { $player_word }
} reçoit { $count ->
    [one] { $count } point
   *[other] { $count } points
} d’influence.
advice-approach = { $cards ->
    [one] Cela mène
   *[other] Les { $cards } prochaines cartes mènent
} à la tuile { $tile }, plus près de la prochaine cible : { $mine_word }.
advice-build = { $cards ->
    [one] Un sanctuaire ici renforce
   *[other] Les { $cards } prochaines cartes bâtissent un sanctuaire, qui renforce
} les pouvoirs à venir.
advice-buy = { $card_word } vaut son prix ({ $price }), et une carte de plus retarde le prochain mélange.
advice-keep = { $card_word } sera la plus utile à la prochaine manche.
advice-keep-nothing = Une carte nouvelle sera plus utile à la prochaine manche.
advice-clean-up = Une dépollution maintenant retire { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} de pollution de la tuile { $tile }.
advice-leave = Rien de ce qui est offert ne vaut son prix maintenant.
advice-ready = L’équipe est ainsi la mieux préparée pour la suite.

## Pourquoi pas

objection-nothing-to-decide = Vous n’avez rien à décider maintenant ; c’est aux autres.
objection-not-now = Ce n’est pas ce qui est demandé.
objection-not-in-hand = Vous n’avez pas cette carte en main.
objection-nothing-owed = Vous avez joué toutes vos cartes de la manche.
objection-character-taken = Ce personnage est déjà pris.
objection-elements-missing = À deux, il faut réunir les quatre éléments.
objection-element-not-mastered = Votre personnage ne maîtrise pas cet élément.
objection-no-yellow-part = Cette carte n’a pas de partie jaune.
objection-no-sanctuary-here = La partie jaune demande un sanctuaire de son élément sur votre tuile.
objection-cannot-finish = La carte ne pourrait plus être achevée.
objection-nobody-can = Aucun autre joueur ne peut faire ce que dit la carte.
objection-not-oneself = La carte parle d’un autre joueur.
objection-cannot-do-it = Ce joueur ne peut pas faire ce que dit la carte.
objection-no-such-player = Ce joueur n’existe pas.
objection-influence-missing = Vous n’avez pas assez d’influence.
objection-too-many-points = Il n’y a pas autant de points à répartir ou à payer.
objection-nowhere-to-go = Il n’y a pas de tuile voisine.
objection-one-step-at-least = Faites au moins un pas.
objection-no-neighbour = Ce n’est pas une tuile voisine.
objection-out-of-reach = C’est hors de portée de la carte.
objection-nothing-to-remove = Il n’y a pas de pollution à retirer.
objection-too-many-tokens = On ne peut pas y retirer autant de jetons.
objection-contamination-pile-empty = La pile de contamination est vide.
objection-nothing-to-trash = Il n’y a pas de carte contamination à détruire.
objection-hand-too-small = La main compterait alors moins de cartes qu’il n’en reste à jouer.
objection-tile-contaminated = La tuile est contaminée.
objection-too-few-cards-to-draw = Il n’y a pas assez de cartes à piocher.
objection-nothing-to-attack = Il n’y a rien à attaquer là.
objection-attack-too-dear = L’attaque coûte plus d’influence que vous n’en avez.
objection-nothing-affordable = Aucune carte du marché ne peut être payée.
objection-not-on-offer = Cette carte n’est pas au marché.
objection-bought-already = Vous avez déjà acquis une carte dans cette phase.
objection-sanctuary-there = Il y a déjà un sanctuaire sur votre tuile.
objection-no-sanctuary-left = Il ne reste plus de sanctuaire de cet élément.
objection-no-clean-up-here = La dépollution spéciale n’existe que contre le Consortium.
objection-cleaned-already = Votre dépollution spéciale de cette manche est faite.

## Fins

reason-mine-lost = une mine a atteint sa dernière étape
reason-contaminated = trop de tuiles sont contaminées
reason-profitable = la planète est trop rentable
reason-stuck = un joueur doit encore jouer une carte et ne peut en jouer aucune
reason-planet-freed = il ne reste ni mine ni dôme sur la planète
reason-unprofitable = la planète n’est plus rentable
reason-planet-cleaned = les mines sont détruites et la planète est propre
reason-mines-exhausted = toutes les mines du paquet sont détruites
score-destroyed = mines détruites
score-contaminated = tuiles contaminées

## Ce qui ne va pas dans ce qui est donné

error-difficulty-not-offered = { $adversary_word } n’a pas la difficulté « { $difficulty_word } » (il y a : { $known })
error-scenario-not-object = une situation est un objet fait de champs, et non { $value }
error-scenario-unknown-field = une situation n’a pas de champ « { $field } » (connus : { $known })
error-scenario-bad-field = le champ « { $field } » de la situation ne peut pas être lu : { $value }
error-scenario-one-a-seat = le champ « { $field } » de la situation demande une valeur pour chacun des { $seats } sièges
error-scenario-bad-tile = il n’y a pas de tuile { $value } (champ « { $field } »)
error-scenario-bad-count = dans le champ « { $field } », { $value } n’est pas un nombre de { $least } à { $most }
error-scenario-unknown-card = il n’y a pas de carte « { $card } »
error-scenario-card-taken = la carte « { $card } » sert deux fois
error-scenario-foreign-card = la carte de base « { $card } » est celle d’un autre personnage
error-scenario-unknown-mine = il n’y a pas de mine « { $mine } »
error-scenario-mine-taken = la mine « { $mine } » sert deux fois
error-scenario-tile-taken = la tuile { $tile } a déjà une mine
error-scenario-bad-character = les personnages d’une situation sont un par siège, chacun une fois, et à deux avec les quatre éléments
error-scenario-bad-element = il n’y a pas ici d’élément « { $value } » (champ « { $field } »)
error-scenario-unknown-event = il n’y a pas d’événement « { $value } »
error-scenario-wrong-adversary = le champ « { $field } » ne convient pas à cet adversaire
error-scenario-contaminated-sanctuary = la tuile contaminée { $tile } ne peut pas avoir de sanctuaire
error-data-line-near = « near » et « other_near » ne vont qu’avec remove et attack : { $found }
error-data-line-other = une réduction ne peut pas être celle d’un autre joueur : { $found }
error-data-line-may = « may » ne va qu’avec un effet qui laisse un choix : { $found }
error-data-line-unknown = ce n’est pas une ligne de carte : { $found }
error-data-line-count = il faut un nombre de 1 à 12 : { $found }
error-data-gain = il faut un élément et un nombre, comme « air 3 » : { $found }
error-data-element = il faut air, water, earth ou fire : { $found }
error-data-mine-line = il faut none, destroy, around, ou own 1 à own 3 : { $found }
error-data-event-effect = ce n’est pas un effet d’événement : { $found }
error-data-slug = il faut un nom de minuscules, chiffres, tirets et tirets bas : { $found }
error-data-card-twice = deux cartes s’appellent { $found }
error-data-too-many-cards = il y a au plus { $most } cartes
error-data-no-bottom = la partie basse d’un pouvoir ne peut pas être vide
error-data-no-move = une carte déplace d’au moins une tuile
error-data-cost = il faut un coût de 1 à 12, et non : { $found }
error-data-base-cards = un personnage a au moins { $least } cartes de base
error-data-cheap-cards = chaque élément demande au moins { $least } cartes qui coûtent { $most } ou moins
error-data-level = il faut un niveau de 1 à 4, et non : { $found }
error-data-mine-count = le niveau { $level } demande au moins { $least } mines
error-data-mine-lines = une mine a de une à huit lignes
error-data-mine-cost = il faut un coût de 0 à 30, et non : { $found }
error-data-clean = un événement retire au plus { $most } jetons
error-data-no-effect = une partie d’événement a au moins un effet, « none » pour rien
error-data-character = un personnage a deux éléments différents
error-data-complement = à deux joueurs, deux personnages doivent réunir les quatre éléments
error-data-start = les disques commencent par deux nombres qui ne dépassent pas la limite
error-data-layout = une disposition a des tuiles différentes qui se touchent, dont [0, 0], de { $least } à { $most }
error-data-number = il faut un nombre de { $least } à { $most }, et non : { $found }
error-data-three-numbers = il faut trois nombres, pour 2, 3 et 4 joueurs

card-contamination = Contamination

## Cartes de base : air et eau

card-squall = Bourrasque
card-waterspout = Trombe marine
card-drizzle = Bruine
card-fog-bank = Banc de brouillard
card-sea-breeze = Brise marine
card-sea-foam = Écume
card-rainbow = Arc-en-ciel
card-sea-spray = Embruns

## Cartes de base : eau et terre

card-mudslide = Coulée de boue
card-sinkhole = Doline
card-marsh = Marais
card-groundwater = Nappe profonde
card-silt = Limon
card-mangrove = Mangrove
card-seedlings = Jeunes pousses
card-river-pebbles = Galets

## Cartes de base : terre et feu

card-tremor = Secousse
card-molten-rock = Roche en fusion
card-fertile-ash = Cendre fertile
card-warm-stones = Pierres chaudes
card-obsidian = Obsidienne
card-red-clay = Argile rouge
card-cave-glow = Lueur souterraine
card-flicker = Flammèche

## Cartes de base : feu et air

card-grass-fire = Feu d’herbes
card-lightning = Éclair
card-open-sky = Grand ciel
card-evening-glow = Lueur du soir
card-smoke-plume = Panache de fumée
card-heat-haze = Brume de chaleur
card-warm-wind = Vent chaud
card-shooting-star = Étoile filante

## Cartes avancées : air

card-light-breeze = Brise légère
card-pollen-cloud = Nuage de pollen
card-migrating-birds = Oiseaux migrateurs
card-updraft = Courant ascendant
card-drifting-clouds = Nuages vagabonds
card-shared-breath = Souffle partagé
card-gust = Rafale
card-whirlwind = Tourbillon
card-trade-winds = Alizés
card-great-flock = Vol en nuée
card-clear-sky = Ciel lavé
card-hurricane = Ouragan
card-high-wind = Vent d’altitude
card-choir-of-winds = Chœur des vents
card-eye-of-the-storm = Œil du cyclone
card-aurora = Aurore

## Cartes avancées : eau

card-morning-dew = Rosée
card-brook = Ruisseau
card-mist = Brume
card-clear-spring = Source claire
card-downpour = Averse
card-rising-tide = Marée montante
card-torrent = Torrent
card-monsoon = Mousson
card-delta = Delta
card-geyser = Geyser
card-tsunami = Tsunami
card-crater-lake = Lac de cratère
card-oasis = Oasis
card-great-flood = Grande crue
card-maelstrom = Maelström

## Cartes avancées : terre

card-rich-soil = Humus
card-sleeping-seed = Graine dormante
card-deep-roots = Racines profondes
card-echoing-cave = Grotte aux échos
card-fertile-hills = Collines fertiles
card-rockslide = Éboulement
card-carpet-of-moss = Tapis de mousse
card-crystal-vein = Veine de cristal
card-landslide = Glissement de terrain
card-glade = Clairière
card-earthquake = Séisme
card-watchful-mountain = Montagne veilleuse
card-stone-garden = Jardin de pierres
card-mother-forest = Forêt mère
card-drifting-plates = Dérive des plaques

## Cartes avancées : feu

card-spark = Étincelle
card-rain-of-ashes = Pluie de cendres
card-will-o-the-wisp = Feu follet
card-cleansing-flame = Flamme purificatrice
card-wildfire = Feu de brousse
card-blaze = Brasier
card-fumarole = Fumerolle
card-lava-flow = Coulée de lave
card-clearing-fire = Brûlis
card-ember-storm = Tempête de braises
card-eruption = Éruption
card-glowing-stones = Pierres ardentes
card-meteor = Météore
card-burning-cloud = Nuée ardente
card-heart-of-the-volcano = Cœur du volcan

## Mines de niveau 1

mine-prospectors-camp = Camp de prospection
mine-sand-dredge = Drague à sable
mine-mobile-drill = Foreuse mobile
mine-open-trench = Tranchée
mine-gravel-pit = Gravière
mine-dust-quarry = Carrière de poussière
mine-test-bore = Forage d’essai
mine-coring-station = Station de carottage
mine-peat-cutting = Tourbière éventrée
mine-powder-store = Dépôt d’explosifs

## Mines de niveau 2

mine-iron-shaft = Puits de fer
mine-clay-quarry = Carrière d’argile
mine-slate-face = Front d’ardoise
mine-gas-well = Puits de gaz
mine-coal-gallery = Galerie de charbon
mine-sulphur-works = Usine de soufre
mine-tin-washery = Laverie d’étain
mine-rock-crusher = Concasseur
mine-copper-pit = Fosse de cuivre
mine-tailings-pond = Bassin de résidus

## Mines de niveau 3

mine-red-valley-pit = Fosse du Val rouge
mine-slag-mountain = Montagne de scories
mine-acid-field = Champ d’acide
mine-smelter = Fonderie
mine-bucket-wheel = Roue-pelle
mine-fracking-field = Champ de fracturation
mine-uranium-shaft = Puits d’uranium
mine-deep-gallery = Galerie profonde
mine-quicksilver-works = Usine à mercure
mine-cobalt-terraces = Gradins de cobalt

## Mines de niveau 4

mine-diverted-river = Fleuve détourné
mine-black-crater = Cratère noir
mine-great-furnace = Grande fournaise
mine-ore-spaceport = Port spatial
mine-levelled-mountain = Montagne arasée
mine-core-tap = Ponction du noyau
mine-orbital-lift = Ascenseur orbital
mine-mining-city = Ville minière
mine-mantle-drill = Foreuse du manteau
mine-mother-shaft = Puits mère

## Cartes événement

event-card-spring-tide = Grande marée
event-card-thaw = Dégel
event-card-great-bloom = Grande floraison
event-card-equinox = Équinoxe
event-card-dust-storm = Tempête de poussière
event-card-eclipse = Éclipse
event-card-great-migration = Grande migration
event-card-solar-wind = Vent solaire
event-card-thunder-season = Saison des orages
event-card-drought = Sécheresse
event-card-meteor-shower = Pluie de météores
event-card-red-moon = Lune rouge

## Ce qu’on peut accomplir

achievement-sanctuary = Un lieu de paix
achievement-sanctuary-about = Construisez un sanctuaire sur votre tuile : il ouvre les parties jaunes des cartes.
achievement-attack = Une mine de moins
achievement-attack-about = Attaquez une mine et payez son coût en un seul élément : elle quitte la partie.
achievement-dome = Le dôme tombe
achievement-dome-about = Attaquez le dôme sur sa tuile.
achievement-trash = Mains propres
achievement-trash-about = Détruisez une carte contamination : elle retourne dans sa pile.
achievement-saved = Erythro est sauvée
achievement-saved-about = Gagnez ensemble une partie contre l’adversaire.
