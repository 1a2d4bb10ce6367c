"""Play: the one way to change a table's match, and the timers that answer for someone when the time is over."""
