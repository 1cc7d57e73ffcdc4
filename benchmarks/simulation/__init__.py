"""Rounds simulated per second: the compiled kernels against plain C, OpenSpiel, RLCard and Gymnasium."""
