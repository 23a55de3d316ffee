//! `fourfold serve --check`: what a server would do with its settings, and what keeps it from starting.
//!
//! Nothing is opened for writing, and nothing is made.

use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, SocketAddr, TcpListener};

use store::StoreAddress;
use web::{Config, HostToken, LogStyle, NoCertificate, NoHostToken};
use words::{Cause, Caution, FailedTask, Intent, SettingFault, Voice};

use super::super::place::broken;
use crate::exit::{Exit, Failure};

/// What was found.
#[derive(Debug, Default)]
struct Report {
    intents: Vec<Intent>,
    cautions: Vec<Caution>,
    /// In the person's language.
    problems: Vec<String>,
}

/// Says all of it. The answer is negative if a server would not start.
pub(super) fn run(
    config: Result<Config, Vec<web::NoConfig>>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let report = match config {
        Ok(config) => Report::of(&config, voice),
        Err(faults) => {
            let told = faults.iter().map(|fault| voice.setup_problem(&told(fault, voice)));
            Report { problems: told.collect(), ..Report::default() }
        }
    };
    for intent in &report.intents {
        writeln!(out, "{}", voice.intent(intent))?;
    }
    for caution in &report.cautions {
        writeln!(out, "{}", voice.caution(caution))?;
    }
    for problem in &report.problems {
        writeln!(out, "{problem}")?;
    }
    writeln!(out, "{}", voice.setup_verdict(report.problems.len()))?;
    Ok(if report.problems.is_empty() { Exit::Done } else { Exit::Negative })
}

/// What is wrong with a setting, in the person's language.
pub(super) fn told(fault: &web::NoConfig, voice: &Voice) -> String {
    use web::BadSetting;
    let why = match &fault.why {
        BadSetting::Listen => SettingFault::Address(web::LISTEN.to_owned()),
        BadSetting::Number => SettingFault::Number,
        BadSetting::Store(store::NoStoreAddress::Empty) => SettingFault::NoStore,
        BadSetting::Store(store::NoStoreAddress::Scheme) => SettingFault::StoreScheme,
        BadSetting::NoHome => SettingFault::NoHome,
        BadSetting::PublicUrl => SettingFault::PublicUrl,
        BadSetting::HalfTls => SettingFault::HalfTls,
        BadSetting::Network(text) => SettingFault::Network(text.clone()),
        BadSetting::Log => SettingFault::Log,
        BadSetting::NotRegular => SettingFault::NotRegular,
        BadSetting::Said(text) => SettingFault::Said(text.clone()),
    };
    voice.setting_fault(&fault.what, &why)
}

impl Report {
    fn of(config: &Config, voice: &Voice) -> Self {
        let mut report = Self::default();
        report.look_at_address(config, voice);
        report.look_at_store(&config.store, voice);
        report.intents.push(match config.trusted_proxies.as_slice() {
            [] => Intent::BelieveNobody,
            all => {
                let all: Vec<String> = all.iter().map(ToString::to_string).collect();
                Intent::Believe(all.join(", "))
            }
        });
        report.intents.push(Intent::Limits(config.connections, config.games_per_minute));
        report.intents.push(Intent::Players(config.players_per_network));
        report.intents.push(Intent::Bots(config.bot_threads, config.bot_pace));
        report.look_at_host_page(config, voice);
        report.intents.push(match config.log {
            LogStyle::Text => Intent::LogText,
            LogStyle::Json => Intent::LogJson,
            LogStyle::Off => Intent::LogNothing,
        });
        report
    }

    fn look_at_address(&mut self, config: &Config, voice: &Voice) {
        let listen = config.listen;
        self.intents.push(Intent::Listen(listen.to_string()));
        self.intents.push(match &config.public_url {
            Some(url) => Intent::Open(url.origin().to_owned()),
            None => Intent::OpenAnywhere,
        });
        if let Some(files) = &config.tls {
            self.intents.push(Intent::Encrypt(files.certificate.display().to_string()));
            if let Err(why) = files.check() {
                let (task, cause) = no_certificate(why);
                self.problems.push(voice.setup_failure(&task, &cause));
            }
        }
        match try_listening(listen) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                self.cautions.push(Caution::AddressInUse(listen.to_string()));
            }
            Err(error) => {
                let task = FailedTask::Listen(listen.to_string());
                self.problems.push(voice.setup_failure(&task, &(&error).into()));
            }
        }
        let is_secure = config.is_secure();
        if is_secure && config.tls.is_none() && config.trusted_proxies.is_empty() {
            self.cautions.push(Caution::OneVisitor);
        }
        if !is_secure && is_reached_by_others(listen.ip()) {
            self.cautions.push(Caution::OpenToNetwork);
        }
    }

    fn look_at_host_page(&mut self, config: &Config, voice: &Voice) {
        let Some(file) = &config.host_token_file else {
            return self.intents.push(Intent::NoHostPage);
        };
        self.intents.push(Intent::HostPage(file.display().to_string()));
        if let Err(why) = HostToken::read(file) {
            let (task, cause) = no_host_token(why);
            self.problems.push(voice.setup_failure(&task, &cause));
        }
    }

    fn look_at_store(&mut self, store: &StoreAddress, voice: &Voice) {
        self.intents.push(Intent::Keep(store.to_string()));
        let survey = match store.survey() {
            Ok(survey) => survey,
            Err(failure) => {
                let task = FailedTask::Open(store.to_string());
                self.problems.push(voice.setup_failure(&task, &broken(failure)));
                return;
            }
        };
        let (engine, version, known) = (survey.engine, survey.version, survey.known);
        self.intents.push(if version == 0 {
            Intent::MakeStore
        } else if version == known {
            Intent::UseStore { engine, version }
        } else {
            self.cautions.push(Caution::CopyFirst);
            Intent::Migrate { engine, version, known }
        });
        if survey.is_in_use {
            self.cautions.push(Caution::StoreInUse);
        }
        if survey.is_exposed {
            self.cautions.push(Caution::StoreExposed);
        }
    }
}

/// What a certificate that cannot be used is told as.
pub(super) fn no_certificate(why: NoCertificate) -> (FailedTask, Cause) {
    let task = FailedTask::Read(why.file().display().to_string());
    let cause = match why {
        NoCertificate::Unreadable(_, why) => Cause::Said(why),
        NoCertificate::NotRegular(_) => Cause::NotRegular,
        NoCertificate::NoneIn(_) => Cause::NoCertificate,
        NoCertificate::NoKeyIn(_) => Cause::NoKey,
        NoCertificate::OtherKey(_) => Cause::OtherKey,
    };
    (task, cause)
}

/// What a token that cannot be used is told as.
pub(super) fn no_host_token(why: NoHostToken) -> (FailedTask, Cause) {
    let task = FailedTask::Read(why.file().display().to_string());
    let cause = match why {
        NoHostToken::Unreadable(_, why) => (&why).into(),
        NoHostToken::NotRegular(_) => Cause::NotRegular,
        NoHostToken::Short(_) => Cause::TokenShort(HostToken::LEAST),
        NoHostToken::Exposed(_) => Cause::TokenExposed,
    };
    (task, cause)
}

/// Listens for a moment, and lets nobody in.
fn try_listening(address: SocketAddr) -> io::Result<()> {
    TcpListener::bind(address).map(drop)
}

/// Can anybody but this machine come to this address?
fn is_reached_by_others(address: IpAddr) -> bool {
    !address.to_canonical().is_loopback()
}
