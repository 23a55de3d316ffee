# Cómo se llaman los dibujos y qué hay en ellos, para quien no los ve.
title-board = Tablero de { $game } { $count ->
    [0] sin piezas
    [one] con { $count } pieza
   *[other] con { $count } piezas
}
title-pieces = Las dieciséis piezas de { $game }
title-field = Mesa de Quartex { $count ->
    [0] sin losetas
    [one] con { $count } loseta
   *[other] con { $count } losetas
}
title-tiles = Las 55 losetas de Quartex
title-print = Quartex para recortar
title-front = Quartex, hoja { $number }, anverso
title-back = Quartex, hoja { $number }, reverso
title-scores = Quartex, hoja de puntos
picture-cell = { $cell }: { $what }.
picture-unknown = Desconocidas: { $cells }.
picture-last = La última pieza se colocó en { $cell }.
picture-line = Se señala un alineamiento: { $cells }.
picture-hand = En la mano: { $piece }.
picture-hand-unknown = Quizá haya en la mano una pieza desconocida.
picture-left = Quedan: { $pieces }.
picture-left-unknown = No se sabe qué queda.
picture-none-left = No queda ninguna pieza.
picture-pieces = Dos hileras de ocho, { $first } arriba, { $second } abajo. En cada hilera, desde la izquierda: cuatro piezas redondas y cuatro cuadradas; de cada cuatro, dos bajas y dos altas; de cada dos, una llena y una hueca.
picture-tiles = Cada loseta con su nombre: sus esquinas, leídas en el sentido de las agujas del reloj desde arriba a la izquierda. X es la cruz violeta, S la estrella azul, Q el cuadrado rojo, O el círculo amarillo.
picture-frame = El marco es de { $side } por { $side } casillas.
picture-last-tile = La última loseta está en { $cell }.
picture-stock = Reserva: { $tokens }.
picture-seat = Jugador { $number }: { $tokens }; { $hand }.
picture-front = Losetas y fichas para recortar.
picture-back = El reverso de las losetas y las fichas, con la hoja girada por su lado largo.
picture-scores = Tres partidas de hasta cinco jugadores: las fichas de cada símbolo por las que quedan en la reserva, menos las losetas que quedan, y la suma.
held-nothing = ninguna loseta
held-hidden = { $count ->
    [one] { $count } loseta desconocida
   *[other] { $count } losetas desconocidas
}
