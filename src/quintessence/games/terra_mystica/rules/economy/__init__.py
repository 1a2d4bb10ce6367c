"""What players have, gain and pay: §4 resources, exchange · §7 tracks, spaces · §9 cults · §11 favours ·
§12 income, scoring · prices, for those who show them."""
