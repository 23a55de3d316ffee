# The house around the tables: home, new game, tables, settings, privacy, problems.
