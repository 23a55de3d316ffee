# Was hinter dem Wort „Fehler“ steht: Satzteile, denn ein Grund kann folgen.
failure-error = Fehler: { $told }
failure-could-not = { $task }: { $why }
task-answer = Die Antwort konnte nicht geschrieben werden
task-read = { $name } konnte nicht gelesen werden
task-write = { $name } konnte nicht geschrieben werden
task-manual = Das Handbuch konnte nicht nach { $name } geschrieben werden
task-interruptions = Auf Unterbrechungen konnte nicht geachtet werden
task-png = Das PNG konnte nicht gezeichnet werden
task-pdf = Das PDF konnte nicht gemacht werden
task-braille = Die Regeln konnten nicht in Brailleschrift geschrieben werden
task-solve = Die Stellung konnte nicht gelöst werden
task-prove = Das leere Spielbrett konnte nicht gelöst werden
task-open = Der Speicher { $name } konnte nicht geöffnet werden
task-games = Die Partien konnten nicht gelesen werden
task-replay = { $name } konnte nicht nachgespielt werden
task-copy = Die Kopie { $name } konnte nicht gemacht werden
task-bring-back = { $name } konnte nicht zurückgeholt werden
task-listen = An { $name } konnte nicht gelauscht werden
task-serve = Tische konnten nicht betrieben werden
task-reach = { $name } war nicht zu erreichen
task-keep = Die Partie konnte nicht gespeichert werden
cause-no-file = diese Datei gibt es nicht
cause-exists = eine Datei mit diesem Namen gibt es schon
cause-not-allowed = das ist nicht erlaubt
cause-no-folder = ein Teil des Pfads ist kein Ordner
cause-is-folder = das ist ein Ordner
cause-not-regular = das ist keine gewöhnliche Datei; Pipes und Geräte werden nicht gelesen
cause-full = es ist kein Platz mehr
cause-reading = beim Lesen: { $why }
cause-writing = beim Schreiben: { $why }
cause-unavailable = der Speicher ist nicht zu gebrauchen: { $why }
cause-newer = der Speicher hat Version { $found } und stammt von einem neueren Programm; dieses kennt Versionen bis { $known }
cause-foreign = das ist kein Speicher von fourfold
cause-in-use = ein anderer Server hat ihn offen, und eine Datei ist für einen
cause-broken = Eintrag { $entry } von Tisch { $name } kann so nicht sein: { $why }
cause-misplaced = Eintrag { $entry } kann dort nicht stehen
cause-closed = der Speicher ist geschlossen
cause-no-certificate = darin ist kein Zertifikat
cause-no-key = darin ist kein Schlüssel
cause-other-key = das ist der Schlüssel eines anderen Zertifikats
cause-token-short = das Kennwort darin hat weniger als { $least } Zeichen
cause-token-exposed = alle auf diesem Rechner können sie lesen; chmod 600 behebt das
cause-damaged = die Datei ist beschädigt: { $why }
cause-unlike = die Kopie ist nicht, was gelesen wurde
cause-differs = der Speicher hat einen Tisch { $name }, dessen Eintrag { $entry } ein anderer ist; nichts wurde geändert
misuse-option = { $option } ist für { $subject ->
    [records] Aufzeichnungen
    [positions] Stellungen
    [quarto] Quarto
    [access] Quarto Access
    [quartex] Quartex
    [boards] Stellungen von Quarto
   *[fields] Stellungen von Quartex
}
misuse-no-position = das ist keine Stellung: Bei Zeichen { $at } wurde erwartet: { $expected }; gefunden: { $found }
misuse-cannot-be = diese Stellung ist unmöglich:
misuse-either-game = ein Spielbrett von Quarto, zum Beispiel ..../..../.7../...., oder die Regeln einer Partie Quartex, zum Beispiel 2csh
misuse-the-end = das Ende
misuse-no-record = diese Aufzeichnung ist nicht nachzuspielen: { $told }
misuse-draw-record = das ist eine Aufzeichnung; draw nimmt eine Stellung, und show druckt die einer Aufzeichnung
misuse-seats = dieser Tisch hat die Plätze 1 bis { $count }
misuse-picture-name = der Name eines Bildes endet auf .svg oder .png: { $name }
misuse-print-name = der Name der Datei endet auf .pdf oder .svg: { $name }
misuse-last = --last { $text }: erwartet wurde ein Feld, zum Beispiel 0,-1
misuse-last-empty = --last { $text }: auf diesem Feld liegt kein Plättchen
misuse-line = --line { $text }: erwartet wurde { $expected }
misuse-over = es gibt nichts zu lösen: die Partie ist zu Ende, { $result }
misuse-little-memory = { $given } MiB: der Löser braucht mindestens { $least } MiB Speicher
misuse-much-memory = { $given } MiB: so viel Speicher hat diese Maschine nicht
misuse-no-threads = der Löser braucht mindestens einen Thread
misuse-no-game = eine Partie { $name } gibt es hier nicht
misuse-no-home = hier ist kein Benutzerordner bekannt; sage --store DATEI
misuse-players = { $name } ist für { $most ->
    [2] { $least }
   *[other] { $least } bis { $most }
} Spieler, nicht für { $count }
misuse-nobody-here = an dieser Tastatur spielt niemand; behalte einen Platz für dich, oder sieh zu
misuse-no-server = ein Platz für jemanden anderswo braucht einen Server; sage --at URL
misuse-only-new = wer spielt und nach welchen Regeln, steht fest, wenn eine Partie beginnt; lass diese Optionen weg, um eine fortzusetzen
misuse-named-beside = auf einem Server haben die neben dir keine eigenen Namen; sage --against here
misuse-seed-elsewhere = --seed ist für Partien auf dieser Maschine; mit --at zieht der Server
misuse-no-kept = eine Partie { $name } ist hier nicht gespeichert
misuse-address = das ist keine Adresse eines Servers oder Tisches: { $text }
misuse-seed-taken = eine Partie mit diesem Startwert ist schon gespeichert: weiter mit --resume { $name }, oder ein anderes --store nennen
misuse-which-game = nenne das Spiel: fourfold play und dahinter eines von { $games }
misuse-player-name = ein Name hat 1 bis { $most } sichtbare Zeichen
