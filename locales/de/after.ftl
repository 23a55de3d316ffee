# Replay, analysis, rules and lessons on the page.
after-seat = Spieler { $number }
after-board = Das Spielbrett
after-empty = leer

## A game that is over.
after-replay = Eine beendete Partie
after-replay-title = Nachgespielt: { $names }
after-winner = Gewonnen hat
after-step = Schritt { $number } von { $count }
after-start = Die Partie beginnt.
after-walk = Durch die Partie gehen
after-first = Anfang
after-back = Zurück
after-next = Weiter
after-last = Ende
after-from-here = Von hier weiterspielen
after-moves = Alle Schritte
after-moves-worth = Neben jedem Schritt: wer von da an gewinnt, wenn beide fehlerlos spielen.
after-drew = { $who } zieht: { $tiles }.
after-touches = { $count ->
    [one] { $count } Berührung davor
   *[other] { $count } Berührungen davor
}
after-touched = { $who } hat { $place } berührt: { $found }.
after-touch-place = Ablage { $number }
after-touch-nothing = nichts

## What a step was worth.
after-worth-win = { $count ->
    [0] gewinnt sofort
   *[other] Gewinn in { $count }
}
after-worth-draw = unentschieden
after-worth-loss = { $count ->
    [0] verliert sofort
   *[other] Verlust in { $count }
}
after-worth-unknown = unbekannt
after-badge-win = { $who } gewinnt
after-best-win = { $count ->
    [0] { $who } kann sofort gewinnen.
    [one] { $who } gewinnt mit der nächsten gesetzten Figur, was auch geschieht.
   *[other] { $who } gewinnt bei fehlerlosem Spiel, { $count } Figuren später.
}
after-best-draw = Spielen beide fehlerlos, ist es unentschieden.
after-best-unknown = Was diese Stellung wert ist, ist noch nicht bekannt.
after-turns = Wo die Partie kippte
after-turning-point = Wendepunkt
after-at-step = Schritt { $number }.
after-turned = { $before ->
    [won] { $after ->
        [won] Bis dahin stand { $had } auf Gewinn. Von da an gewinnt { $has }.
       *[drawn] Bis dahin stand { $had } auf Gewinn. Von da an ist es unentschieden.
    }
   *[drawn] Bis dahin war es unentschieden. Von da an gewinnt { $has }.
}
after-better = { $count ->
    [one] Richtig war nur: { $moves }.
   *[other] Besser war zum Beispiel: { $moves }.
}
after-no-turn = Niemand hat einen Fehler gemacht: Kein Schritt hat einen Gewinn oder ein Unentschieden verschenkt.
after-no-turn-known = Soweit bekannt, hat kein Schritt einen Gewinn oder ein Unentschieden verschenkt.
after-not-all-known = Manche frühen Stellungen sind zu schwer, um sie in der Zeit zu lösen.
after-thinking = Der Computer rechnet noch.
after-reload = Noch einmal nachsehen

## A record.
after-check = War alles fair?
after-checked = Die Partie wurde von Anfang an nachgespielt und jede Ziehung wiederholt. Das Ergebnis:
after-check-yourself = Du musst uns nicht glauben: Lade die Aufzeichnung herunter und prüfe sie selbst mit
after-record-text = Aufzeichnung als Text
after-record-json = Aufzeichnung als JSON-Zeilen
after-again = Und jetzt
after-next-game = Die nächste Partie
after-to-table = Zurück zum Tisch
after-new-game = Neue Partie
after-rules = Regeln
after-terms = Was vereinbart war

## A position.
after-analysis = Analyse
after-analysis-about = Jede Stellung von Quarto hat einen genauen Wert. Wähle einen Zug auf dem Spielbrett, um zu sehen, wohin er führt.
after-due-give = Spieler { $seat } gibt eine Figur
after-due-place = Spieler { $seat } setzt die Figur
after-due-decide = Spieler { $seat } kann noch rufen
after-over-won = Spieler { $seat } hat gewonnen
after-over-drawn = Die Partie ist unentschieden
after-in-hand = In der Hand:
after-value-win = { $count ->
    [0] Spieler { $seat } kann Quarto rufen und sofort gewinnen.
    [one] Spieler { $seat } gewinnt mit der nächsten gesetzten Figur.
   *[other] Spieler { $seat } gewinnt, { $count } Figuren später.
}
after-value-draw = Spielen beide fehlerlos, ist es unentschieden.
after-value-loss = { $count ->
    [0] Spieler { $seat } hat verloren: Der Gegner kann Quarto rufen.
    [one] Spieler { $seat } verliert mit der nächsten gesetzten Figur.
   *[other] Spieler { $seat } verliert, { $count } Figuren später.
}
after-too-much = Diese Stellung ist zu schwer, um sie in der Zeit zu lösen. Versuche einen Zug oder sieh noch einmal nach.
after-too-much-moves = Manche Züge sind zu schwer, um sie in der Zeit zu lösen.
after-give-one = { $count ->
    [one] Gib diese Figur
   *[other] Gib eine von { $count } Figuren
}
after-left = { $count ->
    [one] { $count } Figur neben dem Spielbrett
   *[other] { $count } Figuren neben dem Spielbrett
}
after-give = { $piece } geben
after-call = Quarto rufen
after-call-line = Quarto rufen: { $line }
after-decline = Nichts rufen
after-line = Beste Fortsetzung
after-all-moves = Alle Züge
after-no-position = Das ist keine gültige Stellung
after-type = Eine andere Stellung
after-type-about = Vier Zeilen von oben, die Figur in der Hand, der Spieler, die Regeln, die zuletzt gesetzte Figur. Zum Beispiel:
after-position = Stellung
after-show = Zeigen
after-from-start = Von Anfang an

## Rules and lessons.
after-rules-of = Regeln: { $game }
after-contents = Inhalt
after-other-rules = Regeln der anderen Spiele
after-learn = Lernen
after-learn-about = Eine kurze Lektion für jedes Spiel, und die ganzen Regeln.
after-lesson = Lektion beginnen
after-lesson-of = Deine erste Partie: { $game }
after-lesson-step = Schritt { $number } von { $count }
after-lesson-steps = Schritte der Lektion
after-lesson-next = Nächster Schritt
after-lesson-again = Lektion von vorn
after-begin = Beginnen
after-unread = Das verstehe ich nicht: { $text }
after-show-answer = Eine Antwort zeigen
after-type-move = Oder tippe deinen Zug, zum Beispiel „{ $example }“
after-try = Versuchen
after-touch-board = Ein Feld berühren
after-touch-beside = Eine Ablage neben dem Spielbrett berühren
after-give-from = Die Figur geben von
after-place-on = Deine Figur setzen auf
after-tiles = Deine Plättchen
after-lay-where = Wohin mit { $tile }
after-cannot = Ich kann nicht anlegen
after-none = Ich sehe keines
