# Replay, analysis, rules and lessons on the page.
