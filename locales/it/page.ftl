# Le pagine intorno ai tavoli: inizio, nuova partita, tavoli, impostazioni, privacy, problemi.

# Intorno a ogni pagina.
page-skip = Vai al contenuto
page-nav = Principale
page-tables = Tavoli
page-learn = Impara
page-analysis = Analisi
page-settings = Impostazioni
page-language = Lingua
page-display = Aspetto
page-shade-device = Come il dispositivo
page-shade-light = Chiaro
page-shade-dark = Scuro
page-shade-contrast = Più contrasto
page-quarto = Quarto
page-access = Quarto Access
page-quartex = Quartex
page-new = Nuova partita
page-lesson = Prima partita
page-rules = Regole
page-privacy = Privacy
page-legal = Fourfold è libero e aperto. Non è legato agli editori dei giochi.

# Inizio.
page-home = Tre giochi intorno al quattro, un posto per ognuno
page-home-lead = Gioca a Quarto, Quarto Access e Quartex con amici, sconosciuti o il computer: con gli occhi, le orecchie o le dita, gratis e senza account.
page-play-now = Gioca subito a Quarto
page-play-now-how = contro il computer
page-invite = Invita un amico
page-invite-how = con un link
page-join = Unisciti a un tavolo
page-join-count = { $count ->
    [0] apri il tuo
    [one] { $count } aspetta
   *[other] { $count } aspettano
}
page-about-quarto = L’avversario sceglie il pezzo, tu la casella. Vince chi vede quattro pezzi simili in fila e annuncia «Quarto!».
page-about-access = Lo stesso gioco in scanalato e liscio: ciechi e vedenti giocano alla pari.
page-about-quartex = Unisci quattro quarti e prendi un gettone. Ma più gettoni di un simbolo vengono presi, meno vale ognuno.
page-facts-quarto = 2 giocatori, da 10 a 20 minuti
page-facts-access = 2 giocatori, con le bende
page-facts-quartex = da 2 a 5 giocatori, da 8 anni, circa 30 minuti
page-computer-as = Livello del computer
page-play = Gioca
page-play-game = Gioca a { $game }
page-learn-it = Impara
page-options = Tutte le opzioni
page-promise-one = Occhi, orecchie, dita
page-promise-one-text = Una pagina per tutti: mouse, dito, tastiera, parole scritte o lettore di schermo. Ognuno ha il gioco intero.
page-promise-two = Basta un link
page-promise-two-text = Niente account, niente pubblicità, niente da installare. Scegli un nome e puoi cancellarlo quando vuoi.
page-promise-three = Equo, e puoi verificarlo
page-promise-three-text = Ogni sorteggio e ogni tassello del sacchetto si possono verificare dopo la partita. Il computer vede solo ciò che vedresti tu al suo posto.

# Una nuova partita.
page-new-game = Nuova partita a { $game }
page-new-lead = Sono le regole della scatola, senza orologio, e il sorteggio decide chi comincia. Cambia ciò che vuoi, o comincia subito.
page-which-game = Quale gioco
page-new-who = Chi gioca
page-new-rules = Regole
page-new-time = Tempo
page-new-more = Chi comincia e tipo di partita
page-new-start = Comincia
page-faults = Qualcosa è da correggere
page-fault-game = Questo gioco non c’è. Scegli uno dei tre.
page-fault-counts = Non conta nulla, quindi nessuno potrebbe vincere. Scegli almeno una caratteristica.
page-fault-choice = Questa scelta qui non esiste. Scegli di nuovo, per favore.
page-fault-number = { $field }: scrivi un numero intero da { $least } a { $most }.
page-fault-free = Gli annunci sbagliati sono gratis solo nelle partite amichevoli. Scegli un’altra penalità o una partita amichevole.
page-fault-begins = Questo tavolo non ha il posto { $number }.

# Chi gioca.
page-opponent = Il tuo avversario
page-opponent-computer = Il computer
page-opponent-friend = Un amico, con un link
page-opponent-beside = Qualcuno accanto a me
page-opponent-open = Chiunque
page-why-opponent-computer = Risponde subito, al livello che scegli.
page-why-opponent-friend = Ricevi un link da mandare. Chi lo apre per primo si siede.
page-why-opponent-beside = Vi passate un solo dispositivo.
page-why-opponent-open = Il tuo tavolo compare in «Tavoli» finché qualcuno non si siede.
page-level = Quanto è forte
page-players = Quanti giocano
page-players-count = { $count } giocatori
page-seats = Chi siede dove
page-seats-hint = I posti sono numerati in senso orario. Il sorteggio decide chi comincia, se non dici altro più sotto.
page-seat = Posto { $number }
page-seat-you = Tu
page-seat-computer = Il computer, livello
page-seat-people = Persone
page-seat-open = Libero, per link o elenco
page-seat-beside = Qualcuno su questo dispositivo
page-listed = Posti liberi
page-listed-yes = Per chiunque
page-listed-no = Solo con il link
page-why-listed-yes = Il tavolo compare in «Tavoli» finché non è pieno.
page-why-listed-no = Solo chi ha il link può sedersi.

# Regole di Quarto.
page-masks = Bende
page-masks-no = A occhi aperti
page-masks-yes = Con le bende
page-announced = Quando si colloca un pezzo
page-announced-no = Dire solo che è stato collocato
page-announced-yes = Dire anche dove
page-past = Ciò che è stato detto
page-past-closed = Solo memoria
page-past-open = Per iscritto
page-why-past-closed = Nulla di ciò che è stato detto si può riascoltare.
page-calling = Come si annuncia un Quarto
page-calling-point = Indicarlo
page-calling-call = Annunciarlo
page-calling-auto = Annuncia il gioco
page-wrong = Un annuncio sbagliato
page-wrong-once = Niente secondo tentativo
page-wrong-loses = Fa perdere la partita
page-wrong-free = Non costa nulla
page-why-wrong-free = Puoi provare quante volte vuoi, solo nelle partite amichevoli.
page-counts = Che cosa conta (meno: variante per principianti)
page-why-counts = Nelle regole stampate contano tutte e quattro. Con meno, una prima partita è più facile, anche per i bambini.
page-squares = Quadrati di quattro pezzi (variante per esperti)
page-squares-no = Solo linee
page-squares-yes = Linee e quadrati
page-why-squares-no = Contano righe, colonne e diagonali.

# Regole di Quartex.
page-seeing = Quando nessun tassello combacia
page-seeing-claim = Dirlo da sé
page-seeing-auto = Lo dice il gioco
page-frame = Cornice (variante tattica, per giocatori provetti)
page-frame-none = Nessuna cornice
page-frame-side = { $side } per { $side }
page-why-frame-none = I tasselli possono estendersi in ogni direzione.
page-ties = A parità di punti
page-ties-shared = Vittoria condivisa
page-ties-tiles = Vince chi ha meno tasselli
page-start = Il primo tassello
page-start-hand = Dalla mano
page-start-bag = Dal sacchetto

# Tempo, inizio, posta.
page-pace = Orologio
page-pace-usual = Come al solito
page-pace-untimed = Senza orologio
page-pace-minute = Un minuto a mossa
page-pace-each = Tempo per mossa a scelta
page-pace-bank = Tempo per tutta la partita
page-why-pace-usual = Senza orologio; nei tornei un minuto a mossa, come nelle regole stampate.
page-why-pace-untimed = Ognuno si prende il tempo che gli serve.
page-why-pace-minute = Stampato per i tornei di Quarto; in Quartex è una regola nostra. Chi supera il tempo perde.
page-why-pace-each = Quanti secondi vuoi per ogni mossa.
page-why-pace-bank = Ognuno ha un orologio, e ogni mossa aggiunge un po’.
page-each = Secondi per mossa
page-bank = Minuti per la partita
page-increment = Secondi aggiunti per mossa
page-pointing = Secondi per indicare dove va un tassello
page-why-pointing = Quando qualcuno non può attaccare, gli altri hanno questo tempo per indicare dove va un tassello. Lascia vuoto per aspettare tutti.
page-begins = Chi comincia
page-begins-lot = Decide il sorteggio
page-begins-me = Io
page-begins-other = Il mio avversario
page-why-begins = Il sorteggio è equo e si può verificare dopo la partita.
page-stakes = Tipo di partita
page-stakes-casual = Per divertimento
page-stakes-tournament = Come in un torneo
page-why-stakes-casual = Si possono annullare mosse e aggiungere tempo, se tutti sono d’accordo.
page-why-stakes-tournament = Nessuna mossa si annulla e non si aggiunge tempo.

# Tavoli.
page-lobby-lead = Siediti a un tavolo libero o guarda una partita in corso.
page-lobby-waiting = Ti aspettano
page-lobby-playing = In corso
page-lobby-none = Al momento non aspetta nessuno.
page-lobby-open = Apri un tavolo tuo, e altri lo troveranno qui.
page-lobby-sit = Siediti
page-lobby-look = Prima guarda
page-lobby-watch = Guarda
page-lobby-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}

# Impostazioni.
page-settings-lead = Conservate solo in questo browser, senza account.
page-name = Il tuo nome
page-name-label = Il nome che vedono gli altri
page-name-save = Salva il nome
page-name-hint = Fino a { $most } lettere, cifre, spazi, trattini, apostrofi e punti.
page-name-empty = Un nome vuole almeno una lettera o una cifra.
page-name-long = Un nome ha al massimo { $most } segni.
page-name-sign = Un nome non può contenere questo segno: { $sign }
page-birds = Fringuello, Airone, Merlo, Rondone, Tordo, Piviere, Fanello, Chiurlo, Gheppio, Allodola, Lucherino, Alzavola, Civetta, Rondine, Pettirosso, Cincia
page-set-look = Lingua e aspetto
page-motion = Movimento
page-motion-device = Come il dispositivo
page-motion-still = Nulla si muove
page-set-words = Parole
page-verbosity = Livello di dettaglio dei messaggi
page-verbosity-terse = Il minimo
page-verbosity-normal = Normale
page-verbosity-full = Per esteso
page-why-verbosity-terse = Solo le parole chiave, per chi conosce il gioco.
page-why-verbosity-normal = Una frase per ogni evento.
page-why-verbosity-full = La frase e che cosa significa.
page-naming = Pezzi e tasselli
page-naming-words = A parole
page-naming-codes = In codice
page-why-naming-words = Il pezzo chiaro, rotondo, alto e cavo.
page-why-naming-codes = Il pezzo CRAV, una lettera per caratteristica.
page-cells = Caselle di Quarto
page-cells-letters = Lettera e cifra
page-cells-spelled = Compitate
page-cells-numbers = Riga e colonna
page-why-cells-letters = La casella si chiama b3.
page-why-cells-spelled = La lettera si compita, perché b e d suonino diverse.
page-why-cells-numbers = La casella si chiama «riga 3, colonna 2».
page-order = Ordine delle caratteristiche
page-why-order = Un pezzo si descrive in quest’ordine. In Quarto Access la superficie sta al posto del colore.
page-set-keys = Tasti e voce
page-keys = Tasti di lettere sul tavoliere
page-keys-on = Attivi
page-keys-off = Disattivati
page-why-keys-on = Quando il tavoliere ha il focus, una lettera chiede o fa qualcosa.
page-why-keys-off = Per il controllo vocale, dove una parola potrebbe premere un tasto.
page-speech = La voce del browser
page-speech-on = Legge ad alta voce
page-speech-off = Tace
page-why-speech-on = Ciò che accade viene letto ad alta voce, anche senza lettore di schermo.
page-why-speech-off = Un lettore di schermo legge da sé e non ne ha bisogno.
page-set-sounds = Suoni
page-why-sounds = I suoni sono spenti finché non li attivi. Senza, non ti perdi nulla.
page-sound-turn = Tocca a te
page-sound-placed = Collocato o attaccato
page-sound-given = Dato
page-sound-called = Un annuncio
page-sound-offered = Una proposta
page-sound-won = Vinci
page-sound-over = La partita è finita
page-volume-off = Spento
page-volume-quiet = Piano
page-volume-loud = Forte
page-save = Salva le impostazioni
page-forget = Cancella i miei dati
page-forget-text = Il tuo nome e le tue sessioni vengono cancellati subito. Le partite finite restano, senza il tuo nome.
page-forget-ask = Cancella
page-forget-sure = Non si può annullare. Perdi il tuo posto a tutti i tavoli.
page-forget-do = Sì, cancella tutto

# Privacy.
page-privacy-short = In breve
page-privacy-short-text = Conserviamo ciò che serve a una partita e nient’altro. Niente account, niente pubblicità, nessun tracciamento.
page-privacy-name = Il tuo nome
page-privacy-name-text = Lo scegli tu, e non deve essere il tuo. Chi è al tuo tavolo o lo guarda può leggerlo.
page-privacy-cookies = Tre cookie
page-privacy-cookies-text = Uno ti riconosce, così tieni il tuo posto. Un altro contiene le tue impostazioni, che restano nel tuo browser.
page-privacy-third = Il terzo, per un minuto
page-privacy-third-text = Senza script porta alla pagina seguente il risultato della tua ultima azione.
page-privacy-games = Partite
page-privacy-games-text = Una partita ha un suo indirizzo, e chi lo ha può rivederla. Ciò che i giocatori tengono o non possono vedere non si mostra a nessuno mentre si gioca.
page-privacy-reader = Come giochi
page-privacy-reader-text = Nessuno può sapere se giochi con gli occhi, le orecchie o le dita. Nulla qui rileva un lettore di schermo.
page-privacy-log = Il registro del server
page-privacy-log-text = Annota che cosa è stato chiesto e se ha funzionato, senza nomi e senza i tasselli di nessuno. Il tuo indirizzo in rete serve contro gli abusi e resta solo in memoria.
page-privacy-delete = Cancellare
page-privacy-delete-text = In «Impostazioni» puoi cancellare il tuo nome e le tue sessioni quando vuoi, subito.

# Problemi.
page-not-found = Qui non c’è nulla
page-not-found-text = Questa pagina o questo tavolo non esiste. Forse manca una lettera dell’indirizzo.
page-forbidden = Questo modulo è troppo vecchio
page-forbidden-text = Non viene da una pagina che hai aperta, o la pagina è troppo vecchia. Torna indietro, ricaricala e riprova.
page-too-much = Un po’ più piano, per favore
page-too-much-text = Troppe richieste in poco tempo. Riprova tra { $span }.
page-unreadable = Questo non si può leggere
page-unreadable-text = Ciò che è stato inviato non va bene per questa pagina. Torna indietro e riprova.
page-unavailable = Al momento non possiamo salvare
page-unavailable-text = Non sappiamo ancora se la tua ultima mossa è stata registrata. Ricarica il tavolo per vederlo.
page-unavailable-elsewhere = Non è stato possibile. Riprova tra un momento.
page-stopping = Torniamo subito
page-stopping-text = Il server si riavvia. Le tue partite sono al sicuro e riprendono subito.
page-to-home = Ai tre giochi
page-offline = Nessuna connessione
page-offline-text = Le tue partite sono al sicuro sul server e ti aspettano. Appena torna la rete, puoi continuare.
page-again = Riprova

# Risposte delle pagine.
page-saved = Salvato.
page-mine = Le tue partite
page-continue = Continua
