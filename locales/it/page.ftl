# Le pagine intorno ai tavoli: inizio, nuova partita, tavoli, impostazioni, privacy, problemi.

# Intorno a ogni pagina.
page-skip = Vai al contenuto
page-nav = Principale
page-tables = Tavoli
page-learn = Imparare
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
page-home = Tre giochi intorno al quattro, un tavolo per tutti
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
page-about-quarto = Collochi il pezzo che ti dà l’avversario. Quattro uguali allineati vincono, se li vedi e lo dici.
page-about-access = Lo stesso gioco in scanalato e liscio, fatto perché ciechi e vedenti giochino alla pari.
page-about-quartex = Unisci quattro quarti, prendi un gettone e guarda il suo valore scendere a ogni presa.
page-facts-quarto = 2 giocatori, 15 minuti
page-facts-access = 2 giocatori, 20 minuti, mascherine se vuoi
page-facts-quartex = da 2 a 5 giocatori, 30 minuti
page-computer-as = Il computer gioca da
page-play = Gioca
page-play-game = Gioca a { $game }
page-learn-it = Impara
page-options = Tutte le opzioni
page-promise-one = Occhi, orecchie, dita
page-promise-one-text = Una pagina per tutti: mouse, dito, tastiera, parole scritte o lettore di schermo. Non manca nulla da nessuna parte.
page-promise-two = Basta un link
page-promise-two-text = Niente account, niente pubblicità, niente da installare. Scegli un nome e puoi cancellarlo quando vuoi.
page-promise-three = Equo, e puoi verificarlo
page-promise-three-text = Ogni sorteggio e ogni tassello del sacchetto si possono verificare dopo la partita. Il computer vede solo ciò che vedresti tu al suo posto.

# Una nuova partita.
page-new-game = Nuova partita a { $game }
page-new-lead = Tutto è come nelle regole stampate, senza orologio. Cambia ciò che vuoi, o comincia subito.
page-which-game = Quale gioco
page-new-who = Chi gioca
page-new-rules = Regole
page-new-time = Tempo
page-new-more = Inizio e posta
page-new-start = Comincia
page-faults = Così non va ancora
page-fault-game = Questo gioco non c’è. Scegli uno dei tre.
page-fault-counts = Non conta nulla, quindi nessuno potrebbe vincere. Scegli almeno una caratteristica.
page-fault-choice = Questa scelta qui non esiste. Scegli di nuovo, per favore.
page-fault-number = { $field }: scrivi un numero intero da { $least } a { $most }.
page-fault-free = Gli annunci sbagliati sono gratis solo nelle partite amichevoli. Scegli un altro prezzo o una partita amichevole.
page-fault-begins = Il posto { $number } non può cominciare, perché il tavolo non lo ha.

# Chi gioca.
page-opponent = Il tuo avversario
page-opponent-computer = Il computer
page-opponent-friend = Un amico, con un link
page-opponent-beside = Qualcuno accanto a me
page-opponent-open = Chiunque
page-why-opponent-computer = Risponde subito, al livello che scegli.
page-why-opponent-friend = Ricevi un link da mandare. Chi lo apre per primo si siede.
page-why-opponent-beside = Vi passate un solo dispositivo.
page-why-opponent-open = Il tuo tavolo compare in Tavoli finché qualcuno si siede.
page-level = Quanto è forte
page-players = Quanti giocano
page-players-count = { $count } giocatori
page-seats = Chi siede dove
page-seats-hint = I posti sono numerati in senso orario. Il sorteggio decide chi comincia, se non dici altro più sotto.
page-seat = Posto { $number }
page-seat-you = Tu
page-seat-computer = Il computer da
page-seat-people = Persone
page-seat-open = Libero, per link o elenco
page-seat-beside = Qualcuno su questo dispositivo
page-listed = Posti liberi
page-listed-yes = Per chiunque
page-listed-no = Solo con il link
page-why-listed-yes = Il tavolo compare in Tavoli finché è pieno.
page-why-listed-no = Solo chi ha il link può sedersi.

# Regole di Quarto.
page-masks = Mascherine
page-masks-no = A occhi aperti
page-masks-yes = Con le mascherine
page-announced = Quando si colloca un pezzo
page-announced-no = Sentire che avviene
page-announced-yes = Sentire anche dove
page-past = Ciò che è stato detto
page-past-closed = Solo memoria
page-past-open = Per iscritto
page-why-past-closed = Nulla di ciò che è stato detto si può riascoltare.
page-calling = Come si annuncia un Quarto
page-calling-point = Indicarlo
page-calling-call = Annunciarlo
page-calling-auto = Annuncia il gioco
page-wrong = Un annuncio sbagliato
page-wrong-once = Chiude l’occasione
page-wrong-loses = Perde la partita
page-wrong-free = È gratis
page-why-wrong-free = Puoi provare quante volte vuoi, solo nelle partite amichevoli.
page-counts = Che cosa conta
page-why-counts = Come stampato contano tutte e quattro. Con meno, una prima partita è più facile.
page-squares = Quadrati di quattro
page-squares-no = Solo linee
page-squares-yes = Linee e quadrati
page-why-squares-no = Contano righe, colonne e diagonali.

# Regole di Quartex.
page-seeing = Quando nulla si adatta
page-seeing-claim = Dirlo da sé
page-seeing-auto = Lo dice il gioco
page-frame = Cornice
page-frame-none = Nessuna cornice
page-frame-side = { $side } per { $side }
page-why-frame-none = I tasselli possono estendersi in ogni direzione.
page-ties = A parità di punti
page-ties-shared = Vittoria condivisa
page-ties-tiles = Vincono meno tasselli
page-start = Il primo tassello
page-start-hand = Dalla mano
page-start-bag = Dal sacchetto

# Tempo, inizio, posta.
page-pace = Orologio
page-pace-untimed = Senza orologio
page-pace-minute = Un minuto a mossa
page-pace-each = Il tuo tempo a mossa
page-pace-bank = Tempo per tutta la partita
page-why-pace-untimed = Ognuno si prende il tempo che gli serve.
page-why-pace-minute = Come nei tornei. Chi supera il tempo perde.
page-why-pace-each = Quanti secondi vuoi per ogni mossa.
page-why-pace-bank = Ognuno ha un orologio, e ogni mossa aggiunge un po’.
page-each = Secondi per mossa
page-bank = Minuti per la partita
page-increment = Secondi aggiunti per mossa
page-pointing = Secondi per indicare un posto
page-why-pointing = Quando qualcuno non trova posto, gli altri hanno questo tempo per indicarne uno. Lascia vuoto per aspettare tutti.
page-begins = Chi comincia
page-begins-lot = Decide il sorteggio
page-begins-me = Io
page-begins-other = L’altra parte
page-why-begins = Il sorteggio è equo e si può verificare dopo la partita.
page-stakes = Per che cosa si gioca
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
page-name-label = Come ti chiamano gli altri
page-name-save = Tieni questo nome
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
page-verbosity = Quanto si dice
page-verbosity-terse = Il minimo
page-verbosity-normal = Normale
page-verbosity-full = Per esteso
page-why-verbosity-terse = Solo le parole essenziali, per chi conosce il gioco.
page-why-verbosity-normal = Una frase per ogni evento.
page-why-verbosity-full = La frase e che cosa significa.
page-naming = Pezzi e tasselli
page-naming-words = A parole
page-naming-codes = In codice
page-why-naming-words = Il pezzo chiaro rotondo alto cavo.
page-why-naming-codes = Il pezzo CRAV, una lettera per caratteristica.
page-cells = Caselle di Quarto
page-cells-letters = Lettera e cifra
page-cells-spelled = Compitate
page-cells-numbers = Riga e colonna
page-why-cells-letters = La casella si chiama b3.
page-why-cells-spelled = La lettera si compita, perché b e d suonino diverse.
page-why-cells-numbers = La casella si chiama riga 3, colonna 2.
page-order = Ordine delle caratteristiche
page-why-order = Un pezzo si descrive in quest’ordine. In Quarto Access la superficie sta al posto del colore.
page-set-keys = Tasti e voce
page-keys = Tasti di lettere sul tavoliere
page-keys-on = Agiscono
page-keys-off = Non fanno nulla
page-why-keys-on = Quando il tavoliere ha il focus, una lettera chiede o fa qualcosa.
page-why-keys-off = Per il controllo vocale, dove una parola potrebbe premere un tasto.
page-speech = La voce del browser
page-speech-on = Legge ad alta voce
page-speech-off = Tace
page-why-speech-on = Ciò che accade viene letto ad alta voce, anche senza lettore di schermo.
page-why-speech-off = Un lettore di schermo legge da sé e non ne ha bisogno.
page-set-sounds = Suoni
page-why-sounds = Nulla suona finché non vuoi. Il gioco è completo anche senza.
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
page-save = Tieni queste impostazioni
page-forget = Cancella ciò che si sa di me
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
page-privacy-cookies-text = Uno dice che sei la stessa persona di prima, così tieni il tuo posto. L’altro contiene le tue impostazioni, e le conserva solo il tuo browser.
page-privacy-third = Il terzo, per un minuto
page-privacy-third-text = Senza script porta alla pagina seguente la risposta a ciò che hai appena fatto.
page-privacy-games = Partite
page-privacy-games-text = Una partita ha un suo indirizzo, e chi lo ha può rivederla. Ciò che i giocatori tengono o non possono vedere non si mostra a nessuno mentre si gioca.
page-privacy-reader = Come giochi
page-privacy-reader-text = Nessuno può sapere se giochi con gli occhi, le orecchie o le dita. Nulla qui rileva un lettore di schermo.
page-privacy-log = Il registro del server
page-privacy-log-text = Dice che cosa è stato chiesto e se ha funzionato, senza nomi né mani. Il tuo indirizzo in rete serve contro gli abusi e resta solo in memoria.
page-privacy-delete = Cancellare
page-privacy-delete-text = In Impostazioni puoi cancellare il tuo nome e le tue sessioni quando vuoi, subito.

# Problemi.
page-not-found = Qui non c’è nulla
page-not-found-text = Questa pagina o questo tavolo non esiste. Forse manca una lettera dell’indirizzo.
page-forbidden = Questo modulo è troppo vecchio
page-forbidden-text = Non viene da una pagina che hai aperta, o la pagina è troppo vecchia. Torna indietro, ricaricala e riprova.
page-too-much = Un po’ più piano, per favore
page-too-much-text = È stato molto in poco tempo. Riprova dopo { $span }.
page-unreadable = Questo non si può leggere
page-unreadable-text = Ciò che è stato inviato non si adatta a questa pagina. Torna indietro e riprova.
page-unavailable = Al momento non possiamo scrivere
page-unavailable-text = Non si sa ancora se la tua ultima azione è valsa. Ricarica il tavolo e te lo dirà.
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
