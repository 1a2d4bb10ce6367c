"""Decisions: what a seat is asked, whether an answer is late, and what can be taken back. Changes no table."""
