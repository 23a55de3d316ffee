# Respuestas a preguntas.
due-give = { $person ->
    [you] Es tu turno: entrega una pieza.
   *[other] A { $who } le toca entregar una pieza.
}
    .terse = { $person ->
        [you] Tu turno: entrega una pieza.
       *[other] { $who } elige una pieza.
    }
due-give-or-call = { $person ->
    [you] Es tu turno: entrega una pieza o anuncia antes Quarto.
   *[other] A { $who } le toca entregar una pieza o anunciar Quarto.
}
    .terse = { $person ->
        [you] Tu turno: entrega una pieza o anuncia Quarto.
       *[other] { $who } elige una pieza o anuncia Quarto.
    }
due-place = { $person ->
    [you] Es tu turno: coloca la pieza.
   *[other] A { $who } le toca colocar la pieza.
}
    .terse = { $person ->
        [you] Tu turno: coloca la pieza.
       *[other] { $who } coloca la pieza.
    }
due-place-or-call = { $person ->
    [you] Es tu turno: coloca la pieza o anuncia antes Quarto.
   *[other] A { $who } le toca colocar la pieza o anunciar Quarto.
}
    .terse = { $person ->
        [you] Tu turno: coloca la pieza o anuncia Quarto.
       *[other] { $who } coloca la pieza o anuncia Quarto.
    }
due-call-or-decline = { $person ->
    [you] Todas las piezas están colocadas. Anuncia Quarto o pasa.
   *[other] Todas las piezas están colocadas. { $who } anuncia o pasa.
}
due-decline = { $person ->
    [you] Todas las piezas están colocadas. Pasa para acabar tu turno.
   *[other] Todas las piezas están colocadas. { $who } tiene que pasar.
}
due-lay = { $person ->
    [you] Es tu turno: coloca una loseta.
   *[other] A { $who } le toca colocar una loseta.
}
    .terse = { $person ->
        [you] Tu turno: coloca una loseta.
       *[other] { $who } coloca una loseta.
    }
due-lay-this = { $person ->
    [you] Es tu turno: coloca { $tile }, { $spot }.
   *[other] A { $who } le toca colocar { $tile }, { $spot }.
}
due-answer = Hay una mano a la vista. Señala un sitio para una de sus losetas o di «ninguna».
due-answers = Hay una mano a la vista. Faltan por responder: { $names }.
due-draw = Los jugadores roban losetas.

answer-offer-draw = { $person ->
    [you] Has ofrecido empate.
   *[other] { $who } ofrece empate: acepta o rechaza.
}
answer-offer-takeback = { $person ->
    [you] Has pedido deshacer tu última jugada.
   *[other] { $who } pide deshacer su última jugada: acepta o rechaza.
}
answer-offer-time = { $person ->
    [you] Has pedido más tiempo.
   *[other] { $who } pide más tiempo: acepta o rechaza.
}
answer-offer-pause = { $person ->
    [you] Has propuesto una pausa.
   *[other] { $who } propone una pausa: acepta o rechaza.
}
answer-offer-rematch = { $person ->
    [you] Has propuesto otra partida.
   *[other] { $who } propone otra partida: acepta o rechaza.
}
answer-nothing-said = Todavía no se ha dicho nada.
answer-no-move = Todavía no se ha jugado nada.
answer-log-closed = Mientras se llevan antifaces, las jugadas pasadas no se repiten.
answer-masks = Con antifaz: toca una casilla o un lugar cada vez.
answer-spectator = Estás mirando: eso solo lo hacen quienes juegan.

# Quarto.
answer-hand = { $person ->
    [you] Tienes { $piece }.
   *[other] { $who } tiene { $piece }.
}
answer-hand-unknown = { $person ->
    [you] Tienes una pieza.
   *[other] { $who } tiene una pieza.
}
answer-hand-empty = Nadie tiene una pieza en la mano.
answer-line = { $line }: { $cells }.
answer-left = { $count ->
    [one] Queda una pieza: { $pieces }.
   *[other] Quedan { $count } piezas: { $pieces }.
}
answer-none-left = No queda ninguna pieza junto al tablero.
answer-occupied = { $count ->
    [one] Hay una casilla ocupada: { $cells }.
   *[other] Hay { $count } casillas ocupadas: { $cells }.
}
answer-board-empty = El tablero está vacío.
answer-free = { $count ->
    [one] Hay una casilla libre: { $cells }.
   *[other] Hay { $count } casillas libres: { $cells }.
}
answer-board-full = El tablero está lleno.
answer-no-score = En Quarto no hay puntos: gana el primer anuncio correcto.
answer-no-stock = Quarto no tiene reserva de fichas.

# Quartex.
answer-tile = { $spot }: { $tile }.
answer-opening = { $spot }: libre; esquinas en el sentido del reloj desde arriba a la izquierda: { $corners }.
answer-no-tile = { $spot }: no hay nada.
answer-no-tiles = { $person ->
    [you] No tienes losetas.
   *[other] { $who } no tiene losetas.
}
answer-holds = { $person ->
    [you] Tienes { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }.
   *[other] { $who } tiene { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }.
}
answer-holds-known = { $person ->
    [you] Tienes { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }: { $tiles }.
   *[other] { $who } tiene { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }, entre ellas { $tiles }.
}
answer-bag = { $count ->
    [0] La bolsa está vacía.
    [one] Hay una loseta en la bolsa.
   *[other] Hay { $count } losetas en la bolsa.
}
answer-field-empty = Todavía no hay losetas colocadas.
answer-missing = { $count ->
    [one] A un símbolo le falta una loseta: { $symbols }.
   *[other] A { $count } símbolos les falta una sola loseta: { $symbols }.
}
answer-none-missing = A ningún símbolo le falta una sola loseta.
answer-score = Si la partida acabara ahora: { $points }.
answer-stock = En la reserva: { $tokens }.
answer-stock-empty = La reserva está vacía.
answer-no-aids = En esta mesa te toca a ti ver qué encaja y dónde.
answer-nothing-fits = Ninguna de tus losetas encaja en ningún sitio.
answer-fits = { $count ->
    [one] Una manera de colocar: { $spots }.
   *[other] { $count } maneras de colocar: { $spots }.
}

# Ayuda.
help-acts = Para jugar, escribe: { $words }.
help-questions = Para preguntar, escribe: { $words }.
help-table = En la mesa, escribe: { $words }.
