"""Draws docs/terminal.svg: a few rounds of Casino War in the terminal, played with fixed cards."""

import hashlib
from collections.abc import Callable, Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fairdeal.games import find_game
from fairdeal.locale import catalogue_of
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.rich_screen import RichScreen
from fairdeal.terminal.screen import PROMPT

SEED = "1"
"""Fixed bytes in which the round is a tie, and the war is won."""

TARGET = Path(__file__).parent.parent / "docs" / "terminal.svg"

SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="Fairdeal in a terminal">
<defs>{lines}</defs>
<style>{styles} .{unique_id}-matrix {{ font: 20px/24.4px ui-monospace, monospace }}</style>
<rect fill="#16181d" x="1" y="1" width="{terminal_width}" height="{terminal_height}" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def fixed_bytes(seed: str) -> Callable[[int], bytes]:
    """Bytes that are the same every time."""
    count = 0

    def draw(size: int) -> bytes:
        nonlocal count
        count += 1
        return hashlib.shake_256(f"{seed}:{count}".encode()).digest(size)

    return draw


def play(seed: str, typed: Sequence[str]) -> Console:
    """A round played with fixed cards by what is typed, as the terminal shows it."""
    console = Console(
        record=True, width=80, force_terminal=True, color_system="standard", file=StringIO(), highlight=False
    )
    left = iter(typed)

    def read(words: Sequence[str], default: str) -> str | None:
        line = next(left, None)
        console.print(Text.assemble((PROMPT, "bold"), line or ""))
        return line

    game = find_game("casino-war")
    setting = Setting(game, game.house(rounds=1))
    Play(setting, catalogue_of("en"), RichScreen(console, read), draw=fixed_bytes(seed)).run()
    return console


def main() -> None:
    console = play(SEED, ("cut my lucky day", "bet 2", "?", "war"))
    svg = console.export_svg(title="fairdeal play casino-war", code_format=SVG, unique_id="fairdeal")
    TARGET.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
