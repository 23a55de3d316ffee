# Antworten auf Fragen.
due-give = { $person ->
    [you] Du bist am Zug: Gib eine Figur.
   *[other] { $who } ist am Zug und gibt eine Figur.
}
    .terse = { $person ->
        [you] Dein Zug: Gib eine Figur.
       *[other] { $who } wählt eine Figur.
    }
due-give-or-call = { $person ->
    [you] Du bist am Zug: Gib eine Figur, oder rufe zuvor Quarto.
   *[other] { $who } ist am Zug und gibt eine Figur oder ruft Quarto.
}
    .terse = { $person ->
        [you] Dein Zug: Gib eine Figur oder rufe Quarto.
       *[other] { $who } wählt eine Figur oder ruft Quarto.
    }
due-place = { $person ->
    [you] Du bist am Zug: Setze die Figur.
   *[other] { $who } ist am Zug und setzt die Figur.
}
    .terse = { $person ->
        [you] Dein Zug: Setze die Figur.
       *[other] { $who } setzt die Figur.
    }
due-place-or-call = { $person ->
    [you] Du bist am Zug: Setze die Figur, oder rufe zuvor Quarto.
   *[other] { $who } ist am Zug und setzt die Figur oder ruft Quarto.
}
    .terse = { $person ->
        [you] Dein Zug: Setze die Figur oder rufe Quarto.
       *[other] { $who } setzt die Figur oder ruft Quarto.
    }
due-call-or-decline = { $person ->
    [you] Alle Figuren sind gesetzt. Rufe Quarto oder verzichte.
   *[other] Alle Figuren sind gesetzt. { $who } ruft oder verzichtet.
}
due-decline = { $person ->
    [you] Alle Figuren sind gesetzt. Verzichte, um deinen Zug zu beenden.
   *[other] Alle Figuren sind gesetzt. { $who } muss verzichten.
}
due-lay = { $person ->
    [you] Du bist am Zug: Lege ein Plättchen an.
   *[other] { $who } ist am Zug und legt ein Plättchen an.
}
    .terse = { $person ->
        [you] Dein Zug: Lege ein Plättchen an.
       *[other] { $who } legt ein Plättchen an.
    }
due-lay-this = { $person ->
    [you] Du bist am Zug: Lege { $tile } an, { $spot }.
   *[other] { $who } ist am Zug und legt { $tile } an, { $spot }.
}
due-answer = Eine Hand liegt offen. Zeige, wo eines der Plättchen passt, oder sage „keines“.
due-answers = Eine Hand liegt offen. Es antworten noch: { $names }.
due-draw = Die Spieler ziehen Plättchen.

answer-offer-draw = { $person ->
    [you] Du hast Unentschieden angeboten.
   *[other] { $who } bietet Unentschieden an: Nimm an oder lehne ab.
}
answer-offer-takeback = { $person ->
    [you] Du hast gebeten, deinen letzten Zug zurückzunehmen.
   *[other] { $who } möchte den letzten Zug zurücknehmen: Nimm an oder lehne ab.
}
answer-offer-time = { $person ->
    [you] Du hast um mehr Zeit gebeten.
   *[other] { $who } bittet um mehr Zeit: Nimm an oder lehne ab.
}
answer-offer-pause = { $person ->
    [you] Du hast eine Pause vorgeschlagen.
   *[other] { $who } schlägt eine Pause vor: Nimm an oder lehne ab.
}
answer-offer-rematch = { $person ->
    [you] Du hast noch eine Partie angeboten.
   *[other] { $who } bietet noch eine Partie an: Nimm an oder lehne ab.
}
answer-nothing-said = Es wurde noch nichts gesagt.
answer-no-move = Es wurde noch nichts gespielt.
answer-log-closed = Solange Masken getragen werden, werden frühere Züge nicht wiederholt.
answer-masks = Alle tragen Masken: Berühre immer nur ein Feld oder eine Ablage.
answer-spectator = Du schaust zu: Das können nur die Spieler.

# Quarto.
answer-hand = { $person ->
    [you] Du hältst { $piece }.
   *[other] { $who } hält { $piece }.
}
answer-hand-unknown = { $person ->
    [you] Du hältst eine Figur.
   *[other] { $who } hält eine Figur.
}
answer-hand-empty = Niemand hat eine Figur in der Hand.
answer-line = { $line }: { $cells }.
answer-left = { $count ->
    [one] Eine Figur ist übrig: { $pieces }.
   *[other] { $count } Figuren sind übrig: { $pieces }.
}
answer-none-left = Neben dem Spielbrett liegt keine Figur mehr.
answer-occupied = { $count ->
    [one] Ein Feld ist besetzt: { $cells }.
   *[other] { $count } Felder sind besetzt: { $cells }.
}
answer-board-empty = Das Spielbrett ist leer.
answer-free = { $count ->
    [one] Ein Feld ist frei: { $cells }.
   *[other] { $count } Felder sind frei: { $cells }.
}
answer-board-full = Das Spielbrett ist voll.
answer-no-score = Quarto zählt keine Punkte: Wer zuerst richtig ruft, gewinnt.
answer-no-stock = Quarto hat keinen Vorrat an Chips.

# Quartex.
answer-tile = { $spot }: { $tile }.
answer-opening = { $spot }: offen; Ecken im Uhrzeigersinn von oben links: { $corners }.
answer-no-tile = { $spot }: Dort liegt nichts.
answer-no-tiles = { $person ->
    [you] Du hast keine Plättchen.
   *[other] { $who } hat keine Plättchen.
}
answer-holds = { $person ->
    [you] Du hast { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }.
   *[other] { $who } hat { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }.
}
answer-holds-known = { $person ->
    [you] Du hast { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.
   *[other] { $who } hat { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }, darunter { $tiles }.
}
answer-bag = { $count ->
    [0] Der Beutel ist leer.
    [one] Ein Plättchen ist im Beutel.
   *[other] { $count } Plättchen sind im Beutel.
}
answer-field-empty = Noch liegt kein Plättchen aus.
answer-missing = { $count ->
    [one] Einem Symbol fehlt noch ein Plättchen: { $symbols }.
   *[other] { $count } Symbolen fehlt noch je ein Plättchen: { $symbols }.
}
answer-none-missing = Keinem Symbol fehlt nur noch ein Plättchen.
answer-score = Wenn die Partie jetzt endete: { $points }.
answer-stock = Im Vorrat: { $tokens }.
answer-stock-empty = Der Vorrat ist leer.
answer-no-aids = An diesem Tisch musst du selbst sehen, was wohin passt.
answer-nothing-fits = Keines deiner Plättchen passt irgendwo.
answer-fits = { $count ->
    [one] Eine Möglichkeit anzulegen: { $spots }.
   *[other] { $count } Möglichkeiten anzulegen: { $spots }.
}

# Hilfe.
help-acts = Zum Spielen: { $words }.
help-questions = Zum Fragen: { $words }.
help-table = Am Tisch: { $words }.
