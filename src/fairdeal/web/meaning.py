"""What a message of the protocol asks for at a table."""

from fairdeal.errors import NotUnderstood
from fairdeal.fair import read_hex
from fairdeal.locale import catalogue_of, choose_language, read_command
from fairdeal.record.codec import action_to_plain
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.wire import messages as wire


def meant_by(player: str, command: wire.Command) -> commands.Command:
    """What a player's message asks for at the table. Raises NotUnderstood for a cut that isn't hexadecimal."""
    match command:
        case wire.Act(version=version, action=action):
            return commands.act(version, action)
        case wire.Say(version=version, text=text, language=language):
            return commands.act_as_read(version, lambda hosted: _read(hosted, player, text, language))
        case wire.ShowCut(commitment=commitment):
            return commands.show_cut(read_hex(commitment, name="commitment"))
        case wire.OpenCut(cut=cut):
            return commands.open_cut(read_hex(cut, name="cut"))
        case wire.MoreTime():
            return commands.more_time()
    return _meant_for_seat(command)


def _meant_for_seat(command: wire.Command) -> commands.Command:
    """What a message asks for that is about the player's seat, or the table, and not about a move."""
    match command:
        case wire.Sit(chips=chips, seat=seat):
            return commands.sit(chips, seat)
        case wire.Bring(chips=chips):
            return commands.bring(chips)
        case wire.SitOut(on=on):
            return commands.stay_out(on)
        case wire.Leave():
            return commands.leave()
        case wire.Ready():
            return commands.ready()
        case wire.PauseTable():
            return commands.pause()
        case wire.ResumeTable():
            return commands.resume()
    raise AssertionError(f"{type(command).__name__} is not carried out at a table")


def _read(hosted: HostedTable, player: str, text: str, language: str) -> dict[str, object]:
    """An action in words, as an action."""
    live = hosted.live
    occupant = live.seat_of(player)
    if occupant is None:
        raise NotUnderstood("not-seated", "You aren’t sitting at this table. Take a seat first.")
    catalogue = catalogue_of(choose_language(language, {}))
    action = read_command(text, live.game.text.verbs, catalogue, occupant.seat, live.offer(occupant.seat))
    return {name: value for name, value in action_to_plain(action).items() if name != "seat"}
