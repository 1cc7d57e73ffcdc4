"""What the compiled kernels of all games share. Only kernels import it, and only where numba is installed."""
