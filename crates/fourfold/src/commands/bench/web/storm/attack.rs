//! Every way to take from others what is theirs, each at a fixed rate, all from one address.

use std::time::Duration;

use wire::ToServer;

use super::super::super::baseline::Xorshift;
use super::super::person::network;
use super::super::settings::settings;
use super::foothold::Foothold;

/// The number of the address from which all of it comes.
pub(super) const NETWORK: u32 = 66;

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attack {
    /// Pages of tables that do not exist.
    Nothing,
    /// The longest page that is the same for everybody.
    Rules,
    /// A short page, each time with a cookie that nobody has seen.
    Cookies,
    /// The pages of the tables at which honest people play.
    Tables,
    /// Sixty requests ahead, of whose answers none is ever read.
    Unread,
    /// Offers at ten tables, over ever new sockets.
    Offers,
    /// The same offers by forms.
    Forms,
    /// Tables of bots that think as long as any may; sixty are there from the beginning.
    Bots,
    /// Watchers of honest people's tables, each with settings of its own.
    Watchers,
    /// Tables in the list.
    Listed,
    /// Positions that take long to solve.
    Positions,
    /// People whom nobody has heard of, who take a name.
    Newcomers,
    /// Headers and forms of which a byte comes now and then.
    Slow,
    /// Messages, headers and forms that are too long.
    Oversize,
}

/// On which lines an attack comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// On so many, one after the other.
    Kept(usize),
    /// On a new one each time, of which so many stay, each for so long at most.
    New { most: usize, stay: Duration },
}

/// What becomes of what comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// It is read.
    Reads,
    /// It is not.
    Ignores,
    /// It is, and a byte more is sent each second.
    Drips,
}

/// So many requests are sent ahead.
const AHEAD: usize = 60;

/// So many offers over one socket.
const OFFERS: u32 = 50;

impl Attack {
    pub(super) const ALL: [Self; 14] = [
        Self::Nothing,
        Self::Rules,
        Self::Cookies,
        Self::Tables,
        Self::Unread,
        Self::Offers,
        Self::Forms,
        Self::Bots,
        Self::Watchers,
        Self::Listed,
        Self::Positions,
        Self::Newcomers,
        Self::Slow,
        Self::Oversize,
    ];

    /// As the report writes it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "tables that do not exist",
            Self::Rules => "/rules/access",
            Self::Cookies => "/offline, ever new cookies",
            Self::Tables => "pages of the tables played at",
            Self::Unread => "60 requests, never read",
            Self::Offers => "sockets with 50 offers each",
            Self::Forms => "offers by forms",
            Self::Bots => "tables of bots of level 8",
            Self::Watchers => "watchers, all different",
            Self::Listed => "tables in the list",
            Self::Positions => "positions of four pieces",
            Self::Newcomers => "people with new tokens",
            Self::Slow => "a byte now and then",
            Self::Oversize => "too long a message",
        }
    }

    /// So often a second.
    pub(super) const fn rate(self) -> u32 {
        match self {
            Self::Nothing => 1000,
            Self::Cookies => 500,
            Self::Rules | Self::Tables => 200,
            Self::Watchers => 50,
            Self::Newcomers | Self::Forms => 20,
            Self::Offers | Self::Slow => 10,
            Self::Unread | Self::Oversize => 5,
            Self::Listed => 4,
            Self::Positions => 2,
            Self::Bots => 1,
        }
    }

    pub(super) const fn lines(self) -> Lines {
        const fn new(most: usize, seconds: u64) -> Lines {
            Lines::New { most, stay: Duration::from_secs(seconds) }
        }
        match self {
            Self::Nothing => Lines::Kept(60),
            Self::Rules | Self::Tables => Lines::Kept(200),
            Self::Cookies => Lines::Kept(40),
            Self::Unread => new(1_000, 60),
            Self::Offers | Self::Oversize => new(100, 5),
            Self::Watchers => new(500, 3_600),
            Self::Slow => new(500, 20),
            Self::Forms | Self::Listed | Self::Positions | Self::Newcomers | Self::Bots => {
                Lines::Kept(10)
            }
        }
    }

    pub(super) const fn then(self) -> Then {
        match self {
            Self::Unread => Then::Ignores,
            Self::Slow => Then::Drips,
            _ => Then::Reads,
        }
    }

    /// What is sent the so-many-th time.
    pub(super) fn bytes(self, number: u32, foothold: &Foothold, chance: &mut Xorshift) -> Vec<u8> {
        let place = usize::try_from(number).unwrap_or(0);
        let cookie = || unheard(self, number);
        let known = || foothold.founder(place);
        match self {
            Self::Nothing => ask("HEAD", &format!("/t/{}", letters(16, chance)), ""),
            Self::Rules => ask("HEAD", "/rules/access", ""),
            Self::Cookies => ask("HEAD", "/offline", &cookie()),
            Self::Tables => ask("HEAD", foothold.honest(place), ""),
            Self::Unread => ask("GET", "/rules/access", "").repeat(AHEAD),
            Self::Offers => {
                let (table, cookie) = foothold.seat(place);
                let mut bytes = open(table, wire::DATA, cookie);
                for offer in 0..OFFERS {
                    let what = if offer.is_multiple_of(2) { "offer:draw" } else { "decline:draw" };
                    let nonce = format!("storm-{number}-{offer}");
                    let what = what.to_owned();
                    let offer = ToServer::Do { nonce, step: 1, what, touches: None };
                    bytes.extend(frame(offer.write().as_bytes()));
                }
                bytes
            }
            Self::Forms => {
                let (table, cookie) = foothold.seat(place);
                let what = if number.is_multiple_of(2) { "offer" } else { "decline" };
                post(&format!("{table}/do"), cookie, &format!("do={what}:draw&step=1"))
            }
            Self::Bots => {
                post("/new", known(), if number.is_multiple_of(2) { FIVE_BOTS } else { TWO_BOTS })
            }
            Self::Watchers => {
                let settings = format!("{}={}", pages::Settings::COOKIE, settings(number));
                open(foothold.watched(place), wire::PAGE, &settings)
            }
            Self::Listed => post("/new", known(), "game=quarto&opponent=open"),
            Self::Positions => ask("GET", &format!("/analysis?position={}", position(chance)), ""),
            Self::Newcomers => post("/me/name", &cookie(), "name=Somebody"),
            Self::Slow if number.is_multiple_of(2) => {
                b"GET / HTTP/1.1\r\nHost: fourfold\r\nX-".to_vec()
            }
            Self::Slow => {
                let mut form = post("/new", known(), "game=quarto&opponent=friend&padding=");
                form.truncate(form.len() - 10);
                form
            }
            Self::Oversize => match number % 3 {
                0 => [open(foothold.honest(place), wire::DATA, ""), frame(&[b'x'; 5_000])].concat(),
                1 => ask("GET", "/", &"x".repeat(20_000)),
                _ => post("/new", known(), &"x".repeat(20_000)),
            },
        }
    }
}

/// What founds a table of bots of the highest level, but for one seat, which is handed over.
pub(super) const FIVE_BOTS: &str = "game=quartex&players=5&seat2=8&seat3=8&seat4=8&seat5=8";

/// The same at Quarto.
pub(super) const TWO_BOTS: &str = "game=quarto&level=8";

/// A cookie that nobody has seen.
pub(super) fn cookie(kind: usize, number: u32) -> String {
    format!("{kind:02}{number:040}A")
}

fn unheard(attack: Attack, number: u32) -> String {
    let kind = Attack::ALL.iter().position(|other| *other == attack).unwrap_or(0);
    format!("ff={}", cookie(kind, number))
}

fn letters(count: u32, chance: &mut Xorshift) -> String {
    let mut letter = |_| char::from(b'a' + u8::try_from(chance.below(26)).unwrap_or(0));
    (0..count).map(&mut letter).collect()
}

/// Four pieces on the board, ever others.
fn position(chance: &mut Xorshift) -> String {
    let mut pieces: Vec<u32> = (0..16).collect();
    let mut next = || {
        let place = chance.below(u32::try_from(pieces.len()).unwrap_or(1));
        pieces.swap_remove(usize::try_from(place).unwrap_or(0))
    };
    let [a, b, c, d] = [next(), next(), next(), next()];
    format!("{a:x}.../.{b:x}../..{c:x}./...{d:x}_-_1_1234p_-")
}

fn head(method: &str, path: &str, cookie: &str) -> String {
    let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
    format!(
        "{method} {path} HTTP/1.1\r\nHost: fourfold\r\nOrigin: http://fourfold\r\n\
         X-Forwarded-For: {}\r\nAccept-Encoding: gzip\r\n{cookie}",
        network(NETWORK)
    )
}

fn ask(method: &str, path: &str, cookie: &str) -> Vec<u8> {
    (head(method, path, cookie) + "\r\n").into_bytes()
}

fn post(path: &str, cookie: &str, form: &str) -> Vec<u8> {
    let kind = "Content-Type: application/x-www-form-urlencoded";
    let length = form.len();
    let head = head("POST", path, cookie);
    format!("{head}{kind}\r\nContent-Length: {length}\r\n\r\n{form}").into_bytes()
}

/// Opens a socket; what follows is said over it, although nobody has waited for it to be open.
fn open(table: &str, protocol: &str, cookie: &str) -> Vec<u8> {
    let head = head("GET", &format!("{table}/live"), cookie);
    format!(
        "{head}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: Zm91cmZvbGQgc3Rvcm0hIQ==\r\nSec-WebSocket-Protocol: {protocol}\r\n\r\n"
    )
    .into_bytes()
}

/// One message over a socket (RFC 6455), under a mask of zeros, which changes nothing.
fn frame(text: &[u8]) -> Vec<u8> {
    const TEXT: u8 = 0x81;
    const MASKED: u8 = 0x80;
    /// The length follows in two bytes.
    const LONG: u8 = 0x7e;
    let length = u16::try_from(text.len()).unwrap_or(u16::MAX);
    let mut bytes = vec![TEXT];
    match u8::try_from(length) {
        Ok(short) if short < LONG => bytes.push(MASKED | short),
        _ => {
            bytes.push(MASKED | LONG);
            bytes.extend(length.to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(text);
    bytes
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn text(attack: Attack, number: u32) -> String {
        let foothold = Foothold::made_up(vec!["/t/bbbbbbbbbbbbbbbb".to_owned()]);
        let mut chance = Xorshift::new();
        (0..number).for_each(|number| drop(attack.bytes(number, &foothold, &mut chance)));
        let bytes = attack.bytes(number, &foothold, &mut chance);
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// All say that they come from the same address, but for headers that never come so far.
    #[test]
    fn all_come_from_one_address() {
        let from = format!("X-Forwarded-For: {}\r\n", network(NETWORK));
        for attack in Attack::ALL {
            for number in 0..6 {
                let text = text(attack, number);
                let is_cut = attack == Attack::Slow && !text.contains("\r\n\r\n");
                assert!(text.contains(&from) || is_cut, "{text}");
            }
        }
        let names: HashSet<&str> = Attack::ALL.iter().map(|attack| attack.name()).collect();
        assert_eq!(names.len(), Attack::ALL.len());
    }

    #[test]
    fn what_should_be_new_is_new() {
        for attack in
            [Attack::Nothing, Attack::Cookies, Attack::Offers, Attack::Positions, Attack::Newcomers]
        {
            let all: HashSet<String> = (0..50).map(|number| text(attack, number)).collect();
            assert_eq!(all.len(), 50, "{}", attack.name());
        }
    }

    /// A cookie is 32 bytes in base64; a position is one that the solver takes.
    #[test]
    fn what_is_made_up_can_be_read() {
        let made = cookie(93, 7);
        assert!(made.len() == 43 && made.ends_with('A'), "{made}");
        let mut chance = Xorshift::new();
        for _ in 0..50 {
            let position = position(&mut chance).replace('_', " ");
            assert!(position.parse::<quarto::Position>().is_ok(), "{position}");
        }
    }

    /// As another implementation reads it.
    #[test]
    fn a_message_is_read_as_it_was_written() {
        use tungstenite::protocol::Role;
        for length in [0, 125, 126, 5_000] {
            let said = "x".repeat(length);
            let stream = std::io::Cursor::new(frame(said.as_bytes()));
            let mut socket = tungstenite::WebSocket::from_raw_socket(stream, Role::Server, None);
            assert_eq!(socket.read().unwrap().into_text().unwrap().as_str(), said);
        }
    }
}
