## The card in the lobby

game-facts = { $seats } players · everything open, no dice · two hours
game-credits = Terra Mystica is a game by Helge Ostertag and Jens Drögemüller. This table is drawn anew and uses no art of the publisher.
seat-tag = { "" }

## The board

board-label = Terra Mystica
board-map = The map
board-cults = Cults
board-rounds = Rounds
board-powers = Power actions
board-cards = Bonus cards
board-favours = Favour tiles
board-towns = Town tiles
board-factions = Factions
board-panels = What to look at beside the map
board-panel-own = Player boards
board-panel-cults = Cults and rounds
board-panel-tiles = Cards and tiles
board-larger = Larger
board-smaller = Smaller
board-asked = To answer now
board-proposal = What to do here
board-console = Board of { $name }
board-consoles = Whose board
board-no-faction = No faction yet.
board-faction = { $faction_gist }
board-taken = taken
board-income = Next income
board-exchange = Exchange resources
board-used = used in this round
board-once = an action, once a round
board-on-passing = on passing
board-passed = passed
board-place = { $place }. in turn order
board-spade-price = A spade costs this
board-track-shipping = Shipping { $level } of { $most }
board-track-digging = Digging { $level } of { $most }
board-card = { $card_word }: { $card_gist }
board-favour = { $tile_word }: { $tile_gist } ({ $left } left)
board-favour-own = { $tile_word }: { $tile_gist }
board-town = { $tile_word } ({ $left } left)
board-round-tile = Round { $number }: { $text }
board-end-tile = Counted at the end: { $text }
board-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
board-workers = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
board-priests = { $count ->
        [one] 1 priest
       *[other] { $count } priests
    }
board-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
board-keys = { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
board-power = { $count } power
board-bowls = power { $one }, { $two }, { $three } in the three bowls
board-spades = { $count ->
        [one] 1 spade
       *[other] { $count } spades
    }
board-can-choose = can be chosen
board-in-reach = in reach
board-in-town = in a town
board-building-of = { $building_word }, { $name }
board-cult-at = { $name } { $step }

## What to do, with its cost and gain

board-both = { $one }, { $other }
board-first = First:
board-leaves = leaves { $left }
board-offers = { $name } is offered { $amount }
board-decline = Decline
board-other-terrain = Other terrain:
board-cancel = Something else
board-founds = a town
board-then-spades = { $count ->
        [one] then a spade to use
       *[other] then { $count } spades to use
    }
board-then-favours = { $count ->
        [one] then a favour tile
       *[other] then { $count } favour tiles
    }
board-then-towns = { $count ->
        [one] then a town tile
       *[other] then { $count } town tiles
    }
board-then-bridges = { $count ->
        [one] then the bridge
       *[other] then { $count } bridges
    }
board-then-steps = { $count ->
        [one] then a cult step
       *[other] then { $count } cult steps
    }
board-prompt-act = Round { $round }, your turn: choose on the board.
board-prompt-wind-up = Build on, exchange, or end your turn.
board-prompt-faction = Choose your faction.
board-prompt-dwelling = Place a dwelling on your home terrain.
board-prompt-card = Take a bonus card.
board-prompt-spades = Use your spades: choose a space.
board-prompt-offer = Power is on offer: take it, or decline.
board-prompt-favour = Take a favour tile.
board-prompt-town = You founded a town: take its tile.
board-prompt-bridge = Place the bridge: choose one of its ends.

## In words, and the count

board-text-round = Round { $round } of 6
board-text-setup = Before the first round
board-text-tracks = shipping { $ship }, digging { $dig }
board-text-priests = priests of { $names }
board-text-bridge = Bridge { $one }–{ $other }, { $name }
board-count-before = During the six rounds
