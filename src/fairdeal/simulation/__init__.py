"""Many rounds at once: chunks of a simulation played by workers, added up in order, kept in a file, and judged."""
