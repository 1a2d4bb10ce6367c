"""§12 to §14 The adversary: a script that nobody plays. It reads beside the sheets."""
