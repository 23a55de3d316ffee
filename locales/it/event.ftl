# Quel che succede a un tavolo.
event-sat = { $person ->
    [you] Occupi il posto { $number }.
   *[other] { $who } occupa il posto { $number }.
}
event-bot-sat = Il computer, livello { $level }, occupa il posto { $number }.
event-seat-open = Il posto { $number } è libero.
event-left = { $person ->
    [you] Lasci il tavolo.
   *[other] { $who } lascia il tavolo.
}
event-contributed = { $person ->
    [you] Partecipi al sorteggio.
   *[other] { $who } partecipa al sorteggio.
}
event-started = { $person ->
    [you] La partita comincia. Inizi tu.
   *[other] La partita comincia. Inizia { $who }.
}
event-offers-draw = { $person ->
    [you] Proponi il pareggio.
   *[other] { $who } propone il pareggio.
}
    .full = { event-offers-draw } La proposta decade con la prossima mossa.
event-offers-takeback = { $person ->
    [you] Chiedi di annullare la tua ultima mossa.
   *[other] { $who } chiede di annullare la sua ultima mossa.
}
    .full = { event-offers-takeback } La proposta decade con la prossima mossa.
event-offers-time = { $person ->
    [you] Chiedi più tempo: { $span }.
   *[other] { $who } chiede più tempo: { $span }.
}
    .full = { event-offers-time } La proposta decade con la prossima mossa.
event-offers-pause = { $person ->
    [you] Proponi una pausa.
   *[other] { $who } propone una pausa.
}
event-offers-rematch = { $person ->
    [you] Proponi un’altra partita.
   *[other] { $who } propone un’altra partita.
}
event-agreed = { $person ->
    [you] Accetti.
   *[other] { $who } accetta.
}
event-declined = { $person ->
    [you] Rifiuti.
   *[other] { $who } rifiuta.
}
event-drawn = I giocatori concordano il pareggio.
event-took-back = L’ultima mossa è annullata.
event-adjourned = Tutti accettano una pausa. Gli orologi sono fermi.
event-went-on = { $person ->
    [you] Vuoi continuare.
   *[other] { $who } vuole continuare.
}
event-rematch = Tutti vogliono giocare ancora.
event-resigned = { $person ->
    [you] Abbandoni.
   *[other] { $who } abbandona.
}
event-time = { $person ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $who } è scaduto.
}
event-abandoned = { $person ->
    [you] Il tuo posto è considerato abbandonato.
   *[other] { $who } è via da troppo tempo.
}
event-away = { $person ->
    [you] Sei via.
   *[other] { $who } è via.
}
event-held-from = { $person ->
    [you] Non ci sei; tra { $span } il computer può tenere il tuo posto.
   *[other] { $who } non c’è; tra { $span } il computer può tenere il posto.
}
event-away-until = { $person ->
    [you] Sei via. Il tuo posto potrà essere dichiarato abbandonato tra { $span }.
   *[other] { $who } è via. Il posto potrà essere dichiarato abbandonato tra { $span }.
}
event-here = { $person ->
    [you] Sei di nuovo qui.
   *[other] { $who } è di nuovo qui.
}
event-stand-in = { $person ->
    [you] Il computer, livello { $level }, gioca per te.
   *[other] Il computer, livello { $level }, gioca per { $who }.
}
event-reclaimed = { $person ->
    [you] Torni a giocare tu.
   *[other] Torna a giocare { $who }.
}
event-paused = Il server è in pausa. Gli orologi sono fermi.
event-resumed = Il server è di nuovo qui. La partita continua.
event-brought-back = Il tavolo è stato riportato da una copia. Forse qualcuno sa già che cosa uscirà.
clock-left = { $person ->
    [you] Il tuo orologio: { $span }.
   *[other] Orologio di { $who }: { $span }.
}

# Quarto.
quarto-gives = { $case ->
    [you] Dai { $form ->
        [a] ad
       *[other] a
    } { $to } { $piece }.
    [toyou] { $who } ti dà { $piece }.
   *[other] { $who } dà { $form ->
       [a] ad
      *[other] a
   } { $to } { $piece }.
}
    .terse = { $case ->
        [you] Per { $to }: { $short }.
        [toyou] Per te: { $short }.
       *[other] { $who } { $form ->
           [a] ad
          *[other] a
       } { $to }: { $short }.
    }
    .full = { quarto-gives } { $case ->
        [you] Ora { $to } lo colloca.
        [toyou] Ora tocca a te collocarlo.
       *[other] Ora { $to } lo colloca.
    }
quarto-places = { $person ->
    [you] Collochi { $piece } { $onto }.
   *[other] { $who } colloca { $piece } { $onto }.
}
    .terse = { $person ->
        [you] { $cell } { $short }.
       *[other] { $cell } { $short }, { $who }.
    }
quarto-calls-line = { $person ->
    [you] Annunci «Quarto!»: { $line }. Giusto!
   *[other] { $who } annuncia «Quarto!»: { $line }. Giusto!
}
quarto-calls-line-all = { $person ->
    [you] Annunci «Quarto!»: { $line }, tutti { $values }. Giusto!
   *[other] { $who } annuncia «Quarto!»: { $line }, tutti { $values }. Giusto!
}
quarto-calls = { $person ->
    [you] Annunci «Quarto!», ed è giusto!
   *[other] { $who } annuncia «Quarto!», ed è giusto!
}
quarto-wrong-line = { $person ->
    [you] Annunci «Quarto!»: { $line }. L’annuncio è sbagliato.
   *[other] { $who } annuncia «Quarto!»: { $line }. L’annuncio è sbagliato.
}
quarto-wrong = { $person ->
    [you] Annunci «Quarto!», e l’annuncio è sbagliato.
   *[other] { $who } annuncia «Quarto!», e l’annuncio è sbagliato.
}
quarto-shown = Quarto: { $lines }.
quarto-declines = { $person ->
    [you] Non annunci nulla.
   *[other] { $who } non annuncia nulla.
}

# Quarto Access con le bende.
access-gives-from = { $case ->
    [you] Dai { $form ->
        [a] ad
       *[other] a
    } { $to } { $piece }, dallo scomparto { $place }.
    [toyou] { $who } ti dà { $piece }, dallo scomparto { $place }.
   *[other] { $who } dà { $form ->
       [a] ad
      *[other] a
   } { $to } { $piece }, dallo scomparto { $place }.
}
access-gives = { $case ->
    [you] Dai un pezzo { $form ->
        [a] ad
       *[other] a
    } { $to }.
    [toyou] { $who } ti dà un pezzo.
   *[other] { $who } dà un pezzo { $form ->
       [a] ad
      *[other] a
   } { $to }.
}
access-places-piece = { $person ->
    [you] Collochi { $piece }.
   *[other] { $who } colloca { $piece }.
}
access-places-onto = { $person ->
    [you] Collochi un pezzo { $onto }.
   *[other] { $who } colloca un pezzo { $onto }.
}
access-places = { $person ->
    [you] Collochi un pezzo.
   *[other] { $who } colloca un pezzo.
}
felt-cell = Tocchi { $at }: { $piece }.
felt-cell-empty = Non c’è nulla { $at }.
felt-place = Tocchi nello scomparto { $place }: { $piece }.
felt-place-empty = Non c’è nulla nello scomparto { $place }.
felt-something = Tocchi { $piece }.
felt-nothing = Lì non c’è nulla.

# Quartex.
quartex-opened = Il primo tassello è sulla casella di partenza: { $tile }.
quartex-lays-home = { $person ->
    [you] Metti { $tile } sulla casella di partenza.
   *[other] { $who } mette { $tile } sulla casella di partenza.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-removed = { $count ->
    [one] Un tassello è fuori dal gioco: { $tiles }.
   *[other] { $count } tasselli sono fuori dal gioco: { $tiles }.
}
quartex-drew-these = { $count ->
    [one] Peschi un tassello: { $tiles }.
   *[other] Peschi { $count } tasselli: { $tiles }.
}
quartex-drew-some = { $count ->
    [one] { $who } pesca un tassello.
   *[other] { $who } pesca { $count } tasselli.
}
quartex-lays = { $person ->
    [you] Attacchi { $tile }: { $spot }.
   *[other] { $who } attacca { $tile }: { $spot }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-lays-taking = { $person ->
    [you] Attacchi { $tile }: { $spot }. Prendi { $tokens }.
   *[other] { $who } attacca { $tile }: { $spot }. { $who } prende { $tokens }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }. Prendi { $tokens }.
       *[other] { $corners }: { $spot }. { $who } prende { $tokens }.
    }
quartex-lays-taking-last = { $person ->
    [you] Attacchi { $tile }: { $spot }. La riserva si esaurisce: prendi { $tokens }.
   *[other] { $who } attacca { $tile }: { $spot }. La riserva si esaurisce: { $who } prende { $tokens }.
}
quartex-lays-for-nothing = { $person ->
    [you] Attacchi { $tile }: { $spot }. Completi un simbolo, ma nella riserva non ci sono più gettoni di quel simbolo.
   *[other] { $who } attacca { $tile }: { $spot }. Un simbolo è completo, ma nella riserva non ci sono più gettoni di quel simbolo.
}
quartex-cannot = { $person ->
    [you] Dici che non puoi attaccare. Mostri { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }: { $tiles }.
   *[other] { $who } dice di non poter attaccare. Mostra { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }: { $tiles }.
}
quartex-sees-none = { $person ->
    [you] Non vedi dove vada uno di questi tasselli.
   *[other] { $who } non vede dove vada uno di questi tasselli.
}
    .terse = { $person ->
        [you] Non vedi dove.
       *[other] { $who } non vede dove.
    }
quartex-points-out = { $case ->
    [you] Indichi { $tile }: { $spot }. { $to } deve attaccarlo lì.
    [toyou] { $who } indica { $tile }: { $spot }. Devi attaccarlo lì, girato come vuoi.
   *[other] { $who } indica { $tile }: { $spot }. { $to } deve attaccarlo lì.
}
quartex-sets-aside = { $person ->
    [you] Metti da parte { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }.
   *[other] { $who } mette da parte { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }.
}
quartex-put-back = { $count ->
    [one] Un tassello torna nel sacchetto.
   *[other] { $count } tasselli tornano nel sacchetto.
}
quartex-eliminated = { $person ->
    [you] Eliminazione per te, con { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    } in mano.
   *[other] Eliminazione per { $who }, con { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    } in mano.
}
    .full = { quartex-eliminated } I gettoni restano e ogni tassello in mano costa un punto.
quartex-retires = { $person ->
    [you] Peschi allo scoperto { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }: { $tiles }.
   *[other] { $who } pesca allo scoperto { $count ->
        [one] un tassello
       *[other] { $count } tasselli
    }: { $tiles }.
}
quartex-ended = Si contano i punti: { $points }.

# La fine: perché, poi chi vince.
ended-quarto = Quarto!
ended-wrong-call = La partita finisce con un annuncio sbagliato.
ended-full = Tutti i pezzi sono collocati e nessuno ha annunciato Quarto.
ended-points = La partita è finita.
ended-resigned = La partita finisce per abbandono.
ended-time = La partita finisce: tempo scaduto.
ended-abandoned = La partita finisce per un’assenza troppo lunga.
ended-agreed = La partita finisce di comune accordo.
result-draw = È un pareggio.
result-wins = { $person ->
    [you] Vinci tu!
   *[other] Vince { $who }!
}
result-shared = { $names } condividono la vittoria.
