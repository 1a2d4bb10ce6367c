"""The same deal for several people, each at a table of their own: made by someone for friends, or one a day for all."""
