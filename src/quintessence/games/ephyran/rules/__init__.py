"""The rules, by the chapters of rules.md.

§2 setup, scenario · §3, §11 turn, stages/ · §4 drawing · §5 city · §6, §7, §10 supports · §8 dionysos · §9 tokens ·
§12 score. What they all work on: position, hands, cells; the § behind each refusal: objections.
"""
