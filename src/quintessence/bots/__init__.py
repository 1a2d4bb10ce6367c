"""Players that think for themselves: they know a seat's view and its possible worlds, never the true state."""
