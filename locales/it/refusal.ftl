# Perché qualcosa è rifiutato.
refused-turn = { $person ->
    [you] Prima tocca a te.
   *[other] Non tocca a te: tocca { $form ->
       [a] ad
      *[other] a
   } { $who }.
}
refused-time-up = { $person ->
    [you] Il tuo tempo era già scaduto.
   *[other] Il tempo di { $who } era già scaduto.
}
refused-not-yet = Questo posto non può ancora essere dichiarato abbandonato.
refused-no-seat = Il tavolo non ha questo posto.
refused-stale = La partita è andata avanti. Guarda di nuovo e decidi.
refused-stale-touch = La tua mano si è già mossa. Tocca di nuovo.
refused-paused = Il server è in pausa. Aspetta che torni.
refused-not-paused = Il server non è in pausa.
refused-adjourned = La partita è in pausa. Scegli prima «continuare».
refused-not-adjourned = Non c’è nessuna pausa.
refused-not-started = La partita non è cominciata.
refused-started = La partita è già cominciata.
refused-over = La partita è finita.
refused-not-over = La partita non è ancora finita.
refused-seats-open = Ci sono ancora posti liberi.
refused-seat-taken = Questo posto è occupato.
refused-seat-open = Nessuno occupa questo posto.
refused-sits-already = Sei già a questo tavolo.
refused-contributed = Partecipi già al sorteggio.
refused-time-not-up = A nessuno è scaduto il tempo.
refused-other-game = Questo appartiene a un altro gioco.
refused-no-masks = Nessuno porta la benda a questo tavolo.
refused-record-full = La partita registrata è piena: niente più tocchi né annunci.
refused-not-here = Questo tavolo non lo permette.
refused-offer-open = Un’altra proposta aspetta risposta.
refused-enough-offers = Le proposte bastano per una partita.
refused-enough-leavings = A questo tavolo si è andati e venuti troppe volte. Apri un nuovo tavolo.
refused-no-offer = Questa proposta non c’è.
refused-agreed = Hai già accettato.
refused-nothing-back = Non hai nulla da annullare.
refused-forfeited = Non puoi più vincere e non partecipi più.
refused-no-person = Nessuna persona occupa questo posto.
refused-stand-in = Il computer gioca già per questo posto.
refused-no-stand-in = Il computer non gioca per questo posto.
refused-enough-stand-ins = In questa partita il posto è stato ceduto già abbastanza volte.
refused-not-away = Questa persona è qui.
refused-away = Questa persona è già via.

# Quarto.
refused-place-first = Prima colloca { $piece }.
refused-empty-hand = Nessun pezzo è in mano: prima se ne deve dare uno.
refused-board-full = Tutti e sedici i pezzi sono collocati. Annuncia o passa.
refused-cell-taken = La casella è occupata: { $piece } sta { $at }.
refused-placed = Questo pezzo è già collocato: { $piece } sta { $at }.
refused-nothing-to-call = Ora non c’è nulla da annunciare.
refused-call-lost = Il tuo annuncio era sbagliato: ora non puoi annunciare di nuovo.
refused-calls-automatic = A questo tavolo il gioco annuncia da sé ogni Quarto.
refused-point-it-out = Quando annunci, indica anche l’allineamento.
refused-call-only = A questo tavolo si annuncia solo «Quarto!», senza indicare l’allineamento.
refused-square = I quadrati non contano in questa partita: { $line }.
refused-nothing-to-decline = Si può passare solo dopo il sedicesimo pezzo.
refused-place-empty = Lo scomparto { $place } accanto al tavoliere è vuoto.

# Quartex.
refused-no-such-seat = Questo tavolo ha solo { $count } posti.
refused-bag-due = Prima si devono pescare tasselli.
refused-no-draw = Ora non ci sono tasselli da pescare.
refused-draw-count = { $count ->
    [one] Si deve pescare un tassello.
   *[other] Si devono pescare { $count } tasselli.
}
refused-not-in-bag = Questo tassello non è nel sacchetto: { $tile }.
refused-not-in-hand = Questo tassello non è nella tua mano: { $tile }.
refused-bound = Devi attaccare ciò che è stato indicato: { $tile }, { $spot }.
refused-claims-automatic = A questo tavolo lo dice il gioco quando nessun tassello combacia.
refused-opponents-asked = La tua mano è mostrata: aspetta la risposta degli altri.
refused-nobody-asks = Nessuno mostra la mano, quindi non c’è nulla da rispondere.
refused-answered = Hai già risposto.
refused-eliminated = Dopo l’eliminazione non partecipi più.
misfit-not-home = Il primo tassello va sulla casella di partenza.
misfit-taken = Lì c’è già un tassello.
misfit-no-edge = Il tassello deve toccare con un lato intero un tassello già posato.
misfit-north-west = Il tassello non combacia: in alto a sinistra i simboli sono diversi.
misfit-north-east = Il tassello non combacia: in alto a destra i simboli sono diversi.
misfit-south-east = Il tassello non combacia: in basso a destra i simboli sono diversi.
misfit-south-west = Il tassello non combacia: in basso a sinistra i simboli sono diversi.
misfit-no-orientation = Il tassello non combacia lì, comunque lo si giri.
misfit-beyond-frame = Il tassello uscirebbe dalla cornice.
misfit-laid = Questo tassello è già posato.

# Comandi non capiti; segue un esempio.
misread-empty = Scrivi un comando.
misread-unknown = Qui non capisco la parola { $word }.
misread-ambiguous = Questo può voler dire più comandi: { $choices }.
misread-piece = Quale pezzo, a parole o in codice?
misread-place = Quale scomparto accanto al tavoliere, da 1 a 16?
misread-cell = Quale casella, da a1 a d4?
misread-line = Quale allineamento: una riga, una colonna o una diagonale?
misread-tile = Quale tassello, e su quale casella?
misread-spot = Quale casella, contata verso est e sud dalla partenza?
misread-touch = Quale casella tocchi, o quale scomparto accanto al tavoliere?
misread-seat = Quale posto al tavolo?
misread-several = { $count } pezzi corrispondono a queste parole.
misread-no-piece = Nessun pezzo rimasto corrisponde a queste parole.
misread-other-tile = Questo tassello non può stare in quel verso.
misread-example = Per esempio: { $example }.
