"""What holds for all tests: none of them has a stopwatch, also not Hypothesis, which would tell a slow machine."""

from hypothesis import settings

settings.register_profile("without a stopwatch", deadline=None)
settings.load_profile("without a stopwatch")
