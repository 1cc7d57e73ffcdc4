"""Cassino: capture cards from the table and build on them; eleven points a deal, and one for a sweep.

Source: rules.md §2.
"""
