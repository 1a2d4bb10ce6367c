# The words of Earth, Water & Sun. Hexes are named a1, b4…; an edge is a hex and a direction: d4:ne.

game-name = Earth, Water & Sun
game-tagline = Two Ecosystems, one planet: grow, lay Roots, and bring down the other side’s Trees.
game-credits = A prototype; its rulebook names neither author nor publisher. Rules and drawings are in our own words and hand; the boards are reconstructed.

## Words

kind-earth = Earth
    .one = one Earth
kind-water = Water
    .one = one Water
kind-sun = Sun
    .one = one Sun
colour-black = Black
colour-white = White
owner-black = black
owner-white = white
species-tree = Tree
species-mushroom = Mushroom
direction-e = east
    .at = east
direction-ne = north-east
    .at = north-east
direction-nw = north-west
    .at = north-west
direction-w = west
    .at = west
direction-sw = south-west
    .at = south-west
direction-se = south-east
    .at = south-east
# What is to be done at each stage of a turn.
stage-growth = give a Specimen a resource
stage-move = move a Specimen
stage-stepping = go on with the move, or stop
stage-attack = attack, or hold back
stage-target = choose a second target, or none
stage-reward = place what was earned
stage-extra = step once more after the attack, or stay
stage-wind-up = end the turn
stage-over = nothing, the match is over

## Actions

action-grow = Give { $kind_one } to { $hex }
    .group = Give a resource
action-step = Step from { $hex } to { $to }, { $direction_word }
    .group = Step
action-strike = Attack the Specimen on { $hex }
    .group = Attack a Specimen
action-sever = Attack { $hex } to destroy a { $owner_word } Root on its { $direction_word } edge
    .group = Destroy a Root
action-lay = Lay a Root on { $edge }
    .group = Lay a Root
action-lift = Lift a Root from { $edge }
    .group = Lift a Root
action-destroy = Destroy the tile { $hex }
    .group = Destroy a tile
action-stop = Stop here
action-hold = Attack no further
action-end = End the turn

## Events

event-grew = { $colour_word } gives { $kind_one } to { $hex }.
event-gained-roots = { $colour_word } gains { $count ->
    [one] one Root
   *[other] { $count } Roots
}.
event-gained-shield = { $colour_word }’s Tree on { $hex } receives a Shield.
event-stepped = { $colour_word } steps from { $hex } to { $to }.
event-skipped-move = { $colour_word } cannot move anything and skips the move.
event-struck = { $colour_word } attacks { $to }.
event-counter-attacked = { $colour_word } counter-attacks from { $hex }.
event-lost-shield = { $colour_word } loses the Shield on { $hex }.
event-specimen-destroyed = { $colour_word } loses the { $species_word } on { $hex }.
event-root-destroyed = { $colour_word } loses a Root on { $edge }.
event-rebounded = { $colour_word } rebounds from { $hex } to { $to }.
event-laid = { $colour_word } lays a Root on { $edge }.
event-lifted = { $colour_word } lifts a Root from { $edge }.
event-earned = { $colour_word } earns { $count ->
    [one] one resource
   *[other] { $count } resources
}.
event-world-ended = The end of the world begins for { $colour_word }: from now on, each resource destroys a tile.
event-tile-destroyed = { $colour_word } destroys the tile { $hex }.
event-root-vanished = { $colour_word }’s Root on { $edge } vanishes: no tile is left beside it.
event-turn-ended = { $colour_word }’s turn is over.
event-won = { $colour_word } wins!
event-drew = It is a draw.

## Why not

objection-match-is-over = The match is over.
objection-not-your-turn = It is for the other player to decide.
objection-not-now = Not now. What is asked: { $stage_word }.
objection-roots-not-now = Roots have to wait a moment. First: { $stage_word }.
objection-must-move = You must move a Specimen, and it must stop on another hex than the one it started from.
objection-no-specimen = There is no Specimen on { $hex }.
objection-not-your-specimen = The Specimen on { $hex } is not yours.
objection-world-has-ended = Your end of the world has begun: your Specimens grow no more, each resource destroys a tile.
objection-specimen-full = The Specimen on { $hex } can hold no more: a Mushroom takes two resources, a Tree four.
objection-three-of-a-kind = The Specimen on { $hex } already has three { $kind_word }, and nobody can have more of one kind.
objection-stock-empty = There is no { $kind_word } left in the stock. Choose another resource.
objection-off-the-board = The board ends here: no hex lies { $direction_at } of { $hex }.
objection-root-in-the-way = A Root bars the way from { $hex } to { $to }, whoever laid it.
objection-tile-destroyed = That tile is destroyed: nobody can use it any more.
objection-ally-in-the-way = Your own Specimen stands on { $to }.
objection-not-the-mover = The Specimen that moves this turn is not on { $hex }.
objection-no-turn-left = This move has no change of direction left: it goes straight on, or stops.
objection-would-end-where-it-began = That way the move could only end where it began.
objection-extra-step-onto-enemy = The step after an attack leads to an empty hex only, and an enemy stands on { $to }.
objection-already-a-target = { $hex } is already a target of this attack: choose another hex, or leave it at that.
objection-must-strike-here = Your Specimen has entered an enemy’s hex: it must attack there first.
objection-no-sun = Without Sun at the start of its move, a Specimen attacks only the hex it stands on, not { $hex }.
objection-root-between = A Root stands between your Specimen and { $hex }.
objection-too-far = { $hex } is too far: an attack reaches the attacker’s own hex and those beside it.
objection-no-enemy-there = No enemy stands on { $hex }.
objection-enemy-takes-the-hit = An enemy stands on { $hex }: it takes the hit, and the Root is spared.
objection-no-such-root = There is no { $owner_word } Root to destroy { $direction_at } of { $hex }.
objection-no-root-in-hand = You have no Root in hand. Earth brings Roots.
objection-no-live-tile = No tile is left beside { $edge } to hold a Root.
objection-not-connected = { $edge } touches neither a Specimen of yours with Earth nor a chain of your Roots that starts at one.
objection-no-own-root-there = You have no Root on { $edge }, and you can lift only your own.
objection-laid-this-turn = The Root on { $edge } was laid this turn and can be lifted from your next turn on. To correct a slip, undo.
objection-not-connected-to-lift = The Root on { $edge } is not connected to a Specimen of yours with two Earth.
objection-can-still-grow = Your Specimens can still grow: place the resource on one of them.
objection-not-linked-to-the-rim = { $hex } is neither on the board’s rim nor beside a destroyed tile.

## Prompts

prompt-growth = { $colour_word }, growth: give one of your Specimens a resource.
prompt-move = { $colour_word }, move: choose a Specimen by its first step.
prompt-stepping = { $colour_word }, move: go on, or stop here.
prompt-no-target = { $colour_word }: nothing to attack from here. Lay or lift Roots ({ $roots } in hand), or go on.
prompt-attack = { $colour_word }, attack: choose a target, or leave it at that.
prompt-target = { $colour_word }, attack: choose a second target, or leave it at that.
prompt-reward = { $colour_word }, reward: { $count ->
    [one] place the resource
   *[other] { $count } resources are yours; place one
} on one of your Specimens.
prompt-extra = { $colour_word }: one more step after the attack, or stop here.
prompt-wind-up = { $colour_word }: lay or lift Roots ({ $roots } in hand), or end the turn.
prompt-over = The match is over.
prompt-wait = { $colour_word } is deciding.
prompt-destroy = { $colour_word }, end of the world: choose a tile to destroy.
prompt-destroy-reward = { $colour_word }, reward: { $count ->
    [one] choose a tile to destroy.
   *[other] { $count } tiles to destroy; choose one.
}

## Before and after a match

option-board = Board
option-board-hexagon-7 = Hexagon, 127 hexes (reconstructed)
option-board-flat-58 = Flat, 58 hexes, for a short game (reconstructed)
option-board-tall-79 = Tall, 79 hexes (reconstructed)
preset-short = Short game
preset-short-about = On the small board of 58 hexes
option-colours = Colours
option-colours-random = Drawn at random
option-colours-seat-0-black = Player 1 plays Black and begins
option-colours-seat-1-black = Player 2 plays Black and begins
option-position = Start from a given position (JSON)
reason-last-tree-destroyed = one side’s last Tree was destroyed in an attack
reason-last-tree-lost = one side’s last Tree fell with its tile
reason-last-trees-together = both sides lost their last Trees at the same time
score-trees = Trees left:

## A given position that cannot be (see docs/games/earth_water_sun.md)

error-position-not-object = the position must be a JSON object, not { $value }
error-position-unknown-field = the position has no field “{ $field }” (it has: { $known })
error-position-bad-field = the field “{ $field }” of the position is not of the shape it should have
error-position-bad-colour = in “{ $field }” of the position, a colour must be "black" or "white", not { $value }
error-position-bad-count = “{ $field }” of the position must be a whole number from 0 to { $most }, not { $value }
error-position-bad-hex = the board { $board } has no hex “{ $hex }”
error-position-bad-edge = the board { $board } has no edge “{ $edge }” (an edge is a hex and a direction: d4:ne)
error-position-bad-piece = the Specimen on { $hex } cannot be read: { $piece } (write colour, species, then its resources and Shield: "black tree earth sun")
error-position-too-many = the position has one { $colour ->
    [black] black
   *[white] white
} { $species_word } too many
error-position-over-capacity = the Specimen on { $hex } has more than the { $capacity } resources that it can hold
error-position-over-same-kind = the Specimen on { $hex } has more than { $most } resources of one kind
error-position-shield-without-earth = the Specimen on { $hex } cannot have that many Shields: three Earth give one
error-position-piece-on-destroyed = a Specimen cannot stand on { $hex }: the position says that this tile is destroyed
error-position-destroyed-inside = { $hex } cannot be destroyed: no destroyed tiles lead from it to the board’s rim
error-position-without-tree = { $colour_word } has no Tree: the match would be over before it starts
error-position-too-many-roots = { $colour_word } has more Roots on the board than the { $most } there are
error-position-root-without-tile = no Root can lie on { $edge }: no tile is left beside it

## What is wrong with a data file

error-data-species = expected one of { $known }, found: { $found }
error-data-default-board = the board { $board } must be among the boards
error-data-row-step = a row has one hex more or less than the row before: { $found } after { $before }
error-data-home-row = the first and the last row have { $expected } hexes
error-data-too-large = a board has from 3 to { $rows } rows and at most { $hexes } hexes

## What the options mean

option-board-help = How large the world is: the larger, the longer the game.
option-colours-help = Black begins.
option-position-help = For studies: where Specimens and Roots are when the game begins. Empty: the usual start.

## Achievements

achievement-roots = Rooted
achievement-roots-about = Lay a Root: it bars the way to everyone, you too.
achievement-shield = Shielded Tree
achievement-shield-about = Give a Tree its third Earth: it receives a Shield.
achievement-counter-attack = Struck back
achievement-counter-attack-about = Let an enemy attack your Tree with three Sun: it hits back.
achievement-end-of-the-world = End of the world
achievement-end-of-the-world-about = Destroy a tile, once none of your Specimens can receive anything.
achievement-first-win = Last Tree standing
achievement-first-win-about = Win a match: the other side has no Tree left.
## What a review counts

tally-destroyed = enemy Specimens destroyed
tally-lost = own Specimens lost
tally-lost-trees = own Trees lost
tally-rewards = rewards earned
tally-attacks = attacks
tally-roots = Roots laid
tally-resources = resources grown
tip-destroyed = Look each turn for an enemy that one of your Specimens can strike soon, and grow yours for it a turn ahead.
tip-lost = Before you end a turn, look at which of your Specimens can be struck: the board marks them.
tip-lost-trees = Keep your Trees out of reach: a side without a Tree has lost, and a Root in the way stops an attack.
tip-rewards = Each enemy that you destroy brings a reward: an attack that wins one is worth more than a quiet turn.
