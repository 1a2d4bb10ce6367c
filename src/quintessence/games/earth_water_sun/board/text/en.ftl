# What the drawn board of Earth, Water & Sun says.

game-facts = { $seats } players · nothing hidden, no luck · 15 to 40 minutes
game-reconstructed = The boards are reconstructed
key-roots = Roots around the hex
seat-tag = { "" }
board-label = Board of hexes. Arrow keys move, Enter chooses, R lists the Roots around a hex, Escape clears.
board-menu = Several actions are possible here
board-cancel = Cancel
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-threats = Show what could be struck next turn
board-stock = In stock
board-roots-tool = { $count ->
    [0] Roots
   *[other] Roots ({ $count })
}
board-move-here = Move to { $hex }
board-other-way = Another way
board-attack-here = Attack { $hex }
board-grow = What does the Specimen on { $hex } receive?
board-edge = Edge { $edge_word }
board-edge-between = between { $hex } and { $to }
board-edge-rim = at the rim, { $direction_at } of { $hex }
board-cell-reachable = can be reached
board-cell-chosen = chosen
board-cell-movable = can move
board-cell-grow = can grow
board-cell-strike = can be attacked
board-cell-destroy = can be destroyed
board-cell-threatened = could be struck from { $hexes }

board-piece = { $colour_word } { $species_word }
board-piece-at = { $species_word } on { $hex }
board-carries = { $count } { $kind_word }
board-shield = Shield
board-hex-empty = { $hex }, empty
board-hex-destroyed = { $hex }, destroyed

board-gain-earth-1 = 2 Roots; may lay Roots
board-gain-earth-2 = 2 Roots; may lift Roots
board-gain-earth-3 = 2 Roots and a Shield
board-gain-water-1 = Moves 3, with one turn
board-gain-water-2 = Moves 4, and a step after an attack
board-gain-water-3 = Moves 5, with two turns
board-gain-sun-1 = Attacks two hexes at once
board-gain-sun-2 = Attacks twice
board-gain-sun-3 = Strikes back when attacked

objection-board-out-of-reach = The chosen Specimen cannot get to { $hex } this turn.
objection-board-too-far = { $hex } is too far for the chosen Specimen this turn.
objection-board-enemy-in-the-way = An enemy on { $hex } stands in the way to { $to }: the move would end there.

# An edge in words: “between a2 and b2”.
action-lay = Lay a Root { $edge_word }
    .group = Lay a Root
action-lift = Lift the Root { $edge_word }
    .group = Lift a Root
event-laid = { $colour_word } lays a Root { $edge_word }.
event-lifted = { $colour_word } lifts the Root { $edge_word }.
event-root-destroyed = { $colour_word } loses a Root { $edge_word }.
event-root-vanished = { $colour_word } loses the Root { $edge_word }: no tile is left beside it.
event-gained-shield = { $colour_word }’s Tree on { $hex } receives a Shield.
objection-no-live-tile = No tile is left to hold a Root { $edge_word }.
objection-not-connected = A Root { $edge_word } would touch neither a Specimen of yours with Earth nor a chain of your Roots that starts at one.
objection-no-own-root-there = You have no Root { $edge_word }, and you can lift only your own.
objection-laid-this-turn = The Root { $edge_word } was laid this turn and can be lifted from your next turn on. To correct a slip, undo.
objection-not-connected-to-lift = The Root { $edge_word } is not connected to a Specimen of yours with two Earth.

# Several steps, told as one line of the log.
event-went = { $colour_word } goes from { $hex } to { $to }, by { $by }.

board-text-turn = Turn { $number }, { $colour_word }: { $stage_word }.
board-text-side = { $colour_word }: { $count ->
    [one] one Specimen
   *[other] { $count } Specimens
}
board-text-piece = • { $hex }: { $piece }
board-text-roots = Roots: { $roots } · in hand: { $hand }
board-text-ended = { $colour_word }’s end of the world has begun.
board-text-destroyed = Destroyed tiles: { $hexes }
board-text-stock = Stock: { $earth } Earth, { $water } Water, { $sun } Sun

board-badge-tree = { $count ->
    [one] One Tree
   *[other] { $count } Trees
}
board-badge-mushroom = { $count ->
    [one] One Mushroom
   *[other] { $count } Mushrooms
}
board-badge-roots = { $count ->
    [one] One Root in hand
   *[other] { $count } Roots in hand
}

## Prompts, where the drawing asks otherwise than the terminal

prompt-move = { $colour_word }, move: choose a Specimen, then where it goes.
prompt-attack-none = { $colour_word }: nothing to attack here. Lay Roots ({ $roots } in hand), or go on.
prompt-attack-forced = { $colour_word }, attack: your Specimen has entered an enemy’s hex. Attack it.
board-hold-none = Go on
board-tip-roots = New: lay Roots on the edges marked with a dot, or go on.
board-tip-roots-touch = New: your Earth lets you lay Roots. Press “Roots”, then an edge.

## How to play

lesson-aim = Two Ecosystems share a planet. Yours is Black: two Trees and five Mushrooms. Destroy both white Trees and you win. A Specimen moves one or two hexes in a straight line; whoever enters an enemy’s hex destroys it. Choose the black Mushroom on d4, then the white Tree.
    .title = Bring down the Trees
    .done = The Tree falls, and only one is left. An enemy destroyed also earns you resources: one for a Mushroom, two for a Tree.
    .other = Not that one: move the Mushroom from d4 onto the white Tree on f4.
lesson-turn = A turn has two parts that you must do: first growth, then a move. Growth gives one Specimen one resource: Earth, Water or Sun. A Mushroom holds two, a Tree four. Choose any black Specimen and give it something.
    .title = First grow, then move
    .done = The resource sits on the Specimen’s base, where both players can read it. Next you would move any Specimen, the same one or another.
    .other = First the growth: choose a black Specimen and a resource.
lesson-water = Water is for moving. Each Water adds a hex to the move; the first lets it change direction once. This Mushroom has one Water: three hexes, one turn. Reach the marked hex d7, around the Roots.
    .title = Water: go further, turn
    .done = Around the corner! With two Water a Specimen also steps away after its attack; with three it goes five hexes and turns twice.
    .other = Take the Mushroom from c4 to d7: first north-east, then twice east.
lesson-earth = Earth is for defence. It brings two Roots, and Roots go on the edges between hexes: nothing passes them, neither friend nor enemy. You have two in hand. The red triangle warns you: White’s Mushroom threatens your Tree on d4. Lay a Root between them, on the marked edge (on a touch screen, press “Roots” first).
    .title = Earth: Roots bar the way
    .done = Safe for now. Roots chain: the next may start where this one ends. With two Earth you may lift Roots again, and with three the Tree gains a Shield.
    .other = Lay the Root on the marked edge, towards the white Mushroom.
lesson-shield = A Shield takes one hit in its bearer’s place, and the attacker bounces back to the hex it came from. Attack the shielded Tree on e4 and watch.
    .title = The Shield and the rebound
    .done = The Shield is gone, the Tree still stands, and your Mushroom is back where it came from. One more attack would do it.
    .other = Attack the Tree on e4.
lesson-sun = Sun is for attack. With one Sun, a Specimen attacks two hexes at once: its own and one beside it, or two beside it. Move the Mushroom with Sun to d4, between the two white Mushrooms, then strike both.
    .title = Sun: two at once
    .done = Two with one blow. Two Sun let it attack a second time, and a Tree with three Sun strikes back at whoever attacks it.
    .other = Move the Mushroom with Sun to d4 first, then choose both white Mushrooms.
lesson-end = In time your Specimens are full. Then your end of the world begins: each resource destroys a tile instead, from the rim inwards, with whoever stands on it. Destroy the tile under the white Tree.
    .title = The end of the world
    .done = No Shield helps against that. Now you know enough to play: the prompt always says what is asked, and pointing at something that cannot be chosen tells why.
    .other = Destroy the tile under the white Tree, on the rim.

## Signs, in the help

legend-tree = Tree, Black’s and White’s: holds 4 resources. Whoever loses both has lost.
legend-mushroom = Mushroom, Black’s on six sides and White’s on a round base: holds 2 resources.
legend-earth = Earth: brings Roots, lays and lifts them; the third a Shield.
legend-water = Water: goes farther, and may turn on the way.
legend-sun = Sun: more targets, more attacks; the third strikes back.
legend-root = Roots on an edge, of either side: nobody passes. A number says how many lie there.
legend-shield = Shield: takes one hit, and the attacker rebounds.
legend-ring = Dashed hex: what stands here can be chosen now.
legend-spot = Dot: a hex that the chosen Specimen can reach.
legend-aim = Brackets: an enemy that can be attacked.
