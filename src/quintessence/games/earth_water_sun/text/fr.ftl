# Les mots de Earth, Water & Sun. Les cases se nomment a1, b4… ; une arête est une case et une direction : d4:ne.

game-name = Earth, Water & Sun
game-tagline = Deux Écosystèmes, une planète : faites grandir vos Spécimens, posez vos Racines, abattez les Arbres adverses.
game-credits = Un prototype ; son livret ne nomme ni auteur ni éditeur. Les règles sont rédigées et les dessins tracés par nos soins ; les plateaux sont reconstitués.

## Mots

kind-earth = Terre
    .one = une Terre
    .of = de Terre
kind-water = Eau
    .one = une Eau
    .of = d’Eau
kind-sun = Soleil
    .one = un Soleil
    .of = de Soleil
colour-black = Noir
colour-white = Blanc
owner-black = noire
owner-white = blanche
species-tree = Arbre
    .the = l’Arbre
species-mushroom = Champignon
    .the = le Champignon
direction-e = est
    .at = à l’est
direction-ne = nord-est
    .at = au nord-est
direction-nw = nord-ouest
    .at = au nord-ouest
direction-w = ouest
    .at = à l’ouest
direction-sw = sud-ouest
    .at = au sud-ouest
direction-se = sud-est
    .at = au sud-est
# Ce qui est à faire à chaque étape d’un tour.
stage-growth = donner une ressource à un Spécimen
stage-move = déplacer un Spécimen
stage-stepping = poursuivre le déplacement, ou s’arrêter
stage-attack = attaquer, ou en rester là
stage-target = choisir une seconde cible, ou aucune
stage-reward = placer ce qui a été gagné
stage-extra = faire un pas de plus après l’attaque, ou rester
stage-wind-up = finir le tour
stage-over = rien, la partie est finie

## Actions

action-grow = Donner { $kind_one } à { $hex }
    .group = Donner une ressource
action-step = Aller de { $hex } à { $to }, { $direction_at }
    .group = Faire un pas
action-strike = Attaquer le Spécimen en { $hex }
    .group = Attaquer un Spécimen
action-sever = Attaquer { $hex } pour détruire une Racine { $owner_word } sur son arête { $direction_word }
    .group = Détruire une Racine
action-lay = Poser une Racine sur { $edge }
    .group = Poser une Racine
action-lift = Retirer une Racine de { $edge }
    .group = Retirer une Racine
action-destroy = Détruire la case { $hex }
    .group = Détruire une case
action-stop = S’arrêter ici
action-hold = En rester là
action-end = Finir le tour

## Événements

event-grew = { $colour_word } donne { $kind_one } à { $hex }.
event-gained-roots = { $colour_word } reçoit { $count ->
    [one] une Racine
   *[other] { $count } Racines
}.
event-gained-shield = L’Arbre de { $colour_word } en { $hex } reçoit un Bouclier.
event-stepped = { $colour_word } va de { $hex } à { $to }.
event-skipped-move = { $colour_word } ne peut rien déplacer : pas de déplacement ce tour-ci.
event-struck = { $colour_word } attaque { $to }.
event-counter-attacked = { $colour_word } contre-attaque depuis { $hex }.
event-lost-shield = { $colour_word } perd le Bouclier en { $hex }.
event-specimen-destroyed = { $colour_word } perd { $species_the } en { $hex }.
event-root-destroyed = { $colour_word } perd une Racine sur { $edge }.
event-rebounded = { $colour_word } rebondit de { $hex } à { $to }.
event-laid = { $colour_word } pose une Racine sur { $edge }.
event-lifted = { $colour_word } retire une Racine de { $edge }.
event-earned = { $colour_word } gagne { $count ->
    [one] une ressource
   *[other] { $count } ressources
}.
event-world-ended = La Fin du monde commence pour { $colour_word } : désormais, chaque ressource détruit une case.
event-tile-destroyed = { $colour_word } détruit la case { $hex }.
event-root-vanished = La Racine de { $colour_word } sur { $edge } disparaît : plus aucune case ne la borde.
event-turn-ended = { $colour_word } a fini son tour.
event-won = { $colour_word } gagne la partie !
event-drew = Partie nulle.

## Pourquoi pas

objection-match-is-over = La partie est finie.
objection-not-your-turn = C’est à l’autre joueur de décider.
objection-not-now = Pas maintenant. À faire : { $stage_word }.
objection-roots-not-now = Les Racines attendront un instant. À faire d’abord : { $stage_word }.
objection-must-move = Il faut déplacer un Spécimen, et il doit s’arrêter ailleurs que sur sa case de départ.
objection-no-specimen = Il n’y a pas de Spécimen en { $hex }.
objection-not-your-specimen = Le Spécimen en { $hex } n’est pas à vous.
objection-world-has-ended = Votre Fin du monde a commencé : vos Spécimens ne grandissent plus, chaque ressource détruit une case.
objection-specimen-full = Le Spécimen en { $hex } ne peut plus rien recevoir : un Champignon porte deux ressources, un Arbre quatre.
objection-three-of-a-kind = Le Spécimen en { $hex } porte déjà trois ressources { $kind_of }, le maximum pour une même sorte.
objection-stock-empty = Il n’y a plus { $kind_of } dans la réserve. Choisissez une autre ressource.
objection-off-the-board = Le plateau finit là : il n’y a pas de case { $direction_at } de { $hex }.
objection-root-in-the-way = Une Racine barre le passage de { $hex } à { $to } ; peu importe à qui elle est.
objection-tile-destroyed = Cette case est détruite : plus personne ne peut s’en servir.
objection-ally-in-the-way = L’un de vos Spécimens se tient en { $to }.
objection-not-the-mover = Le Spécimen qui se déplace ce tour-ci n’est pas en { $hex }.
objection-no-turn-left = Ce déplacement ne peut plus changer de direction : il va tout droit, ou s’arrête.
objection-would-end-where-it-began = Par là, le déplacement ne pourrait finir que sur sa case de départ.
objection-extra-step-onto-enemy = Le pas après une attaque mène à une case vide, et un adversaire se tient en { $to }.
objection-already-a-target = { $hex } est déjà une cible de cette attaque : choisissez une autre case, ou restez-en là.
objection-must-strike-here = Votre Spécimen est entré sur la case d’un adversaire : c’est là qu’il doit d’abord attaquer.
objection-no-sun = Sans Soleil au début de son déplacement, un Spécimen n’attaque que la case où il se tient, pas { $hex }.
objection-root-between = Une Racine se dresse entre votre Spécimen et { $hex }.
objection-too-far = { $hex } est trop loin : une attaque atteint la case de l’attaquant et celles qui la touchent.
objection-no-enemy-there = Il n’y a pas d’adversaire en { $hex }.
objection-enemy-takes-the-hit = Un adversaire se tient en { $hex } : c’est lui qui reçoit le coup, et la Racine est épargnée.
objection-no-such-root = Il n’y a pas de Racine { $owner_word } à détruire { $direction_at } de { $hex }.
objection-no-root-in-hand = Vous n’avez pas de Racine en main. C’est la Terre qui en donne.
objection-no-live-tile = Il n’y a plus de case à côté de { $edge } : une Racine n’y tiendrait pas.
objection-not-connected = { $edge } ne touche ni un de vos Spécimens ayant de la Terre, ni une chaîne de vos Racines partant de l’un d’eux.
objection-no-own-root-there = Vous n’avez pas de Racine sur { $edge }, et vous ne pouvez retirer que les vôtres.
objection-laid-this-turn = La Racine sur { $edge } a été posée ce tour-ci ; elle ne pourra être retirée qu’à partir de votre prochain tour. Après une fausse manœuvre, annulez.
objection-not-connected-to-lift = La Racine sur { $edge } n’est connectée à aucun de vos Spécimens ayant deux Terres.
objection-can-still-grow = Vos Spécimens peuvent encore grandir : placez la ressource sur l’un d’eux.
objection-not-linked-to-the-rim = { $hex } n’est ni au bord du plateau, ni à côté d’une case détruite.

## Invites

prompt-growth = { $colour_word }, croissance : donnez une ressource à l’un de vos Spécimens.
prompt-move = { $colour_word }, déplacement : choisissez le premier pas d’un de vos Spécimens.
prompt-stepping = { $colour_word }, déplacement : poursuivez, ou arrêtez-vous ici.
prompt-no-target = { $colour_word } : rien à attaquer d’ici. Posez ou retirez des Racines ({ $roots } en main), ou continuez.
prompt-attack = { $colour_word }, attaque : choisissez une cible, ou restez-en là.
prompt-target = { $colour_word }, attaque : choisissez une seconde cible, ou restez-en là.
prompt-reward = { $colour_word }, récompense : { $count ->
    [one] placez la ressource
   *[other] vous avez { $count } ressources ; placez-en une
} sur l’un de vos Spécimens.
prompt-extra = { $colour_word } : un pas de plus après l’attaque, ou arrêtez-vous ici.
prompt-wind-up = { $colour_word } : posez ou retirez des Racines ({ $roots } en main), ou finissez le tour.
prompt-over = La partie est finie.
prompt-wait = { $colour_word } réfléchit.
prompt-destroy = { $colour_word }, Fin du monde : choisissez une case à détruire.
prompt-destroy-reward = { $colour_word }, récompense : { $count ->
    [one] choisissez une case à détruire.
   *[other] { $count } cases à détruire ; choisissez-en une.
}

## Avant et après la partie

option-board = Plateau
option-board-hexagon-7 = Hexagone, 127 cases (reconstitué)
option-board-flat-58 = Plat, 58 cases, pour une partie courte (reconstitué)
option-board-tall-79 = Haut, 79 cases (reconstitué)
preset-short = Partie courte
preset-short-about = Sur le petit plateau de 58 cases
option-colours = Couleurs
option-colours-random = Tirées au hasard
option-colours-seat-0-black = Le joueur 1 a les noirs et commence
option-colours-seat-1-black = Le joueur 2 a les noirs et commence
option-position = Partir d’une position donnée (JSON)
reason-last-tree-destroyed = le dernier Arbre d’un camp a été détruit par une attaque
reason-last-tree-lost = le dernier Arbre d’un camp est tombé avec sa case
reason-last-trees-together = les deux camps ont perdu leur dernier Arbre en même temps
score-trees = Arbres restants :

## Une position donnée qui ne peut pas être (voir docs/games/earth_water_sun.md)

error-position-not-object = la position doit être un objet JSON, pas { $value }
error-position-unknown-field = la position n’a pas de champ « { $field } » (elle a : { $known })
error-position-bad-field = le champ « { $field } » de la position n’a pas la forme qu’il devrait avoir
error-position-bad-colour = dans « { $field } » de la position, une couleur doit être "black" ou "white", pas { $value }
error-position-bad-count = « { $field } » de la position doit être un nombre entier de 0 à { $most }, pas { $value }
error-position-bad-hex = le plateau { $board } n’a pas de case « { $hex } »
error-position-bad-edge = le plateau { $board } n’a pas d’arête « { $edge } » (une arête est une case et une direction : d4:ne)
error-position-bad-piece = le Spécimen en { $hex } est illisible : { $piece } (écrire couleur, espèce, puis ressources et Bouclier : "black tree earth sun")
error-position-too-many = la position a un { $species_word } { $colour ->
    [black] noir
   *[white] blanc
} de trop
error-position-over-capacity = le Spécimen en { $hex } a plus que les { $capacity } ressources qu’il peut porter
error-position-over-same-kind = le Spécimen en { $hex } a plus de { $most } ressources de la même sorte
error-position-shield-without-earth = le Spécimen en { $hex } ne peut pas avoir autant de Boucliers : trois Terres en donnent un
error-position-piece-on-destroyed = aucun Spécimen ne peut se tenir en { $hex } : la position dit cette case détruite
error-position-destroyed-inside = { $hex } ne peut pas être détruite : aucune suite de cases détruites ne la relie au bord du plateau
error-position-without-tree = { $colour_word } n’a pas d’Arbre : la partie serait finie avant de commencer
error-position-too-many-roots = { $colour_word } a plus de Racines en jeu que les { $most } qui existent
error-position-root-without-tile = aucune Racine ne peut être sur { $edge } : il n’y a plus de case à côté

## Ce qui ne va pas dans un fichier de données

error-data-species = attendu : l’un de { $known }, trouvé : { $found }
error-data-default-board = le plateau { $board } doit être parmi les plateaux
error-data-row-step = une rangée a une case de plus ou de moins que la précédente : { $found } après { $before }
error-data-home-row = la première et la dernière rangée ont { $expected } cases
error-data-too-large = un plateau a de 3 à { $rows } rangées et au plus { $hexes } cases

## Ce que veulent dire les options

option-board-help = La taille du monde : plus il est grand, plus la partie est longue.
option-colours-help = Noir commence.
option-position-help = Pour l’étude : où se trouvent les Spécimens et les Racines au début. Vide : la mise en place habituelle.

## Ce qu’on peut accomplir

achievement-roots = Enraciné
achievement-roots-about = Posez une Racine : elle barre le chemin à tous, à vous aussi.
achievement-shield = Arbre au Bouclier
achievement-shield-about = Donnez à un Arbre sa troisième Terre : il reçoit un Bouclier.
achievement-counter-attack = Coup rendu
achievement-counter-attack-about = Un de vos Arbres à trois Soleils est attaqué : il frappe son attaquant en retour.
achievement-end-of-the-world = Fin du monde
achievement-end-of-the-world-about = Détruisez une case, quand aucun de vos Spécimens ne peut plus rien recevoir.
achievement-first-win = Dernier Arbre debout
achievement-first-win-about = Gagnez une partie : l’autre camp n’a plus d’Arbre.
## Ce que compte une relecture

tally-destroyed = Spécimens adverses détruits
tally-lost = Spécimens perdus
tally-lost-trees = Arbres perdus
tally-rewards = récompenses gagnées
tally-attacks = attaques
tally-roots = Racines posées
tally-resources = ressources reçues
tip-destroyed = Cherchez à chaque tour un Spécimen que l’un des vôtres peut frapper, et faites-le croître un tour plus tôt.
tip-lost = Avant de finir un tour, regardez lesquels de vos Spécimens peuvent être frappés : le plateau les marque.
tip-lost-trees = Gardez vos Arbres hors d’atteinte : un camp sans Arbre a perdu, et une Racine sur le chemin arrête une attaque.
tip-rewards = Chaque adversaire détruit rapporte une récompense : une attaque qui en gagne une vaut mieux qu’un tour tranquille.
