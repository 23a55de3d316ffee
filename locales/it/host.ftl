# The page for whoever runs a server.
host-title = Per chi ospita
host-lead = Che cosa fa questo server. Niente nomi, niente indirizzi e niente di ciò che è nascosto in una partita.
host-door = Questa pagina è per chi gestisce il server. La chiave è nel file con cui il server è stato avviato.
host-token = Chiave
host-enter = Apri la pagina
host-wrong = Non è la chiave.
host-leave = Chiudi questa pagina
host-again = Guarda di nuovo
host-by-itself = Guarda di nuovo da sola ogni { $seconds } secondi
host-by-hand = Non guardare di nuovo da sola
host-since-start = Contato da quando il server è stato avviato, { $span } fa.
host-since-look = Hai guardato l’ultima volta { $span } fa.

# Headings.
host-tables = Tavoli
host-people = Persone
host-load = Carico
host-trouble = Problemi
host-limits = Limiti raggiunti
host-server = Server

# Captions and heads of the figures.
host-at-present = In questo momento
host-counted = Contato
host-times = Quanto tempo richiedono le risposte, da quando il server è stato avviato
host-what = Che cosa
host-number = Quanti
host-how-long = Quanto tempo
host-in-all = In tutto
host-lately = Da quando hai guardato
host-a-minute = Al minuto

# What is counted.
host-rooms = tavoli in memoria
host-playing = partite di { $game } in corso
host-founded = tavoli fondati
host-finished = partite finite
host-connections = connessioni
host-sockets = connessioni dal vivo ai tavoli
host-networks = reti da cui vengono
host-known = persone con una connessione dal vivo
host-guests = connessioni dal vivo di ospiti
host-moves = mosse e altri atti
host-questions = domande con risposta
host-deciding = un tavolo risponde
host-answering = un giocatore del computer risponde
host-bots-waiting = giocatori del computer che aspettano di pensare
host-solving-waiting = posizioni che aspettano il risolutore
host-memory = memoria
host-store-failures = guasti dell’archivio
host-rooms-broken = tavoli che si sono rotti e sono stati riaperti
host-unknown = richieste di cui nessuno ha potuto dire che cosa ne è stato
host-refused = atti rifiutati
host-bots-late = risposte in ritardo di giocatori del computer
host-bots-busy = giocatori del computer che hanno dovuto aspettare
host-failed = pagine non riuscite
host-none-limited = Nessuno ha raggiunto un limite.
host-version = versione
host-store = le partite sono conservate da
host-uptime = in funzione da

# Limits: whom one counts, and what.
host-limit-network-reading = una rete: pagine e file
host-limit-network-sending = una rete: moduli
host-limit-network-opening = una rete: connessioni dal vivo aperte
host-limit-network-asking = una rete: ciò che si chiede ai tavoli
host-limit-network-solving = una rete: posizioni risolte e immagini
host-limit-network-founding = una rete: partite fondate
host-limit-network-newcomers = una rete: persone nuove
host-limit-network-entering = una rete: chiavi sbagliate su questa pagina
host-limit-network-connections = una rete: connessioni aperte
host-limit-network-list = una rete: tavoli nella lista
host-limit-network-thinking-queue = una rete: giocatori del computer che aspettano di pensare
host-limit-person-founding = una persona: partite fondate
host-limit-person-listing = una persona: tavoli messi nella lista
host-limit-person-sitting = una persona: sedersi e cambiare nome
host-limit-person-asking = una persona: ciò che si chiede ai tavoli
host-limit-socket-saying = una connessione dal vivo: messaggi
host-limit-socket-size = una connessione dal vivo: lunghezza di un messaggio
host-limit-seat-phrases = un posto: frasi pronte

# How long something takes.
host-no-times = ancora niente
host-within = la metà entro { $half }, 99 su 100 entro { $most }
host-longer = la metà entro { $half }, una su cento richiede più di { $most }
host-milliseconds = { $count } ms
host-megabytes = { $count } MiB
