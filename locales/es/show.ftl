# Una posición o un registro como texto. Las etiquetas no llevan punto final.
label-rules = Reglas: { $rules } ({ $meaning })
rule-all = cuentan todas las características
rule-only = { $count ->
    [one] solo cuenta esto: { $characteristics }
   *[other] solo cuentan estas: { $characteristics }
}
rule-lines = filas, columnas y diagonales
rule-squares = filas, columnas, diagonales y cuadrados
rule-point = quien anuncia señala el alineamiento
rule-call = basta con anunciar
rule-auto = el propio juego anuncia
rule-wrong-once = tras un anuncio falso no se vuelve a anunciar hasta la pieza siguiente
rule-wrong-loses = quien anuncia mal pierde
rule-wrong-free = los anuncios falsos no cuestan nada
rule-players = { $count } jugadores
rule-claims = los jugadores descubren que nada encaja
rule-claims-auto = el juego descubre que nada encaja
rule-ties-shared = en caso de empate se comparte la victoria
rule-ties-tiles = en caso de empate gana quien tenga menos losetas y, después, quien tenga más fichas
rule-start-hand = la primera loseta sale de la mano
rule-start-bag = la primera loseta sale de la bolsa
rule-frame = un marco de { $side } por { $side }
rule-no-frame = sin marco
label-moves = { $count ->
    [0] Jugadas: ninguna
   *[other] Jugadas: { $moves }
}
label-calls = { $count ->
    [0] Anuncios correctos: ninguno
   *[other] Anuncios correctos: { $moves }
}
label-lapsed = Alineamientos caducados: { $lines }
label-beside = { $count ->
    [0] Junto al tablero: nada
   *[other] Junto al tablero: { $pieces }
}
label-canonical = La misma salvo simetría: { $position }
label-hand = Pieza en la mano: { $piece }
label-hand-empty = Pieza en la mano: ninguna
label-hand-unknown = Pieza en la mano: una desconocida
show-give = El jugador { $seat } tiene que entregar una pieza al jugador { $other }{ $window ->
    [open] {" "}o anunciar la colocación en { $last }.
    [lost] {" "}y ya no puede anunciar la colocación en { $last }.
   *[closed] .
}
show-place = El jugador { $seat } tiene que colocar { $piece }{ $window ->
    [open] {" "}o anunciar la colocación en { $last }.
    [lost] {" "}y ya no puede anunciar la colocación en { $last }.
   *[closed] .
}
show-decide = Todas las piezas están colocadas; el jugador { $seat } tiene que pasar{ $window ->
    [open] {" "}o anunciar la colocación en { $last }.
    [lost] {" "}y ya no puede anunciar la colocación en { $last }.
   *[closed] .
}
show-acts = Es el turno del jugador { $seat }.
show-won = La partida ha terminado, { $result }: ha ganado el jugador { $seat }.
show-drawn = La partida ha terminado, { $result }: es un empate.

# Quartex.
show-field-empty = La mesa está vacía; la casilla inicial es 0,0.
label-field = En la mesa: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}, { $width } por { $height }
label-field-framed = En la mesa: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}, { $width } por { $height } en un marco de { $side } por { $side }
show-knows = { $eye ->
    [truth] Se conoce todo; empieza el jugador { $first }.
    [seat] Como lo ve el jugador { $seat }; empieza el jugador { $first }.
   *[spectator] Como lo ve un espectador; empieza el jugador { $first }.
}
show-lay = El jugador { $seat } tiene que colocar una loseta.
show-lay-or-cannot = El jugador { $seat } tiene que colocar una loseta o decir que no puede.
show-asks = El jugador { $seat } dice que no puede colocar; { $count ->
    [one] el jugador { $seats } tiene que señalar un sitio o decir «ninguna».
   *[other] los jugadores { $seats } tienen que señalar un sitio o decir «ninguna».
}
show-bound = El jugador { $seat } tiene que colocar { $tile } en { $cell }, como se ha señalado.
show-draw-home = { $count ->
    [one] La bolsa tiene que dar { $count } loseta para la casilla inicial.
   *[other] La bolsa tiene que dar { $count } losetas para la casilla inicial.
}
show-draw-out = { $count ->
    [one] La bolsa tiene que dar { $count } loseta, fuera del juego.
   *[other] La bolsa tiene que dar { $count } losetas, fuera del juego.
}
show-draw-hand = { $count ->
    [one] La bolsa tiene que dar { $count } loseta al puesto { $seat }.
   *[other] La bolsa tiene que dar { $count } losetas al puesto { $seat }.
}
show-ended = La partida ha terminado: { $count ->
    [one] ha ganado el puesto { $seats } con { $points }.
   *[other] han ganado juntos los puestos { $seats } con { $points }.
}
points-only = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
label-player = Jugador { $seat }{ $state ->
    [eliminated] , eliminado
   *[playing] {""}
}: mano { $held ->
    [0] vacía
   *[other] { $tiles }
}; fichas { $taken ->
    [0] ninguna
   *[other] { $tokens }
}; { $score ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $over ->
    [yes] {""}
   *[no] {" "}por ahora
}
label-stock = { $count ->
    [0] Reserva: vacía
   *[other] Reserva: { $tokens }
}
label-bag = Bolsa: { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
}
label-bag-known = Bolsa: { $count ->
    [one] { $count } loseta ({ $tiles })
   *[other] { $count } losetas ({ $tiles })
}
label-out = { $count ->
    [0] Fuera del juego: ninguna
   *[other] Fuera del juego: { $tiles }
}
label-aside = Apartadas: { $tiles }
label-in-bag = Devueltas y en la bolsa: { $tiles }
label-perhaps = Devueltas y en la bolsa o robadas desde entonces: { $tiles }
label-placements = { $count ->
    [0] Posibilidades: ninguna
   *[other] Posibilidades, por casilla: { $count }
}
label-spot = { $cell }: { $tiles }
label-spot-completes = { $cell } completa { $tokens }: { $tiles }
label-or = O bien: { $moves }

# Registros.
label-game = Juego: { $game } { $rules }, { $name }
label-seat = Jugador { $seat }: { $sitter }
show-as-was = Como fue.
show-as-spectator = Como lo vio un espectador.
show-as-seat = Como lo vio el jugador { $seat }.
label-start = comienzo
label-felt-nothing = nada
label-result = Resultado: { $result }, { $reason }
show-under-way = La partida está en curso.
