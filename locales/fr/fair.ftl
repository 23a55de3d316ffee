fair-title = Des tirages loyaux
fair-fixed = Les tirages de cette partie sont déjà fixés. Voici leur empreinte :
fair-luck = Ajoutez quelque chose aux tirages
fair-luck-hint = Tapez ce que vous voulez. Cela change tous les tirages, et personne ne sait comment : ni vous, ni le serveur.
fair-was-old = Cette page a déjà servi ou est trop ancienne : les tirages sont nouveaux. Appuyez encore une fois.
fair-sealed = Les tirages sont scellés. Plus rien ne peut changer. Voici le sceau :
fair-next-title = Tirages de la prochaine partie
fair-next = Les tirages de la prochaine partie sont déjà fixés. Voici leur empreinte :
fair-relies = { $who } n’a rien ajouté aux tirages et s’en remet à la parole du serveur.
fair-relies-you = Vous n’avez rien ajouté aux tirages : vous vous en remettez à la parole du serveur.
fair-brought-back = Cette table a été rapportée d’une copie : si la partie a continué après la copie, quelqu’un connaît peut-être déjà ces tirages. Que personne ne les connaisse, vous n’en avez que la parole de qui fait tourner le serveur.
fair-check = Vérifier les tirages
fair-kept = Ce sont bien les tirages fixés avant la partie. Leur empreinte avait été notée, et c’est la même.
fair-broken = Attention : ce ne sont pas les tirages fixés avant la partie. Une autre empreinte avait été notée.
fair-left-out = Attention : ce que vous avez ajouté aux tirages n’a pas été utilisé.
fair-page = Les tirages étaient-ils loyaux ?
fair-page-lead = Personne ne peut choisir seul ce qui est tiré, ni le serveur ni un joueur. Vérifiez-le ici pas à pas.
fair-step-fixed = Avant que quelqu’un prenne place, les tirages étaient fixés. Voici leur empreinte :
fair-step-added = Chacun pouvait ajouter quelque chose aux tirages.
fair-added = { $who } : { $what }
fair-step-sealed = Au début de la partie, tout a été scellé. Voici le sceau :
fair-not-started = La partie n’a pas encore commencé.
fair-step-seed = À la fin de la partie, la graine de tous les tirages a été montrée. Elle a bien l’empreinte du début :
fair-seed-other = À la fin de la partie, une graine a été montrée qui n’a pas l’empreinte du début :
fair-not-over = La partie n’est pas encore finie.
fair-step-draws = { $count ->
    [0] Rien n’a été tiré dans cette partie.
    [one] Le seul tirage a été refait : il est identique.
   *[other] Les { $count } tirages ont été refaits : ils sont identiques.
}
fair-draws-wrong = En refaisant les tirages, quelque chose diffère :
fair-noted = L’empreinte que vous avez notée
fair-noted-hint = Ce qui est écrit ici vient du serveur. Ce que vous avez noté avant la partie ne vient pas de lui.
fair-compare = Comparer
fair-noted-same = C’est la même. Ces tirages étaient fixés avant la partie.
fair-noted-other = C’en est une autre. Ce ne sont pas les tirages fixés avant la partie.
fair-noted-unreadable = Une empreinte a 64 chiffres : de 0 à 9 et de a à f.
fair-yourself = Vérifier sans ce serveur : prenez l’enregistrement et votre propre programme.
fair-table = Vers la table
