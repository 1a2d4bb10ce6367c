"""A table: its match, log, seats, clocks, windows and proposals, in one aggregate.

A command goes in, a change comes out. It knows `quintessence.core` alone: time, chance and JSON are given to it, and no
socket, thread or file is touched, so that a server and a browser can hold the same table.
"""
