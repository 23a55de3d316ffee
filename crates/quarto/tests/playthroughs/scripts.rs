//! What is tried in each playthrough, and the rule that answers it.

pub(crate) struct Script {
    /// The file's name without `.txt`, with the rule it is about in front.
    pub(crate) file: &'static str,
    pub(crate) name: &'static str,
    /// A rules text, for a game from its beginning, or a position text.
    pub(crate) start: &'static str,
    /// What is tried, and why.
    pub(crate) tries: &'static [(&'static str, &'static str)],
}

/// Three round pieces in row 1, a fourth in the hand of seat 1.
const ROUND: &str = "..../..../..../083. 9 1 1234p c1";

/// Fifteen pieces; column a was just made; f on c3 will make column c.
const LAST_BUT_ONE: &str = "0c35/6d.2/4abe/8719 f 1 1234p a3";

/// Fifteen pieces, nothing aligned, and 4 on a1 will change nothing about that.
const QUIET: &str = "893f/6dc0/125a/.b7e 4 1 1234p d1";

pub(crate) const SCRIPTS: &[Script] = &[
    Script {
        file: "q08-several-alignments",
        name: "One placement makes a row, a column, a diagonal and a square; one call is enough",
        start: "c..1/6.0./57../.fed 4 1 1234sp d1",
        tries: &[
            ("a1", "Q8: one placement may create several alignments"),
            ("!/", "Q9: pointing out one of them wins"),
        ],
    },
    Script {
        file: "q08-several-alignments-one-call",
        name: "Several alignments where the call alone is enough",
        start: "c..1/6.0./57../.fed 4 1 1234c d1",
        tries: &[("a1", "Q8, without the square"), ("!", "Q17: the game shows the alignments")],
    },
    Script {
        file: "q10-plain-win",
        name: "A game from its beginning to a call",
        start: "1234p",
        tries: &[
            ("b1", "Q5: the beginner only gives"),
            ("!1", "Q10: nothing has been placed"),
            ("-", "Q13: nothing to decline before the sixteenth piece"),
            ("+0", "Q5"),
            ("+1", "Q6: the given piece is placed first"),
            ("!1", "Q10: still nothing has been placed"),
            ("a1", "Q6"),
            ("a2", "Q6: now a piece is to be given"),
            ("+0", "Q7: a piece, once placed, stays so"),
            ("+8", "Q6"),
            ("a1", "Q6: only an empty cell"),
            ("b1", "Q6"),
            ("+3", "Q6"),
            ("c1", "Q6"),
            ("!", "Q9: the alignment is to be pointed out"),
            ("!a1", "Q16: squares do not count in this game"),
            ("+9", "Q6"),
            ("d1", "Q8: four round pieces"),
            ("-", "Q13: giving is the way to go on"),
            ("!1", "Q10: before giving, the creator calls"),
            ("+4", "Q20: the game is over"),
            ("a4", "Q20"),
            ("!1", "Q20"),
            ("-", "Q20"),
            ("resign 1", "Q20"),
            ("time", "Q20"),
            ("agreed", "Q20"),
        ],
    },
    Script {
        file: "q11-stolen",
        name: "The creator gives without calling; the opponent calls",
        start: ROUND,
        tries: &[
            ("d1", "Q8: four round pieces"),
            ("+a", "Q11: giving closes the first window"),
            ("!1", "Q11: the opponent calls before placing, and wins"),
        ],
    },
    Script {
        file: "q12-lapsed",
        name: "Nobody calls; the alignment lapses and play goes on",
        start: ROUND,
        tries: &[
            ("d1", "Q8: four round pieces"),
            ("+c", "Q11: giving closes the first window"),
            ("a2", "Q12: placing lets the alignment lapse"),
            ("!1", "Q12, Q14: it is worth nothing now"),
            ("!a", "Q14: and the window is closed"),
            ("+7", "Q6: play goes on"),
            ("!1", "Q12: nor can the other call it"),
            ("b2", "Q6"),
            ("+d", "Q6"),
            ("c2", "Q6"),
            ("+5", "Q6"),
            ("d2", "Q8: four square pieces, in a row of its own"),
            ("!1", "Q12: the old one has lapsed for good"),
            ("+1", "Q14: the window is lost, the opponent's is not"),
            ("!2", "Q11: the new one counts"),
        ],
    },
    Script {
        file: "q13-sixteenth-placer-calls",
        name: "The sixteenth piece: who placed it calls",
        start: LAST_BUT_ONE,
        tries: &[
            ("c3", "Q13: nobody is left to be given a piece"),
            ("+f", "Q13: nothing left to give"),
            ("b2", "Q13: nothing left to place"),
            ("!c", "Q13: the player who placed it may call"),
        ],
    },
    Script {
        file: "q13-sixteenth-opponent-calls",
        name: "The sixteenth piece: who placed it declines, the opponent calls",
        start: LAST_BUT_ONE,
        tries: &[
            ("-", "Q13: not yet"),
            ("c3", "Q13"),
            ("-", "Q13: opens the second window to the opponent"),
            ("+0", "Q13: nothing left to give"),
            ("!c", "Q13, Q11"),
        ],
    },
    Script {
        file: "q13-sixteenth-both-decline",
        name: "The sixteenth piece: both overlook an alignment",
        start: LAST_BUT_ONE,
        tries: &[
            ("c3", "Q13"),
            ("-", "Q13: the placer declines"),
            ("-", "Q13: the opponent declines too"),
            ("!c", "Q21: drawn; too late"),
        ],
    },
    Script {
        file: "q13-sixteenth-quiet",
        name: "The sixteenth piece: both are asked though there is nothing to call",
        start: QUIET,
        tries: &[
            ("a1", "Q13"),
            ("-", "Q13: asked whether or not there is an alignment"),
            ("-", "Q21: drawn"),
        ],
    },
    Script {
        file: "q13-sixteenth-lapsed",
        name: "The sixteenth piece lets an older alignment lapse",
        start: LAST_BUT_ONE,
        tries: &[
            ("c3", "Q12: column a lapses"),
            ("!a", "Q14: wrong"),
            ("!c", "Q14: would be right, but the call is lost"),
            ("-", "Q13"),
            ("!c", "Q14: what one has lost, the other has not"),
        ],
    },
    Script {
        file: "q14-wrong-call-once",
        name: "A wrong call closes the window to the caller, and to nobody else",
        start: ROUND,
        tries: &[
            ("!1", "Q14: three pieces are no alignment"),
            ("!c", "Q14: not again in this window"),
            ("d1", "Q14: a new placement, a new window"),
            ("!d", "Q14: not the line"),
            ("!1", "Q14: the right line, but the call is lost"),
            ("+a", "Q6"),
            ("!a", "Q14: the opponent may be wrong too"),
            ("!1", "Q14: not again in this window"),
            ("a2", "Q12: the alignment lapses"),
            ("!2", "Q14: a new window all the same"),
        ],
    },
    Script {
        file: "q14-wrong-call-loses",
        name: "A wrong call loses the game",
        start: "..../..../..../083. 9 1 1234pl c1",
        tries: &[
            ("d1", "Q8: four round pieces"),
            ("!/", "Q14: not the line; seat 2 wins"),
            ("!1", "Q20: the game is over"),
        ],
    },
    Script {
        file: "q14-wrong-call-loses-second-window",
        name: "A wrong call in the second window loses the game too",
        start: "..../..../..../083. 9 1 1234cl c1",
        tries: &[("!", "Q14: nothing is aligned; seat 1 loses, 9 in hand")],
    },
    Script {
        file: "q14-wrong-call-free",
        name: "Wrong calls cost nothing",
        start: "..../..../..../083. 9 1 1234pf c1",
        tries: &[
            ("!1", "Q14"),
            ("!1", "Q14: again"),
            ("d1", "Q6"),
            ("!\\", "Q14"),
            ("!d", "Q14"),
            ("!1", "Q10: at last"),
        ],
    },
    Script {
        file: "q15-beginners-not-counting",
        name: "Four round pieces where shape does not count",
        start: "..../..../..../083. 9 1 134p c1",
        tries: &[
            ("d1", "Q15: round is all they have in common"),
            ("!1", "Q15: shape does not count"),
            ("+a", "Q6"),
        ],
    },
    Script {
        file: "q15-beginners-counting",
        name: "Four round pieces where only shape counts",
        start: "..../..../..../083. 9 1 2p c1",
        tries: &[("d1", "Q15"), ("!1", "Q10")],
    },
    Script {
        file: "q16-squares",
        name: "Four short solid pieces in a square, where squares count",
        start: "..../..../0.../4c.. 8 1 1234sp b1",
        tries: &[("b2", "Q16"), ("!a1", "Q16: by its lower-left cell")],
    },
    Script {
        file: "q16-no-squares",
        name: "Four short solid pieces in a square, where squares do not count",
        start: "..../..../0.../4c.. 8 1 1234p b1",
        tries: &[
            ("b2", "Q6"),
            ("!a1", "Q16: squares do not count; refused, so no call is lost"),
            ("!2", "Q14: a wrong call"),
        ],
    },
    Script {
        file: "q17-call",
        name: "The call is enough",
        start: "..../..../..../083. 9 1 1234c c1",
        tries: &[
            ("!1", "Q17: no pointing here; refused, so no call is lost"),
            ("!", "Q14: wrong"),
            ("!", "Q14: not again in this window"),
            ("d1", "Q6"),
            ("!1", "Q17: no pointing here"),
            ("!", "Q17: the game shows the alignment"),
        ],
    },
    Script {
        file: "q17-call-lapsed",
        name: "The call is enough, but not for what has lapsed",
        start: "..../..../..../083. 9 1 1234cf c1",
        tries: &[
            ("d1", "Q6"),
            ("+a", "Q11"),
            ("a2", "Q12: row 1 lapses"),
            ("!", "Q14: nothing new is aligned"),
            ("+b", "Q6"),
            ("!", "Q14: nor for the opponent"),
        ],
    },
    Script {
        file: "q17-auto",
        name: "The game itself calls",
        start: "..../..../..../083. 9 1 1234a -",
        tries: &[
            ("!1", "Q17: nobody calls here"),
            ("!", "Q17"),
            ("-", "Q13: nobody is asked"),
            ("d1", "Q17: won by completing the alignment"),
        ],
    },
    Script {
        file: "q17-auto-drawn",
        name: "The game itself calls, and there is nothing to call",
        start: "893f/6dc0/125a/.b7e 4 1 1234a -",
        tries: &[("a1", "Q13, Q21: under auto nobody is asked"), ("-", "Q21: drawn")],
    },
    Script {
        file: "q18-time",
        name: "The time of the player to act runs out",
        start: ROUND,
        tries: &[
            ("d1", "Q18: placing and giving are one move"),
            ("time", "Q18: seat 1 has not given, and loses"),
            ("!1", "Q20: the game is over"),
        ],
    },
    Script {
        file: "q18-time-deciding",
        name: "A decision after the sixteenth piece is a move too",
        start: QUIET,
        tries: &[("a1", "Q6"), ("-", "Q13"), ("time", "Q18: seat 2 has not decided, and loses")],
    },
    Script {
        file: "q20-resign",
        name: "A player resigns, though the opponent is to act",
        start: "..../..../..../0839 a 2 1234p d1",
        tries: &[("resign 1", "Q20: seat 2 wins"), ("resign 2", "Q20: the game is over")],
    },
    Script {
        file: "q21-agreed",
        name: "Both agree on a draw, a piece in hand",
        start: ROUND,
        tries: &[("agreed", "Q21"), ("d1", "Q21: the game is over")],
    },
    Script {
        file: "setup-without-last",
        name: "A position set up without saying what was placed last",
        start: "..../..../..../0839 - 1 1234p -",
        tries: &[
            ("!1", "Q10: no placement is known that may be called"),
            ("+a", "Q6"),
            ("!1", "Q11: nor for the opponent"),
            ("a2", "Q6"),
            ("!2", "Q14: from here on all is known"),
        ],
    },
];
