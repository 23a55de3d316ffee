//! The server: rooms, sessions, pages, live updates.
//!
//! ```no_run
//! use web::{Config, Said, Server};
//!
//! let said = Said { store: Some("games.sqlite".to_owned()), ..Said::default() };
//! let config = Config::new(said, None).expect("nothing is wrong with it");
//! let server = Server::open(config)?;
//! println!("open {}", server.address());
//! server.run()?; // Until SIGTERM or Ctrl-C.
//! # Ok::<(), web::NoServer>(())
//! ```
//!
//! | to | see |
//! | --- | --- |
//! | set it up | [`Config`], [`Said`]; `docs/hosting.md` |
//! | follow a move | `docs/walk.md`: `routes/table.rs` or `live.rs`, `app.rs`, `room.rs`, `room/command.rs`, then `host::Host` |
//! | see who is told what, and when | `room/gallery.rs`, then `audience::Audience` |
//! | see who may know what | `audience::Identity`: as whom somebody looks; everything sent is made from that view |
//! | see every address, who may come and what it costs | [`ROUTES`]; `docs/routes.md` |
//! | see what a connection may do | `connections.rs`, `gate.rs`, `limits.rs` |
//!
//! What is deliberately absent: HTML (crate `pages`), SQL (`store`), sentences (`words`), JSON (`wire`).
#![forbid(unsafe_code)]

pub mod after;
mod answer;
mod app;
mod background;
mod chance;
mod config;
mod connections;
mod deadline_stream;
mod figures;
mod gate;
mod host_desk;
mod lag_meter;
mod limit;
mod limits;
mod live;
mod lobby;
mod log;
mod mailbox;
mod memory;
mod metrics;
mod name_cache;
mod open_sockets;
mod outages;
mod packing;
mod places;
mod problem;
mod recent;
mod regular_file;
mod rematch;
mod render;
mod reservation;
mod room;
mod routes;
mod running;
mod server;
mod session;
mod shared_read;
mod tls;
mod turns;
mod unsent;

pub use config::{BadSetting, Config, LISTEN, LogStyle, NoConfig, PublicUrl, Said};
pub use host_desk::{HostToken, NoHostToken};
pub use limits::{Amount, Bound, Budget, Personal, Rate, Take, Whom, bounds};
pub use render::{NoPages, Pages};
pub use routes::{Guard, ROUTES, Route};
pub use server::{NoServer, Server, Stop};
pub use tls::{NoCertificate, TlsFiles};
