# What a server says.
server-stopping = El servidor se reinicia. Tu partida se conserva y esta página vuelve sola.
server-unknown = El servidor no puede decir si eso ha ocurrido. Inténtalo de nuevo.
server-trouble = Por ahora no se puede guardar nada. Tu tiempo no cuenta; inténtalo de nuevo dentro de un momento.
server-trouble-untimed = Por ahora no se puede guardar nada. Inténtalo de nuevo dentro de un momento.
server-trouble-over = Ya funciona otra vez.
server-open-too-often = Esta mesa está abierta demasiadas veces. Solo siguen tus ventanas más recientes; vuelve a cargar esta página para seguir aquí.
server-unreadable = Eso no se ha podido leer.
server-confirm-resign = ¿De verdad quieres rendirte? Así termina la partida.
server-renamed = Ahora te llamas { $name }.
server-forgotten = Tu nombre y tus sesiones se han borrado.
