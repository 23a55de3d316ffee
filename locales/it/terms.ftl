# Che cosa è stato concordato prima dell’inizio.
terms-quarto = Il gioco è Quarto.
terms-access = Il gioco è Quarto Access: tutti giocano con la mascherina, al tatto e a memoria.
terms-access-unmasked = Il gioco è Quarto Access: i pezzi sono lisci o scanalati, e nessuno porta la mascherina.
terms-silent = Si dice che un pezzo è collocato, ma non dove.
terms-announced = Si dice dove un pezzo è collocato.
terms-open-log = Il registro dei messaggi resta aperto.
terms-counting = Conta solo questo: { $characteristics }.
terms-squares = Anche i quadrati di quattro caselle contano.
terms-point = Chi vede un allineamento annuncia Quarto e lo indica.
terms-call = Chi vede un allineamento annuncia Quarto, e il gioco lo mostra.
terms-auto = Il gioco annuncia da sé ogni Quarto.
terms-wrong-once = Dopo un annuncio sbagliato non si può annunciare di nuovo su quel pezzo.
terms-wrong-loses = Un annuncio sbagliato perde la partita.
terms-wrong-free = Un annuncio sbagliato non costa nulla.
terms-quartex = Il gioco è Quartex per { $count } giocatori.
terms-frame = La superficie non supera { $side } per { $side } caselle.
terms-claim = Chi non trova posto lo dice, e gli altri possono indicarne uno.
terms-claims-automatic = Il gioco dice da sé quando nulla si adatta.
terms-ties-shared = A parità di punti si condivide la vittoria.
terms-ties-tiles = A parità vincono meno tasselli, poi più gettoni.
terms-start-hand = Il primo tassello viene dalla mano.
terms-start-bag = Il primo tassello viene dal sacchetto.
terms-untimed = Non c’è orologio.
terms-per-move = Tempo per ogni mossa: { $span }.
terms-bank = Tempo per tutta la partita: { $bank }. Ogni mossa aggiunge { $increment }.
terms-pointing = Tempo per indicare un posto: { $span }.
terms-casual = È una partita amichevole.
terms-rated = È una partita con classifica.
terms-tournament = È una partita di torneo.
terms-lot = La sorte decide chi comincia.
terms-begins = { $person ->
    [you] Inizi tu.
   *[other] Inizia { $who }.
}
terms-free-calls = Gli annunci sbagliati senza prezzo sono solo per partite amichevoli.
terms-no-beginner = Il posto { $number } non può cominciare: il tavolo non lo ha.
terms-no-time = Questo limite di tempo non è possibile.
