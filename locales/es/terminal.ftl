# Lo que dice el propio programa en el terminal. Órdenes y direcciones van en medio de la frase, para que
# nadie copie un punto con ellas.
remark-welcome = Escribe «{ $help }» para ver las órdenes y «{ $quit }» para dejarlo. La partida se guarda.
remark-asides = Para el programa, escribe: { $words }.
remark-phrases = Para los demás de la mesa, escribe: { $words }.
remark-kept = La partida está guardada. Escribe { $command } para continuarla.
remark-interrupted = La partida queda interrumpida y guardada. Escribe { $command } para continuarla.
remark-end = No hay nada más que leer. La partida está guardada; escribe { $command } para continuarla.
remark-resumed = { $count ->
    [0] Continúas la partida de { $game }.
   *[other] Continúas la partida de { $game } contra { $others }.
}
remark-nothing-kept = Aquí no hay ninguna partida guardada.
remark-kept-game = { $count ->
    [0] { $name }: { $game }.
   *[other] { $name }: { $game } contra { $others }.
}
remark-kept-over = { $count ->
    [0] { $name }: { $game }, terminada con el resultado { $result }.
   *[other] { $name }: { $game } contra { $others }, terminada con el resultado { $result }.
}
remark-pass = Le toca a { $who }. Cuando nadie más mire ni escuche, escribe «{ $me }».
remark-not-you = Ahora nadie tiene que tomar el teclado.
remark-no-board = Todavía no hay nada que mostrar.
remark-board-covered = Mientras se llevan antifaces, no hay tablero que ver.
remark-messages-short = Los mensajes son cortos.
remark-messages-normal = Los mensajes tienen la longitud normal.
remark-messages-long = Los mensajes son largos y dicen qué significan para ti.
remark-pieces-words = Las piezas y las losetas se nombran en palabras.
remark-pieces-codes = Las piezas y las losetas se nombran en códigos.
remark-cells-letters = Las casillas se nombran con letra y cifra: { $example }.
remark-cells-spelled = Las letras de las casillas se deletrean: { $example }.
remark-cells-numbers = Las casillas se nombran con fila y columna: { $example }.
remark-change = Para cambiarlo, escribe: { $choices }.
remark-record = La orden { $command } escribe el registro.
remark-over = La partida ha terminado. Escribe «{ $rematch }» para jugar otra vez, o «{ $quit }».
remark-next-ready = La siguiente partida está lista. Escribe «{ $next }» para ir a ella.
remark-no-next = Todavía no se ha acordado ninguna partida siguiente.
remark-unconfirmed = No ocurre nada.
remark-invite = Envía { $address } a quienes vayan a jugar. La partida empieza cuando todos los puestos estén ocupados.
remark-watching = Estás mirando. Puedes preguntar todo lo que el público puede saber.
remark-sitting = Tienes el puesto { $seat }.
remark-founded = En { $address } está abierta tu mesa.
remark-no-tables = Aquí no hay mesas libres ni partidas en juego.
remark-tables = Estas son las mesas.
remark-open-table = { $count ->
    [0] Mesa { $number }: { $game }, { $free ->
        [one] { $free } puesto libre
       *[other] { $free } puestos libres
    }.
   *[other] Mesa { $number }: { $game } con { $names }, { $free ->
        [one] { $free } puesto libre
       *[other] { $free } puestos libres
    }.
}
remark-running-table = { $count ->
    [0] Mesa { $number }: { $game }, en juego.
   *[other] Mesa { $number }: { $game }, en juego con { $names }.
}
remark-choose-table = Escribe el número de una mesa, o «{ $quit }».
remark-no-such-number = Ninguna mesa tiene ese número.
remark-not-stored = La partida no se puede guardar ahora, y no es seguro que esto haya ocurrido. Inténtalo de nuevo.
remark-store-fails = La partida no se puede guardar ahora. Seguirá por sí sola en cuanto se pueda; hasta entonces no corre ningún reloj.
remark-store-works = La partida se puede guardar de nuevo, y sigue.
remark-too-long = Esta línea es demasiado larga. No ocurre nada.
remark-not-text = Esta línea no se puede leer como texto. No ocurre nada.
remark-screen-no-terminal = La vista a pantalla completa necesita un terminal. La partida sigue línea a línea.
remark-screen-dumb = Este terminal solo sabe escribir líneas. La partida sigue línea a línea.
remark-screen-small = La ventana es demasiado pequeña. Necesita { $columns } columnas y { $lines } líneas.
