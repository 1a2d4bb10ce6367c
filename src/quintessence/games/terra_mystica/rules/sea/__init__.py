"""§14 Merchants of the Seas: fleet (what a player has) · docks · shipyard · ships (voyages) · landing (building beside
ships) · trade · spaces (power actions and own spaces)."""
