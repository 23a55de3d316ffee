# Lecciones de la primera partida. Un paso tiene tres mensajes: -tell describe la posición para que
# nadie necesite verla, -task dice qué probar, -praise dice qué se hizo bien.

lesson-step = Paso { $number } de { $count }.
lesson-answer = Una respuesta correcta: «{ $answer }».

## Quarto

lesson-quarto-welcome = Te damos la bienvenida a tu primera partida de Quarto. Siete pequeñas tareas te enseñan todo lo que necesitas.
lesson-quarto-farewell = Bien hecho, ya puedes jugar. En una partida de verdad nadie te dice cuándo hay un alineamiento, así que no dejes de mirar.

lesson-quarto-give-tell = El tablero está vacío y las dieciséis piezas están al lado. Empiezas tú, así que todavía no colocas nada.
lesson-quarto-give-task = Elige una pieza cualquiera y entrégasela a tu adversario.
lesson-quarto-give-praise = Bien, ahora tu adversario tiene que colocar esa pieza. Al principio todas las piezas valen lo mismo.

lesson-quarto-place-tell = En b2 hay una pieza. Tu adversario te entrega una pieza oscura, cuadrada, baja y llena.
lesson-quarto-place-task = Coloca tu pieza en cualquier casilla libre.
lesson-quarto-place-praise = Bien, allí se queda. En una partida de verdad, ahora entregarías una pieza a tu adversario.

lesson-quarto-complete-tell = En a2, b2 y c2 hay tres piezas altas. Tu pieza también es alta.
lesson-quarto-complete-task = Coloca tu pieza de modo que haya cuatro piezas altas en línea.
lesson-quarto-complete-praise = Exacto, la fila 2 es ahora un alineamiento. No importa quién colocó las otras tres.

lesson-quarto-call-tell = En la fila 2 hay cuatro piezas altas, y tú has colocado la última. Todavía no has ganado.
lesson-quarto-call-task = Anuncia Quarto y señala la línea antes de entregar una pieza.
lesson-quarto-call-praise = Lo has anunciado y ganas. Un alineamiento solo gana cuando alguien lo anuncia.

lesson-quarto-second-tell = La diagonal larga de a1 a d4 está llena, y tu adversario colocó en ella la última pieza, en c3. Después te entregó una pieza y no dijo nada.
lesson-quarto-second-task = Averigua qué tienen en común las cuatro piezas y anuncia la línea antes de colocar tu pieza.
lesson-quarto-second-praise = Correcto, las cuatro son huecas, y ganas. Lo que se le escapa a tu adversario es tuyo hasta que colocas.

lesson-quarto-safe-tell = En a2, b2 y c2 hay tres piezas altas, y d2 está libre. Te toca entregar.
lesson-quarto-safe-task = Entrega una pieza con la que tu adversario no pueda ganar.
lesson-quarto-safe-praise = Bien, una pieza baja no puede completar esa línea. Antes de entregar, piensa siempre qué podría hacer tu adversario con la pieza.

lesson-quarto-block-tell = En la fila 3, la casilla d3 está libre junto a tres piezas oscuras y redondas. En la columna c, la casilla c4 está libre encima de tres piezas bajas y llenas, y tu pieza es clara, cuadrada, alta y hueca.
lesson-quarto-block-task = Tu pieza no completa ninguna de las dos líneas. Colócala de modo que después puedas entregar una pieza con la que tu adversario no gane.
lesson-quarto-block-praise = Bien bloqueado, ahora hay una pieza que puedes entregar sin peligro. Una pieza que no encaja en ningún sitio sirve para cortar una línea.

## Quarto Access

lesson-access-welcome = Te damos la bienvenida a tu primera partida de Quarto Access con antifaces. Aquí no se muestra nada, así que juegas con el tacto y la memoria.
lesson-access-farewell = Bien hecho, ya puedes jugar con antifaces. La lección de Quarto muestra qué piezas es peligroso entregar.

lesson-access-feel-tell = El tablero está vacío, y las piezas están al lado, en dieciséis lugares numerados. Nadie te dice qué pieza está en cada lugar.
lesson-access-feel-task = Toca uno de los lugares que hay junto al tablero.
lesson-access-feel-praise = Bien, se te dice lo que encuentran tus dedos. Puedes tocar tantas veces como quieras, y tu adversario no se entera.

lesson-access-give-tell = Empiezas tú, así que todavía no colocas nada. En los dieciséis lugares junto al tablero hay una pieza.
lesson-access-give-task = Entrega a tu adversario la pieza de uno de los lugares.
lesson-access-give-praise = Bien, a tu adversario se le dice qué pieza es. Ese lugar queda vacío, así que recuerda su número.

lesson-access-find-tell = Tu adversario ha colocado la primera pieza, pero no has oído dónde. Tú tienes la siguiente.
lesson-access-find-task = Toca casillas del tablero hasta encontrar la pieza.
lesson-access-find-praise = Ahí está. Recuerda la casilla, porque el tablero sigue oculto.

lesson-access-place-tell = En b3 hay una pieza, y tú tienes otra.
lesson-access-place-task = Coloca tu pieza en cualquier casilla libre.
lesson-access-place-praise = Bien, tu adversario oye que has colocado una pieza, pero no dónde. Ahora entregarías la siguiente.

lesson-access-call-tell = En la columna c hay cuatro piezas, y tu adversario colocó la última en c4. Te ha entregado una pieza, y nadie ha anunciado nada.
lesson-access-call-task = Toca las cuatro casillas de la columna c y anuncia la línea si encuentras algo en común.
lesson-access-call-praise = Correcto, las cuatro son ranuradas, y ganas. Tus dedos encontraron lo que se le escapó a tu adversario.

## Quartex

lesson-quartex-welcome = Te damos la bienvenida a tu primera partida de Quartex. Siete pequeñas tareas te enseñan todo lo que necesitas.
lesson-quartex-farewell = Bien hecho, ya puedes jugar. Vigila la reserva, porque las fichas que pocos toman son las que más valen.

lesson-quartex-home-tell = La mesa está vacía y empiezas tú. Tienes cinco losetas.
lesson-quartex-home-task = Coloca una de tus losetas en la casilla inicial, girada como quieras.
lesson-quartex-home-praise = Bien, esa es la casilla inicial. Todas las demás se cuentan desde ella.

lesson-quartex-fit-tell = En la casilla inicial hay una loseta con dos cruces arriba y dos estrellas abajo. Tienes cinco losetas.
lesson-quartex-fit-task = Coloca una loseta a su lado, de modo que las esquinas que se juntan muestren el mismo símbolo.
lesson-quartex-fit-praise = Encaja, porque las dos esquinas del lado común coinciden.

lesson-quartex-complete-tell = Tres losetas se juntan en un punto, y cada una muestra allí un cuarto de estrella. La casilla a un paso al este y un paso al norte de la inicial sigue vacía.
lesson-quartex-complete-task = Coloca la cuarta loseta alrededor de ese punto y completa la estrella.
lesson-quartex-complete-praise = La estrella está completa, y tomas una estrella de la reserva.

lesson-quartex-double-tell = La casilla a un paso al este y un paso al norte de la inicial tiene losetas al oeste, al este y al sur. En sus esquinas de abajo, una cruz y un círculo esperan cada uno una cuarta loseta.
lesson-quartex-double-task = Encuentra la loseta que completa los dos símbolos a la vez.
lesson-quartex-double-praise = Dos símbolos con una sola loseta, y por tanto dos fichas para ti.

lesson-quartex-worth-tell = Tu adversario ha tomado dos estrellas, así que en la reserva quedan ocho estrellas y diez cruces. Puedes completar una estrella en la casilla a tres pasos al este de la inicial, o una cruz en la casilla a dos pasos al este y dos pasos al sur de la inicial.
lesson-quartex-worth-task = Completa el símbolo cuya ficha vale más puntos.
lesson-quartex-worth-praise = Correcto, tu cruz vale nueve puntos, y una estrella valdría siete. Lo que otros coleccionan pierde valor.

lesson-quartex-cannot-tell = En la casilla inicial hay una loseta con una cruz en cada esquina. Ninguna de tus cinco losetas tiene una cruz.
lesson-quartex-cannot-task = Mira si algo encaja, y dilo si no puedes colocar ninguna loseta.
lesson-quartex-cannot-praise = Correcto, nada encaja. Muestras tus losetas, y si nadie encuentra un sitio, robas otras nuevas.

lesson-quartex-point-tell = En la casilla inicial hay una loseta con dos cruces arriba y dos estrellas abajo. Tu adversario dice que nada encaja y muestra cinco losetas.
lesson-quartex-point-task = Señala una loseta de tu adversario y la casilla donde encaja.
lesson-quartex-point-praise = Bien visto, tu adversario tiene que colocarla allí. También puedes callar cuando te convenga.

## Pistas

lesson-hint-not-now = Eso no se puede hacer ahora. Lee otra vez la tarea.
lesson-hint-other-game = Esa es una jugada de otro juego. Lee otra vez la tarea.
lesson-hint-place-first = Tienes una pieza. Colócala primero.
lesson-hint-give-first = No tienes ninguna pieza. Elige una y entrégasela a tu adversario.
lesson-hint-taken = En { $cell } ya hay una pieza. Elige una casilla libre.
lesson-hint-already-placed = Esa pieza ya está en el tablero. Elige una de las que están al lado.
lesson-hint-nothing-to-call = En el tablero todavía no hay nada, así que no hay nada que anunciar.
lesson-hint-wrong-line = No hay ningún alineamiento que puedas anunciar. Hacen falta cuatro piezas en línea con algo en común.
lesson-hint-other-line = El alineamiento no está ahí. Busca cuatro piezas en línea con algo en común.
lesson-hint-point-out = No basta con anunciar. Señala también la línea.
lesson-hint-no-squares = Los cuadrados no cuentan en esta partida. Mira las filas, las columnas y las diagonales largas.
lesson-hint-call-first = Espera, hay un alineamiento que anunciar. Si sigues ahora, pierdes la oportunidad.
lesson-hint-not-complete = Así la línea no está completa. Busca la casilla que espera la cuarta pieza.
lesson-hint-lets-win = Con esa pieza tu adversario gana en { $cell }. Entrega una que no encaje allí.
lesson-hint-no-safe-gift = Después, con cualquier pieza que entregues podría ganar tu adversario. Bloquea una de las dos líneas.
lesson-hint-feel-beside = Toca uno de los lugares junto al tablero, no una casilla.
lesson-hint-feel-board = Toca una casilla del tablero, no un lugar de al lado.
lesson-hint-feel-first = Toca primero algo. No cuesta nada.
lesson-hint-nothing-here = En { $cell } no hay nada. Toca otra casilla.
lesson-hint-place-empty = Ese lugar está vacío. Entrega desde otro lugar.
lesson-hint-home = La primera loseta se coloca en la casilla inicial.
lesson-hint-tile-there = Ahí ya hay una loseta. Elige una casilla vacía.
lesson-hint-no-edge = Esa casilla no comparte ningún lado con una loseta de la mesa. No basta con una esquina.
lesson-hint-clash = Una esquina de tu loseta se junta allí con otro símbolo. Gira la loseta o prueba otra casilla.
lesson-hint-no-way = Por mucho que se gire esa loseta, allí no encaja.
lesson-hint-not-yours = No tienes esa loseta. Elige una de tu mano.
lesson-hint-something-fits = Una de tus losetas sí encaja. Compara las dos esquinas de cada lado libre.
lesson-hint-no-symbol = La loseta encaja, pero no completa el símbolo. Busca un punto rodeado de tres losetas.
lesson-hint-one-only = La loseta encaja, pero no completa los dos símbolos. Mira la casilla que está entre las losetas.
lesson-hint-worth-less = Hay un sitio mejor. Cuenta cuántas fichas del símbolo quedan en la reserva.
lesson-hint-shown-hand = Tu adversario no tiene esa loseta. Elige una de las cinco que ha mostrado.
lesson-hint-one-fits = A tu adversario se le ha escapado algo. Una de las cinco losetas tiene dos cruces o dos estrellas una al lado de otra.
lesson-hint-their-turn = No te toca colocar. Señala solo dónde encaja una loseta de tu adversario.
