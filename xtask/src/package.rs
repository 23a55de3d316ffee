//! `cargo xtask package`: what people install, made from one release build, below `target/package/`.
//!
//! | file | is |
//! | --- | --- |
//! | `fourfold_VERSION_ARCH.deb` | a Debian package ([`deb`]) |
//! | `fourfold-VERSION-ARCH.rootfs.tar` | a root file system with the program and what it loads ([`image`]) |
//! | `fourfold-VERSION-ARCH.oci.tar` | the same as an OCI image, for podman, skopeo and newer dockers |
//! | `fourfold-VERSION.cdx.json` | what is built in: a bill of materials in `CycloneDX` ([`sbom`]) |
//! | `SHA256SUMS` | of all of them |
//!
//! The same commit on the same machine makes the same files: all times in them are those of the commit.

mod deb;
mod image;
mod sbom;
mod trial;

use std::fs;

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};

use crate::command_line::CommandLine;
use crate::server::Server;
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;

/// What every package is made from.
#[derive(Debug)]
struct Release {
    /// The root of the repository.
    root: Utf8PathBuf,
    /// The program, as it is released and without the lines of its sources, which are four fifths of it. Whoever
    /// reports a panic still has the names.
    program: Utf8PathBuf,
    version: String,
    /// As Debian calls it: `amd64`.
    architecture: String,
    /// When the commit was made, in seconds since 1970.
    moment: String,
    /// Where packages are made; it is emptied first.
    out: Utf8PathBuf,
    sbom: String,
}

impl Release {
    fn build(workshop: &Workshop) -> Result<Self, Stop> {
        let root = workshop.root().to_owned();
        let program = Server::Released.build(workshop)?;
        let ask = |command: &CommandLine| {
            let said = command.ask(&root).map(|text| text.trim().to_owned());
            said.ok_or_else(|| command.failed(Tally::NONE))
        };
        let architecture = ask(&CommandLine::new("dpkg", ["--print-architecture"]))?;
        let moment = ask(&CommandLine::new("git", ["log", "-1", "--format=%ct"]))?;
        let named = |package: &&cargo_metadata::Package| package.name.as_str() == "fourfold";
        let version = workshop.packages().iter().find(named);
        let version = version.map(|package| package.version.to_string()).unwrap_or_default();
        let out = workshop.target().join("package");
        if out.exists() {
            fs::remove_dir_all(&out).map_err(Stop::file(&out))?;
        }
        make_folder(&out)?;
        let program = strip(&program, &out.join("program/fourfold"))?;
        let sbom = sbom::of(&root, &workshop.host()?, &moment)?;
        Ok(Self { root, program, version, architecture, moment, out, sbom })
    }

    /// A text of the folder `packaging/`.
    fn packaging(&self, name: &str) -> Result<String, Stop> {
        let path = self.root.join("packaging").join(name);
        fs::read_to_string(&path).map_err(Stop::file(path))
    }

    /// A new, empty folder to put a package together in.
    fn stage(&self, name: &str) -> Result<Utf8PathBuf, Stop> {
        let folder = self.out.join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(Stop::file(&folder))?;
        }
        make_folder(&folder)?;
        Ok(folder)
    }

    /// Packs a folder, with the moment of the commit on everything in it, owned by root.
    fn tar(&self, folder: &Utf8Path, to: &Utf8Path) -> Result<(), Stop> {
        CommandLine::new("tar", ["--create", "--sort=name", "--owner=0", "--group=0"])
            .and(["--numeric-owner", "--format=gnu", &format!("--mtime=@{}", self.moment)])
            .and(["--file", to.as_str(), "--directory", folder.as_str(), "."])
            .run(&self.root)
    }
}

/// Makes all of it. If it is to be tried, it is installed, upgraded, removed and started as well.
pub(crate) fn run(workshop: &Workshop, is_tried: bool) -> Result<Tally, Stop> {
    let release = Release::build(workshop)?;
    let sbom = release.out.join(format!("fourfold-{}.cdx.json", release.version));
    write(&sbom, &release.sbom)?;
    let package = deb::make(&release, &release.version)?;
    let image = image::make(&release)?;
    let made = [package.as_path(), &image.rootfs, &image.oci, &sbom];
    sum(&release.out, &made)?;
    let tried = if is_tried { trial::run(&release, &package, &image) } else { Ok(Tally::NONE) };
    if tried.is_ok() {
        let program = release.out.join("program");
        fs::remove_dir_all(&program).map_err(Stop::file(program))?;
    }
    for file in made {
        println!("{}", workshop.short(file));
    }
    tried
}

fn strip(program: &Utf8Path, to: &Utf8Path) -> Result<Utf8PathBuf, Stop> {
    if let Some(folder) = to.parent() {
        make_folder(folder)?;
    }
    let command = CommandLine::new("strip", ["--strip-debug", "-o", to.as_str()]);
    command.and([program.as_str()]).run(Utf8Path::new("/"))?;
    Ok(to.to_owned())
}

/// The checksums of these files, beside them.
fn sum(folder: &Utf8Path, files: &[&Utf8Path]) -> Result<(), Stop> {
    let names = files.iter().filter_map(|file| file.file_name());
    let command = CommandLine::new("sha256sum", names);
    let sums = command.ask(folder).ok_or_else(|| command.failed(Tally::NONE))?;
    write(&folder.join("SHA256SUMS"), &sums)
}

fn make_folder(path: &Utf8Path) -> Result<(), Stop> {
    fs::create_dir_all(path).map_err(Stop::file(path))
}

/// Writes a file, and makes the folder for it.
fn write(path: &Utf8Path, contents: impl AsRef<[u8]>) -> Result<(), Stop> {
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    fs::write(path, contents).map_err(Stop::file(path))
}

/// Copies a file with its rights, following links, and makes the folder for it.
fn copy(from: &Utf8Path, to: &Utf8Path) -> Result<(), Stop> {
    if let Some(folder) = to.parent() {
        make_folder(folder)?;
    }
    fs::copy(from, to).map(drop).map_err(Stop::file(from))
}

/// Sets the rights of files, as `chmod` writes them.
fn set_mode(mode: &str, files: &[&Utf8Path]) -> Result<(), Stop> {
    let names = files.iter().map(|file| file.as_str());
    CommandLine::new("chmod", [mode]).and(names).run(Utf8Path::new("/"))
}
