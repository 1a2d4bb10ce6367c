# The words of Erythro. A card's rules are never written by hand: the texts line-… make them from its lines.

game-name = Erythro
game-tagline = A planet defends itself: destroy the mines and clean the soil together, before it is contaminated.
game-credits = A game by Ludovic Henrio. Rules and drawings are in our own words and hand; cards, mines, events and the layout of tiles are reconstructed.

## Options

option-adversary = Adversary
option-adversary-mars = Mars Mining Company
option-adversary-alliance = Earth Mining Investment Alliance
option-adversary-consortium = Erythro Colonisation Consortium
option-difficulty = Difficulty
option-difficulty-initiation = Initiation (easy)
option-difficulty-blitz = Blitz (fairly hard)
option-difficulty-medium = Medium
option-difficulty-fairly-hard = Fairly hard
option-difficulty-hard = Hard
preset-initiation = First match: Initiation
preset-initiation-about = Against the Mars Mining Company, at its gentlest
preset-alone = Alone, two ambassadors
preset-alone-about = You play for both, hands shown, at Initiation
preset-medium = Whole match: Medium
preset-medium-about = Against the Mars Mining Company, once you know the rules
option-characters = Characters
option-characters-random = Dealt at random
option-characters-chosen = Chosen by the players
option-hands = Hands
option-hands-hidden = Each sees only their own
option-hands-shown = All are shown
option-strict-elements = Foreign elements
option-strict-elements-false = Any card can be used; only gaining needs one’s own element
option-strict-elements-true = Sanctuaries and powers of one’s own elements only
option-influence-limit = Limit of an influence disc
option-influence-limit-10 = 10
option-influence-limit-12 = 12
option-influence-limit-15 = 15
option-influence-limit-20 = 20
option-layout = Planet
option-layout-players = By the number of players
option-layout-small = 10 tiles
option-layout-medium = 13 tiles
option-layout-large = 16 tiles
option-dome-payment = The dome is paid
option-dome-payment-mix = In any mix of elements
option-dome-payment-one = In one element
option-scenario = Situation

## Words

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
side-mars = Mars Mining Company
side-alliance = the Earth Alliance
side-consortium = the Consortium
difficulty-initiation = Initiation
difficulty-blitz = Blitz
difficulty-medium = Medium
difficulty-fairly-hard = Fairly hard
difficulty-hard = Hard
element-air = air
element-water = water
element-earth = earth
element-fire = fire
element-mix = both elements
element-none = nothing
trait-character = By character
character-air-water = Air and Water
character-water-earth = Water and Earth
character-earth-fire = Earth and Fire
character-fire-air = Fire and Air
character-none = no character yet
zone-gain = influence
zone-move = movement
zone-sanctuary = sanctuary
zone-power = power
zone-power-yellow = power with its yellow part
zone-pay = pay
zone-draw = draw
zone-none = nothing
phase-setup = Set-up
phase-players = Players
phase-discard = Discard
phase-mines = Mines
phase-adversary = Adversary
phase-market = Acquisition
phase-draw = Draw
phase-over = The end
cause-set-up = set-up
cause-phase = the phase
cause-shuffle = a shuffle
cause-mine-destroyed = a destroyed mine
cause-card = a card
cause-mine = a mine is there
cause-dome = the dome is there
cause-contaminated = the tile is contaminated
cause-none = nothing
purpose-pollution = pollution
purpose-mine = a mine
purpose-pawn = a pawn
answer-mine = a mine
answer-pollution = random pollution
answer-profitability = a rise of its profitability
answer-event = what the event says
answer-nothing = nothing
source-hand = the hand
source-discard = the discard pile
goal-mines = Mines on the planet
goal-dome = The dome
goal-profitability = Profitability
goal-destroyed = Mines destroyed
goal-pollution = Pollution on the planet
goal-mines-and-deck = Mines on the planet and in the deck
danger-contaminated = Contaminated tiles
danger-profitability = Profitability
danger-mine = The mine that is nearest to its end
card-hidden = a hidden card
card-nothing = no card
card-none = nothing
event-card-none = none
mine-dome = the dome
    .the = the dome

## What cards, mines and events do

line-gain = { $target ->
    [other] Another player gains { $count } { $element_word }
   *[self] Gain { $count } { $element_word }
}
line-gain-any = { $target ->
    [other] Another player { $may ->
        [true] may gain
       *[false] gains
    } { $count } influence of their own elements
   *[self] { $may ->
        [true] You may gain
       *[false] Gain
    } { $count } influence of your elements
}
line-lose = { $target ->
    [other] Another player { $may ->
        [true] may lose
       *[false] loses
    } { $count } influence
   *[self] { $may ->
        [true] You may lose
       *[false] Lose
    } { $count } influence
}
line-attack = { $target ->
    [other] Another player { $may ->
        [true] may attack
       *[false] attacks
    }
    [near] { $may ->
        [true] You may attack
       *[false] Attack
    } here or on a neighbouring tile
    [other_near] { $may ->
        [true] You may attack
       *[false] Attack
    } on another player’s tile or beside it
   *[self] { $may ->
        [true] You may attack
       *[false] Attack
    }
}
line-reduce = The attack costs { $count } less
line-take = { $target ->
    [other] Another player takes a contamination card
   *[self] Take a contamination card
}
line-trash = { $target ->
    [other] Another player { $may ->
        [true] may trash
       *[false] trashes
    } a contamination card
   *[self] { $may ->
        [true] You may trash
       *[false] Trash
    } a contamination card
}
line-remove = { $target ->
    [other] Another player { $may ->
        [true] may remove
       *[false] removes
    } up to { $count } pollution from their tile
    [near] { $may ->
        [true] You may remove
       *[false] Remove
    } up to { $count } pollution here or on a neighbouring tile
    [other_near] { $may ->
        [true] You may remove
       *[false] Remove
    } up to { $count } pollution on another player’s tile or beside it
   *[self] { $may ->
        [true] You may remove
       *[false] Remove
    } up to { $count } pollution here
}
line-move = { $target ->
    [other] Another player { $may ->
        [true] may move
       *[false] moves
    } up to { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
   *[self] { $may ->
        [true] You may move
       *[false] Move
    } up to { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
}
line-acquire = { $target ->
    [other] Another player { $may ->
        [true] may acquire
       *[false] acquires
    } a card
   *[self] { $may ->
        [true] You may acquire
       *[false] Acquire
    } a card
}
line-sanctuary = Build a sanctuary of { $element_word }
line-pollute = Put { $count } pollution on your tile
line-draw = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
}
mine-line-none = no effect
mine-line-destroy = destroys the sanctuary on its tile
mine-line-own = { $count } pollution on its tile
mine-line-around = 1 pollution on its tile and on each neighbour
mine-line-lost = Lost
event-effect-none = nothing
event-effect-mine = a new mine
event-effect-pollute = { $count } random pollution
event-effect-take = the player takes a contamination card
event-effect-lose = the player loses { $count } influence
event-effect-remove = the player removes up to { $count } pollution from a tile
event-effect-gain-any = the player gains { $count } influence

## Actions

action-embody = Become the ambassador of { $character_word }
    .group = Choose a character
action-play = Play { $card_word }: { $zone_word }
    .group = Play a card
action-step = Go to tile { $tile }
    .group = Go further
action-stop = Stop here
action-name = { $player_word }
    .group = Name a player
action-share = { $first ->
    [0] All on your second disc
   *[other] { $first } on your first disc, the rest on the second
}
    .group = Share out
action-pay = { $first ->
    [0] Pay all from your second disc
   *[other] Pay { $first } from your first disc, the rest from the second
}
    .group = Pay
action-remove = Remove { $count } from tile { $tile }
    .group = Remove pollution
action-trash = Trash a contamination card from { $source_word }
    .group = Trash
action-attack = { $thing ->
    [dome] Attack the dome, paid { $element ->
        [mix] from both discs
       *[other] in { $element_word }
    }
   *[mine] Attack the mine on tile { $tile }, paid in { $element_word }
}
    .group = Attack
action-buy = Acquire { $card_word }, { $first ->
    [0] paid from your second disc
   *[other] paying { $first } from your first disc
}
    .group = Acquire a card
action-decline = Do without
action-keep = { $card ->
    [none] Keep no card
   *[other] Keep { $card_word }
}
    .group = Keep a card
action-finish = Acquire nothing more
action-clean = Event: remove { $count } from tile { $tile }
    .group = Remove by the event
action-clean-up = Special clean-up: remove { $count } from tile { $tile }, { $first ->
    [0] paid from your second disc
   *[other] { $first } paid from your first disc
}
    .group = Special clean-up
action-let-be = Let it be, for now
action-let-be-this-phase = Let it be for the whole phase

## What happened: players

event-embodied = { $seat_word } becomes the ambassador of { $character_word }.
event-played = { $seat_word } plays { $card_word } { $zone ->
    [pay] and will pay
    [draw] and will draw
   *[other] for its { $zone_word }
}.
event-stepped = { $seat_word } goes to tile { $tile }.
event-stopped = { $seat_word } stops on tile { $tile }.
event-named = { $seat_word } names { $player_word }.
event-gained = { $seat_word } gains { $first ->
    [0] { $second } { $second_element_word }.
   *[other] { $first } { $first_element_word }{ $second ->
        [0] .
       *[other] {" "}and { $second } { $second_element_word }.
    }
}
event-paid = { $seat_word } pays { $first ->
    [0] { $second } { $second_element_word }.
   *[other] { $first } { $first_element_word }{ $second ->
        [0] .
       *[other] {" "}and { $second } { $second_element_word }.
    }
}
event-reduced = The next attack of this card costs { $count } less.
event-sanctuary-built = { $seat_word } builds a sanctuary of { $element_word } on tile { $tile }.
event-took = { $seat_word } takes a contamination card.
event-trashed = { $seat_word } trashes a contamination card from { $source_word }.
event-removed = { $seat_word } removes { $count } pollution from tile { $tile }.
event-bought = { $seat_word } acquires { $card_word }{ $new ->
    [none] ; no card of its element is left.
   *[other] ; { $new_word } is on offer now.
}
event-declined = { $seat_word } does without.
event-line-skipped = Line { $line } can no longer be done, and is skipped.
event-card-ended = { $card_word } is done.
event-kept = { $card ->
    [hidden] { $seat_word } has chosen what to keep.
    [nothing] { $seat_word } keeps no card.
   *[other] { $seat_word } keeps { $card_word }.
}
event-discarded = { $seat_word } discards { $count ->
    [0] nothing{ $returned ->
        [0] .
       *[other] ; played contamination cards go back to their pile.
    }
   *[other] { $card_word }{ $returned ->
        [0] .
       *[other] ; played contamination cards go back to their pile.
    }
}
event-finished = { $seat_word } acquires nothing more.
event-drew = { $seat_word } draws { $count ->
    [one] one card
   *[other] { $count } cards
}{ $card ->
    [none] { $contamination ->
        [0] .
       *[other] , { $contamination } of them contamination.
    }
   *[other] : { $card_word }.
}
event-shuffled = { $seat_word } shuffles the discard pile into a new draw pile.
event-phase-started = Round { $round }: { $phase_word }.
event-attacked = { $seat_word } attacks { $mine_word } on tile { $tile }.
event-mine-destroyed = { $mine_word } is destroyed.
event-dome-destroyed = The dome is destroyed.
event-let-be = { $seat_word } does not clean up{ $phase ->
    [true] {" "}in this phase.
   *[false] .
}

## What happened: the script

event-adversary-woke = { $why ->
    [phase] It is the adversary’s phase: { $answer_word }.
    [set_up] Set-up: { $answer_word }.
    [shuffle] A shuffle wakes the adversary: { $answer_word }.
    [mine_destroyed] A destroyed mine wakes the adversary: { $answer_word }.
   *[other] The adversary acts: { $answer_word }.
}
event-token-drawn = The bag shows tile { $tile } for { $purpose_word }{ $accepted ->
    [true] .
   *[false] , but { $why_word }: another token.
}
event-bag-refilled = The bag is empty: all { $count } tokens go back.
event-placement-skipped = No tile can take { $purpose_word }: nothing lands.
event-mine-placed = { $mine_word }, a mine of level { $level }, lands on tile { $tile }.
event-mine-advanced = { $mine_word } on tile { $tile } advances to step { $to_line }{ $lines_left ->
    [0] : the planet is lost.
   *[other] .
}
event-line-done = { $mine_word }: { $effect ->
    [none] nothing happens.
    [destroy] { $sanctuary ->
        [none] there is no sanctuary to destroy.
       *[other] the sanctuary of { $sanctuary_word } on tile { $tile } is destroyed.
    }
    [around] pollution on tile { $tile } and on all its neighbours.
   *[other] pollution on tile { $tile }.
}
event-pollution-changed = Tile { $tile } has { $after } pollution (before: { $before }).
event-tile-contaminated = Tile { $tile } is contaminated{ $sanctuary ->
    [none] {""}
   *[other] {" "}and loses its sanctuary of { $sanctuary_word }
}: { $count } of { $limit }.
event-profitability-changed = The profitability goes from { $before } to { $after }; the limit is { $limit }.
event-event-revealed = Event: { $event_card_word }. { $clean ->
    [0] It lets the team remove nothing.
   *[other] The team may remove up to { $clean } pollution from one tile.
}
event-event-part-done = { $part ->
    [1] { $event_card_word }: the team’s clean-up is over.
    [2] { $event_card_word } answers the shuffle.
   *[3] { $event_card_word } answers the destroyed mine.
}
event-cleanup-open = There is time for a special clean-up.
event-cleaned-up = { $seat_word } cleans up: { $count } pollution less on tile { $tile }.
event-pawn-placed = { $seat_word } starts on tile { $tile }.
event-match-ended = { $result ->
    [won] The planet is saved.
   *[lost] The planet is lost.
}
criterion-lot = drawn by lot
criterion-oldest = the oldest mine first
criterion-refused-mine = a mine is there
criterion-refused-dome = the dome is there
criterion-refused-contaminated = the tile is contaminated

## What is asked

prompt-embodying = Choose your character.
prompt-playing = Play a card for one of its zones: { $owed } still to play in round { $round }.
prompt-naming = { $card_word }: name the player whom the line concerns.
prompt-sharing = Share { $amount } influence between your two discs.
prompt-paying = Pay { $amount } influence from your discs.
prompt-attacking = Choose what you attack, and how you pay.
prompt-trashing = Trash a contamination card, from your hand or from your discard pile.
prompt-removing = Remove up to { $amount } pollution from one tile, at least one.
prompt-moving = Move: { $steps ->
    [one] one step
   *[other] { $steps } steps
} left.
prompt-acquiring = Choose a card of the market, and how you pay.
prompt-cleaning = The event lets the team remove up to { $amount } pollution from one tile: anyone may answer.
prompt-window = Special clean-up: use it now, or let it be.
prompt-discarding = Keep one card of your hand, or none.
prompt-buying = { $bought ->
    [true] You have your card; a clean-up is still possible.
   *[false] Acquire a card, or nothing.
}
prompt-wait = { $seat_word } is deciding.
prompt-wait-for-others = The others are still deciding.

number-rounds = Rounds: { $mean } on average, nine in ten matches from { $low } to { $high }.
bench-team = a whole match of three level-2 bots, ms

## Why a bot proposes something

advice-win = This wins the match, with { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
advice-destroy = { $cards ->
    [one] One card destroys
   *[other] { $cards } cards destroy
} a mine: { $mine_word }.
advice-dome = { $cards ->
    [one] One card is
   *[other] { $cards } cards are
} enough to attack the dome.
advice-save = { $cards ->
    [one] This keeps
   *[other] The next { $cards } cards keep
} tile { $tile } from being contaminated.
advice-clean = { $cards ->
    [one] This takes
   *[other] The next { $cards } cards take
} { $count } pollution off tile { $tile }.
advice-trash = { $cards ->
    [one] This rids
   *[other] The next { $cards } cards rid
} { $seat_word } of a contamination card.
advice-gather = { $cards ->
    [one] This gathers
   *[other] The next { $cards } cards gather
} { $count } influence; the next target: { $mine_word }.
advice-help = { $cards ->
    [one] This gives
   *[other] The next { $cards } cards give
} { $player_word } { $count } influence.
advice-approach = { $cards ->
    [one] This leads
   *[other] The next { $cards } cards lead
} to tile { $tile }, nearer to the next target: { $mine_word }.
advice-build = { $cards ->
    [one] A sanctuary here makes
   *[other] The next { $cards } cards build a sanctuary, which makes
} the powers to come stronger.
advice-buy = { $card_word } is worth its price ({ $price }), and one card more delays the next shuffle.
advice-keep = { $card_word } will be of most use in the next round.
advice-keep-nothing = A fresh card will be of more use in the next round.
advice-clean-up = A clean-up now takes { $count } pollution off tile { $tile }.
advice-leave = Nothing on offer is worth its price now.
advice-ready = This leaves the team best prepared for what is to come.

## Why not

objection-nothing-to-decide = You have nothing to decide now; the others are still deciding.
objection-not-now = This is not what is asked now.
objection-not-in-hand = You do not hold this card.
objection-nothing-owed = You have played all your cards of this round.
objection-character-taken = Somebody else is this ambassador.
objection-elements-missing = Two players must have all four elements between them.
objection-element-not-mastered = Your character does not master this element.
objection-no-yellow-part = This card has no yellow part.
objection-no-sanctuary-here = The yellow part needs a sanctuary of its element on your tile.
objection-cannot-finish = The card could not be finished then.
objection-nobody-can = No other player can do what the card asks.
objection-not-oneself = The card asks for another player.
objection-cannot-do-it = This player cannot do what the card asks.
objection-no-such-player = There is no such player.
objection-influence-missing = You do not have that much influence.
objection-too-many-points = That is more than there is to share or to pay.
objection-nowhere-to-go = There is no neighbouring tile.
objection-one-step-at-least = Take at least one step.
objection-no-neighbour = This is not a neighbouring tile.
objection-out-of-reach = This is out of reach of the card.
objection-nothing-to-remove = There is no pollution that could be removed.
objection-too-many-tokens = That many tokens cannot be removed there.
objection-contamination-pile-empty = The contamination pile is empty.
objection-nothing-to-trash = There is no contamination card to trash.
objection-hand-too-small = The hand would then be smaller than the number of cards still to be played.
objection-tile-contaminated = The tile is contaminated.
objection-too-few-cards-to-draw = There are not enough cards to draw.
objection-nothing-to-attack = There is nothing to attack there.
objection-attack-too-dear = The attack costs more influence than you have.
objection-nothing-affordable = You cannot pay for any card of the market.
objection-not-on-offer = This card is not on offer.
objection-bought-already = You have already acquired a card in this phase.
objection-sanctuary-there = There is a sanctuary on your tile already.
objection-no-sanctuary-left = No sanctuary of this element is left.
objection-no-clean-up-here = There is a special clean-up only against the Consortium.
objection-cleaned-already = You have already used your special clean-up in this round.

## Ends

reason-mine-lost = a mine has reached its last step
reason-contaminated = too many tiles are contaminated
reason-profitable = the planet is too profitable
reason-stuck = somebody owes a card and cannot play any
reason-planet-freed = no mine and no dome is left on the planet
reason-unprofitable = the planet is not worth mining any more
reason-planet-cleaned = the mines are destroyed and the planet is clean
reason-mines-exhausted = every mine of the deck is destroyed
score-destroyed = mines destroyed
score-contaminated = contaminated tiles

## What is wrong with what was given

error-difficulty-not-offered = { $adversary_word } has no difficulty “{ $difficulty_word }” (there is: { $known })
error-scenario-not-object = a situation is an object of fields, not { $value }
error-scenario-unknown-field = a situation has no field “{ $field }” (known: { $known })
error-scenario-bad-field = the field “{ $field }” of the situation cannot be read: { $value }
error-scenario-one-a-seat = the field “{ $field }” of the situation needs one value for each of { $seats } seats
error-scenario-bad-tile = there is no tile { $value } (field “{ $field }”)
error-scenario-bad-count = in the field “{ $field }”, { $value } is no number from { $least } to { $most }
error-scenario-unknown-card = there is no card “{ $card }”
error-scenario-card-taken = the card “{ $card }” is used twice
error-scenario-foreign-card = the base card “{ $card }” belongs to another character
error-scenario-unknown-mine = there is no mine “{ $mine }”
error-scenario-mine-taken = the mine “{ $mine }” is used twice
error-scenario-tile-taken = tile { $tile } has a mine already
error-scenario-bad-character = the characters of a situation are one a seat, each once, and for two players with all four elements
error-scenario-bad-element = there is no element “{ $value }” here (field “{ $field }”)
error-scenario-unknown-event = there is no event “{ $value }”
error-scenario-wrong-adversary = the field “{ $field }” does not fit this adversary
error-scenario-contaminated-sanctuary = the contaminated tile { $tile } can have no sanctuary
error-data-line-near = “near” and “other_near” stand before remove and attack only: { $found }
error-data-line-other = a reduction cannot be another player’s: { $found }
error-data-line-may = “may” stands before effects with a choice only: { $found }
error-data-line-unknown = this is no line of a card: { $found }
error-data-line-count = expected a number from 1 to 12: { $found }
error-data-gain = expected an element and a number, as in “air 3”: { $found }
error-data-element = expected air, water, earth or fire: { $found }
error-data-mine-line = expected none, destroy, around, or own 1 to own 3: { $found }
error-data-event-effect = this is no effect of an event: { $found }
error-data-slug = expected a name of small letters, digits, dashes and underscores: { $found }
error-data-card-twice = there are two cards called { $found }
error-data-too-many-cards = there can be { $most } cards at most
error-data-no-bottom = the lower part of a power cannot be empty
error-data-no-move = a card moves one tile at least
error-data-cost = expected a cost from 1 to 12, found: { $found }
error-data-base-cards = a character has { $least } base cards at least
error-data-cheap-cards = each element needs { $least } cards at least that cost { $most } or less
error-data-level = expected a level from 1 to 4, found: { $found }
error-data-mine-count = level { $level } needs { $least } mines at least
error-data-mine-lines = a mine has one to eight lines
error-data-mine-cost = expected a cost from 0 to 30, found: { $found }
error-data-clean = an event cleans { $most } tokens at most
error-data-no-effect = a part of an event has one effect at least, “none” for nothing
error-data-character = a character has two different elements
error-data-complement = for two players, two characters must have all four elements
error-data-start = the discs start with two numbers, none above the limit
error-data-layout = a layout has different tiles that hang together, with [0, 0] among them, from { $least } to { $most }
error-data-number = expected a number from { $least } to { $most }, found: { $found }
error-data-three-numbers = expected three numbers, for 2, 3 and 4 players

card-contamination = Contamination

## Base cards: air and water

card-squall = Squall
card-waterspout = Waterspout
card-drizzle = Drizzle
card-fog-bank = Fog Bank
card-sea-breeze = Sea Breeze
card-sea-foam = Sea Foam
card-rainbow = Rainbow
card-sea-spray = Sea Spray

## Base cards: water and earth

card-mudslide = Mudslide
card-sinkhole = Sinkhole
card-marsh = Marsh
card-groundwater = Groundwater
card-silt = Silt
card-mangrove = Mangrove
card-seedlings = Seedlings
card-river-pebbles = River Pebbles

## Base cards: earth and fire

card-tremor = Tremor
card-molten-rock = Molten Rock
card-fertile-ash = Fertile Ash
card-warm-stones = Warm Stones
card-obsidian = Obsidian
card-red-clay = Red Clay
card-cave-glow = Cave Glow
card-flicker = Flicker

## Base cards: fire and air

card-grass-fire = Grass Fire
card-lightning = Lightning
card-open-sky = Open Sky
card-evening-glow = Evening Glow
card-smoke-plume = Smoke Plume
card-heat-haze = Heat Haze
card-warm-wind = Warm Wind
card-shooting-star = Shooting Star

## Advanced cards: air

card-light-breeze = Light Breeze
card-pollen-cloud = Pollen Cloud
card-migrating-birds = Migrating Birds
card-updraft = Updraft
card-drifting-clouds = Drifting Clouds
card-shared-breath = Shared Breath
card-gust = Gust
card-whirlwind = Whirlwind
card-trade-winds = Trade Winds
card-great-flock = Great Flock
card-clear-sky = Clear Sky
card-hurricane = Hurricane
card-high-wind = High Wind
card-choir-of-winds = Choir of Winds
card-eye-of-the-storm = Eye of the Storm
card-aurora = Aurora

## Advanced cards: water

card-morning-dew = Morning Dew
card-brook = Brook
card-mist = Mist
card-clear-spring = Clear Spring
card-downpour = Downpour
card-rising-tide = Rising Tide
card-torrent = Torrent
card-monsoon = Monsoon
card-delta = Delta
card-geyser = Geyser
card-tsunami = Tsunami
card-crater-lake = Crater Lake
card-oasis = Oasis
card-great-flood = Great Flood
card-maelstrom = Maelstrom

## Advanced cards: earth

card-rich-soil = Rich Soil
card-sleeping-seed = Sleeping Seed
card-deep-roots = Deep Roots
card-echoing-cave = Echoing Cave
card-fertile-hills = Fertile Hills
card-rockslide = Rockslide
card-carpet-of-moss = Carpet of Moss
card-crystal-vein = Crystal Vein
card-landslide = Landslide
card-glade = Glade
card-earthquake = Earthquake
card-watchful-mountain = Watchful Mountain
card-stone-garden = Stone Garden
card-mother-forest = Mother Forest
card-drifting-plates = Drifting Plates

## Advanced cards: fire

card-spark = Spark
card-rain-of-ashes = Rain of Ashes
card-will-o-the-wisp = Will-o’-the-Wisp
card-cleansing-flame = Cleansing Flame
card-wildfire = Wildfire
card-blaze = Blaze
card-fumarole = Fumarole
card-lava-flow = Lava Flow
card-clearing-fire = Clearing Fire
card-ember-storm = Ember Storm
card-eruption = Eruption
card-glowing-stones = Glowing Stones
card-meteor = Meteor
card-burning-cloud = Burning Cloud
card-heart-of-the-volcano = Heart of the Volcano

## Mines of level 1

mine-prospectors-camp = Prospectors’ Camp
mine-sand-dredge = Sand Dredge
mine-mobile-drill = Mobile Drill
mine-open-trench = Open Trench
mine-gravel-pit = Gravel Pit
mine-dust-quarry = Dust Quarry
mine-test-bore = Test Bore
mine-coring-station = Coring Station
mine-peat-cutting = Peat Cutting
mine-powder-store = Powder Store

## Mines of level 2

mine-iron-shaft = Iron Shaft
mine-clay-quarry = Clay Quarry
mine-slate-face = Slate Face
mine-gas-well = Gas Well
mine-coal-gallery = Coal Gallery
mine-sulphur-works = Sulphur Works
mine-tin-washery = Tin Washery
mine-rock-crusher = Rock Crusher
mine-copper-pit = Copper Pit
mine-tailings-pond = Tailings Pond

## Mines of level 3

mine-red-valley-pit = Red Valley Pit
mine-slag-mountain = Slag Mountain
mine-acid-field = Acid Field
mine-smelter = Smelter
mine-bucket-wheel = Bucket Wheel
mine-fracking-field = Fracking Field
mine-uranium-shaft = Uranium Shaft
mine-deep-gallery = Deep Gallery
mine-quicksilver-works = Quicksilver Works
mine-cobalt-terraces = Cobalt Terraces

## Mines of level 4

mine-diverted-river = Diverted River
mine-black-crater = Black Crater
mine-great-furnace = Great Furnace
mine-ore-spaceport = Ore Spaceport
mine-levelled-mountain = Levelled Mountain
mine-core-tap = Core Tap
mine-orbital-lift = Orbital Lift
mine-mining-city = Mining City
mine-mantle-drill = Mantle Drill
mine-mother-shaft = Mother Shaft

## Event cards

event-card-spring-tide = Spring Tide
event-card-thaw = Thaw
event-card-great-bloom = Great Bloom
event-card-equinox = Equinox
event-card-dust-storm = Dust Storm
event-card-eclipse = Eclipse
event-card-great-migration = Great Migration
event-card-solar-wind = Solar Wind
event-card-thunder-season = Thunder Season
event-card-drought = Drought
event-card-meteor-shower = Meteor Shower
event-card-red-moon = Red Moon

## Achievements

achievement-sanctuary = A place of peace
achievement-sanctuary-about = Build a sanctuary on your tile: it opens the yellow parts of cards.
achievement-attack = One mine less
achievement-attack-about = Attack a mine and pay its cost in one element: it is out of the game.
achievement-dome = The dome falls
achievement-dome-about = Attack the dome on its tile.
achievement-trash = Clean hands
achievement-trash-about = Trash a contamination card: it goes back to its pile.
achievement-saved = Erythro is saved
achievement-saved-about = Win a match together against the adversary.
