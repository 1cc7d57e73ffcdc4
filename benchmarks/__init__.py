"""Figures that anyone can rerun: `make bench`, or `python -m benchmarks` in an environment that has the peers."""
