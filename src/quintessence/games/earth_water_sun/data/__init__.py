"""What is printed on the components, and what a replaced data file must keep to."""
