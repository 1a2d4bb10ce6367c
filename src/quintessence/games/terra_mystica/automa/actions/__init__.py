"""§13.5 What it does: block, points, cults, upgrade, favour, build."""
