"""What is done for those at tables, wherever these are: commands carried out, bots asked, matches looked back on.

It knows no HTTP, no database and no process. `server` puts it behind FastAPI, with SQLite or PostgreSQL and worker
processes; `host` puts it behind messages, in a browser. Standard library only; `orjson` is used where it is installed.
"""
