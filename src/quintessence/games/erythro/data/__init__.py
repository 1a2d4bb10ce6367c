"""What is printed on the components of Erythro, and the tables that the rules read."""
