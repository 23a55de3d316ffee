fair-title = Fair draws
fair-fixed = The draws of this game are fixed already. This is their fingerprint:
fair-luck = Add to the draws
fair-luck-hint = Type anything. It changes every draw, and nobody knows how: not you, not the server.
fair-was-old = This page was used already or is too old: the draws are new now. Press once more.
fair-sealed = The draws are sealed. Nothing can be changed any more. This is the seal:
fair-next-title = Draws of the next game
fair-next = The draws of the next game are fixed already. This is their fingerprint:
fair-relies = { $who } has added nothing to the draws and relies on the server’s word.
fair-relies-you = You have added nothing to the draws: you rely on the server’s word.
fair-brought-back = This table was brought back from a copy: if its game went on after the copy was made, somebody may know these draws from then. That nobody does is the word of whoever runs the server.
fair-check = Check the draws
fair-kept = The draws are those that were fixed before the game. Their fingerprint was noted then, and it is the same.
fair-broken = Careful: these are not the draws that were fixed before the game. Another fingerprint was noted then.
fair-left-out = Careful: what you added to the draws is not among what was used.
fair-page = Were the draws fair?
fair-page-lead = Nobody alone can choose what is drawn, neither the server nor a player. Check it here, step by step.
fair-step-fixed = Before anybody sat down, the draws were fixed. This is their fingerprint:
fair-step-added = Everybody could add to the draws.
fair-added = { $who }: { $what }
fair-step-sealed = When the game started, everything was sealed. This is the seal:
fair-not-started = The game has not started yet.
fair-step-seed = When the game was over, the seed of all draws was shown. It has the fingerprint from the beginning:
fair-seed-other = When the game was over, a seed was shown that does not have the fingerprint from the beginning:
fair-not-over = The game is not over yet.
fair-step-draws = { $count ->
    [0] In this game nothing was drawn.
    [one] The one draw was drawn again, and it is the same.
   *[other] All { $count } draws were drawn again, and they are the same.
}
fair-draws-wrong = Drawn again, something is different:
fair-noted = The fingerprint you noted
fair-noted-hint = What stands here comes from the server. What you noted before the game does not.
fair-compare = Compare
fair-noted-same = It is the same. These draws were fixed before the game.
fair-noted-other = It is another one. These are not the draws that were fixed before the game.
fair-noted-unreadable = A fingerprint has 64 characters: 0 to 9 and a to f.
fair-yourself = Check without this server: take the record, and a program of your own.
fair-table = To the table
