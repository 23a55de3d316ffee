# Replay, analysis, rules and lessons on the page.
after-seat = Jugador { $number }
after-board = El tablero
after-empty = vacía

## A game that is over.
after-replay = Una partida terminada
after-replay-title = Partida repetida: { $names }
after-winner = Victoria de
after-step = Paso { $number } de { $count }
after-start = La partida empieza.
after-walk = Recorrer la partida
after-first = Principio
after-back = Atrás
after-next = Adelante
after-last = Final
after-from-here = Jugar desde aquí
after-moves = Todos los pasos
after-moves-worth = Junto a cada paso: quién gana desde ahí si los dos juegan a la perfección.
after-drew = { $who } roba: { $tiles }.
after-touches = { $count ->
    [one] { $count } toque antes de esto
   *[other] { $count } toques antes de esto
}
after-touched = { $who } tocó { $place }: { $found }.
after-touch-place = lugar { $number }
after-touch-nothing = nada

## What a step was worth.
after-worth-win = { $count ->
    [0] gana ya
   *[other] victoria en { $count }
}
after-worth-draw = empate
after-worth-loss = { $count ->
    [0] pierde ya
   *[other] derrota en { $count }
}
after-worth-unknown = desconocido
after-badge-win = Gana { $who }
after-best-win = { $count ->
    [0] { $who } puede ganar ya.
    [one] { $who } gana con la próxima pieza colocada, pase lo que pase.
   *[other] { $who } gana jugando a la perfección, { $count } piezas después.
}
after-best-draw = Si los dos juegan a la perfección, es un empate.
after-best-unknown = Aún no se sabe cuánto vale esta posición.
after-turns = Dónde cambió la partida
after-turning-point = Punto decisivo
after-at-step = Paso { $number }.
after-turned = { $before ->
    [won] { $after ->
        [won] Hasta entonces ganaba { $had }. Desde entonces gana { $has }.
       *[drawn] Hasta entonces ganaba { $had }. Desde entonces es un empate.
    }
   *[drawn] Hasta entonces era un empate. Desde entonces gana { $has }.
}
after-better = { $count ->
    [one] Solo esto era correcto: { $moves }.
   *[other] Era mejor, por ejemplo: { $moves }.
}
after-no-turn = Nadie se equivocó: ningún paso regaló una victoria o un empate.
after-no-turn-known = Por lo que se sabe, ningún paso regaló una victoria o un empate.
after-not-all-known = Algunas posiciones del principio son demasiado difíciles de resolver en el tiempo que hay.
after-thinking = El ordenador todavía está calculando.
after-reload = Mirar otra vez

## A record.
after-check = ¿Fue limpio?
after-checked = La partida se volvió a jugar desde el principio, y cada sorteo se repitió. El resultado:
after-check-yourself = No hace falta que nos creas: descarga el registro y compruébalo con
after-record-text = Registro en texto
after-record-json = Registro en líneas JSON
after-again = Y ahora
after-next-game = La partida siguiente
after-to-table = Volver a la mesa
after-new-game = Partida nueva
after-rules = Reglas
after-terms = Lo que se acordó

## A position.
after-analysis = Análisis
after-analysis-about = Cada posición de Quarto tiene un valor exacto. Elige una jugada en el tablero para ver adónde lleva.
after-due-give = El jugador { $seat } entrega una pieza
after-due-place = El jugador { $seat } coloca la pieza
after-due-decide = El jugador { $seat } aún puede anunciar
after-over-won = Ha ganado el jugador { $seat }
after-over-drawn = La partida es un empate
after-in-hand = En la mano:
after-value-win = { $count ->
    [0] El jugador { $seat } puede anunciar Quarto y ganar ya.
    [one] El jugador { $seat } gana con la próxima pieza colocada.
   *[other] El jugador { $seat } gana, { $count } piezas después.
}
after-value-draw = Si los dos juegan a la perfección, es un empate.
after-value-loss = { $count ->
    [0] El jugador { $seat } ha perdido: su adversario puede anunciar Quarto.
    [one] El jugador { $seat } pierde con la próxima pieza colocada.
   *[other] El jugador { $seat } pierde, { $count } piezas después.
}
after-too-much = Esta posición es demasiado difícil de resolver en el tiempo que hay. Prueba una jugada o mira otra vez.
after-too-much-moves = Algunas jugadas son demasiado difíciles de resolver en el tiempo que hay.
after-give-one = { $count ->
    [one] Entrega esta pieza
   *[other] Entrega una de { $count } piezas
}
after-left = { $count ->
    [one] { $count } pieza junto al tablero
   *[other] { $count } piezas junto al tablero
}
after-give = entregar { $piece }
after-call = Anunciar Quarto
after-call-line = Anunciar Quarto: { $line }
after-decline = No anunciar nada
after-line = La mejor continuación
after-all-moves = Todas las jugadas
after-no-position = Esta posición no es válida
after-type = Otra posición
after-type-about = Cuatro filas desde arriba, la pieza en la mano, el jugador, las reglas, la última pieza colocada. Por ejemplo:
after-position = Posición
after-show = Mostrar
after-from-start = Desde el principio

## Rules and lessons.
after-rules-of = Reglas de { $game }
after-contents = Contenido
after-other-rules = Reglas de los otros juegos
after-learn = Aprender
after-learn-about = Una lección corta para cada juego, y todas las reglas.
after-lesson = Empezar la lección
after-lesson-of = Tu primera partida: { $game }
after-lesson-step = Paso { $number } de { $count }
after-lesson-steps = Pasos de la lección
after-lesson-next = Paso siguiente
after-lesson-again = La lección desde el principio
after-begin = Empezar
after-unread = No lo entiendo: { $text }
after-show-answer = Mostrar una respuesta
after-type-move = O escribe tu jugada, por ejemplo «{ $example }»
after-try = Probar
after-touch-board = Tocar una casilla
after-touch-beside = Tocar un lugar junto al tablero
after-give-from = Entregar la pieza de
after-place-on = Colocar tu pieza en
after-tiles = Tus losetas
after-lay-where = Dónde colocar { $tile }
after-cannot = No puedo colocar
after-none = No veo ninguna
