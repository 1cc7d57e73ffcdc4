"""What Linux tells of a process: CPU time and memory."""

import os
from pathlib import Path
from typing import NamedTuple

_KIB = 1024
_UTIME, _STIME = 11, 12  # places after the name in /proc/PID/stat, where the state is 0. Source: proc_pid_stat(5)


class Usage(NamedTuple):
    """CPU seconds of all its threads, memory now and at most, in bytes."""

    cpu: float
    rss: int
    peak: int


def usage(pid: int) -> Usage | None:
    """None where there is no /proc."""
    try:
        stat, status = (Path(f"/proc/{pid}/{name}").read_text(encoding="utf-8") for name in ("stat", "status"))
    except OSError:
        return None
    fields = stat.rpartition(")")[2].split()
    ticks = int(fields[_UTIME]) + int(fields[_STIME])
    lines = dict(line.split(":", 1) for line in status.splitlines())
    rss, peak = (int(lines[name].split()[0]) * _KIB for name in ("VmRSS", "VmHWM"))
    return Usage(ticks / os.sysconf("SC_CLK_TCK"), rss, peak)
