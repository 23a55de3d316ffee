# Lo que pasa en una mesa.
event-sat = { $person ->
    [you] Ocupas el puesto { $number }.
   *[other] { $who } ocupa el puesto { $number }.
}
event-bot-sat = El ordenador, nivel { $level }, ocupa el puesto { $number }.
event-seat-open = El puesto { $number } está libre.
event-left = { $person ->
    [you] Dejas la mesa.
   *[other] { $who } deja la mesa.
}
event-contributed = { $person ->
    [you] Participas en el sorteo.
   *[other] { $who } participa en el sorteo.
}
event-started = { $person ->
    [you] Empieza la partida. Juegas tú primero.
   *[other] Empieza la partida. { $who } juega primero.
}
event-offers-draw = { $person ->
    [you] Ofreces empate.
   *[other] { $who } ofrece empate.
}
    .full = { event-offers-draw } La oferta caduca con la próxima jugada.
event-offers-takeback = { $person ->
    [you] Pides deshacer tu última jugada.
   *[other] { $who } pide deshacer su última jugada.
}
    .full = { event-offers-takeback } La oferta caduca con la próxima jugada.
event-offers-time = { $person ->
    [you] Pides más tiempo: { $span }.
   *[other] { $who } pide más tiempo: { $span }.
}
    .full = { event-offers-time } La oferta caduca con la próxima jugada.
event-offers-pause = { $person ->
    [you] Propones una pausa.
   *[other] { $who } propone una pausa.
}
event-offers-rematch = { $person ->
    [you] Propones otra partida.
   *[other] { $who } propone otra partida.
}
event-agreed = { $person ->
    [you] Aceptas.
   *[other] { $who } acepta.
}
event-declined = { $person ->
    [you] Rechazas.
   *[other] { $who } rechaza.
}
event-drawn = Se acuerda un empate.
event-took-back = Se deshace la última jugada.
event-adjourned = Todos aceptan una pausa. Los relojes están parados.
event-went-on = { $person ->
    [you] Quieres seguir.
   *[other] { $who } quiere seguir.
}
event-rematch = Todos quieren jugar otra vez.
event-resigned = { $person ->
    [you] Te rindes.
   *[other] { $who } se rinde.
}
event-time = { $person ->
    [you] Se te ha acabado el tiempo.
   *[other] A { $who } se le ha acabado el tiempo.
}
event-abandoned = { $person ->
    [you] Tu puesto se considera abandonado.
   *[other] { $who } lleva demasiado tiempo fuera.
}
event-away = { $person ->
    [you] Estás fuera.
   *[other] { $who } está fuera.
}
event-held-from = { $person ->
    [you] No estás; dentro de { $span } el ordenador puede guardar tu puesto.
   *[other] { $who } no está; dentro de { $span } el ordenador puede guardar el puesto.
}
event-away-until = { $person ->
    [you] Estás fuera. Tu puesto podrá darse por abandonado en { $span }.
   *[other] { $who } está fuera. El puesto podrá darse por abandonado en { $span }.
}
event-here = { $person ->
    [you] Estás de vuelta.
   *[other] { $who } está de vuelta.
}
event-stand-in = { $person ->
    [you] El ordenador, nivel { $level }, juega por ti.
   *[other] El ordenador, nivel { $level }, juega por { $who }.
}
event-reclaimed = { $person ->
    [you] Vuelves a jugar tú.
   *[other] Vuelve a jugar { $who }.
}
event-paused = El servidor está en pausa. Los relojes están parados.
event-resumed = El servidor está de vuelta. La partida sigue.
event-brought-back = La mesa se ha recuperado de una copia. Quizá alguien sepa ya lo que va a salir.
clock-left = { $person ->
    [you] Tu reloj: { $span }.
   *[other] Reloj de { $who }: { $span }.
}

# Quarto.
quarto-gives = { $case ->
    [you] Entregas a { $to } { $piece }.
    [toyou] { $who } te entrega { $piece }.
   *[other] { $who } entrega a { $to } { $piece }.
}
    .terse = { $case ->
        [you] Para { $to }: { $short }.
        [toyou] Para ti: { $short }.
       *[other] { $who } a { $to }: { $short }.
    }
    .full = { quarto-gives } { $case ->
        [you] Ahora { $to } la coloca.
        [toyou] Ahora te toca colocarla.
       *[other] Ahora { $to } la coloca.
    }
quarto-places = { $person ->
    [you] Colocas { $piece } { $onto }.
   *[other] { $who } coloca { $piece } { $onto }.
}
    .terse = { $person ->
        [you] { $cell } { $short }.
       *[other] { $cell } { $short }, { $who }.
    }
quarto-calls-line = { $person ->
    [you] Anuncias «¡Quarto!»: { $line }. ¡Correcto!
   *[other] { $who } anuncia «¡Quarto!»: { $line }. ¡Correcto!
}
quarto-calls-line-all = { $person ->
    [you] Anuncias «¡Quarto!»: { $line }, todas { $values }. ¡Correcto!
   *[other] { $who } anuncia «¡Quarto!»: { $line }, todas { $values }. ¡Correcto!
}
quarto-calls = { $person ->
    [you] Anuncias «¡Quarto!», ¡y es correcto!
   *[other] { $who } anuncia «¡Quarto!», ¡y es correcto!
}
quarto-wrong-line = { $person ->
    [you] Anuncias «¡Quarto!»: { $line }. El anuncio es falso.
   *[other] { $who } anuncia «¡Quarto!»: { $line }. El anuncio es falso.
}
quarto-wrong = { $person ->
    [you] Anuncias «¡Quarto!», y el anuncio es falso.
   *[other] { $who } anuncia «¡Quarto!», y el anuncio es falso.
}
quarto-shown = Quarto: { $lines }.
quarto-declines = { $person ->
    [you] No anuncias nada.
   *[other] { $who } no anuncia nada.
}

# Quarto Access con antifaces.
access-gives-from = { $case ->
    [you] Entregas a { $to } { $piece }, del lugar { $place }.
    [toyou] { $who } te entrega { $piece }, del lugar { $place }.
   *[other] { $who } entrega a { $to } { $piece }, del lugar { $place }.
}
access-gives = { $case ->
    [you] Entregas una pieza a { $to }.
    [toyou] { $who } te entrega una pieza.
   *[other] { $who } entrega una pieza a { $to }.
}
access-places-piece = { $person ->
    [you] Colocas { $piece }.
   *[other] { $who } coloca { $piece }.
}
access-places-onto = { $person ->
    [you] Colocas una pieza { $onto }.
   *[other] { $who } coloca una pieza { $onto }.
}
access-places = { $person ->
    [you] Colocas una pieza.
   *[other] { $who } coloca una pieza.
}
felt-cell = Tocas { $at }: { $piece }.
felt-cell-empty = No hay nada { $at }.
felt-place = Tocas en el lugar { $place }: { $piece }.
felt-place-empty = No hay nada en el lugar { $place }.
felt-something = Tocas { $piece }.
felt-nothing = Ahí no hay nada.

# Quartex.
quartex-opened = La primera loseta está en la casilla inicial: { $tile }.
quartex-lays-home = { $person ->
    [you] Colocas { $tile } en la casilla inicial.
   *[other] { $who } coloca { $tile } en la casilla inicial.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-removed = { $count ->
    [one] Una loseta queda fuera del juego: { $tiles }.
   *[other] { $count } losetas quedan fuera del juego: { $tiles }.
}
quartex-drew-these = { $count ->
    [one] Robas una loseta: { $tiles }.
   *[other] Robas { $count } losetas: { $tiles }.
}
quartex-drew-some = { $count ->
    [one] { $who } roba una loseta.
   *[other] { $who } roba { $count } losetas.
}
quartex-lays = { $person ->
    [you] Colocas { $tile }: { $spot }.
   *[other] { $who } coloca { $tile }: { $spot }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-lays-taking = { $person ->
    [you] Colocas { $tile }: { $spot }. Tomas { $tokens }.
   *[other] { $who } coloca { $tile }: { $spot }. { $who } toma { $tokens }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }. Tomas { $tokens }.
       *[other] { $corners }: { $spot }. { $who } toma { $tokens }.
    }
quartex-lays-taking-last = { $person ->
    [you] Colocas { $tile }: { $spot }. La reserva se agota: tomas { $tokens }.
   *[other] { $who } coloca { $tile }: { $spot }. La reserva se agota: { $who } toma { $tokens }.
}
quartex-lays-for-nothing = { $person ->
    [you] Colocas { $tile }: { $spot }. Completas un símbolo, pero en la reserva ya no hay fichas de él.
   *[other] { $who } coloca { $tile }: { $spot }. Se completa un símbolo, pero en la reserva ya no hay fichas de él.
}
quartex-cannot = { $person ->
    [you] Dices que no puedes colocar. Muestras { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }: { $tiles }.
   *[other] { $who } dice que no puede colocar. Muestra { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }: { $tiles }.
}
quartex-sees-none = { $person ->
    [you] No ves sitio para ninguna de estas losetas.
   *[other] { $who } no ve sitio para ninguna de estas losetas.
}
    .terse = { $person ->
        [you] No ves ningún sitio.
       *[other] { $who } no ve ningún sitio.
    }
quartex-points-out = { $case ->
    [you] Señalas { $tile }: { $spot }. { $to } tiene que colocarla ahí.
    [toyou] { $who } señala { $tile }: { $spot }. Tienes que colocarla ahí, girada como quieras.
   *[other] { $who } señala { $tile }: { $spot }. { $to } tiene que colocarla ahí.
}
quartex-sets-aside = { $person ->
    [you] Apartas { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }.
   *[other] { $who } aparta { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }.
}
quartex-put-back = { $count ->
    [one] Una loseta vuelve a la bolsa.
   *[other] { $count } losetas vuelven a la bolsa.
}
quartex-eliminated = { $person ->
    [you] Quedas fuera, con { $count ->
        [one] una loseta
       *[other] { $count } losetas
    } en la mano.
   *[other] { $who } queda fuera, con { $count ->
        [one] una loseta
       *[other] { $count } losetas
    } en la mano.
}
    .full = { quartex-eliminated } Las fichas se conservan y cada loseta en la mano cuesta un punto.
quartex-retires = { $person ->
    [you] Robas a la vista { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }: { $tiles }.
   *[other] { $who } roba a la vista { $count ->
        [one] una loseta
       *[other] { $count } losetas
    }: { $tiles }.
}
quartex-ended = Se cuentan los puntos: { $points }.

# El final: por qué, y quién gana.
ended-quarto = ¡Quarto!
ended-wrong-call = La partida termina con un anuncio falso.
ended-full = Todas las piezas están colocadas y nadie ha anunciado Quarto.
ended-points = La partida ha terminado.
ended-resigned = La partida termina por rendición.
ended-time = La partida termina por tiempo.
ended-abandoned = La partida termina por una ausencia demasiado larga.
ended-agreed = La partida termina de común acuerdo.
result-draw = Hay empate.
result-wins = { $person ->
    [you] ¡Ganas tú!
   *[other] ¡Gana { $who }!
}
result-shared = { $names } comparten la victoria.
