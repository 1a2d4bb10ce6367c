"""Play: the commands of a caller, the moves they lead to, and the windows in which another seat answers."""
