//! What the machine has to give.

use std::fs;

/// How many bytes of memory could be had now, where the system tells.
pub(crate) fn free_memory() -> Option<u64> {
    available(&fs::read_to_string("/proc/meminfo").ok()?)
}

/// `MemAvailable:   123456 kB`
fn available(report: &str) -> Option<u64> {
    let line = report.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok()?.checked_mul(1024)
}

/// Lets this program, and those it starts, have as many files open as whoever started it allows; how many that is,
/// where there is a limit. Connections are files, and shells allow few unless they are asked.
#[cfg(unix)]
pub(crate) fn raise_open_files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    if raised.is_ok() { maximum } else { current }
}

/// Where there is no such limit.
#[cfg(not(unix))]
pub(crate) fn raise_open_files() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_is_read_or_left() {
        let report = "MemTotal:       24000000 kB\nMemAvailable:   23456 kB\nBuffers: 1 kB\n";
        assert_eq!(available(report), Some(23456 * 1024));
        assert_eq!(available("MemTotal: 24000000 kB\n"), None);
        assert_eq!(available("MemAvailable: lots\n"), None);
    }
}
