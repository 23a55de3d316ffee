# Come si chiamano le immagini e che cosa mostrano, per chi non le vede.
title-board = Tavoliere di { $game } { $count ->
    [0] senza pezzi
    [one] con { $count } pezzo
   *[other] con { $count } pezzi
}
title-pieces = I sedici pezzi di { $game }
title-field = Tavolo di Quartex { $count ->
    [0] senza tasselli
    [one] con { $count } tassello
   *[other] con { $count } tasselli
}
title-tiles = I 55 tasselli di Quartex
title-print = Quartex da ritagliare
title-front = Quartex, foglio { $number }, fronte
title-back = Quartex, foglio { $number }, retro
title-scores = Quartex, foglio dei punti
picture-cell = { $cell }: { $what }.
picture-unknown = Sconosciute: { $cells }.
picture-last = L’ultimo pezzo è stato collocato in { $cell }.
picture-line = È indicato un allineamento: { $cells }.
picture-hand = In mano: { $piece }.
picture-hand-unknown = Forse è in mano un pezzo sconosciuto.
picture-left = Restano: { $pieces }.
picture-left-unknown = Non si sa che cosa resta.
picture-none-left = Non resta nessun pezzo.
picture-pieces = Due file di otto, { $first } in alto, { $second } in basso. In ogni fila, da sinistra: quattro pezzi rotondi, poi quattro quadrati; di ogni quattro, due bassi, poi due alti; di ogni due, uno pieno, poi uno cavo.
picture-tiles = Ogni tassello con il suo nome: i suoi angoli, letti in senso orario dall’alto a sinistra. X è la croce viola, S la stella blu, Q il quadrato rosso, O il cerchio giallo.
picture-frame = La cornice è di { $side } caselle per { $side }.
picture-last-tile = L’ultimo tassello è in { $cell }.
picture-stock = Riserva: { $tokens }.
picture-seat = Giocatore { $number }: { $tokens }; { $hand }.
picture-front = Tasselli e gettoni da ritagliare.
picture-back = Il retro dei tasselli e dei gettoni, con il foglio girato sul lato lungo.
picture-scores = Tre partite fino a cinque giocatori: i gettoni di ogni simbolo per quelli rimasti nella riserva, meno i tasselli rimasti, e la somma.
held-nothing = nessun tassello
held-hidden = { $count ->
    [one] { $count } tassello sconosciuto
   *[other] { $count } tasselli sconosciuti
}
