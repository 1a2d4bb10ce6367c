"""What a storage has to do, and what it tells; whatever holds the values."""
