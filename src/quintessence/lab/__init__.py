"""The lab: many games at once, and how fast they run."""
