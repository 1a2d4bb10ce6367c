"""Reviews: what a match was worth turn by turn, where it turned, which turns to play otherwise, and why.

It knows core and bots only. The server makes reviews in its workers, the command `quintessence review` at once.
"""
