"""The desk without a person: pictures, the demonstration, measurements, and a mouse for them."""
