"""Fairdeal: a card room that anyone can run, and its rules engine as a library."""

__version__ = "0.1.0"
