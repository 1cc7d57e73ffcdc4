"""Signals mean quitting: they end what waits, and interrupt nothing else."""

import signal
from collections.abc import Callable, Iterator

import pytest

from fairdeal.terminal.stopping import SIGNALS, Stopping


def sends(number: int) -> Callable[[], str]:
    def read() -> str:
        signal.raise_signal(number)
        return "read"

    return read


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_what_waits_and_every_later_wait(number: int) -> None:
    with Stopping() as stopping:
        assert stopping.wait(lambda: "read") == "read"
        assert stopping.wait(sends(number)) is None
        assert stopping.wait(lambda: "read") is None


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_interrupts_nothing_but_is_remembered(number: int) -> None:
    with Stopping() as stopping:
        assert sends(number)() == "read"
        assert stopping.wait(lambda: "read") is None


def test_outside_signals_do_what_they_did() -> None:
    before = [signal.getsignal(each) for each in SIGNALS]
    with Stopping():
        assert [signal.getsignal(each) for each in SIGNALS] != before
    assert [signal.getsignal(each) for each in SIGNALS] == before


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl+C as Python has it: a process that a script starts in the background inherits that it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_ends_what_waits_outside_too() -> None:
    assert Stopping().wait(sends(signal.SIGINT)) is None
