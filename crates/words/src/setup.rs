//! How a server is set up: what it would do with its settings, what to think about, and what is wrong.

use crate::failure::{Cause, FailedTask};
use crate::voice::Voice;

/// One thing that a server would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Listen there.
    Listen(String),
    /// Be opened by people at this address.
    Open(String),
    /// Be opened at whatever address leads to it.
    OpenAnywhere,
    /// Encrypt by itself, with the certificate in this file.
    Encrypt(String),
    /// Keep games there.
    Keep(String),
    /// Make a store where there is none.
    MakeStore,
    /// Use a store as it is.
    UseStore {
        /// What keeps it.
        engine: String,
        /// The version it has.
        version: u32,
    },
    /// Bring a store of an earlier release up to date.
    Migrate {
        /// What keeps it.
        engine: String,
        /// The version it has.
        version: u32,
        /// The version it would have.
        known: u32,
    },
    /// Believe these proxies.
    Believe(String),
    /// Believe no proxy.
    BelieveNobody,
    /// So many connections, and games that one person may found in a minute.
    Limits(usize, u32),
    /// So many people who may play behind one address.
    Players(usize),
    /// So many bots at once, at so many percent of a person's pace.
    Bots(usize, u32),
    /// Have a page for the host, which the token in this file opens.
    HostPage(String),
    /// Have none.
    NoHostPage,
    /// Log lines for people.
    LogText,
    /// Log lines for programs.
    LogJson,
    /// Log nothing.
    LogNothing,
}

/// What keeps no server from starting, but should be known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Caution {
    /// Another server has the store.
    StoreInUse,
    /// Somebody listens there already.
    AddressInUse(String),
    /// A store is changed for good.
    CopyFirst,
    /// Others in the network can read along.
    OpenToNetwork,
    /// Others on the way to the database can read along.
    StoreExposed,
    /// All visitors come from one address.
    OneVisitor,
}

/// What is wrong with one setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// No address and port; this would be one.
    Address(String),
    /// No number.
    Number,
    /// No place for a store at all.
    NoStore,
    /// The address of something that is neither a file nor PostgreSQL.
    StoreScheme,
    /// Nobody's home is known, so that a store must be named.
    NoHome,
    /// No address that people could open.
    PublicUrl,
    /// A certificate without a key, or a key without a certificate.
    HalfTls,
    /// No network.
    Network(String),
    /// No style of logs.
    Log,
    /// The file is a pipe or a device.
    NotRegular,
    /// What a system or a library says, in its own words.
    Said(String),
}

impl Voice {
    /// What a server would do.
    pub fn intent(&self, intent: &Intent) -> String {
        let named = |key: &str, name: &'static str, value: &String| {
            self.say(key, &[(name, value.clone().into())])
        };
        match intent {
            Intent::Listen(address) => named("setup-listen", "address", address),
            Intent::Open(url) => named("setup-open", "address", url),
            Intent::OpenAnywhere => self.word("setup-open-anywhere"),
            Intent::Encrypt(file) => named("setup-encrypt", "file", file),
            Intent::Keep(store) => named("setup-keep", "store", store),
            Intent::MakeStore => self.word("setup-make-store"),
            Intent::UseStore { engine, version } => {
                let version = ("version", version.to_string().into());
                self.say("setup-use-store", &[("engine", engine.clone().into()), version])
            }
            Intent::Migrate { engine, version, known } => {
                let version = ("version", version.to_string().into());
                let known = ("known", known.to_string().into());
                self.say("setup-migrate", &[("engine", engine.clone().into()), version, known])
            }
            Intent::Believe(networks) => named("setup-believe", "networks", networks),
            Intent::BelieveNobody => self.word("setup-believe-nobody"),
            Intent::Limits(connections, games) => {
                let games = ("games", games.to_string().into());
                self.say("setup-limits", &[("connections", connections.to_string().into()), games])
            }
            Intent::Bots(threads, pace) => {
                let pace = ("pace", pace.to_string().into());
                self.say("setup-bots", &[("threads", threads.to_string().into()), pace])
            }
            Intent::Players(players) => {
                self.say("setup-one-address", &[("players", players.to_string().into())])
            }
            Intent::HostPage(file) => named("setup-host-page", "file", file),
            Intent::NoHostPage => self.word("setup-no-host-page"),
            Intent::LogText => self.word("setup-log-text"),
            Intent::LogJson => self.word("setup-log-json"),
            Intent::LogNothing => self.word("setup-log-nothing"),
        }
    }

    /// Something to think about, and the word for it.
    pub fn caution(&self, caution: &Caution) -> String {
        let told = match caution {
            Caution::StoreInUse => self.word("setup-store-in-use"),
            Caution::AddressInUse(address) => {
                self.say("setup-address-in-use", &[("address", address.clone().into())])
            }
            Caution::CopyFirst => self.word("setup-copy-first"),
            Caution::OpenToNetwork => self.word("setup-open-to-network"),
            Caution::StoreExposed => self.word("setup-store-exposed"),
            Caution::OneVisitor => self.word("setup-one-visitor"),
        };
        self.say("setup-caution", &[("told", told.into())])
    }

    /// What is wrong with a setting.
    pub fn setting_fault(&self, setting: &str, fault: &SettingFault) -> String {
        let why = match fault {
            SettingFault::Address(example) => {
                self.say("setup-no-address", &[("example", example.clone().into())])
            }
            SettingFault::Number => self.word("setup-no-number"),
            SettingFault::NoStore => self.word("setup-no-store"),
            SettingFault::StoreScheme => self.word("setup-store-scheme"),
            SettingFault::NoHome => self.word("setup-no-home"),
            SettingFault::PublicUrl => self.word("setup-no-public-url"),
            SettingFault::HalfTls => self.word("setup-half-tls"),
            SettingFault::NotRegular => self.word("cause-not-regular"),
            SettingFault::Network(text) => {
                self.say("setup-no-network", &[("text", text.clone().into())])
            }
            SettingFault::Log => self.word("setup-no-log"),
            SettingFault::Said(text) => text.clone(),
        };
        self.say("setup-fault", &[("setting", setting.to_owned().into()), ("why", why.into())])
    }

    /// One problem that keeps a server from starting.
    pub fn setup_problem(&self, told: &str) -> String {
        self.say("setup-problem", &[("told", told.to_owned().into())])
    }

    /// The same, of something that could not be done.
    pub fn setup_failure(&self, task: &FailedTask, cause: &Cause) -> String {
        self.setup_problem(&self.could_not(task, cause))
    }

    /// Whether it would start with so many problems.
    pub fn setup_verdict(&self, problems: usize) -> String {
        if problems == 0 {
            self.word("setup-good")
        } else {
            self.say("setup-bad", &[("count", problems.into())])
        }
    }
}
