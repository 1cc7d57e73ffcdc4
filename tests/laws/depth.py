"""How deep the laws are tested: quickly by default, deeper where CI or FAIRDEAL_LAWS=deep asks for it."""

import os
from typing import Final

from hypothesis import HealthCheck, settings

SLOW_IS_FINE: Final = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile("laws-quick", max_examples=30, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.register_profile(
    "laws-deep", max_examples=150, deadline=None, suppress_health_check=SLOW_IS_FINE, derandomize=True, print_blob=True
)

IS_DEEP: Final = bool(os.environ.get("CI")) or os.environ.get("FAIRDEAL_LAWS") == "deep"
DEPTH: Final = settings.get_profile("laws-deep" if IS_DEEP else "laws-quick")
DEPTH_OF_SITTINGS: Final = settings(DEPTH, max_examples=DEPTH.max_examples // 2)
"""For the laws of sittings, each of which plays many rounds."""
LONG: Final = settings(DEPTH, max_examples=DEPTH.max_examples // 3)
"""For laws that have bots search at every turn, in the slow tests."""
BRIEF: Final = settings(DEPTH, max_examples=DEPTH.max_examples // 15)
"""For a look in the fast tests at what the slow ones look at in full."""
