"""§13 The Automa, a side that nobody sits at, by the parts of rules.md §13. AU-… are its rulings.

§13.1 holdings · §13.2 setup, opening · §13.3 deck, turn · §13.4 choosing/ · §13.5 actions/ · §13.6 passing ·
§13.7 factions · §13.8 ending · §13.9 human_factions. `script` answers the other chapters; `view` is what everyone sees.
"""
