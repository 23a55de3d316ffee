# Che cosa segue la parola «errore»: frasi senza punto, perché può seguire una causa.
failure-error = errore: { $told }
failure-could-not = impossibile { $task }: { $why }
task-answer = scrivere la risposta
task-read = leggere { $name }
task-write = scrivere { $name }
task-manual = scrivere il manuale in { $name }
task-interruptions = badare alle interruzioni
task-png = disegnare il PNG
task-pdf = fare il PDF
task-braille = scrivere le regole in braille
task-solve = risolvere la posizione
task-prove = risolvere il tavoliere vuoto
task-open = aprire l’archivio { $name }
task-games = leggere le partite
task-replay = rigiocare { $name }
task-copy = fare la copia { $name }
task-bring-back = ripristinare { $name }
task-listen = ascoltare su { $name }
task-serve = servire tavoli
task-reach = raggiungere { $name }
task-keep = salvare la partita
cause-no-file = il file non esiste
cause-exists = esiste già un file con questo nome
cause-not-allowed = non è permesso
cause-no-folder = una parte del percorso non è una cartella
cause-is-folder = è una cartella
cause-not-regular = non è un file normale; pipe e dispositivi non vengono letti
cause-full = non c’è più spazio
cause-reading = durante la lettura: { $why }
cause-writing = durante la scrittura: { $why }
cause-unavailable = l’archivio non si può usare: { $why }
cause-newer = l’archivio ha la versione { $found } e viene da un programma più recente; questo conosce versioni fino a { $known }
cause-foreign = non è un archivio di fourfold
cause-in-use = un altro server lo ha aperto, e un file serve a uno solo
cause-broken = la voce { $entry } del tavolo { $name } non può essere: { $why }
cause-misplaced = la voce { $entry } del suo registro non può stare lì
cause-closed = l’archivio è chiuso
cause-no-certificate = non contiene alcun certificato
cause-no-key = non contiene alcuna chiave
cause-other-key = è la chiave di un altro certificato
cause-token-short = la chiave che contiene ha meno di { $least } caratteri
cause-token-exposed = chiunque su questa macchina può leggerlo; chmod 600 rimedia
cause-damaged = il file è danneggiato: { $why }
cause-unlike = la copia non è ciò che è stato letto
cause-differs = l’archivio ha un tavolo { $name } la cui voce { $entry } è diversa; non è stato cambiato nulla
misuse-option = { $option } è per { $subject ->
    [records] le partite registrate
    [positions] le posizioni
    [quarto] Quarto
    [access] Quarto Access
    [quartex] Quartex
    [boards] le posizioni di Quarto
   *[fields] le posizioni di Quartex
}
misuse-no-position = questa non è una posizione: al carattere { $at } ci voleva { $expected }, e c’è { $found }
misuse-cannot-be = questa posizione è impossibile:
misuse-either-game = un tavoliere di Quarto, per esempio ..../..../.7../...., o le regole di una partita a Quartex, per esempio 2csh
misuse-the-end = la fine
misuse-no-record = questa partita registrata non si può rigiocare: { $told }
misuse-draw-record = questa è una partita registrata; draw prende una posizione, e show stampa quelle di una partita registrata
misuse-seats = questo tavolo ha i posti da 1 a { $count }
misuse-picture-name = il nome di un’immagine finisce in .svg o .png: { $name }
misuse-print-name = il nome del file finisce in .pdf o .svg: { $name }
misuse-last = --last { $text }: ci voleva una casella, per esempio 0,-1
misuse-last-empty = --last { $text }: su questa casella non c’è nessun tassello
misuse-line = --line { $text }: ci voleva { $expected }
misuse-over = non c’è nulla da risolvere: la partita è finita, { $result }
misuse-little-memory = { $given } MiB: servono almeno { $least } MiB di memoria
misuse-much-memory = { $given } MiB: questa macchina non ha tanta memoria
misuse-no-threads = serve almeno un thread
misuse-no-game = qui non c’è nessuna partita { $name }
misuse-no-home = qui non si conosce nessuna cartella personale; indica --store FILE
misuse-players = a { $name } giocano { $most ->
    [2] { $least }
   *[other] da { $least } a { $most }
} persone, non { $count }
misuse-nobody-here = a questa tastiera non gioca nessuno; tieni un posto per te, o guarda
misuse-no-server = un posto per qualcuno altrove ha bisogno di un server; indica --at URL
misuse-only-new = chi gioca e con quali regole si decide all’inizio di una partita; ometti queste opzioni per continuarne una
misuse-named-beside = su un server chi gioca accanto a te non ha un nome proprio; indica --against here
misuse-seed-elsewhere = --seed è per partite su questa macchina; con --at sorteggia il server
misuse-no-kept = qui non è salvata nessuna partita { $name }
misuse-address = questo non è l’indirizzo di un server o di un tavolo: { $text }
misuse-seed-taken = una partita con questo seme è già salvata: continua con --resume { $name }, o indica un altro --store
misuse-which-game = di’ quale gioco: fourfold play seguito da uno di questi: { $games }
misuse-player-name = un nome ha da 1 a { $most } caratteri visibili
