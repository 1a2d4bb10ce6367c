# Ce que dit le plateau dessiné de Earth, Water & Sun.

game-facts = { $seats } joueurs · rien de caché, pas de hasard · 15 à 40 minutes
game-reconstructed = Les plateaux sont reconstitués
key-roots = Racines autour de la case
seat-tag = { "" }
board-label = Plateau de cases hexagonales. Les flèches parcourent les cases, Entrée choisit, R liste les Racines autour d’une case, Échap efface.
board-menu = Plusieurs actions sont possibles ici
board-cancel = Renoncer
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-threats = Montrer ce qui peut être attaqué au prochain tour
board-stock = En réserve
board-roots-tool = { $count ->
    [0] Racines
   *[other] Racines ({ $count })
}
board-move-here = Aller en { $hex }
board-other-way = Autre chemin
board-attack-here = Attaquer { $hex }
board-grow = Que reçoit le Spécimen en { $hex } ?
board-edge = Arête { $edge_word }
board-edge-between = entre { $hex } et { $to }
board-edge-rim = au bord, { $direction_at } de { $hex }
board-cell-reachable = accessible
board-cell-chosen = choisie
board-cell-movable = peut se déplacer
board-cell-grow = peut grandir
board-cell-strike = peut être attaquée
board-cell-destroy = peut être détruite
board-cell-threatened = peut être attaqué depuis { $hexes }

board-piece = { $species_word } { $colour ->
    [black] noir
   *[white] blanc
}
board-piece-at = { $species_word } en { $hex }
board-carries = { $count ->
    [one] { $count } { $kind_word }
   *[other] { $count } { $kind ->
        [earth] Terres
        [water] Eaux
       *[sun] Soleils
    }
}
board-shield = Bouclier
board-hex-empty = { $hex }, vide
board-hex-destroyed = { $hex }, détruite

board-gain-earth-1 = 2 Racines ; peut en poser
board-gain-earth-2 = 2 Racines ; peut en retirer
board-gain-earth-3 = 2 Racines et un Bouclier
board-gain-water-1 = Jusqu’à 3 cases, tourne une fois
board-gain-water-2 = Jusqu’à 4 cases ; un pas après l’attaque
board-gain-water-3 = Jusqu’à 5 cases, tourne deux fois
board-gain-sun-1 = Attaque deux cases à la fois
board-gain-sun-2 = Attaque deux fois
board-gain-sun-3 = Contre-attaque quand on l’attaque

objection-board-out-of-reach = Le Spécimen choisi ne peut pas atteindre { $hex } ce tour-ci.
objection-board-too-far = { $hex } est trop loin pour le Spécimen choisi ce tour-ci.
objection-board-enemy-in-the-way = Un adversaire en { $hex } barre le chemin vers { $to } : le déplacement finirait là.

# Une arête en mots : « entre a2 et b2 ». Un nom peut commencer par une voyelle : jamais « de » devant lui.
action-lay = Poser une Racine { $edge_word }
    .group = Poser une Racine
action-lift = Retirer la Racine { $edge_word }
    .group = Retirer une Racine
event-laid = { $colour_word } pose une Racine { $edge_word }.
event-lifted = { $colour_word } retire la Racine { $edge_word }.
event-root-destroyed = { $colour_word } perd une Racine { $edge_word }.
event-root-vanished = { $colour_word } perd la Racine { $edge_word } : plus aucune case ne la borde.
event-gained-shield = Chez { $colour_word }, l’Arbre en { $hex } reçoit un Bouclier.
objection-no-live-tile = Il n’y a plus de case pour tenir une Racine { $edge_word }.
objection-not-connected = Une Racine { $edge_word } ne toucherait ni un de vos Spécimens ayant de la Terre, ni une chaîne de vos Racines partant de l’un d’eux.
objection-no-own-root-there = Vous n’avez pas de Racine { $edge_word }, et vous ne pouvez retirer que les vôtres.
objection-laid-this-turn = La Racine { $edge_word } a été posée ce tour-ci ; elle ne pourra être retirée qu’à partir de votre prochain tour. Après une fausse manœuvre, annulez.
objection-not-connected-to-lift = La Racine { $edge_word } n’est connectée à aucun de vos Spécimens ayant deux Terres.

# Plusieurs pas, dits en une ligne du récit.
event-went = { $colour_word } va de { $hex } à { $to }, par { $by }.

board-text-turn = Tour { $number }, { $colour_word } : { $stage_word }.
board-text-side = { $colour_word } : { $count ->
    [one] { $count } Spécimen
   *[other] { $count } Spécimens
}
board-text-piece = • { $hex } : { $piece }
board-text-roots = Racines : { $roots } · en main : { $hand }
board-text-ended = La Fin du monde a commencé pour { $colour_word }.
board-text-destroyed = Cases détruites : { $hexes }
board-text-stock = Réserve : Terre { $earth }, Eau { $water }, Soleil { $sun }

board-badge-tree = { $count ->
    [one] { $count } Arbre
   *[other] { $count } Arbres
}
board-badge-mushroom = { $count ->
    [one] { $count } Champignon
   *[other] { $count } Champignons
}
board-badge-roots = { $count ->
    [one] { $count } Racine en main
   *[other] { $count } Racines en main
}

## Invites, là où le dessin demande autrement que le terminal

prompt-move = { $colour_word }, déplacement : choisissez un Spécimen, puis où il va.
prompt-attack-none = { $colour_word } : rien à attaquer ici. Posez des Racines ({ $roots } en main), ou continuez.
prompt-attack-forced = { $colour_word }, attaque : votre Spécimen est entré sur la case d’un adversaire. Attaquez-le.
board-hold-none = Continuer
board-tip-roots = Nouveau : posez des Racines sur les arêtes marquées d’un point, ou continuez.
board-tip-roots-touch = Nouveau : votre Terre permet de poser des Racines. Touchez « Racines », puis une arête.

## Comment jouer

lesson-aim = Deux Écosystèmes se partagent une planète. Vous jouez les Noirs : deux Arbres et cinq Champignons. Détruisez les deux Arbres blancs et vous gagnez. Un Spécimen avance d’une ou deux cases en ligne droite ; s’il entre sur la case d’un adversaire, il le détruit. Choisissez le Champignon noir en d4, puis l’Arbre blanc.
    .title = Abattre les Arbres
    .done = L’Arbre tombe, il n’en reste qu’un. Détruire un adversaire rapporte aussi des ressources : une pour un Champignon, deux pour un Arbre.
    .other = Pas celui-là : menez le Champignon de d4 jusqu’à l’Arbre blanc en f4.
lesson-turn = Un tour a deux parties obligatoires : d’abord la croissance, puis le déplacement. La croissance donne une ressource à un Spécimen : Terre, Eau ou Soleil. Un Champignon en porte deux, un Arbre quatre. Choisissez un Spécimen noir et donnez-lui quelque chose.
    .title = Grandir, puis se déplacer
    .done = La ressource se pose sur le socle du Spécimen, où chacun peut la voir. Il vous resterait à déplacer un Spécimen, le même ou un autre.
    .other = La croissance d’abord : choisissez un Spécimen noir et une ressource.
lesson-water = L’Eau sert à se déplacer. Chaque Eau ajoute une case ; la première permet de changer une fois de direction. Ce Champignon a une Eau : trois cases, un changement de direction. Rejoignez la case marquée, d7, en contournant les Racines.
    .title = L’Eau : aller plus loin, et tourner
    .done = Les Racines sont contournées ! Avec deux Eaux, un Spécimen fait aussi un pas après son attaque ; avec trois, il va à cinq cases et tourne deux fois.
    .other = Menez le Champignon de c4 à d7 : d’abord au nord-est, puis deux fois à l’est.
lesson-earth = La Terre sert à se défendre. Elle donne deux Racines, qui se posent sur les arêtes entre les cases : rien ne les traverse, ni ami ni ennemi. Vous en avez deux en main. Le triangle rouge avertit : le Champignon blanc menace votre Arbre en d4. Posez une Racine entre eux, sur l’arête marquée (sur un écran tactile, touchez d’abord « Racines »).
    .title = La Terre : les Racines barrent la route
    .done = À l’abri pour l’instant. Les Racines s’enchaînent : la suivante peut partir du bout de celle-ci. Avec deux Terres vous pouvez en retirer, et avec trois l’Arbre gagne un Bouclier.
    .other = Posez la Racine sur l’arête marquée, du côté du Champignon blanc.
lesson-shield = Un Bouclier reçoit un coup à la place de son porteur, et l’attaquant rebondit sur la case d’où il est entré. Attaquez l’Arbre protégé, en e4, et regardez.
    .title = Le Bouclier et le rebond
    .done = Le Bouclier a disparu, l’Arbre tient debout, et votre Champignon est revenu d’où il venait. Il faudrait une attaque de plus.
    .other = Attaquez l’Arbre en e4.
lesson-sun = Le Soleil sert à attaquer. Avec un Soleil, un Spécimen attaque deux cases à la fois : la sienne et une voisine, ou deux voisines. Menez en d4 le Champignon qui a un Soleil, entre les deux Champignons blancs, puis attaquez-les tous les deux.
    .title = Le Soleil : deux d’un coup
    .done = Deux d’un seul coup. Deux Soleils permettent une seconde attaque, et un Arbre à trois Soleils contre-attaque.
    .other = Menez d’abord en d4 le Champignon qui a un Soleil, puis choisissez les deux Champignons blancs.
lesson-end = Vient un moment où vos Spécimens ne peuvent plus rien recevoir. Votre Fin du monde commence alors : chaque ressource détruit une case, du bord vers l’intérieur, avec ce qui s’y tient. Détruisez la case sous l’Arbre blanc.
    .title = La Fin du monde
    .done = Aucun Bouclier n’y peut rien. Vous en savez assez pour jouer : une phrase dit toujours ce qui est à faire ; pointez ce qui ne peut pas être choisi pour savoir pourquoi.
    .other = Détruisez la case sous l’Arbre blanc, au bord du plateau.

## Les signes, dans l’aide

legend-tree = Arbre, de Noir et de Blanc : porte 4 ressources. Qui perd les deux siens a perdu.
legend-mushroom = Champignon, de Noir sur six côtés, de Blanc sur un socle rond : porte 2 ressources.
legend-earth = Terre : donne des Racines, les pose et les retire ; la troisième, un Bouclier.
legend-water = Eau : va plus loin, et peut tourner en route.
legend-sun = Soleil : plus de cibles, plus d’attaques ; le troisième contre-attaque.
legend-root = Racines sur une arête, d’un camp ou de l’autre : personne ne passe. Un nombre dit combien il y en a.
legend-shield = Bouclier : encaisse un coup, et l’attaquant rebondit.
legend-ring = Case en pointillé : ce qui s’y tient peut être choisi maintenant.
legend-spot = Point : une case que le Spécimen choisi peut atteindre.
legend-aim = Crochets : un adversaire qui peut être attaqué.
