"""Play: the one way to change a table, who sits there, and the timers that ring when somebody's time is over."""
