//! Every back end, for contracts that all of them keep.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use store::Logs;

use crate::cluster::Cluster;

/// A new, empty place of some back end.
pub(crate) type Place = Arc<dyn Logs>;

/// Each case on each back end: those of memory and SQLite by themselves, those of PostgreSQL one after
/// another in databases of one server, since starting one takes seconds.
macro_rules! on_every_back_end {
    ($($case:ident)*) => {
        mod memory {
            $(#[test] fn $case() {
                super::$case(&(std::sync::Arc::new(store::InMemory::new()) as super::Place));
            })*
        }

        mod sqlite {
            $(#[test] fn $case() {
                let folder = tempfile::tempdir().unwrap();
                let file = store::Sqlite::at(folder.path().join("store"));
                super::$case(&(std::sync::Arc::new(file) as super::Place));
            })*
        }

        #[test]
        fn postgres() {
            $crate::back_ends::on_postgres(&[$((stringify!($case), $case)),*]);
        }
    };
}
pub(crate) use on_every_back_end;

/// A case and its name.
type Case = (&'static str, fn(&Place));

pub(crate) fn on_postgres(cases: &[Case]) {
    let Some(cluster) = Cluster::start() else { return };
    let failed: Vec<&str> = cases
        .iter()
        .filter(|(name, case)| {
            let place = cluster.logs();
            eprintln!("postgres::{name}");
            catch_unwind(AssertUnwindSafe(|| case(&place))).is_err()
        })
        .map(|(name, _)| *name)
        .collect();
    assert!(failed.is_empty(), "on PostgreSQL these failed: {failed:?}");
}
