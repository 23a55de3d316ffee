# Los niveles de los bots: un nombre, y qué se puede esperar.
level-1 = Niño
level-2 = Principiante
level-3 = Jugador ocasional
level-4 = Jugador con práctica
level-5 = Jugador de club
level-6 = Jugador fuerte
level-7 = Maestro
level-8 = Perfecto
about-level-1 = Para un niño, o para tu primera partida: se le escapan muchas cosas.
about-level-2 = Ve una victoria, y a menudo regala una.
about-level-3 = Ve lo que salta a la vista y se le escapa el resto, como a la gente después del trabajo.
about-level-4 = Comete pocos errores sencillos y piensa un turno por delante.
about-level-5 = Planea varios turnos y castiga los errores.
about-level-6 = Calcula lejos y rara vez se equivoca.
about-level-7 = Solo se equivoca donde el juego es más difícil.
about-level-8 = Juega lo mejor que puede: en Quarto, sin un solo error.
