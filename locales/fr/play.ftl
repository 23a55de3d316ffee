# The page of a table.
