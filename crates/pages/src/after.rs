//! Games that are over, positions, rules and lessons.
