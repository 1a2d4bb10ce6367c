"""§6 The six phases of a round, a module each in their order; set-up and the end stand before and after them."""
