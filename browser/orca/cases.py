"""What is heard at a table, case by case. Each case is data: a table, what was played before the page
opens, and steps. A step is the name of a method of `Sitting` and its words.

Pieces are numbers as on the page: bits for dark, square, tall, hollow.
"""

from dataclasses import dataclass, field

EMPTY, OCCUPIED = 4, 8


@dataclass(frozen=True)
class Case:
    """`shows` is the row of the public table that the case proves."""

    name: str
    shows: str
    game: str
    choices: dict
    steps: list
    # Moves before the page opens: (who, what), by plain requests.
    before: list = field(default_factory=list)
    language: str = "en"


BOT = {"opponent": "computer", "level": "1", "begins": "1"}
FRIEND = {"opponent": "friend", "begins": "1"}
AUTO = {**FRIEND, "calling": "auto"}

CASES = [
    Case(
        "walk",
        "Board: enter, keys by themselves, walk, edges, occupied cells",
        "quarto",
        FRIEND,
        [
            ("enter", "a4"),
            ("walk", "Right", "b4", OCCUPIED),
            ("walk", "Down", "b3", EMPTY),
            ("walk", "Left", "a3", EMPTY),
            ("says", "Left", "edge"),
            ("walk", "End", "d3", EMPTY),
            ("walk", "Up", "d4", EMPTY),
        ],
        before=[("me", "+0"), ("other", "b4"), ("other", "+1")],
    ),
    Case(
        "questions",
        "Questions: one key each; the same one three times",
        "quarto",
        FRIEND,
        [
            ("enter", "a4"),
            ("ask", "m", None, 3),
            ("ask", "c", "a4"),
            ("ask", "l", "a4"),
            ("ask", "t"),
            ("ask", "h"),
            ("ask", "w"),
            ("ask", "o"),
            ("ask", "f"),
            ("ask", "k"),
            ("ask", "question"),
        ],
        before=[("me", "+0"), ("other", "b4"), ("other", "+1")],
    ),
    Case(
        "messages",
        "Messages: older and newer",
        "quarto",
        FRIEND,
        [("enter", "a4"), ("older", 3), ("says", "bracketright", "kind-moves")],
        before=[("me", "+0"), ("other", "b4"), ("other", "+1")],
    ),
    Case(
        "play",
        "Playing: place, give, a refusal, the opponent's move, your turn",
        "quarto",
        FRIEND,
        [
            ("enter", "a4"),
            ("walk", "Right", "b4", OCCUPIED),
            ("refused", "Return", "b4"),
            ("walk", "Right", "c4", EMPTY),
            ("act", "Return", "due"),
            ("move", "g", {"data_piece": "2"}),
            ("move", "Right", {"data_piece": "3"}),
            ("act", "Return", "waiting"),
            ("reply", "a1", "waiting"),
            ("reply", "+4", "due"),
        ],
        before=[("me", "+0"), ("other", "b4"), ("other", "+1")],
    ),
    Case(
        "computer",
        "Playing the computer: its moves and your turn",
        "quarto",
        BOT,
        [
            ("enter", "a4"),
            ("move", "g", {"data_piece": "0"}),
            ("act", "Return", "due"),
        ],
    ),
    Case(
        "dialog",
        "A question before what cannot be undone; resigning",
        "quarto",
        FRIEND,
        [
            ("enter", "a4"),
            ("move", "slash", {"id": "command"}),
            ("dialog", "resign"),
            ("escape",),
            ("dialog", "resign"),
            ("yes",),
        ],
    ),
    Case(
        "end",
        "The end of a game",
        "quarto",
        AUTO,
        [
            ("enter", "a4"),
            ("walk", "End", "d4", EMPTY),
            ("act", "Return", "over"),
        ],
        before=[
            ("me", "+0"),
            ("other", "a4"),
            ("other", "+1"),
            ("me", "b4"),
            ("me", "+2"),
            ("other", "c4"),
            ("other", "+3"),
        ],
    ),
    Case(
        "masked",
        "Masked tables: only what is touched",
        "access",
        {**FRIEND, "masks": "yes"},
        [
            # Past the choice of what a press means.
            ("enter", "a4", 2),
            ("walk", "Right", "b4", EMPTY),
            ("touch", "Return", "@b4"),
            ("walk", "Right", "c4", EMPTY),
            ("touch", "Return", "@c4"),
            ("felt",),
        ],
        before=[("me", "+#1"), ("other", "b4"), ("other", "+#2")],
    ),
    Case(
        "quartex",
        "Quartex: cells, tiles, turning, laying",
        "quartex",
        BOT,
        [
            ("enter", "0,0"),
            ("walk", "Right", "1,0", EMPTY),
            ("walk", "Left", "0,0", EMPTY),
            ("choose", "g", 0),
            ("choose", "Right", 1),
            ("turn", "d", 1),
            ("move", "b", {"data_cell": "0,0"}),
            # Chosen, and once more: the button that lays it.
            ("press", "Return", "Lay it on 0, 0"),
            ("press", "Return", "Lay it on 0, 0"),
            ("act", "Return", "due"),
        ],
    ),
    Case(
        "german",
        "Other languages (German)",
        "quarto",
        FRIEND,
        [
            ("enter", "a4"),
            ("walk", "Right", "b4", OCCUPIED),
            ("walk", "Right", "c4", EMPTY),
            ("act", "Return", "due"),
        ],
        before=[("me", "+0"), ("other", "b4"), ("other", "+1")],
        language="de",
    ),
]
