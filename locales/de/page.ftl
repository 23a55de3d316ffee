# Die Seiten um die Tische: Start, neue Partie, Tische, Einstellungen, Datenschutz, Störungen.

# Um jede Seite.
page-skip = Zum Inhalt
page-nav = Hauptnavigation
page-tables = Tische
page-learn = Lernen
page-analysis = Analyse
page-settings = Einstellungen
page-language = Sprache
page-display = Darstellung
page-shade-device = Wie das Gerät
page-shade-light = Hell
page-shade-dark = Dunkel
page-shade-contrast = Mehr Kontrast
page-quarto = Quarto
page-access = Quarto Access
page-quartex = Quartex
page-new = Neue Partie
page-lesson = Erste Partie
page-rules = Regeln
page-privacy = Datenschutz
page-legal = Fourfold ist frei und offen. Mit den Verlagen der Spiele ist es nicht verbunden.

# Start.
page-home = Drei Spiele um die Vier, ein Platz für alle
page-home-lead = Spiele Quarto, Quarto Access und Quartex mit Freunden, Fremden oder dem Computer: mit den Augen, den Ohren oder den Fingern, kostenlos und ohne Konto.
page-play-now = Jetzt Quarto spielen
page-play-now-how = gegen den Computer
page-invite = Freunde einladen
page-invite-how = per Link
page-join = An einen Tisch setzen
page-join-count = { $count ->
    [0] öffne einen eigenen
    [one] { $count } wartet
   *[other] { $count } warten
}
page-about-quarto = Dein Gegner wählt die Figur, du das Feld. Wer vier gleiche in einer Reihe sieht und „Quarto!“ ruft, gewinnt.
page-about-access = Das gleiche Spiel, gerillt und glatt: Blinde und Sehende spielen mit den gleichen Voraussetzungen.
page-about-quartex = Füge vier Viertel zusammen und nimm einen Chip. Doch je mehr von einer Sorte genommen werden, desto weniger ist jeder wert.
page-facts-quarto = 2 Spieler, 10 bis 20 Minuten
page-facts-access = 2 Spieler, mit Masken
page-facts-quartex = 2 bis 5 Spieler, ab 8 Jahren, etwa 30 Minuten
page-computer-as = Stufe des Computers
page-play = Spielen
page-play-game = { $game } spielen
page-learn-it = Lernen
page-options = Alle Optionen
page-promise-one = Augen, Ohren, Finger
page-promise-one-text = Eine Seite für alle: Maus, Finger, Tastatur, getippte Worte oder Screenreader. Alle bekommen das ganze Spiel.
page-promise-two = Ein Link genügt
page-promise-two-text = Kein Konto, keine Werbung, nichts zu installieren. Du wählst einen Namen und kannst ihn jederzeit löschen.
page-promise-three = Fair, und du kannst es prüfen
page-promise-three-text = Jede Auslosung und jedes Plättchen aus dem Beutel lässt sich nach der Partie prüfen. Der Computer sieht nur, was du an seiner Stelle sähest.

# Eine neue Partie.
page-new-game = Neue Partie { $game }
page-new-lead = Es gelten die gedruckten Regeln, ohne Uhr, und das Los entscheidet, wer beginnt. Ändere, was du magst, oder fang gleich an.
page-which-game = Welches Spiel
page-new-who = Wer spielt
page-new-rules = Regeln
page-new-time = Zeit
page-new-more = Wer beginnt, und die Art der Partie
page-new-start = Los geht’s
page-faults = Bitte prüfe noch diese Punkte
page-fault-game = Ein solches Spiel gibt es nicht. Wähle eines von den dreien.
page-fault-counts = Nichts zählt, also könnte niemand gewinnen. Wähle mindestens ein Merkmal.
page-fault-choice = Diese Wahl gibt es hier nicht. Bitte wähle noch einmal.
page-fault-number = { $field }: Schreibe eine ganze Zahl von { $least } bis { $most }.
page-fault-free = Falsche Rufe sind nur in freien Partien umsonst. Wähle eine andere Strafe oder eine freie Partie.
page-fault-begins = An diesem Tisch gibt es keinen Platz { $number }.

# Wer spielt.
page-opponent = Dein Gegner
page-opponent-computer = Der Computer
page-opponent-friend = Freunde, per Link
page-opponent-beside = Jemand neben mir
page-opponent-open = Irgendwer
page-why-opponent-computer = Er antwortet sofort, so stark, wie du willst.
page-why-opponent-friend = Du bekommst einen Link zum Verschicken. Wer ihn zuerst öffnet, setzt sich.
page-why-opponent-beside = Ihr reicht ein Gerät hin und her.
page-why-opponent-open = Dein Tisch steht unter „Tische“, bis sich jemand setzt.
page-level = Wie stark er ist
page-players = Wie viele spielen
page-players-count = { $count } Spieler
page-seats = Wer wo sitzt
page-seats-hint = Die Plätze sind im Uhrzeigersinn nummeriert. Das Los entscheidet, wer anfängt, wenn du unten nichts anderes sagst.
page-seat = Platz { $number }
page-seat-you = Du
page-seat-computer = Der Computer, Stufe
page-seat-people = Menschen
page-seat-open = Frei, per Link oder Liste
page-seat-beside = Jemand an diesem Gerät
page-listed = Freie Plätze
page-listed-yes = Für alle
page-listed-no = Nur per Link
page-why-listed-yes = Der Tisch steht unter „Tische“, bis er voll ist.
page-why-listed-no = Nur wer den Link hat, kann sich setzen.

# Regeln von Quarto.
page-masks = Masken
page-masks-no = Mit offenen Augen
page-masks-yes = Mit Masken
page-announced = Wenn eine Figur gesetzt wird
page-announced-no = Nur hören, dass sie gesetzt wurde
page-announced-yes = Auch hören, wohin sie gesetzt wurde
page-past = Was gesagt wurde
page-past-closed = Nur Gedächtnis
page-past-open = Aufgeschrieben
page-why-past-closed = Nichts, was gesagt wurde, ist noch einmal zu hören.
page-calling = Wie ein Quarto gerufen wird
page-calling-point = Zeigen
page-calling-call = Rufen
page-calling-auto = Das Spiel ruft
page-wrong = Ein falscher Ruf
page-wrong-once = Kein zweiter Versuch
page-wrong-loses = Kostet die Partie
page-wrong-free = Kostet nichts
page-why-wrong-free = Du darfst es so oft versuchen, wie du willst, aber nur in freien Partien.
page-counts = Was zählt (Einstiegsvariante: weniger)
page-why-counts = In der gedruckten Regel zählen alle vier. Mit weniger Merkmalen ist die erste Partie leichter, auch für Kinder.
page-squares = Quadrate aus vier Figuren (fortgeschrittene Variante)
page-squares-no = Nur Reihen
page-squares-yes = Reihen und Quadrate
page-why-squares-no = Zeilen, Spalten und Diagonalen zählen.

# Regeln von Quartex.
page-seeing = Wenn nichts passt
page-seeing-claim = Selbst sagen
page-seeing-auto = Das Spiel sagt es
page-frame = Rahmen (Taktik-Variante, für erfahrene Spieler)
page-frame-none = Kein Rahmen
page-frame-side = { $side } mal { $side }
page-why-frame-none = Die Plättchen dürfen sich in alle Richtungen ausbreiten.
page-ties = Bei gleichen Punkten
page-ties-shared = Geteilter Sieg
page-ties-tiles = Wer weniger Plättchen hat, gewinnt
page-start = Das erste Plättchen
page-start-hand = Aus der Hand
page-start-bag = Aus dem Beutel

# Zeit, Beginn, Einsatz.
page-pace = Uhr
page-pace-usual = Wie üblich
page-pace-untimed = Keine Uhr
page-pace-minute = Eine Minute je Zug
page-pace-each = Eigene Zeit je Zug
page-pace-bank = Zeit für die ganze Partie
page-why-pace-usual = Keine Uhr; im Turnier eine Minute je Zug, wie gedruckt.
page-why-pace-untimed = Alle nehmen sich so viel Zeit, wie sie brauchen.
page-why-pace-minute = Gedruckt ist das für Turniere von Quarto; bei Quartex ist es unsere eigene Regel. Wer die Zeit überschreitet, verliert.
page-why-pace-each = So viele Sekunden für jeden Zug, wie du willst.
page-why-pace-bank = Jeder hat eine Uhr, und jeder Zug bringt etwas dazu.
page-each = Sekunden je Zug
page-bank = Minuten für die Partie
page-increment = Sekunden dazu je Zug
page-pointing = Sekunden, um eine Stelle zu zeigen
page-why-pointing = Findet jemand keine Stelle, haben die anderen so lange Zeit, eine zu zeigen. Leer heißt, auf alle zu warten.
page-begins = Wer anfängt
page-begins-lot = Das Los entscheidet
page-begins-me = Ich
page-begins-other = Mein Gegner
page-why-begins = Das Los ist fair und lässt sich nach der Partie prüfen.
page-stakes = Art der Partie
page-stakes-casual = Zum Vergnügen
page-stakes-tournament = Wie im Turnier
page-why-stakes-casual = Züge dürfen zurückgenommen und Zeit dazugegeben werden, wenn alle zustimmen.
page-why-stakes-tournament = Kein Zug wird zurückgenommen, keine Zeit kommt dazu.

# Tische.
page-lobby-lead = Setz dich an einen freien Tisch oder sieh bei einer Partie zu.
page-lobby-waiting = Hier fehlst du
page-lobby-playing = Hier wird gespielt
page-lobby-none = Gerade wartet niemand.
page-lobby-open = Öffne einen eigenen Tisch, dann finden ihn andere hier.
page-lobby-sit = Hinsetzen
page-lobby-look = Erst ansehen
page-lobby-watch = Zusehen
page-lobby-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}

# Einstellungen.
page-settings-lead = Nur in diesem Browser gespeichert, ohne Konto.
page-name = Dein Name
page-name-label = Der Name, den andere sehen
page-name-save = Namen behalten
page-name-hint = Bis zu { $most } Buchstaben, Ziffern, Leerzeichen, Bindestriche, Apostrophe und Punkte.
page-name-empty = Ein Name braucht mindestens einen Buchstaben oder eine Ziffer.
page-name-long = Ein Name hat höchstens { $most } Zeichen.
page-name-sign = Dieses Zeichen kann in keinem Namen stehen: { $sign }
page-birds = Fink, Reiher, Amsel, Segler, Drossel, Meise, Kiebitz, Falke, Lerche, Zeisig, Kranich, Eule, Schwalbe, Star, Rotkehlchen, Zaunkönig
page-set-look = Sprache und Aussehen
page-motion = Bewegung
page-motion-device = Wie das Gerät
page-motion-still = Nichts bewegt sich
page-set-words = Worte
page-verbosity = Wie ausführlich die Nachrichten sind
page-verbosity-terse = Das Nötigste
page-verbosity-normal = Normal
page-verbosity-full = Ausführlich
page-why-verbosity-terse = Nur die wichtigsten Worte, für alle, die das Spiel kennen.
page-why-verbosity-normal = Ein Satz für jedes Ereignis.
page-why-verbosity-full = Der Satz und was er bedeutet.
page-naming = Figuren und Plättchen
page-naming-words = In Worten
page-naming-codes = Als Codes
page-why-naming-words = Die helle runde große Figur mit Loch.
page-why-naming-codes = Die Figur HRGM, ein Buchstabe für jedes Merkmal.
page-cells = Felder von Quarto
page-cells-letters = Buchstabe und Ziffer
page-cells-spelled = Buchstabiert
page-cells-numbers = Zeile und Spalte
page-why-cells-letters = Das Feld heißt b3.
page-why-cells-spelled = Der Buchstabe wird buchstabiert, damit b und d verschieden klingen.
page-why-cells-numbers = Das Feld heißt „Zeile 3, Spalte 2“.
page-order = Reihenfolge der Merkmale
page-why-order = In dieser Reihenfolge wird eine Figur beschrieben. Bei Quarto Access steht die Oberfläche, wo sonst die Farbe steht.
page-set-keys = Tasten und Stimme
page-keys = Buchstabentasten auf dem Spielbrett
page-keys-on = An
page-keys-off = Aus
page-why-keys-on = Steht der Fokus auf dem Spielbrett, stellt ein Buchstabe eine Frage oder löst etwas aus.
page-why-keys-off = Für Sprachsteuerung, bei der ein Wort eine Taste drücken könnte.
page-speech = Die Stimme des Browsers
page-speech-on = Sie liest vor
page-speech-off = Sie schweigt
page-why-speech-on = Was geschieht, wird vorgelesen, auch ohne Screenreader.
page-why-speech-off = Ein Screenreader liest von selbst und braucht sie nicht.
page-set-sounds = Töne
page-why-sounds = Die Töne sind aus, bis du sie einschaltest. Dir entgeht nichts ohne sie.
page-sound-turn = Du bist am Zug
page-sound-placed = Gesetzt oder angelegt
page-sound-given = Gegeben
page-sound-called = Ein Ruf
page-sound-offered = Ein Angebot
page-sound-won = Du gewinnst
page-sound-over = Die Partie ist vorbei
page-volume-off = Aus
page-volume-quiet = Leise
page-volume-loud = Laut
page-save = Einstellungen behalten
page-forget = Meine Daten löschen
page-forget-text = Dein Name und deine Sitzungen werden sofort gelöscht. Beendete Partien bleiben, ohne deinen Namen.
page-forget-ask = Löschen
page-forget-sure = Das lässt sich nicht rückgängig machen. Du verlierst deinen Platz an allen Tischen.
page-forget-do = Ja, alles löschen

# Datenschutz.
page-privacy-short = Kurz gesagt
page-privacy-short-text = Wir behalten, was eine Partie braucht, und sonst nichts. Es gibt keine Konten, keine Werbung und keine Tracker.
page-privacy-name = Dein Name
page-privacy-name-text = Du wählst ihn, und es muss nicht dein eigener sein. Wer an deinem Tisch sitzt oder zusieht, kann ihn lesen.
page-privacy-cookies = Drei Cookies
page-privacy-cookies-text = Eines erkennt dich wieder, damit du deinen Platz behältst. Ein anderes enthält deine Einstellungen, und die bleiben in deinem Browser.
page-privacy-third = Das dritte, für eine Minute
page-privacy-third-text = Ohne Skripte bringt es das Ergebnis deiner letzten Handlung auf die nächste Seite.
page-privacy-games = Partien
page-privacy-games-text = Eine Partie hat ihre eigene Adresse, und wer sie hat, kann die Partie nachspielen. Was Spieler halten oder nicht sehen dürfen, wird während der Partie niemandem gezeigt.
page-privacy-reader = Wie du spielst
page-privacy-reader-text = Niemand kann erkennen, ob du mit Augen, Ohren oder Fingern spielst. Nichts hier erkennt einen Screenreader.
page-privacy-log = Das Protokoll des Servers
page-privacy-log-text = Es sagt, was verlangt wurde und ob das ging, ohne Namen und ohne das, was jemand auf der Hand hat. Deine Adresse im Netz dient gegen Missbrauch und bleibt nur im Arbeitsspeicher.
page-privacy-delete = Löschen
page-privacy-delete-text = Unter „Einstellungen“ kannst du deinen Namen und deine Sitzungen jederzeit sofort löschen.

# Störungen.
page-not-found = Hier ist nichts
page-not-found-text = Eine solche Seite oder einen solchen Tisch gibt es nicht. Vielleicht fehlt ein Buchstabe der Adresse.
page-forbidden = Dieses Formular ist zu alt
page-forbidden-text = Es kam nicht von einer Seite, die du offen hast, oder die Seite ist zu alt. Geh zurück, lade sie neu und versuche es noch einmal.
page-too-much = Etwas langsamer, bitte
page-too-much-text = Das war viel in kurzer Zeit. Bitte warte noch: { $span }.
page-unreadable = Das ist nicht zu lesen
page-unreadable-text = Was geschickt wurde, passt nicht zu dieser Seite. Geh zurück und versuche es noch einmal.
page-unavailable = Gerade können wir nichts speichern
page-unavailable-text = Ob dein letzter Zug gezählt hat, wissen wir noch nicht. Lade den Tisch neu, dann siehst du es.
page-unavailable-elsewhere = Es ging nicht. Versuche es gleich noch einmal.
page-stopping = Gleich wieder da
page-stopping-text = Der Server startet neu. Deine Partien sind sicher und gehen gleich weiter.
page-to-home = Zu den drei Spielen
page-offline = Keine Verbindung
page-offline-text = Deine Partien liegen sicher auf dem Server und warten. Sobald das Netz wieder da ist, geht es weiter.
page-again = Noch einmal

# Antworten von Seiten.
page-saved = Gespeichert.
page-mine = Deine Partien
page-continue = Weiterspielen
