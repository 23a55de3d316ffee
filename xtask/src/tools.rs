//! What the steps need on the machine. To need something more, add a row to [`TOOLS`], or to
//! [`LISTENING`] or [`ATTACKING`] if only that part of the long run does.

use crate::command_line::CommandLine;
use crate::stop::Stop;
use crate::workshop::Workshop;

/// A program that the steps call.
#[derive(Debug)]
pub(crate) struct Tool {
    name: &'static str,
    purpose: &'static str,
    /// Ends well exactly if the tool is there; the first line it says is its version.
    probe: &'static [&'static str],
    origin: Origin,
}

/// Where a tool comes from.
#[derive(Clone, Copy, Debug)]
enum Origin {
    /// A component of the toolchain. Whoever chose the toolchain adds it; we only say how.
    Component(&'static str),
    /// A crate that `cargo install` builds.
    Crate(&'static str),
    /// A package of Debian and its children.
    Package(&'static str),
}

/// What every run needs.
pub(crate) const TOOLS: &[Tool] = &[
    Tool {
        name: "rustfmt",
        purpose: "formats the code",
        probe: &["cargo", "fmt", "--version"],
        origin: Origin::Component("rustfmt"),
    },
    Tool {
        name: "clippy",
        purpose: "checks the lints",
        probe: &["cargo", "clippy", "--version"],
        origin: Origin::Component("clippy"),
    },
    Tool {
        name: "cargo-nextest",
        purpose: "runs the tests",
        probe: &["cargo", "nextest", "--version"],
        origin: Origin::Crate("cargo-nextest"),
    },
    Tool {
        name: "c++",
        purpose: "builds the fuzzer",
        probe: &["c++", "--version"],
        origin: Origin::Package("g++"),
    },
    Tool {
        name: "cc",
        purpose: "builds SQLite, and the disk that fails under the server's tests",
        probe: &["cc", "--version"],
        origin: Origin::Package("gcc"),
    },
    Tool {
        name: "make",
        purpose: "builds the allocator",
        probe: &["make", "--version"],
        origin: Origin::Package("make"),
    },
    Tool {
        name: "python3",
        purpose: "runs the second checker of draws",
        probe: &["python3", "--version"],
        origin: Origin::Package("python3"),
    },
    Tool {
        name: "postgres",
        purpose: "keeps the logs of the store's tests",
        // Debian keeps it out of PATH, by version.
        probe: &[
            "sh",
            "-c",
            "PATH=$PATH:$(echo /usr/lib/postgresql/*/bin | tr ' ' :) postgres --version",
        ],
        origin: Origin::Package("postgresql"),
    },
    Tool {
        name: "strace",
        purpose: "sees what the store writes and syncs",
        probe: &["strace", "--version"],
        origin: Origin::Package("strace"),
    },
    Tool {
        name: "node",
        purpose: "runs the tests in a browser and those of the pages' script",
        probe: &["node", "--version"],
        origin: Origin::Package("nodejs"),
    },
    Tool {
        name: "npm",
        purpose: "fetches what drives the browser",
        probe: &["npm", "--version"],
        origin: Origin::Package("npm"),
    },
    Tool {
        name: "chromium",
        purpose: "is the browser",
        probe: &["chromium", "--version"],
        origin: Origin::Package("chromium"),
    },
    Tool {
        name: "lynx",
        purpose: "is a browser of text, as some people like it",
        probe: &["lynx", "-version"],
        origin: Origin::Package("lynx"),
    },
    Tool {
        name: "w3m",
        purpose: "is another one",
        probe: &["w3m", "-version"],
        origin: Origin::Package("w3m"),
    },
    Tool {
        name: "yasr",
        purpose: "reads terminals aloud",
        probe: &["sh", "-c", "command -v yasr"],
        origin: Origin::Package("yasr"),
    },
];

/// What a screen reader needs besides: a part of the long run, for which nobody else should wait.
pub(crate) const LISTENING: &[Tool] = &[
    Tool {
        name: "orca",
        purpose: "reads the pages aloud",
        probe: &["orca", "--version"],
        origin: Origin::Package("orca"),
    },
    Tool {
        name: "speech-dispatcher",
        purpose: "is its voice, which makes no sound here",
        probe: &["speech-dispatcher", "--version"],
        origin: Origin::Package("speech-dispatcher"),
    },
    Tool {
        name: "at-spi2",
        purpose: "carries what it hears and says",
        probe: &["test", "-x", "/usr/libexec/at-spi-bus-launcher"],
        origin: Origin::Package("at-spi2-core"),
    },
    Tool {
        name: "dbus-daemon",
        purpose: "is the bus below that",
        probe: &["dbus-daemon", "--version"],
        origin: Origin::Package("dbus-daemon"),
    },
    Tool {
        name: "gsettings",
        purpose: "switches access on",
        probe: &["gsettings", "--version"],
        origin: Origin::Package("libglib2.0-bin"),
    },
    Tool {
        name: "Xvfb",
        purpose: "is a display that nobody sees",
        probe: &["sh", "-c", "command -v Xvfb"],
        origin: Origin::Package("xvfb"),
    },
    Tool {
        name: "openbox",
        purpose: "gives its windows the focus",
        probe: &["openbox", "--version"],
        origin: Origin::Package("openbox"),
    },
    Tool {
        name: "xdotool",
        purpose: "presses keys there",
        probe: &["xdotool", "--version"],
        origin: Origin::Package("xdotool"),
    },
    Tool {
        name: "firefox-esr",
        purpose: "is the other browser",
        probe: &["firefox-esr", "--version"],
        origin: Origin::Package("firefox-esr"),
    },
];

/// What attacks a server: another part of the long run.
pub(crate) const ATTACKING: &[Tool] = &[Tool {
    name: "slowhttptest",
    purpose: "takes as long as it may for everything",
    probe: &["sh", "-c", "command -v slowhttptest"],
    origin: Origin::Package("slowhttptest"),
}];

/// What we may do on this machine.
#[derive(Clone, Copy, Debug)]
struct Rights {
    packages: bool,
}

/// How to come by what is missing.
#[derive(Debug, Default, PartialEq)]
struct Plan {
    /// What we do ourselves, in this order.
    commands: Vec<CommandLine>,
    /// What only a person can do. If there is any of it, we do nothing.
    by_hand: Vec<String>,
}

/// Sees to it that these tools are there: installs what it may, and names the rest.
pub(crate) fn provide(workshop: &Workshop, tools: &[Tool]) -> Result<(), Stop> {
    let missing: Vec<&Tool> = tools.iter().filter(|tool| !greet(tool, workshop)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let plan = plan(&missing, rights(workshop));
    if !plan.by_hand.is_empty() {
        return Err(Stop::ToolsMissing { by_hand: plan.by_hand });
    }
    for command in &plan.commands {
        println!("$ {command}");
        command.run(workshop.root()).map_err(|stop| match stop {
            Stop::Failed { repeat: command, .. } => Stop::NotInstalled { command },
            stop => stop,
        })?;
    }
    match missing.into_iter().find(|tool| !greet(tool, workshop)) {
        None => Ok(()),
        Some(tool) => Err(Stop::ToolNotFound { name: tool.name, by: tool.origin.command() }),
    }
}

/// Whether the tool answers; its version goes into the log, where a puzzled reader will want it.
fn greet(tool: &Tool, workshop: &Workshop) -> bool {
    let [program, words @ ..] = tool.probe else { return false };
    let answer = CommandLine::new(*program, words.iter().copied()).ask(workshop.root());
    let version = answer.as_deref().map(|text| text.lines().next().unwrap_or_default());
    println!("{:<14} {}", tool.name, version.unwrap_or("missing"));
    answer.is_some()
}

fn rights(workshop: &Workshop) -> Rights {
    let ask = |program: &str, word| CommandLine::new(program, [word]).ask(workshop.root());
    let root = ask("id", "-u").is_some_and(|user| user.trim() == "0");
    Rights { packages: root && ask("apt-get", "--version").is_some() }
}

fn plan(missing: &[&Tool], rights: Rights) -> Plan {
    let mut plan = Plan::default();
    let mut packages = Vec::new();
    for tool in missing {
        match tool.origin {
            Origin::Package(package) if rights.packages => packages.push(package),
            Origin::Crate(name) => plan.commands.push(install_crate(name)),
            Origin::Component(_) | Origin::Package(_) => plan.by_hand.push(format!(
                "  {} ({}): {}",
                tool.name,
                tool.purpose,
                tool.origin.command()
            )),
        }
    }
    if !packages.is_empty() {
        let quiet = ("DEBIAN_FRONTEND", "noninteractive");
        let update = CommandLine::new("apt-get", ["update"]).with(quiet.0, quiet.1);
        let install = install_packages().and(packages).with(quiet.0, quiet.1);
        // Packages first: a crate that is built may need one.
        plan.commands.splice(0..0, [update, install]);
    }
    plan
}

impl Origin {
    /// What a person types to get it.
    fn command(self) -> String {
        match self {
            Self::Component(name) => format!("rustup component add {name}"),
            Self::Crate(name) => install_crate(name).to_string(),
            Self::Package(name) => {
                format!("{}, or what `{name}` is called elsewhere", install_packages().and([name]))
            }
        }
    }
}

fn install_crate(name: &str) -> CommandLine {
    CommandLine::cargo(["install", "--locked", name])
}

fn install_packages() -> CommandLine {
    CommandLine::new("apt-get", ["install", "-y", "--no-install-recommends"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan_for(names: &[&str], packages: bool) -> Plan {
        let missing: Vec<&Tool> = TOOLS.iter().filter(|tool| names.contains(&tool.name)).collect();
        assert_eq!(missing.len(), names.len());
        plan(&missing, Rights { packages })
    }

    #[test]
    fn installs_what_it_may_and_packages_first() {
        let plan = plan_for(&["cargo-nextest", "c++"], true);
        let commands: Vec<String> = plan.commands.iter().map(ToString::to_string).collect();
        assert_eq!(
            commands,
            [
                "DEBIAN_FRONTEND=noninteractive apt-get update",
                "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends g++",
                "cargo install --locked cargo-nextest",
            ]
        );
        assert!(plan.by_hand.is_empty());
    }

    #[test]
    fn a_server_is_a_package_like_others() {
        let plan = plan_for(&["postgres"], true);
        let install = "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
                       postgresql";
        assert_eq!(plan.commands.last().map(ToString::to_string).as_deref(), Some(install));
    }

    #[test]
    fn names_what_a_person_has_to_install() {
        let plan = plan_for(&["clippy", "c++"], false);
        assert_eq!(
            plan.by_hand,
            [
                "  clippy (checks the lints): rustup component add clippy",
                "  c++ (builds the fuzzer): apt-get install -y --no-install-recommends g++, \
                 or what `g++` is called elsewhere",
            ]
        );
        assert!(plan.commands.is_empty());
    }
}
