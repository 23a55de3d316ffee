# Che cosa è stato concordato prima dell’inizio.
terms-quarto = Si gioca a Quarto.
terms-access = Si gioca a Quarto Access: tutti con la benda, al tatto e a memoria.
terms-access-unmasked = Si gioca a Quarto Access: i pezzi sono lisci o scanalati, e nessuno porta la benda.
terms-silent = Senti che un pezzo è stato collocato, ma non dove.
terms-announced = Senti dove un pezzo è stato collocato.
terms-open-log = Il registro dei messaggi resta aperto.
terms-counting = Conta solo questo: { $characteristics }.
terms-squares = Anche i quadrati di quattro caselle contano.
terms-point = Chi nota un allineamento annuncia Quarto e lo indica.
terms-call = Chi nota un allineamento annuncia Quarto, e il gioco lo mostra.
terms-auto = Il gioco annuncia da sé ogni Quarto.
terms-wrong-once = Dopo un annuncio sbagliato non si annuncia più fino al pezzo successivo.
terms-wrong-loses = Chi annuncia a torto perde la partita.
terms-wrong-free = Un annuncio sbagliato non costa nulla.
terms-quartex = Si gioca a Quartex, in { $count }.
terms-frame = I tasselli non superano { $side } per { $side } caselle.
terms-claim = Chi non può attaccare lo dice, e gli altri possono indicare dove va un tassello.
terms-claims-automatic = Il gioco dice da sé quando nessun tassello combacia.
terms-ties-shared = A parità di punti si condivide la vittoria.
terms-ties-tiles = A parità vince chi ha meno tasselli, poi chi ha più gettoni.
terms-start-hand = Il primo tassello viene dalla mano.
terms-start-bag = Il primo tassello viene dal sacchetto.
terms-untimed = Non c’è orologio.
terms-per-move = Tempo per ogni mossa: { $span }.
terms-bank = Tempo per tutta la partita: { $bank }. Ogni mossa aggiunge { $increment }.
terms-pointing = Tempo per indicare dove va un tassello: { $span }.
terms-casual = È una partita amichevole.
terms-rated = È una partita valida per la classifica.
terms-tournament = È una partita di torneo.
terms-lot = La sorte decide chi comincia.
terms-begins = { $person ->
    [you] Inizi tu.
   *[other] Inizia { $who }.
}
terms-free-calls = Gli annunci sbagliati senza penalità sono solo per le partite amichevoli.
terms-no-beginner = Il posto { $number } non può cominciare: il tavolo non lo ha.
terms-no-time = Questo limite di tempo non è possibile.
