"""The rules, by the chapters of rules.md.

§1 stages/over · §2 setup, course/opening, stages/setting_up · §3 course/turns, course/leaving, stages/playing and its
rooms · §4 economy/resources, economy/exchange · §5 map/reach, map/terraform, map/unlocking · §6 map/building · §7
economy/tracks, map/bridges, economy/spaces · §8 map/leech · §9 economy/cults · §10 map/towns · §11 economy/favours ·
§12 economy/scoring, economy/income, course/passing, course/rounds, course/ending, stages/between_rounds · §13 script.

stages/ asks: who decides, what is offered, why not, what happens. course/ says what follows. map/ and economy/ have the
rules themselves, each beside its objections. What they all work on: position, player; the § behind each objection:
objections.
"""
