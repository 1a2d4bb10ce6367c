"""The rules, a chapter a module, in the order of rules.md.

§1 the aim: `ending` counts the points that win
§2 set-up: `setup` lays out board and tiles, `setup_steps` takes factions, first dwellings and bonus cards
§3 turns: `seats` says who decides, `choices` what is offered, `turn` what an action leads to
§4 resources: `resources` gains and pays them; conversions are in `tiles`
§5 terraforming: `reach` says how far a player gets, `terraform` what a transform costs
§6 buildings: `building`
§7 tracks, bridges, action spaces: `special`
§8 power for neighbours: `leech`
§9 cults: `cults`
§10 towns: `towns`
§11 tiles: `tiles`
§12 passing, rounds, the end: `scoring`, `rounds`, `ending`

`position` and `player` hold what the chapters change; `objections` asks each chapter why an action is not legal,
`refusals` names the § behind the answer, and `prices` lists what things cost a player now.
"""
