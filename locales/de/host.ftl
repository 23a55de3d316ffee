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

# Limits: whom one counts, and what.
host-limit-network-reading = ein Netz: Seiten und Dateien
host-limit-network-sending = ein Netz: Formulare
host-limit-network-opening = ein Netz: geöffnete Live-Verbindungen
host-limit-network-asking = ein Netz: was Tische gefragt werden
host-limit-network-solving = ein Netz: gelöste Stellungen und Bilder
host-limit-network-founding = ein Netz: gegründete Partien
host-limit-network-newcomers = ein Netz: Leute, die neu sind
host-limit-network-entering = ein Netz: falsche Kennwörter auf dieser Seite
host-limit-network-connections = ein Netz: offene Verbindungen
host-limit-network-list = ein Netz: Tische in der Liste
host-limit-network-thinking-queue = ein Netz: Computerspieler, die auf das Denken warten
host-limit-person-founding = eine Person: gegründete Partien
host-limit-person-listing = eine Person: Tische für die Liste
host-limit-person-sitting = eine Person: Platz nehmen und Namen ändern
host-limit-person-asking = eine Person: was Tische gefragt werden
host-limit-socket-saying = eine Live-Verbindung: Nachrichten
host-limit-socket-size = eine Live-Verbindung: Länge einer Nachricht
host-limit-seat-phrases = ein Sitz: feste Sätze

# How long something takes.
host-no-times = noch nichts
host-within = die Hälfte in { $half }, 99 von 100 in { $most }
host-longer = die Hälfte in { $half }, eine von hundert länger als { $most }
host-milliseconds = { $count } ms
host-megabytes = { $count } MiB
