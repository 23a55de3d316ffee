//! The container image: a root file system with the program, what it loads, and nothing else.

use std::fs;

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};
use serde_json::{Value, json};

use super::{Release, copy, make_folder, set_mode, write};
use crate::command_line::CommandLine;
use crate::stop::Stop;
use crate::tally::Tally;

/// Whoever runs in it.
pub(super) const PERSON: &str = "10001:10001";

/// Those whom the system believes, for TLS to a database.
const ROOTS: &str = "/etc/ssl/certs/ca-certificates.crt";

/// The image, in its two forms.
#[derive(Debug)]
pub(super) struct Image {
    pub(super) rootfs: Utf8PathBuf,
    pub(super) oci: Utf8PathBuf,
}

/// Makes both forms.
pub(super) fn make(release: &Release) -> Result<Image, Stop> {
    let (version, architecture) = (&release.version, &release.architecture);
    let named =
        |ending: &str| release.out.join(format!("fourfold-{version}-{architecture}.{ending}"));
    let image = Image { rootfs: named("rootfs.tar"), oci: named("oci.tar") };
    let stage = release.stage("rootfs")?;
    fill(release, &stage)?;
    release.tar(&stage, &image.rootfs)?;
    fs::remove_dir_all(&stage).map_err(Stop::file(stage))?;
    let stage = release.stage("oci")?;
    lay_out(release, &image.rootfs, &stage)?;
    release.tar(&stage, &image.oci)?;
    fs::remove_dir_all(&stage).map_err(Stop::file(stage))?;
    Ok(image)
}

fn fill(release: &Release, root: &Utf8Path) -> Result<(), Stop> {
    copy(&release.program, &root.join("usr/bin/fourfold"))?;
    let command = CommandLine::new("ldd", [release.program.as_str()]);
    let said = command.ask(&release.root).ok_or_else(|| command.failed(Tally::NONE))?;
    for library in loaded(&said) {
        // Where the program looks for it, whatever links lead there.
        copy(Utf8Path::new(library), &root.join(library.trim_start_matches('/')))?;
    }
    if Utf8Path::new(ROOTS).exists() {
        copy(Utf8Path::new(ROOTS), &root.join(ROOTS.trim_start_matches('/')))?;
    }
    let nobody =
        "root:x:0:0::/:/sbin/nologin\nfourfold:x:10001:10001::/var/lib/fourfold:/sbin/nologin\n";
    write(&root.join("etc/passwd"), nobody)?;
    write(&root.join("etc/group"), "root:x:0:\nfourfold:x:10001:\n")?;
    for folder in ["tmp", "var/lib/fourfold", "proc", "dev"] {
        make_folder(&root.join(folder))?;
    }
    CommandLine::new("chmod", ["-R", "u=rwX,go=rX", root.as_str()]).run(root)?;
    // The owner of everything is root; whoever may write here is let in by the rights alone.
    set_mode("1777", &[&root.join("tmp"), &root.join("var/lib/fourfold")])
}

/// The files that `ldd` names: those with a path, which is all but what the kernel brings along.
fn loaded(said: &str) -> Vec<&str> {
    let words = said.lines().filter_map(|line| {
        let path = line.split_once("=>").map_or(line, |(_, path)| path);
        path.split_whitespace().next()
    });
    words.filter(|word| word.starts_with('/')).collect()
}

/// How a container is started, as `packaging/Dockerfile` says it.
fn start(release: &Release, layer: &str) -> Value {
    json!({
        "architecture": release.architecture,
        "os": "linux",
        "config": {
            "User": PERSON,
            "Env": [
                "PATH=/usr/bin",
                "FOURFOLD_LISTEN=0.0.0.0:4444",
                "FOURFOLD_STORE=/var/lib/fourfold/games.sqlite",
            ],
            "Entrypoint": ["fourfold"],
            "Cmd": ["serve"],
            "ExposedPorts": { "4444/tcp": {} },
            "Volumes": { "/var/lib/fourfold": {} },
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "fourfold",
                "org.opencontainers.image.version": release.version,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
    })
}

/// The folder that the OCI image specification describes: blobs by their checksums, and an index.
fn lay_out(release: &Release, layer: &Utf8Path, stage: &Utf8Path) -> Result<(), Stop> {
    let blobs = stage.join("blobs/sha256");
    make_folder(&blobs)?;
    let keep = |file: &Utf8Path| -> Result<(String, u64), Stop> {
        let sum = checksum(file)?;
        let size = fs::metadata(file).map_err(Stop::file(file))?.len();
        copy(file, &blobs.join(&sum))?;
        Ok((sum, size))
    };
    let keep_text = |name: &str, value: &Value| -> Result<(String, u64), Stop> {
        let file = stage.join(name);
        write(&file, value.to_string())?;
        let kept = keep(&file)?;
        fs::remove_file(&file).map_err(Stop::file(file))?;
        Ok(kept)
    };
    let (layer, layer_size) = keep(layer)?;
    let (config, config_size) = keep_text("config", &start(release, &layer))?;
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": blob("application/vnd.oci.image.config.v1+json", &config, config_size),
        "layers": [blob("application/vnd.oci.image.layer.v1.tar", &layer, layer_size)],
    });
    let (manifest, size) = keep_text("manifest", &manifest)?;
    let mut entry = blob("application/vnd.oci.image.manifest.v1+json", &manifest, size);
    entry["annotations"] = json!({ "org.opencontainers.image.ref.name": release.version });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [entry],
    });
    write(&stage.join("index.json"), index.to_string())?;
    write(&stage.join("oci-layout"), json!({ "imageLayoutVersion": "1.0.0" }).to_string())
}

fn blob(kind: &str, sum: &str, size: u64) -> Value {
    json!({ "mediaType": kind, "digest": format!("sha256:{sum}"), "size": size })
}

fn checksum(file: &Utf8Path) -> Result<String, Stop> {
    let command = CommandLine::new("sha256sum", [file.as_str()]);
    let said = command.ask(Utf8Path::new("/"));
    let sum = said.as_deref().and_then(|said| said.split_whitespace().next()).map(str::to_owned);
    sum.ok_or_else(|| command.failed(Tally::NONE))
}

#[cfg(test)]
mod tests {
    use super::loaded;

    #[test]
    fn what_a_program_loads_is_read() {
        let said = "\tlinux-vdso.so.1 (0x00007ffd)\n\
                    \tlibm.so.6 => /lib/x86_64-linux-gnu/libm.so.6 (0x00007f)\n\
                    \t/lib64/ld-linux-x86-64.so.2 (0x00007f)\n";
        let files = ["/lib/x86_64-linux-gnu/libm.so.6", "/lib64/ld-linux-x86-64.so.2"];
        assert_eq!(loaded(said), files);
        assert_eq!(loaded("\tstatically linked\n"), [""; 0]);
    }
}
