# Was an einem Tisch geschieht.
event-sat = { $person ->
    [you] Du setzt dich auf Platz { $number }.
   *[other] { $who } setzt sich auf Platz { $number }.
}
event-bot-sat = Der Computer, Stufe { $level }, setzt sich auf Platz { $number }.
event-seat-open = Platz { $number } ist frei.
event-left = { $person ->
    [you] Du verlässt den Tisch.
   *[other] { $who } verlässt den Tisch.
}
event-contributed = { $person ->
    [you] Du mischst mit.
   *[other] { $who } mischt mit.
}
event-started = { $person ->
    [you] Die Partie beginnt. Du fängst an.
   *[other] Die Partie beginnt. { $who } fängt an.
}
event-offers-draw = { $person ->
    [you] Du bietest Unentschieden an.
   *[other] { $who } bietet Unentschieden an.
}
    .full = { event-offers-draw } Das Angebot verfällt mit dem nächsten Zug.
event-offers-takeback = { $person ->
    [you] Du bittest darum, deinen letzten Zug zurückzunehmen.
   *[other] { $who } bittet darum, den letzten Zug zurückzunehmen.
}
    .full = { event-offers-takeback } Das Angebot verfällt mit dem nächsten Zug.
event-offers-time = { $person ->
    [you] Du bittest um mehr Zeit: { $span }.
   *[other] { $who } bittet um mehr Zeit: { $span }.
}
    .full = { event-offers-time } Das Angebot verfällt mit dem nächsten Zug.
event-offers-pause = { $person ->
    [you] Du schlägst eine Pause vor.
   *[other] { $who } schlägt eine Pause vor.
}
event-offers-rematch = { $person ->
    [you] Du bietest noch eine Partie an.
   *[other] { $who } bietet noch eine Partie an.
}
event-agreed = { $person ->
    [you] Du stimmst zu.
   *[other] { $who } stimmt zu.
}
event-declined = { $person ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
event-drawn = Die Spieler einigen sich auf Unentschieden.
event-took-back = Der letzte Zug ist zurückgenommen.
event-adjourned = Alle sind mit einer Pause einverstanden. Alle Uhren stehen.
event-went-on = { $person ->
    [you] Du willst weiterspielen.
   *[other] { $who } will weiterspielen.
}
event-rematch = Alle wollen noch einmal spielen.
event-resigned = { $person ->
    [you] Du gibst auf.
   *[other] { $who } gibt auf.
}
event-time = { $person ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $who } ist um.
}
event-abandoned = { $person ->
    [you] Dein Platz gilt als verlassen.
   *[other] { $who } ist zu lange weg.
}
event-away = { $person ->
    [you] Du bist weg.
   *[other] { $who } ist weg.
}
event-held-from = { $person ->
    [you] Du bist weg; in { $span } darf der Computer deinen Platz übernehmen.
   *[other] { $who } ist weg; in { $span } darf der Computer den Platz übernehmen.
}
event-away-until = { $person ->
    [you] Du bist weg. In { $span } darf dein Platz als verlassen gelten.
   *[other] { $who } ist weg. In { $span } darf der Platz als verlassen gelten.
}
event-here = { $person ->
    [you] Du bist wieder da.
   *[other] { $who } ist wieder da.
}
event-stand-in = { $person ->
    [you] Der Computer, Stufe { $level }, spielt für dich.
   *[other] Der Computer, Stufe { $level }, spielt für { $who }.
}
event-reclaimed = { $person ->
    [you] Du spielst wieder selbst.
   *[other] { $who } spielt wieder selbst.
}
event-paused = Der Server macht Pause. Alle Uhren stehen.
event-resumed = Der Server ist wieder da. Die Partie geht weiter.
event-brought-back = Der Tisch wurde aus einer Kopie zurückgeholt. Vielleicht weiß schon jemand, was gezogen wird.
clock-left = { $person ->
    [you] Deine Uhr: { $span }.
   *[other] Uhr von { $who }: { $span }.
}

# Quarto.
quarto-gives = { $case ->
    [you] Du gibst { $to } { $piece }.
    [toyou] { $who } gibt dir { $piece }.
   *[other] { $who } gibt { $to } { $piece }.
}
    .terse = { $case ->
        [you] Für { $to }: { $short }.
        [toyou] Für dich: { $short }.
       *[other] { $who } an { $to }: { $short }.
    }
    .full = { quarto-gives } { $case ->
        [you] { $to } setzt sie als Nächstes.
        [toyou] Jetzt musst du sie setzen.
       *[other] { $to } setzt sie als Nächstes.
    }
quarto-places = { $person ->
    [you] Du setzt { $piece } { $onto }.
   *[other] { $who } setzt { $piece } { $onto }.
}
    .terse = { $person ->
        [you] { $cell } { $short }.
       *[other] { $cell } { $short }, { $who }.
    }
quarto-calls-line = { $person ->
    [you] Du rufst „Quarto!“: { $line }. Richtig!
   *[other] { $who } ruft „Quarto!“: { $line }. Richtig!
}
quarto-calls-line-all = { $person ->
    [you] Du rufst „Quarto!“: { $line }, alle { $values }. Richtig!
   *[other] { $who } ruft „Quarto!“: { $line }, alle { $values }. Richtig!
}
quarto-calls = { $person ->
    [you] Du rufst „Quarto!“, und das ist richtig!
   *[other] { $who } ruft „Quarto!“, und das ist richtig!
}
quarto-wrong-line = { $person ->
    [you] Du rufst „Quarto!“: { $line }. Der Ruf ist falsch.
   *[other] { $who } ruft „Quarto!“: { $line }. Der Ruf ist falsch.
}
quarto-wrong = { $person ->
    [you] Du rufst „Quarto!“, und der Ruf ist falsch.
   *[other] { $who } ruft „Quarto!“, und der Ruf ist falsch.
}
quarto-shown = Quarto: { $lines }.
quarto-declines = { $person ->
    [you] Du rufst nichts.
   *[other] { $who } ruft nichts.
}

# Quarto Access mit Masken.
access-gives-from = { $case ->
    [you] Du gibst { $to } { $piece } von Ablage { $place }.
    [toyou] { $who } gibt dir { $piece } von Ablage { $place }.
   *[other] { $who } gibt { $to } { $piece } von Ablage { $place }.
}
access-gives = { $case ->
    [you] Du gibst { $to } eine Figur.
    [toyou] { $who } gibt dir eine Figur.
   *[other] { $who } gibt { $to } eine Figur.
}
access-places-piece = { $person ->
    [you] Du setzt { $piece }.
   *[other] { $who } setzt { $piece }.
}
access-places-onto = { $person ->
    [you] Du setzt eine Figur { $onto }.
   *[other] { $who } setzt eine Figur { $onto }.
}
access-places = { $person ->
    [you] Du setzt eine Figur.
   *[other] { $who } setzt eine Figur.
}
felt-cell = Du berührst { $at }: { $piece }.
felt-cell-empty = Da ist nichts { $at }.
felt-place = Du berührst auf Ablage { $place }: { $piece }.
felt-place-empty = Auf Ablage { $place } ist nichts.
felt-something = Du berührst { $piece }.
felt-nothing = Da ist nichts.

# Quartex.
quartex-opened = Das erste Plättchen liegt auf dem Startfeld: { $tile }.
quartex-lays-home = { $person ->
    [you] Du legst { $tile } auf das Startfeld.
   *[other] { $who } legt { $tile } auf das Startfeld.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-removed = { $count ->
    [one] Ein Plättchen ist aus dem Spiel: { $tiles }.
   *[other] { $count } Plättchen sind aus dem Spiel: { $tiles }.
}
quartex-drew-these = { $count ->
    [one] Du ziehst ein Plättchen: { $tiles }.
   *[other] Du ziehst { $count } Plättchen: { $tiles }.
}
quartex-drew-some = { $count ->
    [one] { $who } zieht ein Plättchen.
   *[other] { $who } zieht { $count } Plättchen.
}
quartex-lays = { $person ->
    [you] Du legst { $tile } an: { $spot }.
   *[other] { $who } legt { $tile } an: { $spot }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }.
       *[other] { $corners }: { $spot }, { $who }.
    }
quartex-lays-taking = { $person ->
    [you] Du legst { $tile } an: { $spot }. Du nimmst { $tokens }.
   *[other] { $who } legt { $tile } an: { $spot }. { $who } nimmt { $tokens }.
}
    .terse = { $person ->
        [you] { $corners }: { $spot }. Du nimmst { $tokens }.
       *[other] { $corners }: { $spot }. { $who } nimmt { $tokens }.
    }
quartex-lays-taking-last = { $person ->
    [you] Du legst { $tile } an: { $spot }. Der Vorrat geht zur Neige: Du nimmst { $tokens }.
   *[other] { $who } legt { $tile } an: { $spot }. Der Vorrat geht zur Neige: { $who } nimmt { $tokens }.
}
quartex-lays-for-nothing = { $person ->
    [you] Du legst { $tile } an: { $spot }. Du komplettierst ein Symbol, aber im Vorrat ist kein Chip davon mehr.
   *[other] { $who } legt { $tile } an: { $spot }. Ein Symbol ist komplett, aber im Vorrat ist kein Chip davon mehr.
}
quartex-cannot = { $person ->
    [you] Du sagst, dass du nicht anlegen kannst. Du zeigst { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.
   *[other] { $who } sagt: Ich kann nicht. { $who } zeigt { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.
}
quartex-sees-none = { $person ->
    [you] Du siehst nicht, wo eines dieser Plättchen passt.
   *[other] { $who } sieht nicht, wo eines dieser Plättchen passt.
}
    .terse = { $person ->
        [you] Du siehst keine Stelle.
       *[other] { $who } sieht keine Stelle.
    }
quartex-points-out = { $case ->
    [you] Du zeigst { $tile }: { $spot }. { $to } muss es dort anlegen.
    [toyou] { $who } zeigt { $tile }: { $spot }. Du musst es dort anlegen, gedreht wie du willst.
   *[other] { $who } zeigt { $tile }: { $spot }. { $to } muss es dort anlegen.
}
quartex-sets-aside = { $person ->
    [you] Du legst { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    } zur Seite.
   *[other] { $who } legt { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    } zur Seite.
}
quartex-put-back = { $count ->
    [one] Ein Plättchen kommt zurück in den Beutel.
   *[other] { $count } Plättchen kommen zurück in den Beutel.
}
quartex-eliminated = { $person ->
    [you] Du scheidest aus, mit { $count ->
        [one] einem Plättchen
       *[other] { $count } Plättchen
    } auf der Hand.
   *[other] { $who } scheidet aus, mit { $count ->
        [one] einem Plättchen
       *[other] { $count } Plättchen
    } auf der Hand.
}
    .full = { quartex-eliminated } Chips bleiben, und jedes Plättchen auf der Hand kostet einen Punkt.
quartex-retires = { $person ->
    [you] Du ziehst offen { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.
   *[other] { $who } zieht offen { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $tiles }.
}
quartex-ended = Die Punkte werden gezählt: { $points }.

# Das Ende: warum, dann wer gewinnt.
ended-quarto = Quarto!
ended-wrong-call = Die Partie endet mit einem falschen Ruf.
ended-full = Alle Figuren sind gesetzt, und niemand hat Quarto gerufen.
ended-points = Die Partie ist zu Ende.
ended-resigned = Die Partie endet durch Aufgabe.
ended-time = Die Partie endet durch Zeitablauf.
ended-abandoned = Die Partie endet, weil jemand zu lange weg ist.
ended-agreed = Die Partie endet im Einvernehmen.
result-draw = Es ist unentschieden.
result-wins = { $person ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
}
result-shared = { $names } teilen sich den Sieg.
