"""Tells people who are gone that a table waits for them: by mail, by Web Push, and a program of the server's owner."""
