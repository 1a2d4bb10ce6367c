## La carte du salon

game-facts = { $seats } joueurs · tout est visible, sans hasard · deux heures
game-credits = Terra Mystica est un jeu de Helge Ostertag et Jens Drögemüller. Cette table est dessinée pour l’occasion, sans image de l’éditeur.
seat-tag = { "" }
board-seat-faction = Les { $faction_word }
board-faction-within = les { $faction_word }

## Le plateau

standing-title = Le pouvoir des voisins
board-label = Terra Mystica
board-map = La carte
board-cults = Cultes
board-rounds = Manches
board-powers = Actions de pouvoir
board-cards = Cartes Bonus
board-favours = Tuiles Faveur
board-towns = Tuiles Ville
board-factions = Factions
board-panels = À regarder à côté de la carte
board-panel-own = Plateaux
board-panel-cults = Cultes, manches
board-panel-tiles = Cartes, tuiles
board-larger = Agrandir
board-smaller = Réduire
board-asked = À répondre maintenant
board-proposal = Que faire ici
board-console = Plateau : { $name }
board-consoles = De qui
board-no-faction = Pas encore de faction.
board-faction = { $faction_gist }
board-taken = prise
board-income = Prochain revenu
board-exchange = Échanger des ressources
board-used = prise pendant cette manche
board-once = une action, une fois par manche
board-on-passing = en passant
board-passed = a passé
board-place = { $place ->
        [one] 1ᵉʳ
       *[other] { $place }ᵉ
    } dans l’ordre du tour
board-spade-price = Le prix d’une pelle
board-track-shipping = Navigation { $level } sur { $most }
board-track-digging = Terrassement { $level } sur { $most }
board-card = { $card_word } : { $card_gist }
board-favour = { $tile_word } : { $tile_gist } (reste { $left })
board-favour-own = { $tile_word } : { $tile_gist }
board-town = { $tile_word } (reste { $left })
board-round-tile = { $last ->
        [true] Manche { $number }, la dernière : { $tile_last }
       *[other] Manche { $number } : { $tile_word }
    }
board-end-tile = Compté à la fin : { $text }
board-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
board-workers = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
board-priests = { $count ->
        [one] { $count } prêtre
       *[other] { $count } prêtres
    }
board-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-keys = { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
board-power = { $count ->
        [one] { $count } pouvoir
       *[other] { $count } pouvoirs
    }
board-bowls = pouvoir { $one }, { $two }, { $three } dans les trois bols
board-spades = { $count ->
        [one] { $count } pelle
       *[other] { $count } pelles
    }
board-can-choose = peut être choisi
board-in-reach = à portée
board-in-town = dans une ville
board-building-of = { $building_word }, { $name }
board-cult-at = { $name } { $step }

## Que faire, avec son coût et son gain

board-both = { $one }, { $other }
board-first = D’abord :
board-leaves = reste { $left }
board-offers = { $amount ->
        [one] { $name } : { $amount } pouvoir offert
       *[other] { $name } : { $amount } pouvoirs offerts
    }
board-decline = Refuser
board-offer-full = vos bols sont pleins
board-offer-late = trop tard pour celle-ci
board-other-terrain = Autre terrain :
board-cancel = Autre chose
board-founds = une ville
board-then-spades = { $count ->
        [one] puis une pelle à employer
       *[other] puis { $count } pelles à employer
    }
board-then-favours = { $count ->
        [one] puis une tuile Faveur
       *[other] puis { $count } tuiles Faveur
    }
board-then-towns = { $count ->
        [one] puis une tuile Ville
       *[other] puis { $count } tuiles Ville
    }
board-then-bridges = { $count ->
        [one] puis le pont
       *[other] puis { $count } ponts
    }
board-then-steps = { $count ->
        [one] puis un pas de culte
       *[other] puis { $count } pas de culte
    }
board-prompt-act = Manche { $round }, à vous : choisissez sur le plateau.
board-prompt-wind-up = Construisez encore, échangez, ou terminez votre tour.
board-prompt-faction = Choisissez votre faction.
board-prompt-dwelling = Placez une habitation sur votre terrain natal.
board-prompt-card = Prenez une carte Bonus.
board-prompt-spades = Employez vos pelles : choisissez une case.
board-prompt-offer = Du pouvoir vous est offert : prenez-le, ou refusez.
board-prompt-favour = Prenez une tuile Faveur.
board-prompt-town = Vous fondez une ville : prenez sa tuile.
board-prompt-bridge = Placez le pont : choisissez l’un de ses bouts.
board-prompt-pick = Choisissez un terrain.
board-prompt-convert = Échangez ce que vous voulez, puis terminez les échanges.
board-prompt-lose-steps = Choisissez le culte dont les pas paient le volcan.
board-prompt-sandstorm = Choisissez la case de la tempête de sable.
board-prompt-free-dwelling = Posez l’habitation gratuite.
board-prompt-free-trading-post = Choisissez l’habitation qui devient un comptoir.
board-prompt-steps = Choisissez le culte où vous montez.
board-prompt-ordain = Faites de vos ouvriers des prêtres, ou arrêtez là.
board-prompt-unlock = Gardez le prêtre, ou déverrouillez un terrain avec lui.
board-prompt-token = Voulez-vous un jeton de pouvoir pour un point ?
board-prompt-dock = Choisissez l’habitation de votre quai : vos navires en partiront.
board-prompt-voyage = Menez vos navires, ou terminez le voyage.
board-prompt-build-ships = Construisez des navires, chacun au prix d’une habitation, ou arrêtez-vous là.
board-after-burning = possible en brûlant du pouvoir
board-pass = Passer…
board-pass-cards = Passer et prendre, pour la manche suivante :
board-close = Fermer
board-wheel = Le cercle des terrains
board-wheel-note = Une pelle change un terrain en l’un de ses deux voisins du cercle. Les nombres disent combien il en faut pour arriver au vôtre.
board-wheel-volcano = Les nombres disent ce que coûte chaque terrain pour devenir un volcan.
board-home-away = { $needed ->
        [one] Jusqu’à votre terrain ({ $terrain_word }), il faut { $needed } pelle
       *[other] Jusqu’à votre terrain ({ $terrain_word }), il faut { $needed } pelles
    } ; { $spades ->
        [0] vous n’en avez pas et ne pouvez pas en payer assez.
        [one] il vous en reste { $spades }, le reste ne peut pas être payé maintenant.
       *[other] il vous en reste { $spades }, le reste ne peut pas être payé maintenant.
    }
board-projection = Si la partie finissait maintenant
board-projection-now = points acquis
board-projection-total = total
board-projection-note = Entre parenthèses : ce qui est mesuré. Les places partagées partagent leurs points.
board-by-round = Points par manche
board-sheet-start = au départ

## En mots, et le décompte

board-text-round = Manche { $round } sur 6
board-text-setup = Avant la première manche
board-text-tracks = navigation { $ship }, terrassement { $dig }
board-text-priests = prêtres : { $names }
board-text-bridge = Pont { $one }–{ $other }, { $name }
board-count-sources = D’où viennent les points des six manches
board-count-source = { $source } ({ $points })
board-count-before = Pendant les six manches

## Comment jouer

lesson-build = Vous êtes les Halfelins, chez eux dans la plaine. Une faction ne construit que sur son terrain natal ; les pelles y transforment les autres, une pelle par pas sur le cercle des terrains, et une pelle vous coûte 3 ouvriers. Choisissez la case E5, un marais, à une pelle de là. Lisez ce que cela coûte, changez-la en plaine et construisez une habitation.
    .title = Pelles et habitations
    .done = Chaque habitation sur la carte découvre un ouvrier sur votre plateau : c’est votre revenu de chaque manche. Et votre voisin se voit offrir du pouvoir.
    .other = Choisissez E5, puis la proposition qui en fait une plaine et y construit.
lesson-upgrade = Une habitation peut devenir un comptoir, qui rapporte des pièces et du pouvoir. Il coûte 3 pièces à côté d’un voisin, 6 sans voisin. Améliorez votre habitation en E2 : les Ondins vivent à côté.
    .title = De meilleures infrastructures
    .done = Du comptoir, la voie mène au temple (prêtres, tuiles Faveur) ou à la forteresse (le talent propre de votre faction).
    .other = Choisissez E2 et faites-en un comptoir.
lesson-offer = Les Ondins ont construit à côté de votre comptoir : on vous offre autant de pouvoir que vos infrastructures voisines ont de force. Le premier pouvoir est gratuit, chacun des suivants coûte un point. Prenez le tout, ou refusez.
    .title = Le pouvoir des voisins
    .done = Le pouvoir passe du premier bol au deuxième, puis au troisième, où il peut être dépensé. À côté du plateau, vous pouvez dire d’avance ce que vous prendrez.
    .other = Répondez d’abord à l’offre.
lesson-power = Le pouvoir du troisième bol paie des actions communes à tous, chacune une fois par manche. Votre troisième bol est vide, mais de deux jetons du deuxième, l’un peut être brûlé pour faire avancer l’autre. Choisissez l’action de pouvoir qui donne un prêtre : le plateau propose de brûler d’abord.
    .title = Actions de pouvoir
    .done = Cette action est prise jusqu’à la manche suivante. Ce qui est brûlé est perdu : vous aurez moins de pouvoir jusqu’à la fin.
    .other = Choisissez l’action de pouvoir qui donne un prêtre (3 pouvoirs).
lesson-cult = Quatre cultes se tiennent à côté de la carte. Un prêtre envoyé à la première place libre rapporte trois pas et y reste. La tuile de la manche dit quel culte paie à la fin : l’Eau. Envoyez votre prêtre à l’Eau pour 3 pas.
    .title = Les cultes
    .done = Certains pas rapportent aussitôt du pouvoir. À la fin de la partie, les plus hauts de chaque culte marquent 8, 4 et 2 points.
    .other = Choisissez le culte de l’Eau, et trois pas.
lesson-favour = Un temple rapporte des prêtres, et aussitôt une tuile Faveur. Faites de votre comptoir en E2 un temple, puis choisissez une tuile : des pas dans un culte, et quelque chose qui dure.
    .title = Temples et faveurs
    .done = Une tuile Faveur est à vous jusqu’à la fin de la partie, et personne n’en possède deux pareilles.
    .other = Faites du comptoir en E2 un temple, puis prenez une tuile Faveur.
lesson-town = Quatre infrastructures côte à côte d’une force de 7 forment une ville : une habitation compte 1, un comptoir ou un temple 2, une forteresse ou un sanctuaire 3. Faites de l’habitation en H7 un comptoir, et choisissez une tuile Ville. La tuile de cette manche rapporte 5 points par ville.
    .title = Les villes
    .done = La clé de la tuile permet d’atteindre le sommet d’un culte. Vous en savez assez pour une première partie : quand il n’y a plus rien à faire, passez en prenant une autre carte Bonus.
    .other = Améliorez H7 en comptoir, puis prenez une tuile Ville.
format-snellman = Enregistrer comme journal du site en ligne
course-automa = L’Automa
lesson-automa-cards = L’Automa est un camp sans joueur : deux cartes disent ce qu’il fait. Améliorez votre habitation en E2 en comptoir et terminez votre tour. L’Automa tire alors sa carte Soutien et sa carte Action, et vous lisez son choix, un critère après l’autre.
    .title = Ses deux cartes
    .done = La carte Action dit ce qu’il fait, la carte Soutien comment : à côté de quelles infrastructures, selon quel bandeau de terrains, compté depuis quel bout. À son prochain tour, la carte Action devient la carte Soutien : vous connaissez la moitié de ce qu’il lira.
    .other = Améliorez E2 en comptoir, puis terminez votre tour.
lesson-automa-supply = L’Automa n’a ni pièces, ni ouvriers, ni pouvoir, et ne paie rien. Il lui faut seulement l’infrastructure à poser : celles qui lui restent sont dans sa réserve. Changez E5 en plaine, construisez-y une habitation et terminez votre tour, puis regardez ce qui lui reste.
    .title = Ce qui lui reste
    .done = Il a amélioré l’habitation en E9 : elle est revenue dans sa réserve, et un comptoir en est sorti. Quand il construit à côté de chez vous, on vous offre du pouvoir ; vos infrastructures ne lui en offrent pas.
    .other = Choisissez E5, changez-la en plaine et construisez, puis terminez votre tour.
lesson-automa-deck = Il ne reste qu’une carte dans sa pioche, et le panneau dit laquelle ce peut être : les cartes tirées sont connues. L’une des deux dernières cartes d’une pioche le fait passer. Passez aussi, et prenez la carte « Pièces ».
    .title = La pioche et la réserve
    .done = Il a passé, marqué ses points pour la tuile de la manche et pris une carte Bonus. À chaque manche, sa pioche est mélangée avec une carte de plus, bientôt tirée de la réserve : ses manches s’allongent, et il vous surprend davantage.
    .other = Passez, avec la carte « Pièces ».
lesson-automa-criteria = Manche 3. Envoyez votre prêtre au Feu pour 3 pas et terminez votre tour : l’Automa va construire. Toutes les cases qu’il pourrait prendre s’éclairent ; chaque critère en retire, jusqu’à ce qu’il en reste une. Avancez avec « Suite », à votre rythme.
    .title = Un critère après l’autre
    .done = Neuf cases, deux critères, une seule reste : rien au hasard, rien de caché. En cours de partie, « Pourquoi ? » dans le récit rouvre chacun de ses choix à tout moment. Jouez maintenant votre première partie contre lui.
    .other = Envoyez le prêtre au Feu pour trois pas, puis terminez votre tour.

## L’Automa

board-automa = { $faction }, niveau { $level }
board-automa-supply = Reste à construire
board-automa-pile = { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } dans la pioche de la manche, { $reserve } en réserve
board-automa-known = Dans la pioche :
board-automa-drawn = Tirées :
board-automa-navigation = Combien de cases de rivière il traverse
board-automa-action = Carte Action
board-automa-support = Carte Soutien
board-automa-covered = Tirée à son tour
board-automa-marked = à côté de ses infrastructures marquées
board-automa-unmarked = à côté de ses infrastructures non marquées
board-automa-reaching = vers ses autres infrastructures
board-automa-strip = Terrains, { $strip } :
board-automa-catch-up = culte : où il est en retard
board-automa-tile = culte : celui de la manche
board-automa-do-upgrade = améliore une infrastructure
board-automa-do-favour = prend une tuile Faveur
board-automa-do-x-points = marque X, ici { $x }
board-automa-do-block = bloque une action de pouvoir
board-automa-do-cult = envoie un prêtre
board-automa-do-build = construit une habitation
board-automa-do-build-range-2 = construit une habitation à portée 2
board-automa-do-trade-5-6 = commerce aux manches 5 et 6
board-automa-do-trade-3-6 = commerce dès la manche 3
board-automa-do-points = { $points ->
        [one] marque { $points } point
       *[other] marque { $points } points
    }
board-automa-do-faction = action de faction
board-automa-passes = parmi les deux dernières de la pioche, elle le fait passer
board-automa-counted = compté depuis { $arrow ->
        [left] la fin, ←
       *[other] le début, →
    }{ $number }
board-automa-takes = en passant, la carte Bonus { $place_word }
board-automa-card = Carte { $card }, Action
board-automa-as-support = puis Soutien
board-automa-read = Lire la carte { $card }
board-automa-row = Cartes libres, dans son ordre :
board-automa-place = { $place ->
        [left] gauche
        [middle] milieu
        [right] droite
       *[other] { $place }
    } : { $card_word }
board-automa-tile-points = { $points ->
        [one] Quand il passe : { $points } point pour la tuile de la manche
       *[other] Quand il passe : { $points } points pour la tuile de la manche
    }

## Les signes, dans l’aide

legend-resources = Ressources
legend-coins = pièces : paient infrastructures et pistes
legend-workers = ouvriers : paient infrastructures et pelles
legend-priests = prêtres : vont aux cultes, paient les pistes
legend-points = points : le plus grand nombre gagne
legend-spades = pelles : chacune change une case en l’un des terrains voisins sur le cercle
legend-power = Le pouvoir en trois bols : ce que vous gagnez fait passer des jetons de I à II, puis de II à III. Ceux de III se dépensent, et reviennent en I. Brûler : de deux jetons de II, l’un est perdu et l’autre passe en III.
legend-buildings = Infrastructures, de la couleur de la faction
legend-dwelling = habitation : des ouvriers ; force 1
legend-trading-post = comptoir : des pièces et du pouvoir ; force 2
legend-temple = temple : des prêtres, et aussitôt une tuile Faveur ; force 2
legend-stronghold = forteresse : le talent propre de la faction ; force 3
legend-sanctuary = sanctuaire : des prêtres, et aussitôt une tuile Faveur ; force 3
legend-shipyard = chantier naval : apporte des navires à chaque revenu (avec Marchands des Mers) ; force 3
legend-marks = Signes des tuiles, des cartes et des pistes
legend-keys = clé d’une ville : ouvre le sommet d’un culte
legend-shipping = navigation : combien de cases de rivière vous traversez
legend-digging = terrassement : rend les pelles moins chères
legend-bridges = pont : relie deux cases par-dessus une rivière
legend-town = ville : quatre infrastructures côte à côte d’une force de 7
legend-network = agglomération : des infrastructures à portée les unes des autres, comptées à la fin
legend-pass = en passant : marqué quand vous passez
legend-step = un pas dans le culte de votre choix
legend-once = sur orange : une action, une fois par manche
legend-cults = les cultes : feu, eau, terre, air
legend-sea = Avec Marchands des Mers
legend-ship = navire : va de rivière en rivière pendant un voyage ; il commerce, ou paie une habitation
legend-dock = quai : vos navires en partent, sauf ceux du chantier naval
legend-trade-marker = marqueur de commerce : qui a déjà commercé avec cette infrastructure
legend-ours = bord en pointillé : une partie reconstituée, faute de l’avoir vue imprimée
legend-canal = canal : joint deux rivières, pour les navires seuls
legend-automa = L’Automa, et comment lire son panneau
legend-automa-what = L’Automa est un adversaire sans joueur, pour une ou deux personnes. Il n’a ni pièces, ni ouvriers, ni pouvoir et ne paie rien ; il lui faut seulement l’infrastructure qu’il pose. Il ne choisit rien : ses cartes et la position décident, et la table vous dit pourquoi.
legend-automa-turn = À son tour, la carte Action devient la carte Soutien, et une nouvelle carte Action est tirée. Vous connaissez donc la moitié de ce qu’il lira.
legend-automa-action = Carte Action : ce qu’il fait, de haut en bas. X est un nombre de points qui croît avec son niveau et les manches.
legend-automa-support = Carte Soutien : comment il le fait, là où plusieurs cases, cultes ou tuiles sont possibles. Il suit des critères, l’un après l’autre, jusqu’à ce qu’il ne reste qu’un choix.
legend-automa-marked = Infrastructures marquées et non marquées : sa première habitation porte un jeton, et ce qui grandit à partir d’elle aussi. La carte dit à côté duquel des deux groupes il construit, et s’il construit vers l’autre.
legend-automa-strip = Terrains, A ou B : des terrains dans cet ordre ; le premier qu’il trouve est gardé.
legend-automa-counted = →2 ou ←1 : ce qui reste est compté, depuis le début ou depuis la fin ; celui qui porte ce numéro est pris.
legend-automa-row = La rangée : les cartes Bonus libres sont dans son ordre, gauche, milieu, droite. La carte que vous prenez en passant laisse sa place à la vôtre.
legend-automa-pass = Passer : si l’une des deux dernières cartes de la pioche en porte le signe, il passe. Il marque le nombre de la tuile de la manche et prend la carte Bonus à la place que dit sa carte Soutien.
legend-automa-pile = Sa pioche reçoit une carte de plus à chaque manche, tirée de la réserve. Touchez une carte de la pioche pour la lire.
legend-automa-why = « Pourquoi ? » dans le récit rouvre chacun de ses choix.

## Navires

board-fleet = navires : { $ships } ; quai : { $dock } ; portée { $sail } ; marqueurs de commerce : { $markers }
board-river = rivière
board-canal = canal entre { $one } et { $other }
board-ours = { $text } · reconstitution
board-space-voyage = voyage
board-space-build-ships = construire
board-space-card-voyage = voyage (carte)
board-space-favour-voyage = voyage (Faveur)
board-yard = Chantier naval
board-yard-brings = Un navire à chaque revenu.
board-yard-ship = navire { $ship } : { $hex ->
        [none] en réserve
       *[other] { $hex }
    }
board-yard-sail = { $sail ->
        [one] un navire va à { $sail } case
       *[other] un navire va à { $sail } cases
    }
board-yard-price = ce que coûte un navire au chantier naval
board-yard-each = Chacun pour { $workers ->
        [one] un ouvrier
       *[other] { $workers } ouvriers
    } et { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
board-yard-markers = marqueurs de commerce qui restent : { $count }
board-yard-crosses = Vos navires sont des marchands : ils traversent aussi les terres.
board-text-yard = chantier naval{ $stands ->
        [true] { "" }
       *[other] {" "}(pas encore construit)
    } : { $text }
board-sheet-range = Une tuile Portée, pour les navires, tient lieu de navigation.
board-markers-of = marqueurs de commerce de { $names }
board-voyage = Votre voyage
board-voyage-reach = { $count ->
        [0] Aucun commerce n’est à portée de vos navires.
        [one] Un commerce est à portée de vos navires.
       *[other] { $count } commerces sont à portée de vos navires.
    }
board-voyage-ships = Vos navires
board-voyage-burn = Le troisième bol est vide : du pouvoir est brûlé pour aller plus loin.
board-voyage-done = Terminer le voyage
board-voyage-how = Navire { $ship } depuis { $hex } : { $sail ->
        [0] une case pour 1 pouvoir
        [one] { $sail } case, une de plus pour 1 pouvoir
       *[other] { $sail } cases, une de plus pour 1 pouvoir
    }. { $trades ->
        [0] Aucune infrastructure avec qui commercer n’est assez près : choisissez une case de rivière.
       *[other] Choisissez un commerce, ou une case de rivière.
    }
board-voyage-by = Par { $hex }{ $power ->
        [0] { "" }
       *[other] , pour { $power } pouvoir
    }
board-voyage-trade = commerce avec { $hex }, { $building_word }, { $name }
board-voyage-you = vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $coins ->
        [0] { "" }
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }{ $workers ->
        [0] { "" }
        [one] , { $workers } ouvrier
       *[other] , { $workers } ouvriers
    }{ $priests ->
        [0] { "" }
        [one] , { $priests } prêtre
       *[other] , { $priests } prêtres
    }{ $power ->
        [0] { "" }
       *[other] , { $power } de pouvoir
    }
board-voyage-they = son propriétaire se voit offrir { $power } de pouvoir pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-voyage-none = son propriétaire ne reçoit rien
board-you = vous
board-in-harbour = { $hex }, au port
board-ship-alike = comme le navire { $ship }
board-ship-moved = a navigué
board-ship-idle = rien à faire
course-sea = Marchands des Mers
lesson-sea-trade = Avec l’option « Marchands des Mers », vous avez des navires. Le vôtre est au port en E4. Une fois par manche, un voyage déplace tous vos navires, aussi loin que le dit votre navigation. Choisissez la case orange « voyage », puis le commerce avec l’habitation des Alchimistes en E5 : vous lisez ce que chacun y gagne.
    .title = Un voyage et un commerce
    .done = Le navire est parti, et votre marqueur est sous l’infrastructure : vous n’y commercez qu’une fois de toute la partie. Vous marquez sa force et gagnez des biens ; son propriétaire se voit offrir autant de pouvoir. De meilleures infrastructures rapportent davantage.
    .other = Choisissez la case du voyage, puis le commerce avec E5.
lesson-sea-settle = Un navire sur une rivière met les terres voisines à portée, et peut y payer une habitation. Le vôtre est en r20, à côté de F2. Choisissez F2 : changez-la en lac, pour une pelle comme toujours, et laissez le navire 1 payer l’habitation.
    .title = Un navire qui s’installe
    .done = Ni pièce ni ouvrier pour l’habitation : le navire retourne dans votre réserve, d’où il pourra revenir. Trois au plus sont sur le plateau.
    .other = Choisissez F2, et la proposition où le navire paie.
lesson-sea-shipyard = Cartes, tuiles et actions de pouvoir donnent des navires un à un ; le chantier naval en donne un à chaque revenu. C’est un comptoir amélioré au bord d’une rivière, pour 4 ouvriers et 6 pièces. Faites du comptoir en E4 un chantier naval.
    .title = Le chantier naval
    .done = Il a donné aussitôt un pas de navigation, avec ses points. Désormais un navire arrive à chaque revenu, d’autres se construisent au prix d’une habitation chacun, et une capacité de votre faction aide : les Sirènes marquent un point de plus par commerce.
    .other = Choisissez E4, et faites-en un chantier naval.
