## La carte du salon

game-facts = { $seats } joueurs · tout est visible, sans hasard · deux heures
game-credits = Terra Mystica est un jeu de Helge Ostertag et Jens Drögemüller. Cette table est dessinée pour l’occasion, sans image de l’éditeur.
seat-tag = { "" }

## Le plateau

board-label = Terra Mystica
board-map = La carte
board-cults = Cultes
board-rounds = Manches
board-powers = Actions de pouvoir
board-cards = Cartes bonus
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
board-console = Plateau de { $name }
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
board-card = { $card_word } : { $card_gist }
board-favour = { $tile_word } : { $tile_gist } (reste { $left })
board-favour-own = { $tile_word } : { $tile_gist }
board-town = { $tile_word } (reste { $left })
board-round-tile = Manche { $number } : { $text }
board-end-tile = Compté à la fin : { $text }
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
board-power = { $count } pouvoir
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
board-first = D’abord :
board-leaves = reste { $left }
board-offers = { $name } se voit offrir { $amount }
board-decline = Refuser
board-other-terrain = Autre terrain :
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
board-prompt-act = Manche { $round }, à vous : choisissez sur le plateau.
board-prompt-wind-up = Construisez encore, échangez, ou terminez votre tour.
board-prompt-faction = Choisissez votre faction.
board-prompt-dwelling = Placez une habitation sur votre terrain natal.
board-prompt-card = Prenez une carte bonus.
board-prompt-spades = Employez vos pelles : choisissez un espace.
board-prompt-offer = Du pouvoir vous est offert : prenez-le, ou refusez.
board-prompt-favour = Prenez une tuile Faveur.
board-prompt-town = Vous fondez une ville : prenez sa tuile.
board-prompt-bridge = Placez le pont : choisissez l’un de ses bouts.

## En mots, et le décompte

board-text-round = Manche { $round } sur 6
board-text-setup = Avant la première manche
board-text-tracks = navigation { $ship }, terrassement { $dig }
board-text-priests = prêtres de { $names }
board-text-bridge = Pont { $one }–{ $other }, { $name }
board-count-before = Pendant les six manches
