//! Names of players, so that each is somebody.

/// Names that several share get numbers, in the order of the seats: at a table with three bots of one
/// level nobody could tell who plays.
///
/// ```
/// let names = ["Child", "Anna", "Child"].map(String::from).to_vec();
/// assert_eq!(words::distinct(names), ["Child 1", "Anna", "Child 2"]);
/// ```
pub fn distinct(mut names: Vec<String>) -> Vec<String> {
    let given = names.clone();
    for (seat, name) in names.iter_mut().enumerate() {
        if given.iter().filter(|other| *other == name).count() > 1 {
            let mut number = given.iter().take(seat + 1).filter(|other| *other == name).count();
            // "Anna 2" may be somebody's name.
            while given.contains(&format!("{name} {number}")) {
                number += given.len();
            }
            *name = format!("{name} {number}");
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_like_another() {
        let rows: [&[&str]; 4] = [&["a", "b"], &["a", "a"], &["a", "a 1", "a"], &["a 2", "a", "a"]];
        for row in rows {
            let mut names = distinct(row.iter().map(|&name| name.to_owned()).collect());
            names.sort();
            names.dedup();
            assert_eq!(names.len(), row.len(), "{row:?}: {names:?}");
        }
        assert_eq!(distinct(vec!["a".into(), "a".into()]), ["a 1", "a 2"]);
    }
}
