"""The names that the engine offers, module by module: none is added or lost by accident."""

import ast
from pathlib import Path

import pytest

import fairdeal

PUBLIC = {
    "errors": "FairdealError NotUnderstood IllegalHouse IllegalAction IllegalTransfer NotAllowed Conflict StoreFailed",
    "cards": """Card RANKS SUITS SUIT_LETTERS DECK card rank_of suit_of card_symbol card_code card_codes read_card
        read_cards show_cards""",
    "engine/accounts": "AccountKind Account HOUSE POT BANK stack stake",
    "engine/banking/betting": "Moved FAULTS bets_between as_it_is Betting",
    "engine/banking/bots": "least_bet by_kind",
    "engine/banking/moves": "Place Bet Withdraw SitOut Surrender BetPlaced BetWithdrawn SatOut Surrendered",
    "engine/banking/options": "MOST_STAKE stake_option Stakes",
    "engine/banking/paying": "Payout read_payout EVEN won lost given_back refund to_stacks settle",
    "engine/banking/rounds": "Box Round Stack asked playing net nets chips_of",
    "engine/banking/sittings": """ShoeHouse ShoeRound ShoeTally sit shuffle opening after_round without_end
        BankingHouse rules""",
    "engine/banking/text": """BET SIT_OUT WITHDRAW tell tell_of_seat tell_amount tell_dealt tell_settled
        seat_spot note_of_bet""",
    "engine/boxes": "Box find seated swap clockwise",
    "engine/chips": "CHIP MOST_CHIPS chips Chips read_chips show_chips",
    "engine/cover": "Cards Groups NOTHING_FIRST is_selection selections",
    "engine/events": """Reason Transfer wagered CardDealt CardHidden Concealed CardsBurned CardsReshuffled RoundVoided
        RoundSettled seen_by""",
    "engine/extras": "INSTALL ODDS is_installed check_installed check_extra",
    "engine/fold": "Moved fold replay",
    "engine/chance": "Chance BytesChance SameChance",
    "engine/game": """Spot Part Unit Verb TextRules Price Odds RoundRules SightRules AdviceRules Bot BotRules Game
        AnyGame""",
    "engine/judging": "OPENING Judged judge",
    "engine/moves": """DEALER TABLE PlayerAction Event DealerAction Deal Burn DealOut Fault Void Reshuffle
        Action DEALS Face SeatsToMove CardsToDeal CardsToShuffle RoundOver Turn OVER movers Amounts Selection Legal
        NOTHING""",
    "engine/options": """Value NONE Kind Option option options_of check_bounds read_options values_of
        recorded_values house_of show_value shown_options possible_values""",
    "engine/refusals": """no_seat round_over betting_closed sits_out already_bet not_bet too_late_to_withdraw
        bet_out_of_range bank_spent cannot_sit_out nothing_to_deal no_such_card card_gone
        too_late_to_deal_out not_a_fault unknown_action bad_opening too_few_players whole_chips_only negative_chips
        one_bot no_bot""",
    "engine/rulebook": "Judge Moved Move Rulebook",
    "engine/figures": "PLACES exact_fields tell_exactly decimal_text root_text",
    "engine/seen": "tell_seen",
    "engine/simulation": "Counts Row Course Summary Kernel Strategy SimulationRules",
    "engine/sitting": """MANY_ROUNDS NO_CARDS Seated Opening ShuffleSpec Verdict Ending Standing Progress stays_as_it_is
        half_chip one_seat SittingRules""",
    "engine/shoe": "copies_left possible_deals check_card count_seen card_due card_dealt",
    "engine/tally": """Player Seats Tally check_seats first_players after_round join leave bring balances""",
    "engine/words": "Seat Gain Points ErrorBar ShownCards Sentence",
    "games/__init__": "find_game game_names",
}
SOURCE = Path(next(iter(fairdeal.__path__)))


def names_of(module: str) -> set[str]:
    names: set[str] = set()
    for node in ast.parse((SOURCE / f"{module}.py").read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]) if "TypeVar" not in ast.unparse(node.value):
                names.add(name)
    return {name for name in names if not name.startswith("_")}


@pytest.mark.parametrize("module", PUBLIC)
def test_the_public_names_are_these(module: str) -> None:
    assert sorted(names_of(module)) == sorted(PUBLIC[module].split())


def test_every_module_of_the_engine_is_pinned() -> None:
    files = [file for file in (SOURCE / "engine").rglob("*.py") if file.name != "__init__.py"]
    modules = {file.relative_to(SOURCE).with_suffix("").as_posix() for file in files}
    assert modules == {module for module in PUBLIC if module.startswith("engine/")}
