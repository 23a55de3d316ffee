fair-title = Sorteos limpios
fair-fixed = Los sorteos de esta partida ya están fijados. Esta es su huella:
fair-luck = Añade algo a los sorteos
fair-luck-hint = Escribe lo que quieras. Cambia todos los sorteos y nadie sabe cómo: ni tú ni el servidor.
fair-was-old = Esta página ya se ha usado o es demasiado antigua: ahora los sorteos son nuevos. Pulsa otra vez.
fair-sealed = Los sorteos están sellados. Ya no se puede cambiar nada. Este es el sello:
fair-next-title = Sorteos de la próxima partida
fair-next = Los sorteos de la próxima partida ya están fijados. Esta es su huella:
fair-relies = { $who } no ha añadido nada a los sorteos y se fía de la palabra del servidor.
fair-relies-you = No has añadido nada a los sorteos: te fías de la palabra del servidor.
fair-brought-back = Esta mesa se ha recuperado de una copia: si la partida siguió después de la copia, quizá alguien conozca ya estos sorteos. Que nadie los conoce lo dice solo quien administra el servidor.
fair-check = Comprobar los sorteos
fair-kept = Son los sorteos fijados antes de la partida. Su huella se anotó entonces y es la misma.
fair-broken = Cuidado: estos no son los sorteos fijados antes de la partida. Entonces se anotó otra huella.
fair-left-out = Cuidado: lo que añadiste a los sorteos no se ha usado.
fair-page = ¿Fueron limpios los sorteos?
fair-page-lead = Nadie puede elegir por sí solo lo que sale, ni el servidor ni un jugador. Compruébalo aquí paso a paso.
fair-step-fixed = Antes de que nadie se sentara, los sorteos estaban fijados. Esta es su huella:
fair-step-added = Todos podían añadir algo a los sorteos.
fair-added = { $who }: { $what }
fair-step-sealed = Al empezar la partida se selló todo. Este es el sello:
fair-not-started = La partida aún no ha empezado.
fair-step-seed = Al terminar la partida se mostró la semilla de todos los sorteos. Tiene la huella del principio:
fair-seed-other = Al terminar la partida se mostró una semilla que no tiene la huella del principio:
fair-not-over = La partida aún no ha terminado.
fair-step-draws = { $count ->
    [0] En esta partida no se sorteó nada.
    [one] El único sorteo se ha repetido y es igual.
   *[other] Los { $count } sorteos se han repetido y son iguales.
}
fair-draws-wrong = Al repetir los sorteos, algo es distinto:
fair-noted = La huella que anotaste
fair-noted-hint = Lo que pone aquí viene del servidor. Lo que anotaste antes de la partida no viene de él.
fair-compare = Comparar
fair-noted-same = Es la misma. Estos sorteos estaban fijados antes de la partida.
fair-noted-other = Es otra. Estos no son los sorteos fijados antes de la partida.
fair-noted-unreadable = Una huella tiene 64 cifras: de 0 a 9 y de a a f.
fair-yourself = Comprobar sin este servidor: toma el registro y un programa tuyo.
fair-table = A la mesa
