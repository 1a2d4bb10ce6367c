"""Tables: what is kept in memory of each, how one is made, found, sat down at and looked back on."""
