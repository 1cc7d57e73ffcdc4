"""The help of the command line in the catalogue's words, also where Typer would write its own English."""

from functools import partial
from typing import Any

from fairdeal.locale import Catalogue


def translate_help(command: Any, catalogue: Catalogue) -> None:
    """Let a command of Typer, and every command below it, say its help in the catalogue's language."""
    command.format_help = partial(_say_help, command, command.format_help, catalogue)
    for each in getattr(command, "commands", {}).values():
        translate_help(each, catalogue)


def _say_help(command: Any, write: Any, catalogue: Catalogue, context: Any, formatter: Any) -> None:
    _name_panels(command, context, catalogue)
    _name_values(command, context, catalogue)
    _say_usage(command, catalogue)
    _say_notes(catalogue)
    write(context, formatter)


def _name_panels(command: Any, context: Any, catalogue: Catalogue) -> None:
    for each in command.get_params(context):
        each.rich_help_panel = catalogue.text(f"help-{each.param_type_name}s")
        if "--help" in each.opts:
            each.help = catalogue.text("help-help")
    for each in getattr(command, "commands", {}).values():
        each.rich_help_panel = catalogue.text("help-commands")


def _name_values(command: Any, context: Any, catalogue: Catalogue) -> None:
    """What stands for a value; a switch has none."""
    for each in command.get_params(context):
        if each.param_type_name == "argument":
            each.metavar = catalogue.text(f"help-value-{each.name}")
            each.display_type_rich = lambda ctx: None
        elif getattr(each, "is_flag", False):
            each.metavar = ""
        elif each.metavar is None:
            is_number = each.type_descriptor.annotation is int
            each.metavar = catalogue.text("help-value-number" if is_number else "help-value-text")


def _say_usage(command: Any, catalogue: Catalogue) -> None:
    command.options_metavar = f"[{catalogue.text('help-value-options')}]"
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = catalogue.text("help-value-command")

    def format_usage(context: Any, formatter: Any) -> None:
        pieces = " ".join(command.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, prefix=f"{catalogue.text('help-usage')} ")

    command.format_usage = format_usage


def _say_notes(catalogue: Catalogue) -> None:
    # Only now: it loads Rich, and most commands need no help.
    from typer import rich_utils

    rich_utils.DEFAULT_STRING = catalogue.text("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = catalogue.text("help-required")
