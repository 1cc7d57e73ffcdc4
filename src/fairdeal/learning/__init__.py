"""The games as environments for learning: made from the engine and the views for three libraries.

Gymnasium plays one seat, PettingZoo every seat in turn, and OpenSpiel every seat with explicit chance.
They need the extra `rl`: pip install 'fairdeal[rl]'. Nothing else in Fairdeal imports this package.
"""

from fairdeal.engine.extras import check_extra

check_extra("rl")
