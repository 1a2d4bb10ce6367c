"""The table server: tables, seats, live updates and storage, behind REST and WebSocket."""
