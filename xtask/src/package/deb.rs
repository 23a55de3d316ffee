//! The Debian package.

use std::fs;

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};

use super::{Release, copy, set_mode, write};
use crate::command_line::CommandLine;
use crate::stop::Stop;

/// What systemd runs.
const UNITS: [&str; 3] = ["fourfold.service", "fourfold-backup.service", "fourfold-backup.timer"];

/// What dpkg runs when it installs, upgrades and removes.
const SCRIPTS: [&str; 3] = ["postinst", "prerm", "postrm"];

/// Makes the package; `version` is that of the release, unless an upgrade is tried.
pub(super) fn make(release: &Release, version: &str) -> Result<Utf8PathBuf, Stop> {
    let stage = release.stage("deb")?;
    let at = |path: &str| stage.join(path);
    copy(&release.program, &at("usr/bin/fourfold"))?;
    let manual = at("usr/share/man/man1");
    CommandLine::new(release.program.as_str(), ["man", "--out", manual.as_str()])
        .run(&release.root)?;
    let pages: Vec<Utf8PathBuf> = files(&manual)?;
    gzip(&pages.iter().map(Utf8PathBuf::as_path).collect::<Vec<_>>())?;
    for unit in UNITS {
        // The service of whoever built it lies elsewhere.
        let text = release.packaging(unit)?.replace("/usr/local/bin/", "/usr/bin/");
        write(&at("usr/lib/systemd/system").join(unit), text)?;
    }
    write(&at("etc/fourfold/environment"), release.packaging("debian/environment")?)?;
    let papers = at("usr/share/doc/fourfold");
    write(&papers.join("copyright"), release.packaging("debian/copyright")?)?;
    write(&papers.join("sbom.cdx.json"), &release.sbom)?;
    for name in [
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "docs/hosting.md",
        "packaging/prometheus/fourfold.rules.yml",
        "packaging/grafana/fourfold.json",
    ] {
        let from = release.root.join(name);
        copy(&from, &papers.join(from.file_name().unwrap_or(name)))?;
    }
    let changes = papers.join("changelog");
    copy(&release.root.join("CHANGELOG.md"), &changes)?;
    gzip(&[&changes])?;
    CommandLine::new("chmod", ["-R", "u=rwX,go=rX", stage.as_str()]).run(&release.root)?;
    // A password may be in it.
    set_mode("600", &[&at("etc/fourfold/environment")])?;
    describe(release, version, &stage)?;
    let file = release.out.join(format!("fourfold_{version}_{}.deb", release.architecture));
    CommandLine::new("dpkg-deb", ["--root-owner-group", "--build", stage.as_str(), file.as_str()])
        .with("SOURCE_DATE_EPOCH", &release.moment)
        .run(&release.root)?;
    fs::remove_dir_all(&stage).map_err(Stop::file(stage))?;
    Ok(file)
}

/// What dpkg reads before it unpacks anything.
fn describe(release: &Release, version: &str, stage: &Utf8Path) -> Result<(), Stop> {
    let folder = stage.join("DEBIAN");
    let program = fs::read(&release.program).map_err(Stop::file(&release.program))?;
    let control = release
        .packaging("debian/control")?
        .replace("@VERSION@", version)
        .replace("@ARCHITECTURE@", &release.architecture)
        // In KiB, of the program: the rest is small.
        .replace("@SIZE@", &(program.len() / 1024).to_string())
        .replace("@DEPENDS@", &needs(&program));
    write(&folder.join("control"), control)?;
    write(&folder.join("conffiles"), "/etc/fourfold/environment\n")?;
    for script in SCRIPTS {
        write(&folder.join(script), release.packaging(&format!("debian/{script}"))?)?;
        set_mode("755", &[&folder.join(script)])?;
    }
    Ok(())
}

/// The packages that hold what the program loads: the C library, of the latest version of which it names a
/// symbol, and the helper of the compiler.
fn needs(program: &[u8]) -> String {
    let mark = b"GLIBC_2.";
    let versions = program.windows(mark.len() + 2).filter(|window| window.starts_with(mark));
    let minor = versions.filter_map(|window| {
        let digits: String = window[mark.len()..].iter().map(|byte| char::from(*byte)).collect();
        digits.trim_end_matches(|c: char| !c.is_ascii_digit()).parse::<u32>().ok()
    });
    let library = minor.max().map_or("libc6".to_owned(), |minor| format!("libc6 (>= 2.{minor})"));
    let helper = b"libgcc_s.so.1";
    let has_helper = program.windows(helper.len()).any(|window| window == helper);
    if has_helper { format!("{library}, libgcc-s1") } else { library }
}

fn files(folder: &Utf8Path) -> Result<Vec<Utf8PathBuf>, Stop> {
    let entries = folder.read_dir_utf8().map_err(Stop::file(folder))?;
    let files: Result<Vec<Utf8PathBuf>, _> =
        entries.map(|entry| entry.map(|entry| entry.path().to_owned())).collect();
    files.map_err(Stop::file(folder))
}

/// Packs files without their names and times.
fn gzip(files: &[&Utf8Path]) -> Result<(), Stop> {
    let names = files.iter().map(|file| file.as_str());
    CommandLine::new("gzip", ["-9", "--no-name"]).and(names).run(Utf8Path::new("/"))
}

#[cfg(test)]
mod tests {
    use super::needs;

    #[test]
    fn a_program_needs_the_library_whose_latest_symbol_it_names() {
        let program = b"..GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.4\0libgcc_s.so.1\0";
        assert_eq!(needs(program), "libc6 (>= 2.34), libgcc-s1");
        assert_eq!(needs(b"nothing of the kind"), "libc6");
    }
}
