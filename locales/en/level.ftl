# The levels of the bots: a name, and what to expect.
level-1 = Child
level-2 = Beginner
level-3 = Casual player
level-4 = Practised player
level-5 = Club player
level-6 = Strong player
level-7 = Master
level-8 = Perfect
about-level-1 = For a child, or for your very first game: it overlooks a lot.
about-level-2 = It sees a win, and often gives one away.
about-level-3 = It sees what lies open and overlooks the rest, as people do after work.
about-level-4 = It makes few simple mistakes and looks one turn ahead.
about-level-5 = It plans a few turns ahead and punishes mistakes.
about-level-6 = It sees far ahead and rarely makes a mistake.
about-level-7 = It errs only where the game is hardest.
about-level-8 = It plays as well as it can: in Quarto without a single mistake.
