# I livelli dei bot: un nome, e che cosa aspettarsi.
level-1 = Bambino
level-2 = Principiante
level-3 = Giocatore occasionale
level-4 = Giocatore allenato
level-5 = Giocatore di club
level-6 = Giocatore forte
level-7 = Maestro
level-8 = Perfetto
about-level-1 = Per un bambino, o per la tua primissima partita: gli sfuggono molte cose.
about-level-2 = Vede una vittoria, e spesso ne regala una.
about-level-3 = Vede ciò che salta agli occhi e si lascia sfuggire il resto, come si fa dopo il lavoro.
about-level-4 = Fa pochi errori semplici e pensa un turno in anticipo.
about-level-5 = Prevede alcuni turni e punisce gli errori.
about-level-6 = Calcola lontano e sbaglia di rado.
about-level-7 = Sbaglia solo dove il gioco è più difficile.
about-level-8 = Gioca meglio che può: a Quarto, senza un solo errore.
