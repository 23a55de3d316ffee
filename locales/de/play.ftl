# The page of a table.
play-name-quarto = Quarto
play-name-access = Quarto Access
play-name-quartex = Quartex

# Title and heading.
play-title-turn = Du bist dran: { $game }
play-title-other = Warten: { $game }
play-title-waiting = Offener Tisch: { $game }
play-title-over = Partie zu Ende: { $game }
play-waiting = Warten auf einen Gegner
play-starting = Die Partie beginnt gleich
play-pass = Gib das Gerät weiter an { $who }
play-turn = Du bist dran

# One line on what to do.
play-hint-over = Spiele noch einmal, oder geh die Partie Schritt für Schritt durch.
play-hint-paused = Der Server macht eine kurze Pause. Alle Uhren stehen.
play-hint-adjourned = Alle sind mit einer Pause einverstanden. Alle Uhren stehen, bis jemand weiterspielt.
play-hint-pass = Bis dahin zeigt der Bildschirm nichts Geheimes.
play-hint-invite = Verschicke den Link. Die Partie beginnt, sobald alle Plätze besetzt sind.
play-hint-guest = Ein Platz ist frei. Setz dich und spiel mit.
play-hint-watch = Du schaust zu.
play-hint-wait = Du kannst dir inzwischen das Spielbrett ansehen.
play-hint-place = Wähle ein Feld. Danach gibst du { $who } eine Figur.
play-hint-give = Wähle die Figur, die { $who } setzen muss.
play-hint-decline = Sieh dir das Spielbrett noch einmal an, bevor du verzichtest.
play-hint-masked-place = Berühre, so oft du willst. Zum Setzen schalte auf „setzen oder geben“ und wähle ein Feld.
play-hint-masked-give = Berühre, so oft du willst. Zum Geben schalte auf „setzen oder geben“ und wähle eine Ablage neben dem Spielbrett.

# Before the start.
play-invite = Jemanden einladen
play-invite-link = Link zu diesem Tisch
play-copy = Kopieren
play-copied = Kopiert.
play-your-name = Dein Name
play-sit = Platz nehmen
play-terms = Was vereinbart ist
play-curtain = Alle anderen sehen weg. Dann drücke den Knopf.
play-it-is-me = Ich bin { $who }
play-leave = Vom Tisch aufstehen

# Players.
play-players = Spieler
play-you = du
play-seat-open = Freier Platz
play-nobody = noch niemand
play-due = am Zug
play-here = wartet
play-won = Sieger
play-out = ausgeschieden
play-computer = Computer: { $level }
play-away = seit { $span } weg

# Board, hand and pieces.
play-board = Spielbrett
play-empty = leer
play-touch-cell = { $cell } verdeckt
play-place-cell = { $cell } hier setzen
play-touch-place = Ablage { $place } verdeckt
play-give-place = Ablage { $place } diese geben
play-mode = Beim Drücken
play-mode-touch = berühren
play-mode-play = setzen oder geben
play-places = Figuren neben dem Spielbrett, verdeckt
play-left = Noch zu geben: { $count ->
    [0] keine
    [one] eine Figur
   *[other] { $count } Figuren
}
play-hand = { $person ->
    [you] In deiner Hand
   *[other] { $who } hält
}
play-hand-last = Noch in der Hand
play-hand-empty = Keine Figur in der Hand
play-hand-covered = unter der Maske

# Calling.
play-call = Quarto!
play-call-bare = Haben vier Figuren in einer Reihe etwas gemeinsam? Dann rufe „Quarto!“
play-call-point = Zeige die Reihe
play-decline = Nichts rufen

# Offers and ways out.
play-offers = Angebote
play-draw = Unentschieden anbieten
play-take-back = Zug zurücknehmen
play-more-time = Eine Minute mehr
play-pause = Pause machen
play-go-on = Weiterspielen
play-agree = Annehmen
play-refuse = Ablehnen
play-withdraw = Zurückziehen
play-hand-over = Computer spielen lassen
play-reclaim = Wieder übernehmen
play-resign = Aufgeben
play-resign-sure = Willst du diese Partie aufgeben?
play-resign-yes = Ja, aufgeben
play-hold = { $who } ist weg: Computer übernehmen lassen
play-claim = { $who } ist weg: Partie beanspruchen
play-rematch = Noch einmal spielen
play-next-game = Zur nächsten Partie
play-replay = Partie durchgehen
play-record = Aufzeichnung als Text
play-record-data = Aufzeichnung als Daten

# Words and questions.
play-command = Sag es in Worten
play-example = Zum Beispiel: { $example }
play-send = Senden
play-ask = Fragen
play-ask-cell = Dieses Feld
play-ask-lines = Reihen hier
play-ask-last = Letzter Zug
play-ask-hand = Figur in der Hand
play-ask-left = Was übrig ist
play-ask-occupied = Besetzte Felder
play-ask-free = Freie Felder
play-ask-tiles = Meine Plättchen
play-ask-bag = Beutel
play-ask-laid = Gelegte Plättchen
play-ask-open = Offene Felder
play-ask-missing = Ein Plättchen fehlt
play-ask-legal = Wo ich anlegen kann
play-ask-score = Punkte
play-ask-stock = Vorrat
play-ask-turn = Wer ist dran
play-ask-clocks = Uhren
play-ask-terms = Was vereinbart ist
play-ask-repeat = Wiederholen
play-ask-help = Hilfe

# Set phrases: on the button, and as all hear them.
play-phrases = Etwas Freundliches sagen
play-phrase-hello = Hallo!
play-phrase-luck = Viel Glück!
play-phrase-well = Gut gespielt!
play-phrase-thanks = Danke!
play-phrase-sorry = Entschuldigung!
play-phrase-oops = Hoppla!
play-phrase-moment = Einen Moment, bitte!
play-phrase-bye = Auf Wiedersehen!
play-says-hello = { $who }: Hallo!
play-says-luck = { $who }: Viel Glück!
play-says-well = { $who }: Gut gespielt!
play-says-thanks = { $who }: Danke!
play-says-sorry = { $who }: Entschuldigung!
play-says-oops = { $who }: Hoppla!
play-says-moment = { $who }: Einen Moment, bitte!
play-says-bye = { $who }: Auf Wiedersehen!
play-says-enough = Das war viel auf einmal. Warte einen Moment, bevor du mehr sagst.

# What happened.
play-log = Was geschah
play-log-empty = Noch nichts.
play-log-closed = Solange Masken getragen werden, wird nichts aufgeschrieben.
play-copy-log = Als Text kopieren

# Keys.
play-keys = Tasten
play-keys-about = Sie wirken, solange das Spielbrett den Fokus hat. In den Einstellungen kann man sie abschalten.
play-keys-home = Pos1 Ende
play-keys-corner = Strg Pos1, Strg Ende
play-keys-column = Umschalt 1 2 3 4
play-key-arrows = nächstes Feld
play-key-home = erstes oder letztes Feld der Zeile
play-key-corner = erstes oder letztes Feld des Spielbretts
play-key-places = zum Spielbrett, zu den Figuren, zur Eingabezeile
play-key-history = ältere oder neuere Nachricht
play-key-kinds = eine andere Art von Nachrichten
play-key-row = zur Zeile
play-key-column = zur Spalte
play-key-play = hier setzen oder geben
play-key-call = Quarto rufen

# What the script says by itself.
play-link-lost = Die Verbindung ist weg. Neuer Versuch.
play-link-back = Wieder verbunden.
play-edge = Rand des Spielbretts.
play-older-none = Keine ältere Nachricht.
play-newer-none = Keine neuere Nachricht.
play-kind-all = Alle Nachrichten.
play-kind-moves = Züge.
play-kind-answers = Antworten.
play-sure = Bist du sicher?
play-yes = Ja
play-no = Nein
play-unknown = Der Server hat noch nicht geantwortet. Neue Anfrage.
play-not-here = Geh zuerst auf ein Feld des Spielbretts.
play-sound-on = Töne an.
play-sound-off = Töne aus.

# Quartex: Auslage, Hand, Ansagen und Punkteblatt.
play-quartex-field = Auslage: { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
play-quartex-hand = Deine Hand, nur für dich sichtbar
play-quartex-hand-shown = Deine Hand, offen für alle
play-quartex-hand-empty = Du hast kein Plättchen mehr
play-quartex-hand-of = Die Hand von { $who }, offen für alle
play-quartex-turn = Plättchen drehen
play-quartex-left = Links
play-quartex-right = Rechts
play-quartex-flip = Wenden
play-quartex-choose = Wähle Plättchen und Feld
play-quartex-wait = Warte, bis du dran bist
play-quartex-lay = Auf { $cell } anlegen
play-quartex-point = Es passt auf { $cell }
play-quartex-whole = Ganze Auslage
play-quartex-cannot = Ich kann nicht anlegen
play-quartex-cannot-means = Alle sehen dann deine Hand und dürfen zeigen, wo eines deiner Plättchen passt.
play-quartex-cannot-sure = Meine Hand zeigen
play-quartex-none = Ich sehe keine Stelle
play-quartex-sheet = Vorrat, Chips und Punkte
play-quartex-points = Punkte
play-quartex-stock = Vorrat
play-quartex-worth = Wert jetzt
play-quartex-next = Dein nächster brächte
play-quartex-you = du
play-quartex-out = ausgeschieden
play-quartex-won = Sieger
play-quartex-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
play-quartex-points-of = { $sign ->
    [minus] minus { $count }
   *[plus] { $count }
} { $count ->
    [one] Punkt
   *[other] Punkte
}
play-quartex-frame = Der Rahmen hat { $side } mal { $side } Felder; belegt sind { $wide } mal { $high }.
play-quartex-aside = { $count ->
    [one] Ein Plättchen ist in diesem Zug beiseitegelegt
   *[other] { $count } Plättchen sind in diesem Zug beiseitegelegt
}
play-quartex-open-hand = Die offene Hand von { $who }
play-quartex-removed = { $count ->
    [one] Ein Plättchen ist aus dem Spiel
   *[other] { $count } Plättchen sind aus dem Spiel
}

# Der Tisch mit festen Plätzen.
play-more = Fragen und Worte
play-close = Schließen
play-held = Der Computer spielt für dich
play-hint-held = Du kannst jederzeit wieder übernehmen.
play-hint-called-wrongly = Der Ruf war falsch. Auf diese Figur darfst du nicht noch einmal rufen.
play-title-offer = Eine Frage an dich: { $game }
play-title-next = Die nächste Partie ist bereit: { $game }
play-invited = Du bist zu einer Partie eingeladen
play-hint-listed = Dein Tisch steht für alle in der Liste. Die Partie beginnt, sobald jeder Platz besetzt ist.
play-away-just = weg
play-computer-alone = Computer
