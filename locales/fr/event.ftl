# Ce qui se passe à une table.
event-sat = { $person ->
    [you] Vous prenez la place { $number }.
   *[other] { $who } prend la place { $number }.
}
event-bot-sat = L’ordinateur, niveau { $level }, prend la place { $number }.
event-seat-open = La place { $number } est libre.
event-left = { $person ->
    [you] Vous quittez la table.
   *[other] { $who } quitte la table.
}
event-contributed = { $person ->
    [you] Vous participez au tirage au sort.
   *[other] { $who } participe au tirage au sort.
}
event-started = { $person ->
    [you] La partie commence. Vous jouez en premier.
   *[other] La partie commence. { $who } joue en premier.
}
event-offers-draw = { $person ->
    [you] Vous proposez le match nul.
   *[other] { $who } propose le match nul.
}
    .full = { event-offers-draw } La proposition tombe au prochain coup.
event-offers-takeback = { $person ->
    [you] Vous demandez à reprendre votre dernier coup.
   *[other] { $who } demande à reprendre son dernier coup.
}
    .full = { event-offers-takeback } La proposition tombe au prochain coup.
event-offers-time = { $person ->
    [you] Vous demandez plus de temps : { $span }.
   *[other] { $who } demande plus de temps : { $span }.
}
    .full = { event-offers-time } La proposition tombe au prochain coup.
event-offers-pause = { $person ->
    [you] Vous proposez une pause.
   *[other] { $who } propose une pause.
}
event-offers-rematch = { $person ->
    [you] Vous proposez une autre partie.
   *[other] { $who } propose une autre partie.
}
event-agreed = { $person ->
    [you] Vous acceptez.
   *[other] { $who } accepte.
}
event-declined = { $person ->
    [you] Vous refusez.
   *[other] { $who } refuse.
}
event-drawn = Les joueurs conviennent d’un match nul.
event-took-back = Le dernier coup est repris.
event-adjourned = Tout le monde accepte une pause. Les pendules sont arrêtées.
event-went-on = { $person ->
    [you] Vous voulez continuer.
   *[other] { $who } veut continuer.
}
event-rematch = Tout le monde veut rejouer.
event-resigned = { $person ->
    [you] Vous abandonnez.
   *[other] { $who } abandonne.
}
event-time = { $person ->
    [you] Votre temps est écoulé.
   *[other] Le temps est écoulé pour { $who }.
}
event-abandoned = { $person ->
    [you] Votre place est considérée comme abandonnée.
   *[other] { $who } ne revient pas : la place est abandonnée.
}
event-away = { $person ->
    [you] Vous êtes hors ligne.
   *[other] { $who } est hors ligne.
}
event-held-from = { $person ->
    [you] Vous n’êtes pas là ; dans { $span }, l’ordinateur peut tenir votre place.
   *[other] { $who } n’est pas là ; dans { $span }, l’ordinateur peut tenir la place.
}
event-away-until = { $person ->
    [you] Vous êtes hors ligne. Votre place pourra être déclarée abandonnée dans { $span }.
   *[other] { $who } est hors ligne. La place pourra être déclarée abandonnée dans { $span }.
}
event-here = { $person ->
    [you] Vous êtes de retour.
   *[other] { $who } est de retour.
}
event-stand-in = { $person ->
    [you] L’ordinateur, niveau { $level }, joue pour vous.
   *[other] L’ordinateur, niveau { $level }, joue pour { $who }.
}
event-reclaimed = { $person ->
    [you] Vous reprenez votre place.
   *[other] { $who } reprend sa place.
}
event-paused = Le serveur est en pause. Les pendules sont arrêtées.
event-resumed = Le serveur est de retour. La partie continue.
event-brought-back = La table a été rapportée d’une copie. Quelqu’un sait peut-être déjà ce qui sera tiré.
clock-left = { $person ->
    [you] Votre pendule : { $span }.
   *[other] Pendule, { $who } : { $span }.
}

# Quarto.
quarto-gives = { $case ->
    [you] Vous donnez à { $to } { $piece }.
    [toyou] { $who } vous donne { $piece }.
   *[other] { $who } donne à { $to } { $piece }.
}
    .terse = { $case ->
        [you] Pour { $to } : { $short }.
        [toyou] Pour vous : { $short }.
       *[other] { $who } à { $to } : { $short }.
    }
    .full = { quarto-gives } { $case ->
        [you] C’est à { $to } de la placer.
        [toyou] C’est à vous de la placer.
       *[other] C’est à { $to } de la placer.
    }
quarto-places = { $person ->
    [you] Vous placez { $piece } { $onto }.
   *[other] { $who } place { $piece } { $onto }.
}
    .terse = { $person ->
        [you] { $cell } { $short }.
       *[other] { $cell } { $short }, { $who }.
    }
quarto-calls-line = { $person ->
    [you] Vous annoncez « Quarto ! » : { $line }. C’est juste !
   *[other] { $who } annonce « Quarto ! » : { $line }. C’est juste !
}
quarto-calls-line-all = { $person ->
    [you] Vous annoncez « Quarto ! » : { $line }, toutes { $values }. C’est juste !
   *[other] { $who } annonce « Quarto ! » : { $line }, toutes { $values }. C’est juste !
}
quarto-calls = { $person ->
    [you] Vous annoncez « Quarto ! », et c’est juste !
   *[other] { $who } annonce « Quarto ! », et c’est juste !
}
quarto-wrong-line = { $person ->
    [you] Vous annoncez « Quarto ! » : { $line }. L’annonce est fausse.
   *[other] { $who } annonce « Quarto ! » : { $line }. L’annonce est fausse.
}
quarto-wrong = { $person ->
    [you] Vous annoncez « Quarto ! », et l’annonce est fausse.
   *[other] { $who } annonce « Quarto ! », et l’annonce est fausse.
}
quarto-shown = Quarto : { $lines }.
quarto-declines = { $person ->
    [you] Vous n’annoncez rien.
   *[other] { $who } n’annonce rien.
}

# Quarto Access avec les masques.
access-gives-from = { $case ->
    [you] Vous donnez à { $to } { $piece }, prise à l’emplacement { $place }.
    [toyou] { $who } vous donne { $piece }, prise à l’emplacement { $place }.
   *[other] { $who } donne à { $to } { $piece }, prise à l’emplacement { $place }.
}
access-gives = { $case ->
    [you] Vous donnez une pièce à { $to }.
    [toyou] { $who } vous donne une pièce.
   *[other] { $who } donne une pièce à { $to }.
}
access-places-piece = { $person ->
    [you] Vous placez { $piece }.
   *[other] { $who } place { $piece }.
}
access-places-onto = { $person ->
    [you] Vous placez une pièce { $onto }.
   *[other] { $who } place une pièce { $onto }.
}
access-places = { $person ->
    [you] Vous placez une pièce.
   *[other] { $who } place une pièce.
}
felt-cell = Vous touchez { $at } : { $piece }.
felt-cell-empty = Il n’y a rien { $at }.
felt-place = Vous touchez à l’emplacement { $place } : { $piece }.
felt-place-empty = Il n’y a rien à l’emplacement { $place }.
felt-something = Vous touchez { $piece }.
felt-nothing = Il n’y a rien à cet endroit.

# Quartex.
quartex-opened = La première plaquette est sur la case de départ : { $tile }.
quartex-lays-home = { $person ->
    [you] Vous posez { $tile } sur la case de départ.
   *[other] { $who } pose { $tile } sur la case de départ.
}
    .terse = { $person ->
        [you] { $corners } : { $spot }.
       *[other] { $corners } : { $spot }, { $who }.
    }
quartex-removed = { $count ->
    [one] Une plaquette est retirée du jeu : { $tiles }.
   *[other] { $count } plaquettes sont retirées du jeu : { $tiles }.
}
quartex-drew-these = { $count ->
    [one] Vous piochez une plaquette : { $tiles }.
   *[other] Vous piochez { $count } plaquettes : { $tiles }.
}
quartex-drew-some = { $count ->
    [one] { $who } pioche une plaquette.
   *[other] { $who } pioche { $count } plaquettes.
}
quartex-lays = { $person ->
    [you] Vous posez { $tile } : { $spot }.
   *[other] { $who } pose { $tile } : { $spot }.
}
    .terse = { $person ->
        [you] { $corners } : { $spot }.
       *[other] { $corners } : { $spot }, { $who }.
    }
quartex-lays-taking = { $person ->
    [you] Vous posez { $tile } : { $spot }. Vous prenez { $tokens }.
   *[other] { $who } pose { $tile } : { $spot }. { $who } prend { $tokens }.
}
    .terse = { $person ->
        [you] { $corners } : { $spot }. Vous prenez { $tokens }.
       *[other] { $corners } : { $spot }. { $who } prend { $tokens }.
    }
quartex-lays-taking-last = { $person ->
    [you] Vous posez { $tile } : { $spot }. Le stock s’épuise : vous prenez { $tokens }.
   *[other] { $who } pose { $tile } : { $spot }. Le stock s’épuise : { $who } prend { $tokens }.
}
quartex-lays-for-nothing = { $person ->
    [you] Vous posez { $tile } : { $spot }. Vous complétez un symbole, mais il n’y a plus de jeton de ce symbole dans le stock.
   *[other] { $who } pose { $tile } : { $spot }. Un symbole est complété, mais il n’y a plus de jeton de ce symbole dans le stock.
}
quartex-cannot = { $person ->
    [you] Vous dites que vous ne pouvez pas poser. Vous montrez { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } : { $tiles }.
   *[other] { $who } dit ne pas pouvoir poser. { $who } montre { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } : { $tiles }.
}
quartex-sees-none = { $person ->
    [you] Vous ne voyez d’endroit pour aucune de ces plaquettes.
   *[other] { $who } ne voit d’endroit pour aucune de ces plaquettes.
}
    .terse = { $person ->
        [you] Vous ne voyez aucun endroit.
       *[other] { $who } ne voit aucun endroit.
    }
quartex-points-out = { $case ->
    [you] Vous indiquez { $tile } : { $spot }. { $to } doit la poser là.
    [toyou] { $who } indique { $tile } : { $spot }. Vous devez la poser là, dans le sens de votre choix.
   *[other] { $who } indique { $tile } : { $spot }. { $to } doit la poser là.
}
quartex-sets-aside = { $person ->
    [you] Vous mettez de côté { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    }.
   *[other] { $who } met de côté { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    }.
}
quartex-put-back = { $count ->
    [one] Une plaquette retourne dans le sac.
   *[other] { $count } plaquettes retournent dans le sac.
}
quartex-eliminated = { $person ->
    [you] Votre élimination, avec { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } en main.
   *[other] Élimination de { $who }, avec { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } en main.
}
    .full = { quartex-eliminated } Les jetons restent acquis et chaque plaquette en main coûte un point.
quartex-retires = { $person ->
    [you] Vous piochez à découvert { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } : { $tiles }.
   *[other] { $who } pioche à découvert { $count ->
        [one] une plaquette
       *[other] { $count } plaquettes
    } : { $tiles }.
}
quartex-ended = Le compte des points : { $points }.

# La fin : pourquoi, puis qui gagne.
ended-quarto = Quarto !
ended-wrong-call = La partie se termine par une fausse annonce.
ended-full = Toutes les pièces sont placées et personne n’a annoncé de Quarto.
ended-points = La partie est finie.
ended-resigned = La partie se termine par un abandon.
ended-time = La partie se termine au temps.
ended-abandoned = La partie se termine par une absence trop longue.
ended-agreed = La partie se termine d’un commun accord.
result-draw = Il y a match nul.
result-wins = { $person ->
    [you] Vous gagnez !
   *[other] { $who } gagne !
}
result-shared = { $names } se partagent la victoire.
