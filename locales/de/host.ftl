# The page for whoever runs a server.
host-title = Für den Betrieb
host-lead = Was dieser Server gerade tut. Keine Namen, keine Adressen und nichts, was in einer Partie verborgen ist.
host-door = Diese Seite ist für alle, die den Server betreiben. Das Kennwort steht in der Datei, mit der der Server gestartet wurde.
host-token = Kennwort
host-enter = Seite öffnen
host-wrong = Das ist nicht das Kennwort.
host-leave = Diese Seite schließen
host-again = Noch einmal nachsehen
host-by-itself = Von selbst alle { $seconds } Sekunden nachsehen
host-by-hand = Nicht von selbst nachsehen
host-since-start = Gezählt seit dem Start des Servers vor { $span }.
host-since-look = Zuletzt nachgesehen vor { $span }.

# Headings.
host-tables = Tische
host-people = Leute
host-load = Last
host-trouble = Störungen
host-limits = Erreichte Grenzen
host-server = Server

# Captions and heads of the figures.
host-at-present = Im Augenblick
host-counted = Gezählt
host-times = Wie lange Antworten dauern, seit dem Start des Servers
host-what = Was
host-number = Wie viele
host-how-long = Wie lange
host-in-all = Insgesamt
host-lately = Seit dem letzten Nachsehen
host-a-minute = Je Minute

# What is counted.
host-rooms = Tische im Speicher
host-playing = laufende Partien { $game }
host-founded = gegründete Tische
host-finished = beendete Partien
host-connections = Verbindungen
host-sockets = Live-Verbindungen zu Tischen
host-networks = Netze, aus denen sie kommen
host-known = Leute mit einer Live-Verbindung
host-guests = Live-Verbindungen von Gästen
host-moves = Züge und andere Handlungen
host-questions = beantwortete Fragen
host-deciding = ein Tisch antwortet
host-answering = ein Computerspieler antwortet
host-bots-waiting = Computerspieler, die auf das Denken warten
host-solving-waiting = Stellungen, die auf den Löser warten
host-memory = Arbeitsspeicher
host-store-failures = Fehler des Speichers der Partien
host-rooms-broken = Tische, die abstürzten und neu geöffnet wurden
host-unknown = Anfragen, von denen niemand sagen konnte, was daraus wurde
host-refused = abgelehnte Handlungen
host-bots-late = verspätete Antworten von Computerspielern
host-bots-busy = Computerspieler, die warten mussten
host-failed = fehlgeschlagene Seiten
host-none-limited = Niemand hat eine Grenze erreicht.
host-version = Version
host-store = Partien werden aufbewahrt von
host-uptime = läuft seit

# How long something takes.
host-no-times = noch nichts
host-within = die Hälfte in { $half }, 99 von 100 in { $most }
host-longer = die Hälfte in { $half }, eine von hundert länger als { $most }
host-milliseconds = { $count } ms
host-megabytes = { $count } MiB
