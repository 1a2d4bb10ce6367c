"""What is printed on the components: the files, and the typed tables that the rules read."""
