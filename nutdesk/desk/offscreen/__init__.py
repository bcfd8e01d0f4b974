"""The desk without a person: pictures, the demonstration, measurements, and a simulated mouse."""
