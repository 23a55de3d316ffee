//! How much memory the server has.

/// Resident memory in bytes, as Linux says it; nothing elsewhere.
pub(crate) fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    read(&status).unwrap_or(0)
}

/// `VmRSS:      9104 kB`
fn read(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_is_read_as_linux_writes_it() {
        assert_eq!(read("Name:\tfourfold\nVmRSS:\t    9104 kB\n"), Some(9_322_496));
        assert_eq!(read(""), None);
        #[cfg(target_os = "linux")]
        assert!(resident() > 1 << 20);
    }
}
