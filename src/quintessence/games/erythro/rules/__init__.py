"""The rules of Erythro, a chapter a module."""
