"""The rules, a module for each chapter of rules.md: set-up, turn, growth, move, attack, Roots, losses, objections."""
