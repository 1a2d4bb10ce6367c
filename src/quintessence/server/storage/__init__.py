"""What is stored of guests and tables, and the embedded database that stores it."""
