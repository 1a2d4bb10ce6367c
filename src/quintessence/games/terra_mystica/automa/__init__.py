"""§13: the Automa, a side that nobody sits at; its rooms in the order of its rulebook. AU-… are its rulings.

Set-up: `setup` reads the options, `settling` takes terrain, bonus card and first dwellings
The pile of decision cards: `deck`
Terms: `ranges` (range, joined groups), `distance`, `choice` (options and what is left of them), `priorities`
A turn: `turn` draws a card and works down its actions; `passing`
Actions: `block`, `cults`, `upgrade`, `favour`, `build`, `points`; `factions` has what the ten factions add
The end: `scoring`

`holdings` has what belongs to the Automa alone, `script` answers the other chapters, `sight` is what one action reads,
`view` what everyone sees.
"""
