game-name = Terra Mystica
game-tagline = Reshape the land, build, and rise in four cults over six rounds.
as-builder = seat
as-source = score

## Factions

faction-fakirs = Fakirs
    .gist = desert; fly on a carpet for a priest, 4 points per flight
faction-nomads = Nomads
    .gist = desert; three starting dwellings, then sandstorms
faction-chaosmagicians = Chaos Magicians
    .gist = wasteland; one starting dwelling, two favour tiles at a time
faction-giants = Giants
    .gist = wasteland; every transform takes two spades
faction-swarmlings = Swarmlings
    .gist = lakes; costly buildings, rich income, workers for towns
faction-mermaids = Mermaids
    .gist = lakes; shipping from the start, towns across a river
faction-dwarves = Dwarves
    .gist = mountains; tunnels for 2 workers, 4 points per tunnel
faction-engineers = Engineers
    .gist = mountains; cheap buildings, bridges for 2 workers
faction-halflings = Halflings
    .gist = plains; a point per spade, cheap digging
faction-cultists = Cultists
    .gist = plains; a cult step when a neighbour takes power
faction-alchemists = Alchemists
    .gist = swamp; points for coins, and coins for points
faction-darklings = Darklings
    .gist = swamp; spades for priests, 2 points each
faction-auren = Auren
    .gist = forest; everything comes with the stronghold: cult steps
faction-witches = Witches
    .gist = forest; 5 points per town, then free dwellings
faction-icemaidens = Ice Maidens
    .gist = ice; a favour tile at the start, points for temples
faction-yetis = Yetis
    .gist = ice; cheaper power actions, strong buildings
faction-acolytes = Acolytes
    .gist = volcano; pay for land with cult steps
faction-dragonlords = Dragonlords
    .gist = volcano; pay for land with power tokens
faction-riverwalkers = Riverwalkers
    .gist = a terrain of their choice; priests unlock others, along rivers
faction-shapeshifters = Shapeshifters
    .gist = a terrain of their choice, which they can change
ability-fakirs = Instead of ships: fly over hexes for a priest, and score 4 points each time. Spades cost at least 2 workers.
stronghold-fakirs = Flights reach one hex further.
ability-nomads = Begin with a third dwelling.
stronghold-nomads = Once a round, turn a neighbouring hex into desert at no cost.
ability-chaosmagicians = Begin with one dwelling, placed last. Temples and the sanctuary bring two favour tiles.
stronghold-chaosmagicians = Once a round, take two actions in a row.
ability-giants = Every transformation takes exactly two spades and leads to the home terrain.
stronghold-giants = Once a round, two free spades for one hex.
ability-swarmlings = Three workers more for every town.
stronghold-swarmlings = Once a round, upgrade a dwelling to a trading post at no cost.
ability-mermaids = Shipping from the start. A town may span one river hex.
stronghold-mermaids = At once, a free step of shipping.
ability-dwarves = Instead of ships: tunnel under a hex for 2 workers, and score 4 points each time.
stronghold-dwarves = A tunnel costs one worker less.
ability-engineers = As an action, a bridge for 2 workers, as often as you like.
stronghold-engineers = On passing, 3 points for each bridge between two of your buildings.
ability-halflings = A point for every spade, wherever it comes from.
stronghold-halflings = At once, three spades, and a dwelling may be built on one of the hexes.
ability-cultists = When a neighbour takes power from your building, you step up in a cult; when all decline, you gain 1 power.
stronghold-cultists = At once, 7 points.
ability-alchemists = Sell points for coins, one for one; buy a point for two coins.
stronghold-alchemists = At once, 12 power; from then on 2 power for every spade.
ability-darklings = Spades are paid with a priest each, and bring 2 points.
stronghold-darklings = At once, up to three workers may become priests.
ability-auren = No ability before the stronghold.
stronghold-auren = At once, a favour tile; once a round, two steps in one cult.
ability-witches = Five points more for every town.
stronghold-witches = Once a round, a free dwelling on any forest.
ability-icemaidens = Begin with a favour tile. Live on ice, which nobody can change.
stronghold-icemaidens = On passing, 3 points for each temple.
ability-yetis = Power actions cost one power less. Live on ice, which nobody can change.
stronghold-yetis = Power actions can be taken even if their space is used.
ability-acolytes = A volcano costs cult steps of one track: 3, or 4 on another faction’s terrain. Spades become cult steps.
stronghold-acolytes = Priests sent to a cult go one step further.
ability-dragonlords = A volcano costs power tokens: 1, or 2 on another faction’s terrain. Spades become new tokens.
stronghold-dragonlords = At once, a new power token for each player in the match.
ability-riverwalkers = No spades: priests unlock terrains instead. Build along rivers only.
stronghold-riverwalkers = At once, two bridges.
ability-shapeshifters = When a neighbour takes power from your building, you may buy a power token for a point; when all decline, you gain 1 power.
stronghold-shapeshifters = As an action, 5 power or 5 tokens change your terrain.

board-base = original
board-fire-ice-1 = Fire & Ice 1
board-fire-ice-2 = Fire & Ice 2
board-loon-lakes = Loon Lakes
board-fjords = Fjords

## Terrains, buildings, cults

terrain-desert = desert
terrain-plains = plains
terrain-swamp = swamp
terrain-lakes = lakes
terrain-forest = forest
terrain-mountains = mountains
terrain-wasteland = wasteland
terrain-ice = ice
terrain-volcano = volcano
building-dwelling = dwelling
building-trading-post = trading post
building-temple = temple
building-stronghold = stronghold
building-sanctuary = sanctuary
cult-fire = Fire
cult-water = Water
cult-earth = Earth
cult-air = Air
skip-tunnel = tunnels
    .plural = tunnel
skip-carpet = flies
    .plural = fly

## Cards, tiles, action spaces

card-BON1 = Spade
    .gist = 2 coins, and a spade once
card-BON2 = Cult step
    .gist = 4 coins, and a cult step once
card-BON3 = Coins
    .gist = 6 coins
card-BON4 = Shipping
    .gist = 3 power, and shipping reaches one hex further
card-BON5 = Power and worker
    .gist = 3 power, 1 worker
card-BON6 = Large buildings
    .gist = 2 workers; on passing 4 points each for stronghold and sanctuary
card-BON7 = Trading posts
    .gist = 1 worker; on passing 2 points for each trading post
card-BON8 = Priest
    .gist = 1 priest
card-BON9 = Dwellings
    .gist = 2 coins; on passing 1 point for each dwelling
card-BON10 = Navigators
    .gist = 3 power; on passing 3 points for each step of shipping
tile-FAV1 = Fire 3
    .gist = three steps
tile-FAV2 = Water 3
    .gist = three steps
tile-FAV3 = Earth 3
    .gist = three steps
tile-FAV4 = Air 3
    .gist = three steps
tile-FAV5 = Fire 2
    .gist = towns need a strength of 6 only
tile-FAV6 = Water 2
    .gist = a cult step as an action, once a round
tile-FAV7 = Earth 2
    .gist = 1 worker and 1 power a round
tile-FAV8 = Air 2
    .gist = 4 power a round
tile-FAV9 = Fire 1
    .gist = 3 coins a round
tile-FAV10 = Water 1
    .gist = 3 points for each trading post that you build
tile-FAV11 = Earth 1
    .gist = 2 points for each dwelling that you build
tile-FAV12 = Air 1
    .gist = on passing 2, 3, 3 or 4 points for one to four trading posts
tile-TW1 = 5 points, 6 coins
tile-TW2 = 7 points, 2 workers
tile-TW3 = 9 points, 1 priest
tile-TW4 = 6 points, 8 power
tile-TW5 = 8 points, a step in every cult
tile-TW6 = 2 points, 2 keys, two steps in every cult
tile-TW7 = 4 points, a step of shipping
tile-TW8 = 11 points
tile-SCORE1 = 2 points per spade; then a coin for each step in Earth
    .last = 2 points per spade
tile-SCORE2 = 5 points per town; then a spade for every 4 steps in Earth
    .last = 5 points per town
tile-SCORE3 = 2 points per dwelling; then a priest for every 4 steps in Water
    .last = 2 points per dwelling
tile-SCORE4 = 5 points per stronghold or sanctuary; then a worker for every 2 steps in Fire
    .last = 5 points per stronghold or sanctuary
tile-SCORE5 = 2 points per dwelling; then 4 power for every 4 steps in Fire
    .last = 2 points per dwelling
tile-SCORE6 = 3 points per trading post; then a spade for every 4 steps in Water
    .last = 3 points per trading post
tile-SCORE7 = 5 points per stronghold or sanctuary; then a worker for every 2 steps in Air
    .last = 5 points per stronghold or sanctuary
tile-SCORE8 = 3 points per trading post; then a spade for every 4 steps in Air
    .last = 3 points per trading post
tile-SCORE9 = 4 points per temple; then 2 coins for each priest on a cult
    .last = 4 points per temple
space-ACT1 = a bridge (3 power)
space-ACT2 = a priest (3 power)
space-ACT3 = two workers (4 power)
space-ACT4 = seven coins (4 power)
space-ACT5 = a spade (4 power)
space-ACT6 = two spades (6 power)
special-sandstorm = sandstorm
special-double-turn = two actions in a row
special-two-spades = two spades for one hex
special-free-trading-post = a free trading post
special-two-steps = two steps in one cult
special-free-dwelling = a free dwelling
special-card-spade = the card’s spade
special-card-step = the card’s cult step
special-favour-step = the favour tile’s cult step
special-bridge = a bridge for 2 workers
special-shift-power = another terrain for 5 power
special-shift-tokens = another terrain for 5 power tokens
conversion-power-to-coin = 1 power for 1 coin
conversion-power-to-worker = 3 power for 1 worker
conversion-power-to-priest = 5 power for 1 priest
conversion-priest-to-worker = 1 priest for 1 worker
conversion-priest-to-coin = 1 priest for 1 coin
conversion-worker-to-coin = 1 worker for 1 coin
conversion-point-to-coin = 1 point for 1 coin
conversion-coins-to-point = 2 coins for 1 point
conversion-burn = two tokens of the second bowl for one in the third
thing-spades = the remaining spades
thing-transform = the sandstorm
thing-dwelling = the free dwelling
thing-trading-post = the free trading post
thing-bridge = the bridge
thing-ordination = further ordinations
thing-token = the power token
thing-town = the town tile

## Actions

action-take = Play the { $faction_word } ({ $faction_gist })
    .group = Choose a faction
action-pick = Choose { $terrain_word }
    .group = Choose a terrain
action-unlock = Unlock { $terrain_word } with the priest
    .group = Unlock a terrain with the priest
action-place = Starting dwelling on { $hex }
    .group = Place a starting dwelling
action-build = Build a dwelling on { $hex }
    .group = Build a dwelling
action-link = Found a town across the river hex { $hex }
    .group = Found a town across a river
action-transform = Turn { $hex } into { $terrain_word }
    .group = Transform a hex
action-upgrade = Upgrade { $hex } to a { $building_word }
    .group = Upgrade a building
action-bridge = Bridge from { $hex } to { $to }
    .group = Place a bridge
action-power = Power action: { $space_word }
    .group = Power actions
action-special = Use { $special_word }
    .group = Spaces of your own
action-favour = Favour tile { $tile_word }: { $tile_gist }
    .group = Take a favour tile
action-town = Town tile: { $tile_word }
    .group = Take a town tile
action-card = Card “{ $card_word }”: { $card_gist }
    .group = Take a bonus card
action-pass = Pass and take “{ $card_word }”: { $card_gist }
    .group = Pass, and take a card for the next round
action-convert = Exchange { $conversion_word }
    .group = Exchange resources
action-forgo = { $thing ->
        [voyage] End the voyage
        [ships] Build no more ships
       *[other] Give up { $thing_word }
    }
    .group = Give up
action-lose = Give back the steps in { $cult_word }
    .group = Give back cult steps
action-send = { $steps ->
        [one] Send a priest to { $cult_word } for 1 step; he comes back
       *[other] Send a priest to { $cult_word } for { $steps } steps; he stays there
    }
    .group = Send a priest to a cult
action-step = Step up in { $cult_word }
    .group = Step up in a cult
action-accept = Take { $amount } power from { $builder_word } { $points ->
        [0] at no cost
        [one] for 1 point
       *[other] for { $points } points
    }
    .group = Take power
action-decline = Decline { $amount } power from { $builder_word }
    .group = Decline power
action-retire = Pass for good
action-ship = Advance shipping, for 4 coins and a priest
action-dig = Advance digging, for 6 points
action-keep-priest = Keep the priest
action-buy-token = Buy the power token for a point
action-ordain = Turn a worker into a priest
action-open = Exchange resources…
action-close = Done exchanging
action-end = End the turn
action-buy-spade = Buy a spade

## Events

event-took-faction = { $seat_word } { $seat_plural ->
        [yes] come into play.
       *[no] plays the { $faction_word }.
    }
event-picked-terrain = { $seat_word } { $seat_plural ->
        [yes] choose
       *[no] chooses
    } { $terrain_word }.
event-placed = { $seat_word } { $seat_plural ->
        [yes] place
       *[no] places
    } a dwelling on { $hex }.
event-took-card = { $seat_word } { $seat_plural ->
        [yes] take
       *[no] takes
    } the card “{ $card_word }”{ $coins ->
        [0] { "" }
        [one] {" "}with 1 coin
       *[other] {" "}with { $coins } coins
    }.
event-round-began = { $round ->
        [6] Round { $round }, the last, begins: { $tile_last }.
       *[other] Round { $round } begins: { $tile_word }.
    }
event-had-reward = { $seat_word }: reward{ $coins ->
        [0] { "" }
        [one] {" "}· { $coins } coin
       *[other] {" "}· { $coins } coins
    }{ $workers ->
        [0] { "" }
        [one] {" "}· { $workers } worker
       *[other] {" "}· { $workers } workers
    }{ $priests ->
        [0] { "" }
        [one] {" "}· { $priests } priest
       *[other] {" "}· { $priests } priests
    }{ $power ->
        [0] { "" }
        [one] {" "}· { $power } power
       *[other] {" "}· { $power } power
    }{ $spades ->
        [0] { "" }
        [one] {" "}· { $spades } spade
       *[other] {" "}· { $spades } spades
    }.
event-had-income = { $seat_word }: income{ $coins ->
        [0] { "" }
        [one] {" "}· { $coins } coin
       *[other] {" "}· { $coins } coins
    }{ $workers ->
        [0] { "" }
        [one] {" "}· { $workers } worker
       *[other] {" "}· { $workers } workers
    }{ $priests ->
        [0] { "" }
        [one] {" "}· { $priests } priest
       *[other] {" "}· { $priests } priests
    }{ $power ->
        [0] { "" }
        [one] {" "}· { $power } power
       *[other] {" "}· { $power } power
    }.
event-transformed = { $seat_word } { $seat_plural ->
        [yes] turn
       *[no] turns
    } { $hex } into { $terrain_word }{ $bought ->
        [0] { "" }
        [one] {" "}with a bought spade
       *[other] {" "}with { $bought } bought spades
    }.
event-skipped = { $seat_word } { $seat_plural ->
        [yes] { $skip_plural }
       *[no] { $skip_word }
    } to { $hex }.
event-built = { $seat_word } { $seat_plural ->
        [yes] build
       *[no] builds
    } a dwelling on { $hex }.
event-upgraded = { $seat_word } { $seat_plural ->
        [yes] upgrade
       *[no] upgrades
    } { $hex } to a { $building_word }.
event-bridged = { $seat_word } { $seat_plural ->
        [yes] build
       *[no] builds
    } a bridge between { $hex } and { $to }.
event-offered = { $seat_word } may take { $amount } power from { $builder_word }.
event-accepted = { $seat_word } { $seat_plural ->
        [yes] take
       *[no] takes
    } { $power } power from { $builder_word }{ $points ->
        [0] { "" }
        [one] {" "}for 1 point
       *[other] {" "}for { $points } points
    }.
event-declined = { $seat_word } { $seat_plural ->
        [yes] decline
       *[no] declines
    } { $amount } power from { $builder_word }.
event-all-declined = { $seat_word } { $seat_plural ->
        [yes] gain
       *[no] gains
    } { $power } power: all declined.
event-sent-priest = { $seat_word } { $seat_plural ->
        [yes] send
       *[no] sends
    } a priest to { $cult_word }.
event-rose = { $seat_word } { $seat_plural ->
        [yes] rise
       *[no] rises
    } to { $step } in { $cult_word }.
event-sank = { $seat_word } { $seat_plural ->
        [yes] sink
       *[no] sinks
    } to { $step } in { $cult_word }.
event-shipped = { $seat_word } { $seat_plural ->
        [yes] advance
       *[no] advances
    } shipping to { $level }.
event-dug = { $seat_word } { $seat_plural ->
        [yes] advance
       *[no] advances
    } digging to { $level }.
event-used-power = { $seat_word } { $seat_plural ->
        [yes] take
       *[no] takes
    } a power action: { $space_word }.
event-used-special = { $seat_word } { $seat_plural ->
        [yes] use
       *[no] uses
    } { $special_word }.
event-founded-town = { $seat_word } { $seat_plural ->
        [yes] found
       *[no] founds
    } a town at { $hex }.
event-took-town = { $seat_word } { $seat_plural ->
        [yes] take
       *[no] takes
    } the town tile “{ $tile_word }”.
event-took-favour = { $seat_word } { $seat_plural ->
        [yes] take
       *[no] takes
    } the favour tile { $tile_word } ({ $tile_gist }).
event-converted = { $seat_word } { $seat_plural ->
        [yes] exchange
       *[no] exchanges
    } { $conversion_word }.
event-ordained = { $seat_word } { $seat_plural ->
        [yes] turn
       *[no] turns
    } a worker into a priest.
event-bought-token = { $seat_word } { $seat_plural ->
        [yes] buy
       *[no] buys
    } a power token.
event-gave-up = { $seat_word } { $seat_plural ->
        [yes] give
       *[no] gives
    } up { $thing_word }.
event-unlocked = { $seat_word } { $seat_plural ->
        [yes] unlock
       *[no] unlocks
    } { $terrain_word }.
event-kept-priest = { $seat_word } { $seat_plural ->
        [yes] keep
       *[no] keeps
    } the priest.
event-scored = { $seat_word }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source_word }).
event-passed = { $seat_word } { $seat_plural ->
        [yes] pass
       *[no] passes
    }.
event-turn-ended = { $seat_word } { $seat_plural ->
        [yes] end
       *[no] ends
    } the turn.
event-left = { $seat_word } { $seat_plural ->
        [yes] leave
       *[no] leaves
    } the match.
event-game-ended = The six rounds are over.

## Objections

objection-match-is-over = The match is over.
objection-not-your-turn = It is somebody else’s turn.
objection-not-now = This cannot be done now.
objection-answer-first = First answer the offer of power.
objection-finish-first = Use what you have received first, or give it up.
objection-nothing-owed = You have received nothing of the kind.
objection-nothing-on-offer = Nothing of the kind is on offer.
objection-later-offer-taken = You have taken a later offer or exchanged resources since: this one can only be declined.
objection-no-room-for-power = Your bowls can take no more power.
objection-wait-for-answers = Somebody is still waiting for answers to a building, and could reach the top of this cult first: wait.
objection-must-act = Take an action, or pass.
objection-no-action-left = You have already taken your action of this turn.
objection-open-first = Open the exchange first.
objection-close-first = Close the exchange first.
objection-convert-first = Exchange something before you close.
objection-nothing-to-convert = You have nothing to exchange.
objection-no-such-conversion = Your faction has no such exchange.
objection-no-room-for-priests = You can have no more priests.
objection-too-little-to-burn = Burning takes two tokens in the second bowl.
objection-too-little-power = You have too little power in the third bowl.
objection-too-few-workers = You have too few workers.
objection-too-few-coins = You have too few coins.
objection-too-few-priests = You have too few priests.
objection-too-few-points = You have too few points.
objection-too-few-tokens = You have too few power tokens.
objection-too-few-steps = You do not stand high enough in a cult.
objection-expansion-not-played = This faction belongs to Fire & Ice, which is not played.
objection-faction-is-taken = This faction, or the one that shares its board, is taken.
objection-terrain-is-taken = This terrain belongs to another faction.
objection-not-at-a-river = It must stand at a river.
objection-card-is-taken = This card is not there to be taken.
objection-hex-is-built = A building already stands there.
objection-terrain-is-fixed = Ice and volcanoes cannot be changed.
objection-out-of-reach = The hex is out of your reach.
objection-only-to-home = This can only lead to your home terrain.
objection-not-beside-by-land = The hex must touch one of your buildings, without a bridge.
objection-no-such-transform = No spades lead to that terrain.
objection-too-few-spades = You have too few spades, and can buy none now.
objection-spades-left-over = That would leave spades over.
objection-no-spades-for-you = Your faction has no use for spades.
objection-nothing-to-transform = No hex can be transformed that way.
objection-choose-a-hex = Choose the hex: the spades are bought with it.
objection-not-home-terrain = You cannot build on that terrain.
objection-no-building-left = You have no such building left.
objection-not-your-building = No building of yours stands there.
objection-wrong-building = The building there cannot become that.
objection-track-is-done = This track goes no further.
objection-no-bridge-left = You have built all your bridges.
objection-bridge-is-built = A bridge already stands there.
objection-bridge-from-nowhere = A bridge must begin at one of your buildings.
objection-no-place-for-a-bridge = There is no place for a bridge of yours.
objection-space-is-used = This space has already been used this round.
objection-no-such-space = You do not have this space.
objection-no-free-slot = No slot of that worth is free.
objection-no-town-there = No town can be founded across this river hex.
objection-tile-is-yours = You already have this tile.
objection-tile-is-gone = No such tile is left.
objection-terrain-is-unlocked = This terrain is already unlocked.
objection-last-round = In the last round no card is taken: pass for good.
objection-take-a-card = Whoever passes takes a card, except in the last round.

## Prompts

prompt-over = The match is over.
prompt-wait = { $seat_word } { $seat_plural ->
        [yes] are deciding
       *[no] is deciding
    }.
prompt-faction = { $seat_word }, choose a faction.
prompt-pick = { $seat_word }, choose a terrain.
prompt-dwelling = { $seat_word }, place a starting dwelling.
prompt-card = { $seat_word }, take a bonus card.
prompt-offer = { $seat_word }, take the power offered, or decline.
prompt-convert = { $seat_word }, exchange resources.
prompt-lose-steps = { $seat_word }, choose the cult that pays for the volcano.
prompt-spades = { $seat_word }, use your spades.
prompt-sandstorm = { $seat_word }, choose the hex of the sandstorm.
prompt-free-dwelling = { $seat_word }, place the free dwelling.
prompt-free-trading-post = { $seat_word }, choose the dwelling that becomes a trading post.
prompt-steps = { $seat_word }, choose a cult.
prompt-favour = { $seat_word }, take a favour tile.
prompt-town = { $seat_word }, take a town tile.
prompt-bridge = { $seat_word }, place the bridge.
prompt-ordain = { $seat_word }, turn workers into priests, or stop here.
prompt-unlock = { $seat_word }, keep the priest or unlock a terrain.
prompt-token = { $seat_word }, a power token for a point?
prompt-act = { $seat_word }, round { $round }: take an action, or pass.
prompt-wind-up = { $seat_word }, round { $round }: build on, exchange, or end the turn.

## Before and after a match

option-board = Board
option-board-base = Original
option-board-fire-ice-1 = Fire & Ice, side 1
option-board-fire-ice-2 = Fire & Ice, side 2
option-board-loon-lakes = Loon Lakes
option-board-fjords = Fjords
option-turn-order = Turn order
option-turn-order-passing = In the order of passing
option-turn-order-seats = Clockwise from the first to pass
option-start-points = Points at the start
option-start-points-equal = 20 for all
option-start-points-balanced = By faction
option-end-tile = Extra end scoring
option-end-tile-random = Drawn at random
option-end-tile-none = None
option-end-tile-building-on-edge = Buildings on the rim
option-end-tile-connected-clusters = Separate clusters
option-end-tile-connected-distance = Greatest distance
option-end-tile-stronghold-sanctuary-distance = From stronghold to sanctuary
option-fire-and-ice = Fire & Ice factions
option-fire-and-ice-true = Yes
option-fire-and-ice-false = No
option-mini-expansion = Three more kinds of town tiles
option-mini-expansion-true = Yes
option-mini-expansion-false = No
option-shipping-card = The tenth bonus card
option-shipping-card-true = Yes
option-shipping-card-false = No
option-temple-tile = The ninth round tile
option-temple-tile-true = Yes
option-temple-tile-false = No
option-cultists-errata = Power when all decline
option-cultists-errata-true = Yes
option-cultists-errata-false = No
option-round-tiles = Round tiles (a list; drawn when empty)
option-bonus-cards = Bonus cards (a list; drawn when empty)
option-leaves = Who leaves, and after which action (a list; nobody when empty)
reason-six-rounds = the six rounds are over
score-initial = start
score-leech = power taken
score-faction = faction
score-convert = resources
score-shipping = shipping
score-digging = digging
score-stronghold = stronghold
score-stronghold-pass = stronghold on passing
score-towns = town tiles
score-round-spade = round tile: spades
score-round-town = round tile: towns
score-round-dwelling = round tile: dwellings
score-round-trading-post = round tile: trading posts
score-round-temple = round tile: temples
score-round-large = round tile: strongholds and sanctuaries
score-BON1 = card “Spade”
score-BON2 = card “Cult step”
score-BON3 = card “Coins”
score-BON4 = card “Shipping”
score-BON5 = card “Power and worker”
score-BON6 = card “Large buildings”
score-BON7 = card “Trading posts”
score-BON8 = card “Priest”
score-BON9 = card “Dwellings”
score-BON10 = card “Navigators”
score-FAV1 = favour tile Fire 3
score-FAV2 = favour tile Water 3
score-FAV3 = favour tile Earth 3
score-FAV4 = favour tile Air 3
score-FAV5 = favour tile Fire 2
score-FAV6 = favour tile Water 2
score-FAV7 = favour tile Earth 2
score-FAV8 = favour tile Air 2
score-FAV9 = favour tile Fire 1
score-FAV10 = favour tile Water 1
score-FAV11 = favour tile Earth 1
score-FAV12 = favour tile Air 1
score-fire = cult of Fire
score-water = cult of Water
score-earth = cult of Earth
score-air = cult of Air
score-network = network
score-building-on-edge = buildings on the rim
score-connected-clusters = separate clusters
score-connected-distance = greatest distance
score-stronghold-sanctuary-distance = from stronghold to sanctuary
error-wrong-round-tiles = exactly { $count } different round tiles must be named
error-wrong-bonus-cards = about { $count } different bonus cards must be named
error-unknown-tile = “{ $option }” must be a list of these: { $known }
error-log-unknown-command = line { $line }: the command “{ $command }” is unknown
error-log-unknown-faction = line { $line }: the faction “{ $detail }” is not in the match
error-log-unknown-board = line { $line }: the board “{ $detail }” is unknown
error-log-unknown-hex = line { $line }: there is no hex “{ $detail }”
error-log-refused = line { $line }: “{ $command }” is refused. { $objection_word }
error-log-one-track = line { $line }: “{ $command }” splits steps that all go to one cult

## What is wrong with a data file

error-data-terrain = expected one of { $known }, found: { $found }
error-data-few-cards = expected at least { $least } bonus cards without a set, found: { $count }
error-data-round-order = the round tiles without a set fit into no order of six rounds
error-data-board-row = expected { $expected } hexes in this row, found: { $count }
error-wrong-leaves = “leaves” must be pairs of an action’s number and a seat (0 to { $seats } less one), in order, and somebody must stay
error-log-no-balance = the log language knows points by faction only on the original board, not on “{ $board_word }”
error-log-cannot-tell = the log language cannot tell this match: there, a turn is over as soon as a neighbour answers (line { $line } of the log: { $text })
trace-difference = { $trace }, line { $line } ({ $command }): { $what } should be { $expected }, and is { $found }
error-not-a-trace = “{ $name }” is not a trace ({ $detail })
bench-copy-4 = a copy of four players, µs
bench-replay = a whole recorded game, the median one, ms
bench-log = the same read from its log, ms
bench-plan = positions a second in a plan of level 5
bench-planned-game = a game of two level-4 bots, ms

## What the options mean

option-board-help = The map to play on, with its own terrain and rivers.
option-turn-order-help = Who acts when in the next round.
option-start-points-help = 20 victory points for everyone, or more for weaker factions and fewer for stronger ones.
option-end-tile-help = One more way to score at the end, beside the largest area.
option-fire-and-ice-help = Lets players choose the factions of Fire & Ice too.
option-mini-expansion-help = Adds the three kinds of town tiles that came out later.
option-shipping-card-help = Adds the bonus card that scores for shipping.
option-temple-tile-help = Adds the round tile that scores for temples.
option-cultists-errata-help = The Cultists receive 1 power when all opponents decline theirs.
option-round-tiles-help = The six round tiles in their order, to play a known game.
option-bonus-cards-help = The bonus cards in the game, to play a known game.
option-leaves-help = For a known game in which someone left before the end.

## The Automa

side-automa = the Automa
    .provenance = Some of its parts are reconstructed, since we have not seen them printed: where its letters lie, the strips of terrains, its numbers on round tiles, and the Symbionts, the Blight and the Gognomes.
seat-automa = The Automa
    .plural = no
builder-automa = the Automa
as-youth = terrain
as-blighted = terrain
as-first = terrain
as-took = card
as-gave-back = card
as-chosen = ids
as-from-tile = tile
faction-simpletons = Simpletons
    .gist = build, then 2 points
faction-kuddlers = Kuddlers
    .gist = build close to you, then 2 points
faction-druids = Druids
    .gist = build, then 2 steps in a cult
faction-racelings = Racelings
    .gist = score a round tile twice when they pass first
faction-wanderers = Wanderers
    .gist = build anywhere, and score their structures at the end
faction-mimics = Mimics
    .gist = build on what is near your terrain, then 2 points
faction-powermongers = Powermongers
    .gist = build where you gain power, and rise in cults when you take it
faction-symbionts = Symbionts (reconstructed)
    .gist = lay cubes beside you, 2 points each at the end
faction-blight = Blight (reconstructed)
    .gist = turn land near you into terrain that costs you 3 spades
faction-gognomes = Gognomes (reconstructed)
    .gist = 3 points for each of six achievements
level-1 = Automalein
level-2 = Automa
level-3 = Automächtig
level-4 = Ultoma
level-5 = Alptrauma
place-left = left
place-middle = middle
place-right = right
ids-fire = Fire
ids-water = Water
ids-earth = Earth
ids-air = Air
ids-ACT1 = bridge
ids-ACT2 = priest
ids-ACT3 = two workers
ids-ACT4 = seven coins
ids-ACT5 = spade
ids-ACT6 = two spades
ids-FAV1 = Fire 3
ids-FAV2 = Water 3
ids-FAV3 = Earth 3
ids-FAV4 = Air 3
ids-BON1 = “Spade”
ids-BON2 = “Cult step”
ids-BON3 = “Coins”
ids-BON4 = “Shipping”
ids-BON5 = “Power and worker”
ids-BON6 = “Large buildings”
ids-BON7 = “Trading posts”
ids-BON8 = “Priest”
ids-BON9 = “Dwellings”
ids-BON10 = “Navigators”

preset-solo = Solo against the Automa
preset-solo-about = Its recommended first game: level 1, against the Simpletons
preset-base = Base game
preset-base-about = The original board, without expansions
option-automa = Automa
option-automa-none = None
option-automa-simpletons = Simpletons
option-automa-kuddlers = Kuddlers
option-automa-druids = Druids
option-automa-racelings = Racelings
option-automa-wanderers = Wanderers
option-automa-mimics = Mimics
option-automa-powermongers = Powermongers
option-automa-symbionts = Symbionts (reconstructed)
option-automa-blight = Blight (reconstructed)
option-automa-gognomes = Gognomes (reconstructed)
option-automa-help = A side without a player, that plays by its cards: for one person, or two with the Simpletons. Its letters, strips and numbers on round tiles are reconstructed.
option-automa-level = Level of the Automa
option-automa-level-1 = 1, Automalein (easy)
option-automa-level-2 = 2, Automa (medium)
option-automa-level-3 = 3, Automächtig (fairly hard)
option-automa-level-4 = 4, Ultoma (hard)
option-automa-level-5 = 5, Alptrauma (very hard)
option-automa-level-next = level { $choice }
option-automa-level-help = Higher levels have more cards, reach further by river and score more.
option-automa-terrain = Terrain of the Automa
option-automa-terrain-random = Drawn at random
option-automa-terrain-desert = Desert
option-automa-terrain-plains = Plains
option-automa-terrain-swamp = Swamp
option-automa-terrain-lakes = Lakes
option-automa-terrain-forest = Forest
option-automa-terrain-mountains = Mountains
option-automa-terrain-wasteland = Wasteland
option-automa-terrain-help = Nobody else can then play this terrain.

score-automa-card = Decision cards
score-automa-x = X on Decision cards
score-automa-faction = Automa faction
score-automa-tile = round tiles
score-automa-trade = trade

event-automa-began = The Automa plays the { $faction_word }, level { $level } ({ $level_word }). Its home terrain: { $terrain_word }.{ $youth ->
        [none] { "" }
       *[other] {" "}Its youth’s terrain: { $youth_word }.
    }{ $blighted ->
        [none] { "" }
       *[other] {" "}Its blighted terrain: { $blighted_word }.
    }
event-automa-settled = Card { $card } has the letters { $marked_letter } and { $unmarked_letter }: { $marked_hex } is marked, { $unmarked_hex } is not.
event-automa-piled = The Automa’s pile for round { $round }: { $size } cards{ $added ->
        [none] { "" }
       *[other] , card { $added } among them
    }; { $reserve ->
        [one] 1 waits in the reserve
       *[other] { $reserve } wait in the reserve
    }.
event-automa-drew = { $passes ->
        [true] The Automa draws card { $action }, one of the last two: it passes.
       *[other] The Automa draws card { $action } (Support: card { $support }); { $left ->
            [0] its pile is empty
            [one] one card is left
           *[other] { $left } cards are left
        }.
    }
event-automa-tried = { $action ->
        [build] To build: { $structure ->
                [marked] free land in range of its marked structures
                [unmarked] free land in range of its unmarked structures
               *[none] any free land
            }, Navigation { $navigation }{ $reaching ->
                [true] , Reaching
               *[other] { "" }
            }, strip { $strip }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [upgrade] { $origin ->
                [instead] Instead, to upgrade
               *[other] To upgrade
            }: { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [cult] To rise in a cult: { $method ->
                [tile] by the round tile
               *[other] catching up
            }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [steps] { $points ->
                [one] To rise 1 step in a cult
               *[other] To rise { $points } steps in a cult
            } without a priest: catching up, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [favour] To take a favour tile: { $method ->
                [tile] by the round tile
               *[other] catching up
            }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [block] To block a power action: { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [cube] To lay a cube beside a human structure: strip { $strip }, { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [blight] To blight a hex: { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [trade] To trade: { $arrow ->
                [left] ←
               *[other] →
            }{ $number }.
        [x_points] X points: { $points } at this level in this round.
       *[points] { $origin ->
                [faction] The faction’s points
               *[other] The card’s points
            }: { $points }.
    }
event-automa-chose = { $by ->
        [only] Its choice: { $chosen_word }, the only possibility.
       *[other] Its choice: { $chosen_word }.
    }
event-automa-skipped = { $why ->
        [no_dwelling] It has no dwelling left
        [no_hex] No hex is possible
        [no_upgrade] Nothing can be upgraded
        [no_space] Every power action is used
        [no_track] Somebody stands on 10 in every cult
        [no_tile] No such tile is left
        [not_this_round] { $action ->
                [trade] Not in this round yet
               *[other] Only in rounds 5 and 6
            }
        [no_structure] No human structure at a river is left to trade with
       *[zero] So there is nothing to score
    }{ $instead ->
        [upgrade] : it upgrades instead.
       *[other] .
    }
event-automa-marked = { $marked ->
        [true] { $hex } is marked
       *[other] { $hex } is not marked
    }: { $to_marked ->
        [none] no way leads to a marked structure
       *[other] { $to_marked } to the nearest marked structure
    }, { $to_unmarked ->
        [none] none to an unmarked one
       *[other] { $to_unmarked } to the nearest unmarked one
    }.
event-automa-blocked = The Automa blocks a power action: { $space_word }.
event-automa-passed = { $why ->
        [empty] Its pile is empty: the Automa passes.{" "}
       *[other] { "" }
    }{ $points ->
        [one] Its round tile: 1 point.
       *[other] Its round tile: { $points } points.
    }{ $took ->
        [none] { "" }
       *[other] {" "}It takes the { $place_word } bonus card, as card { $support } says, and leaves “{ $gave_back_word }” there.
    }{ $first ->
        [true] {" "}It is the first to pass.
       *[other] { "" }
    }
event-automa-ability = { $cause ->
        [cube] The { $faction_word } lay a cube on { $hex }.
        [passed_first] The { $faction_word } pass before you: the round tile counts twice.
        [power_taken] The { $faction_word } rise for the power you took: { $cult_word }.
        [achievement_1] The { $faction_word }, achievement I: two trading posts.
        [achievement_2] The { $faction_word }, achievement II: the stronghold.
        [achievement_3] The { $faction_word }, achievement III: a temple.
        [achievement_4] The { $faction_word }, achievement IV: the sanctuary.
        [achievement_5] The { $faction_word }, achievement V: step 7 in a cult.
        [achievement_6] The { $faction_word }, achievement VI: both groups joined.
       *[end] { $ability ->
                [cubes] The { $faction_word } score the cubes that are left.
               *[other] The { $faction_word } score their structures.
            }
    }
event-automa-measured = For the end tile “{ $tile_word }” the Automa counts { $value }{ $tile ->
        [stronghold_sanctuary_distance] , half of its greatest distance ({ $raw }), rounded up
        [building_on_edge] , its separate clusters ({ $raw }) less 2
       *[other] { "" }
    }.
tile-building-on-edge = buildings on the rim
tile-connected-clusters = separate clusters
tile-connected-distance = greatest distance
tile-stronghold-sanctuary-distance = from stronghold to sanctuary
event-cultists-drew = { $seat_word } { $seat_plural ->
        [yes] draw
       *[no] draws
    } card { $card } from the reserve for building beside the Automa: { $points ->
        [0] a cult step
        [one] 1 point
       *[other] { $points } points
    }.
event-shapeshifters-gained = { $seat_word } { $seat_plural ->
        [yes] gain
       *[no] gains
    } { $power } power for building beside the Automa.

criterion-reaching = { $state ->
        [joined] Reaching, but its two groups are joined already
        [none_nearer] Reaching, but no hex brings its groups closer ({ $gap } apart)
       *[other] Reaching, hexes that bring its two groups closer ({ $gap } apart)
    }
criterion-most-power = most power for the human ({ $best })
criterion-human-strip = strip { $strip } of the human’s terrain ({ $first_word } first){ $best ->
        [1] { "" }
       *[other] : the first found is { $terrain_word }, in place { $best }
    }
criterion-strip = strip { $strip } ({ $first_word } first){ $best ->
        [1] { "" }
       *[other] : the first found is { $terrain_word }, in place { $best }
    }
criterion-closest = closest to a human structure ({ $best })
criterion-farthest = farthest from its own structures ({ $best })
criterion-beside-human = { $best ->
        [0] its dwellings beside a human structure, but there is none
       *[other] its dwellings beside a human structure
    }
criterion-least-power = least power for humans ({ $best })
criterion-round-tile = { $best ->
        [0] { $cult ->
            [none] the cult of the round tile, but it has none
           *[other] the cult of the round tile ({ $cult_word }), but it cannot be chosen
        }
       *[other] the cult of the round tile ({ $cult_word })
    }
criterion-at-zero = { $best ->
        [0] cults where it stands on 0, but there is none
       *[other] cults where it stands on 0
    }
criterion-nearest-marker = { $humans ->
        [1] nearest to the human’s marker ({ $best } apart)
       *[other] nearest to the higher of the humans’ markers ({ $best } apart)
    }
criterion-direction = { $arrow ->
        [left] counted from the end, ←
       *[other] counted from the start, →
    }{ $number }
criterion-place = { $place ->
        [left] the card on the left
        [middle] the card in the middle
       *[right] the card on the right
    }

objection-faction-is-barred = This faction cannot be played against this Automa.
error-automa-start-points = with an Automa everybody starts with 20 points: leave “start_points” at “equal”
error-automa-leaves = nobody can leave a match with an Automa by the option “leaves”
error-automa-cards = with an Automa exactly { $count } bonus cards must be named
error-automa-letters = the Automa’s letters do not fit the board “{ $board_word }”: “{ $hex }” is no hex of { $terrain_word } there
error-data-automa-hex = expected a hex such as E7, found: { $found }
error-data-automa-first-pile = expected at least { $least } cards in the first pile of this level, found: { $count }
error-data-automa-strip = expected all { $count } terrains once, the home terrain (0) first
error-log-no-automa = the log language knows no Automa
bench-automa-turn = a turn of the Automa, the median, µs

## Merchants of the Seas (§14)

as-partner = seat
partner-automa = the Automa
building-shipyard = shipyard
card-BON11 = Merchants
    .gist = 2 coins; 2 points for each trade while you hold it
card-BON12 = Ship and voyage
    .gist = a ship, and a voyage once
card-BON13 = Fleet
    .gist = 1 worker; on passing 2 points for each of your ships on the map
card-BON14 = Fair wind
    .gist = 4 coins, and your ships sail one space further
tile-FAV13 = Fire 1, trade
    .gist = 1 point for each of your trades
tile-FAV14 = Water 1, ships
    .gist = 2 ships at once
tile-FAV15 = Earth 1, voyage
    .gist = a voyage as an action, once a round
tile-FAV16 = Air 1, markers
    .gist = on passing 1, 1, 2, 2, 3, 3 or 4 points for one to seven trade markers
tile-TW9 = 5 points, 2 ships
tile-SEA1 = 2 points per spade; then a worker for every 2 steps in Fire
    .last = 2 points per spade
tile-SEA2 = 5 points per town; then a spade for every 4 steps in Air
    .last = 5 points per town
tile-SEA3 = 2 points per dwelling; then a priest for every 4 steps in Earth
    .last = 2 points per dwelling
tile-SEA4 = 2 points per dwelling; then 4 power for every 4 steps in Air
    .last = 2 points per dwelling
tile-SEA5 = 3 points per trading post; then a spade for every 4 steps in Earth
    .last = 3 points per trading post
tile-SEA6 = 3 points per trading post; then a spade for every 4 steps in Fire
    .last = 3 points per trading post
tile-SEA7 = 5 points per stronghold or sanctuary; then a worker for every 2 steps in Water
    .last = 5 points per stronghold or sanctuary
tile-SEA8 = 5 points per stronghold or sanctuary; then a worker for every 2 steps in Earth
    .last = 5 points per stronghold or sanctuary
tile-SEA9 = 4 points per temple; then a coin for each step in Air
    .last = 4 points per temple
tile-SEA10 = 3 points per trade; then a ship for every 4 steps in Water
    .last = 3 points per trade
tile-SEA11 = 3 points per trade; then a ship for every 4 steps in Fire
    .last = 3 points per trade
tile-SEA12 = 5 points for the shipyard; then 4 power for every 4 steps in Water
    .last = 5 points for the shipyard
tile-trade-markers = most trade markers
space-ACT7 = a voyage (2 power)
space-ACT8 = a ship (3 power)
space-ACT9 = a favour tile (5 power and a priest)
special-voyage = the voyage of the ships
special-build-ships = the shipyard, to build ships
special-card-voyage = the card’s voyage
special-favour-voyage = the favour tile’s voyage
thing-voyage = the rest of the voyage
thing-ships = building further ships
shipyard-points = A point more for each of your trades.
shipyard-coins = A coin more for each of your trades.
shipyard-power = 2 power more for each of your trades.
shipyard-speed = Your ships sail one space further.
shipyard-settle = 2 points whenever a ship pays for a dwelling.
shipyard-launch = A ship at once when the shipyard is built.
ids-ACT7 = voyage
ids-ACT8 = ship
ids-ACT9 = favour tile
ids-BON11 = “Merchants”
ids-BON12 = “Ship and voyage”
ids-BON13 = “Fleet”
ids-BON14 = “Fair wind”

action-dock = Dock on { $hex }
    .group = Place the dock marker
action-sail = Ship { $ship } to { $hex }
    .group = Move a ship
action-trade = Ship { $ship } trades with { $hex }
    .group = Trade
action-settle = Build a dwelling on { $hex }; ship { $ship } pays for it
    .group = Build a dwelling that a ship pays for
action-launch = Build a ship

event-docked = { $seat_word } { $seat_plural ->
        [yes] have
       *[no] has
    } a dock on { $hex }.
event-launched = { $seat_word }: ship { $ship } starts on { $hex } ({ $origin ->
        [shipyard] the shipyard’s income
        [build_ships] built
        [launch] the shipyard’s ability
        [card] the bonus card
        [favour] the favour tile
        [town] the town tile
        [power] the power action
       *[reward] the round tile’s reward
    }).
event-ship-lost = { $seat_word } { $seat_plural ->
        [yes] lose
       *[no] loses
    } a ship ({ $origin ->
        [shipyard] the shipyard’s income
        [build_ships] built
        [launch] the shipyard’s ability
        [card] the bonus card
        [favour] the favour tile
        [town] the town tile
        [power] the power action
       *[reward] the round tile’s reward
    }): none is left in the supply, or there is no harbour.
event-sailed = { $seat_word }: ship { $ship } sails from { $hex } to { $to } ({ $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }{ $power ->
        [0] { "" }
       *[other] , { $power } power
    }).
event-traded = { $seat_word } { $seat_plural ->
        [yes] trade
       *[no] trades
    } with the { $building_word } on { $hex } ({ $partner_word }){ $coins ->
        [0] { "" }
        [one] {" "}· { $coins } coin
       *[other] {" "}· { $coins } coins
    }{ $workers ->
        [0] { "" }
        [one] {" "}· { $workers } worker
       *[other] {" "}· { $workers } workers
    }{ $priests ->
        [0] { "" }
        [one] {" "}· { $priests } priest
       *[other] {" "}· { $priests } priests
    }{ $power ->
        [0] { "" }
       *[other] {" "}· { $power } power
    }.
event-ship-spent = { $seat_word } { $seat_plural ->
        [yes] give
       *[no] gives
    } up ship { $ship } for a dwelling on { $hex }.
event-ranged = { $seat_word } { $seat_plural ->
        [yes] advance
       *[no] advances
    } the range of the ships to { $level }.

objection-no-ship-on-map = This ship is not on the map.
objection-no-ship-left = All your ships are on the map.
objection-no-harbour = You have neither a dock nor a shipyard for a ship to start from.
objection-ship-has-moved = This ship has already sailed in this voyage.
objection-ship-is-there = The ship lies there already.
objection-like-another-ship = Another of your ships lies in the same place: take the one with the lower number.
objection-too-far-to-sail = That is too far for this ship.
objection-not-beside-ship = The ship does not lie on a river beside this hex.
objection-not-to-yourself = Ships trade with other players’ buildings only.
objection-nothing-to-trade = No building stands there.
objection-already-traded = Your trade marker already lies under this building.
objection-no-marker-left = All your trade markers are on the map.
objection-not-sailing = Ships sail and trade only during a voyage.
objection-not-building-ships = Ships are built with the shipyard’s action.

prompt-dock = { $seat_word }, choose the dwelling where your dock lies.
prompt-voyage = { $seat_word }, move your ships and trade, or end the voyage.
prompt-build-ships = { $seat_word }, build ships, or stop here.

option-merchants = Merchants of the Seas (reconstructed)
option-merchants-true = Yes
option-merchants-false = No
option-merchants-help = Shipyards, ships and trade. We have not seen the expansion’s rulebook, boards and tiles: what the Automa’s rulebook and public pages tell is followed, the rest is ours.
option-end-tile-trade-markers = Trade markers
score-trade = trade
score-shipyard = shipyard
score-round-trade = round tile: trade
score-round-shipyard = round tile: shipyards
score-BON11 = card “Merchants”
score-BON12 = card “Ship and voyage”
score-BON13 = card “Fleet”
score-BON14 = card “Fair wind”
score-FAV13 = favour tile Fire 1, trade
score-FAV14 = favour tile Water 1, ships
score-FAV15 = favour tile Earth 1, voyage
score-FAV16 = favour tile Air 1, markers
score-trade-markers = trade markers
criterion-strongest = the strongest human structure ({ $best })
error-merchants-end-tile = the end tile “{ $tile }” needs Merchants of the Seas, and is not used with the Automa
error-merchants-canals = the canal { $canal } does not join two river hexes of the board “{ $board_word }”
error-log-no-merchants = the log language knows no ships: a match with Merchants of the Seas cannot be written in it
error-data-river-hex = expected a river hex such as r14, found: { $found }
error-data-canals = expected as many pairs of land hexes in “between” as there are canals ({ $count })

## Power taken unasked

standing-ask = Ask me
standing-free = Take 1, ask about more
standing-up-to-two = Take up to 2, ask about more
standing-always = Always take it
standing-never = Never take it

## Why a bot proposes something

advice-found = This founds a town and brings { $points ->
    [one] one point
   *[other] { $points } points
} at once.
advice-town-ahead = This opens a town { $rounds ->
    [0] { $turns ->
        [one] on your next turn
       *[other] in { $turns } turns
    }
   *[other] next round
}.
advice-score = This brings { $points ->
    [one] one point
   *[other] { $points } points
} at once, and the rest of the plan still holds.
advice-plan = { $turns ->
    [one] The one turn planned
   *[other] The first of { $turns } turns planned
} for this round; { $points ->
    [0] the plan pays off in later rounds
    [one] with passing, the plan brings one point
   *[other] with passing, the plan brings { $points } points
}.
advice-stop = Nothing that is left to do in this round is worth its price.
advice-accept = { $power } power will bring more than it costs.
advice-decline = { $power } power would cost more than it brings.
advice-open = From here the first rounds look best.
advice-settle = This makes the most of what was received.

## Achievements

achievement-town = Founder
achievement-town-about = Found a town: four buildings side by side, with a strength of 7.
achievement-stronghold = Stronghold
achievement-stronghold-about = Build your stronghold: it gives your faction its own ability.
achievement-cult-top = Top of a cult
achievement-cult-top-about = Reach step 10 of a cult: it takes a key, and there is room for one player only.
achievement-bridge = Bridge builder
achievement-bridge-about = Bridge a river.
achievement-automa = Better than the script
achievement-automa-about = Win against the Automa.

trait-faction = By faction
trait-shipyard = By shipyard
shipyard-built = with a shipyard
shipyard-unbuilt = without a shipyard
number-trades = Trades: { $mean } on average, nine in ten matches from { $low } to { $high }.
