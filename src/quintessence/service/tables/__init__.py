"""Tables: those in memory, each with its lock; how one is made, found, dropped and looked back on."""
