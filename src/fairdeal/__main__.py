"""`python -m fairdeal` is the command `fairdeal`."""

from fairdeal.cli import main

main()
