"""What is done at tables, on a server and in a browser alike: commands, timers, bots, reviews, challenges, puzzles.

It knows no HTTP, no database and no process. `server` puts it behind FastAPI, with SQLite or PostgreSQL and worker
processes; `host` puts it behind messages, in a browser. Standard library only; `orjson` is used where it is installed.
"""
