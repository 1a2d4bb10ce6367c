"""The command log of the online site: reading it, writing it, and comparing recorded games number by number."""
