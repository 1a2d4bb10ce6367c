"""HTTP: the routes, the live socket, and the guards in front of them."""
