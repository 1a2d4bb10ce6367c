"""The rules: what a position holds, and a module for each chapter of rules.md.

hexes, position: the board and the fields of a position · setup, diagram: §2 · turn: §3 · growth: §4 · moving: §5, §8 ·
attack: §6, §9, §10 · roots, reach: §7 · losses: §1, §11 · objections: why not · view, dangers: what everyone sees ·
bound: the longest match.
"""
