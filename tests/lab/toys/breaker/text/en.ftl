game-name = Breaker
action-wait = Wait
prompt-wait = Wait, please.
reason-tired = all are tired
score-time = time
score-luck = luck
objection-not-now = Not now.
