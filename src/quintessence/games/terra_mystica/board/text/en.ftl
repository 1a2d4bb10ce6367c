## The card in the lobby

game-facts = { $seats } players · everything open, no dice · two hours
game-credits = Terra Mystica is a game by Helge Ostertag and Jens Drögemüller. This table is drawn anew and uses no art of the publisher.
seat-tag = { "" }
board-seat-faction = The { $faction_word }
board-faction-within = the { $faction_word }

## The board

standing-title = Power from neighbours
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
board-console = Board: { $name }
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
board-place = number { $place } in turn order
board-spade-price = A spade costs this
board-track-shipping = Shipping { $level } of { $most }
board-track-digging = Digging { $level } of { $most }
board-card = { $card_word }: { $card_gist }
board-favour = { $tile_word }: { $tile_gist } ({ $left } left)
board-favour-own = { $tile_word }: { $tile_gist }
board-town = { $tile_word } ({ $left } left)
board-round-tile = { $last ->
        [true] Round { $number }, the last: { $tile_last }
       *[other] Round { $number }: { $tile_word }
    }
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
board-offers = { $name }: { $amount } power on offer
board-decline = Decline
board-offer-full = your bowls are full
board-offer-late = too late for this one
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
board-prompt-spades = Use your spades: choose a hex.
board-prompt-offer = Power is on offer: take it, or decline.
board-prompt-favour = Take a favour tile.
board-prompt-town = You founded a town: take its tile.
board-prompt-bridge = Place the bridge: choose one of its ends.
board-prompt-pick = Choose a terrain.
board-prompt-convert = Exchange what you like, then say that you are done.
board-prompt-lose-steps = Choose the cult whose steps pay for the volcano.
board-prompt-sandstorm = Choose the hex of the sandstorm.
board-prompt-free-dwelling = Place the free dwelling.
board-prompt-free-trading-post = Choose the dwelling that becomes a trading post.
board-prompt-steps = Choose the cult in which you rise.
board-prompt-ordain = Turn workers into priests, or stop here.
board-prompt-unlock = Keep the priest, or unlock a terrain with him.
board-prompt-token = Do you want a power token for a point?
board-prompt-dock = Choose the dwelling for your dock: your ships will start there.
board-prompt-voyage = Sail your ships, or end the voyage.
board-prompt-build-ships = Build ships, each for the price of a dwelling, or stop here.
board-after-burning = possible by burning power
board-pass = Pass…
board-pass-cards = Pass and take, for the next round:
board-close = Close
board-wheel = The circle of terrains
board-wheel-note = A spade turns a terrain into one of its two neighbours on the circle. The numbers say how many lead to yours.
board-wheel-volcano = The numbers say what each terrain costs to become a volcano.
board-home-away = { $needed ->
        [one] Your own terrain ({ $terrain_word }) is { $needed } spade away
       *[other] Your own terrain ({ $terrain_word }) is { $needed } spades away
    }; { $spades ->
        [0] you have none and cannot pay for enough.
        [one] you have { $spades } left and cannot pay for the rest now.
       *[other] you have { $spades } left and cannot pay for the rest now.
    }
board-projection = If the game ended now
board-projection-now = points so far
board-projection-total = total
board-projection-note = In brackets: what is measured. Shared places share their points.
board-by-round = Points by round
board-sheet-start = at the start

## In words, and the count

board-text-round = Round { $round } of 6
board-text-setup = Before the first round
board-text-tracks = shipping { $ship }, digging { $dig }
board-text-priests = priests: { $names }
board-text-bridge = Bridge { $one }–{ $other }, { $name }
board-count-sources = Where the points of the six rounds came from
board-count-source = { $source } ({ $points })
board-count-before = During the six rounds

## How to play

lesson-build = You are the Halflings, at home on the plains. A faction builds on its home terrain only; spades turn other land into it, one spade a step on the circle of terrains, and a spade costs you 3 workers. Choose the space E5, a swamp: one spade away. Read what it costs, turn it into plains and build a dwelling.
    .title = Spades and dwellings
    .done = Every dwelling on the map uncovers a worker on your board: that is your income each round. And your neighbour is offered power.
    .other = Choose E5, then the way that turns it into plains and builds there.
lesson-upgrade = A dwelling can become a trading post, which brings coins and power. It costs 3 coins beside a neighbour, 6 alone. Upgrade your dwelling on E2: the Swarmlings live next door.
    .title = Better buildings
    .done = From a trading post the way leads to a temple (priests, favour tiles) or to the stronghold (your faction’s own ability).
    .other = Choose E2 and make it a trading post.
lesson-offer = The Swarmlings have built next to your trading post: you are offered as much power as your buildings there are worth. It costs one point less than the power that you take. Take it, or decline.
    .title = Power from neighbours
    .done = Power moves from the first bowl to the second, then to the third, where it can be spent. Beside the board you can say ahead what to take.
    .other = Answer the offer first.
lesson-power = Power in the third bowl pays for actions that all players share, each once a round. Your third bowl is empty, but you may burn one of two tokens in the second bowl to move the other on. Choose the power action that gives a priest: the board offers to burn first.
    .title = Power actions
    .done = The space is used until the next round. What is burned is gone for good: you will have less power to the end.
    .other = Choose the power action that gives a priest (3 power).
lesson-cult = Four cults stand beside the map. A priest sent to the first free place brings three steps and stays there. The round tile says which cult pays at the end of this round: Water. Send your priest to Water for 3 steps.
    .title = Cults
    .done = Some steps bring power at once. At the end of the game the highest in each cult score 8, 4 and 2 points.
    .other = Choose the cult of Water, and three steps.
lesson-favour = A temple brings priests, and a favour tile at once. Upgrade your trading post on E2 to a temple, then choose a tile: steps in a cult, and something that lasts.
    .title = Temples and favours
    .done = A favour tile is yours to the end of the game, and nobody owns two of a kind.
    .other = Make the building on E2 a temple, then take a favour tile.
lesson-town = Four buildings side by side with a strength of 7 are a town: dwellings count 1, trading posts and temples 2, strongholds and sanctuaries 3. Make the dwelling on H7 a trading post, and choose a town tile. This round’s tile scores 5 points for it.
    .title = Towns
    .done = The key on the tile lets you reach the top of a cult. Now you know enough for a first game: when nothing is left to do, pass by taking another bonus card.
    .other = Upgrade H7 to a trading post, then take a town tile.
format-snellman = Save as a log of the online site
course-automa = The Automa
lesson-automa-cards = The Automa is a side without a player: two cards say what it does. Upgrade your dwelling on E2 to a trading post and end your turn. The Automa then draws its Support card and its action card, and you read its choice, one criterion after another.
    .title = Its two cards
    .done = The action card says what it does, the Support card how: beside which structures, along which strip of terrains, counted from which end. In its next turn the action card becomes the Support card: you know half of what it will read.
    .other = Upgrade E2 to a trading post, then end your turn.
lesson-automa-supply = The Automa has no coins, no workers and no power, and it pays nothing. It only needs the piece: what it has left lies in its supply. Turn E5 into plains, build a dwelling there and end your turn, then watch its supply.
    .title = Its supply
    .done = It upgraded the dwelling on E9: the dwelling went back to its supply, a trading post came out of it. A structure of its own beside yours offers you power, and yours offers none to it.
    .other = Choose E5, turn it into plains and build, then end your turn.
lesson-automa-deck = Only one card is left in its pile, and the panel says which it can be: the cards that were drawn are open. One of the last two cards of a pile makes it pass. Pass too, and take the card “Coins”.
    .title = Pile and reserve
    .done = It passed, scored its points for the round tile and took a bonus card. For each new round its pile is shuffled with one more card, later from the reserve: so its rounds grow longer, and it surprises you more.
    .other = Pass, with the card “Coins”.
lesson-automa-criteria = Round 3. Send your priest to Fire for 3 steps and end your turn: the Automa will build. All the hexes that it could take are lit; each criterion takes some away, until one is left. Go on with “Next” at your own pace.
    .title = One criterion after another
    .done = Nine hexes, two criteria, one left: nothing was left to chance, and nothing hidden. In a game, “Why?” in the log opens each of its choices again at any time. Now play your first game against it.
    .other = Send the priest to Fire for three steps, then end your turn.

## The Automa

board-automa = { $faction }, level { $level }
board-automa-supply = Left to build
board-automa-pile = { $left ->
        [one] { $left } card left in this round’s pile
       *[other] { $left } cards left in this round’s pile
    }, { $reserve } in reserve
board-automa-known = In the pile:
board-automa-drawn = Drawn:
board-automa-navigation = How many river hexes it crosses
board-automa-action = Action card
board-automa-support = Support card
board-automa-covered = Drawn in its turn
board-automa-marked = beside its marked structures
board-automa-unmarked = beside its unmarked structures
board-automa-reaching = towards its other structures
board-automa-strip = Terrains, { $strip }:
board-automa-catch-up = cult: where it is behind
board-automa-tile = cult: the round tile’s
board-automa-do-upgrade = upgrades a structure
board-automa-do-favour = takes a favour tile
board-automa-do-x-points = scores X, now { $x }
board-automa-do-block = blocks a power action
board-automa-do-cult = sends a priest
board-automa-do-build = builds a dwelling
board-automa-do-build-range-2 = builds a dwelling in range 2
board-automa-do-trade-5-6 = trades in rounds 5 and 6
board-automa-do-trade-3-6 = trades from round 3 on
board-automa-do-points = { $points ->
        [one] scores 1 point
       *[other] scores { $points } points
    }
board-automa-do-faction = faction action
board-automa-passes = as one of the last two of the pile, it makes the Automa pass
board-automa-counted = counted from { $arrow ->
        [left] the end, ←
       *[other] the start, →
    }{ $number }
board-automa-takes = on passing, the { $place_word } bonus card
board-automa-card = Card { $card }, action
board-automa-as-support = then Support
board-automa-read = Read card { $card }
board-automa-row = Free cards, in its order:
board-automa-place = { $place ->
        [left] left
        [middle] middle
        [right] right
       *[other] { $place }
    }: { $card_word }
board-automa-tile-points = { $points ->
        [one] When it passes: { $points } point for the round’s tile
       *[other] When it passes: { $points } points for the round’s tile
    }

## Signs, in the help

legend-resources = Resources
legend-coins = coins: pay for buildings and tracks
legend-workers = workers: pay for buildings and spades
legend-priests = priests: go to the cults, pay for tracks
legend-points = points: whoever has the most wins
legend-spades = spades: one turns a hex into the next terrain of the circle
legend-power = Power in three bowls: what you gain moves tokens from I to II, then from II to III. Tokens of III are spent, and return to I. Burning: of two tokens of II, one is lost and the other goes to III.
legend-buildings = Buildings, in the faction’s colour
legend-dwelling = dwelling: workers; strength 1
legend-trading-post = trading post: coins and power; strength 2
legend-temple = temple: priests, and a favour tile at once; strength 2
legend-stronghold = stronghold: the faction’s own ability; strength 3
legend-sanctuary = sanctuary: priests, and a favour tile at once; strength 3
legend-shipyard = shipyard: a ship with each income (with Merchants of the Seas); strength 3
legend-marks = Marks on tiles, cards and tracks
legend-keys = key of a town: opens the top of a cult
legend-shipping = shipping: how many river hexes you cross
legend-digging = digging: makes spades cheaper
legend-bridges = bridge: joins two hexes across a river
legend-town = town: four buildings side by side with a strength of 7
legend-network = network: buildings that reach each other, counted at the end
legend-pass = on passing: this is scored when you pass
legend-step = a step in a cult of your choice
legend-once = on orange: an action, once a round
legend-cults = the cults: fire, water, earth, air
legend-sea = With Merchants of the Seas
legend-ship = ship: goes from river to river during a voyage; it trades, or pays for a dwelling
legend-dock = dock: your ships start here, but for those of the shipyard
legend-trade-marker = trade marker: who has traded with this building
legend-ours = dotted edge: a reconstructed part, which we have not seen printed
legend-canal = canal: joins two rivers, for ships only
legend-automa = The Automa, and how to read its panel
legend-automa-what = The Automa is an adversary without a player, for one or two people. It has no coins, workers or power and pays nothing; it only needs the building it puts down. Nothing that it does is a free choice: its cards and the position decide, and the table tells you why.
legend-automa-turn = In its turn the Action card becomes the Support card, and a new Action card is drawn. So you know half of what it will read.
legend-automa-action = Action card: what it does, from top to bottom. X is a number of points that grows with its level and the rounds.
legend-automa-support = Support card: how it does it, where several hexes, cults or tiles are possible. It goes through criteria one after another until one is left.
legend-automa-marked = Marked and unmarked structures: its first dwelling carries a token, and what grows from it too. The card says beside which of the two groups it builds, and whether it builds towards the other one.
legend-automa-strip = Terrains, A or B: of the terrains in this order, the first that is found is kept.
legend-automa-counted = →2 or ←1: what is still left is counted, from the start or from the end; the one with this number is taken.
legend-automa-row = The row: the free bonus cards lie in its order, left, middle, right. When you pass, the card that you give back takes the place of the one that you take.
legend-automa-pass = Passing: if one of the last two cards of the pile has the sign for it, it passes. It scores the number of the round’s tile and takes the bonus card at the place that its Support card names.
legend-automa-pile = Its pile gets one card more each round, from the reserve. Press a card of the pile to read it.
legend-automa-why = “Why?” in the log opens each of its choices again.

## Ships

board-fleet = ships: { $ships }; dock: { $dock }; sail { $sail }; trade markers: { $markers }
board-river = river
board-canal = canal between { $one } and { $other }
board-ours = { $text } · reconstructed
board-space-voyage = voyage
board-space-build-ships = build
board-space-card-voyage = voyage (card)
board-space-favour-voyage = voyage (favour)
board-yard = Shipyard
board-yard-brings = A ship with each income.
board-yard-ship = ship { $ship }: { $hex ->
        [none] in supply
       *[other] { $hex }
    }
board-yard-sail = a ship goes { $sail ->
        [one] { $sail } space
       *[other] { $sail } spaces
    }
board-yard-price = what a ship costs at the shipyard
board-yard-each = Each for { $workers ->
        [one] a worker
       *[other] { $workers } workers
    } and { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
board-yard-markers = trade markers left: { $count }
board-yard-crosses = Your ships are merchants: they cross land too.
board-text-yard = shipyard{ $stands ->
        [true] { "" }
       *[other] {" "}(not built yet)
    }: { $text }
board-sheet-range = A range tile for ships stands in the place of shipping.
board-markers-of = trade markers of { $names }
board-voyage = Your voyage
board-voyage-reach = { $count ->
        [0] No trade is in reach of your ships.
        [one] One trade is in reach of your ships.
       *[other] { $count } trades are in reach of your ships.
    }
board-voyage-ships = Your ships
board-voyage-burn = The third bowl is empty: power is burned to go further.
board-voyage-done = End the voyage
board-voyage-how = Ship { $ship } from { $hex }: { $sail ->
        [0] one space for 1 power
        [one] 1 space, one more for 1 power
       *[other] { $sail } spaces, one more for 1 power
    }. { $trades ->
        [0] No building to trade with is near enough: choose a river hex.
       *[other] Choose a trade, or a river hex.
    }
board-voyage-by = By { $hex }{ $power ->
        [0] { "" }
       *[other] , for { $power } power
    }
board-voyage-trade = trade with { $hex }, { $building_word }, { $name }
board-voyage-you = you: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $coins ->
        [0] { "" }
        [one] , 1 coin
       *[other] , { $coins } coins
    }{ $workers ->
        [0] { "" }
        [one] , 1 worker
       *[other] , { $workers } workers
    }{ $priests ->
        [0] { "" }
        [one] , 1 priest
       *[other] , { $priests } priests
    }{ $power ->
        [0] { "" }
       *[other] , { $power } power
    }
board-voyage-they = the owner is offered { $power } power for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-voyage-none = the owner is offered nothing
board-you = you
board-in-harbour = { $hex }, in harbour
board-ship-alike = like ship { $ship }
board-ship-moved = has sailed
board-ship-idle = nothing to do
course-sea = Merchants of the Seas
lesson-sea-trade = With the option “Merchants of the Seas” you have ships. Yours lies in harbour on E4. Once a round a voyage moves all your ships, as far as your shipping says. Choose the orange space “voyage”, then the trade with the Alchemists’ dwelling on E5: you read what both sides have from it.
    .title = A voyage, and a trade
    .done = The ship is gone, and your marker lies under the building: you trade there once in the whole game. You score the strength of the building and gain goods; its owner is offered as much power. Better buildings bring more.
    .other = Choose the space of the voyage, then the trade with E5.
lesson-sea-settle = A ship on a river reaches the land beside it, and can pay for a dwelling there. Yours lies on r20, beside F2. Choose F2: turn it into lakes, for a spade as ever, and let ship 1 pay for the dwelling.
    .title = A ship that settles
    .done = No coin and no worker for the dwelling: the ship goes back to your supply, and can be gained again. At most three are on the map.
    .other = Choose F2, and the way in which the ship pays.
lesson-sea-shipyard = Cards, tiles and power actions bring single ships; the shipyard brings one with each income. It is an upgrade of a trading post at a river, for 4 workers and 6 coins. Make the trading post on E4 a shipyard.
    .title = The shipyard
    .done = It brought a step of shipping at once, with its points. From now on a ship comes with each income, more can be built for the price of a dwelling each, and an ability of your faction helps: the Mermaids score a point more for each trade.
    .other = Choose E4, and make it a shipyard.
