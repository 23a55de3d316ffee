//! Looking at a database without writing to it.

use super::{schema, session};
use crate::failure::Failure;
use crate::survey::Survey;

/// What [`StoreAddress::survey`](crate::StoreAddress::survey) promises.
pub(crate) fn survey(url: &str) -> Result<Survey, Failure> {
    let mut client = session::start(url)?;
    client.batch_execute("SET default_transaction_read_only = on")?;
    let row = client.query_one(
        "SELECT current_setting('server_version'),
                pg_is_in_recovery(),
                coalesce(has_schema_privilege(to_regnamespace('fourfold'), 'CREATE'),
                         has_database_privilege(current_database(), 'CREATE')),
                coalesce(NOT ssl AND client_addr IS NOT NULL
                         AND client_addr IS DISTINCT FROM inet_server_addr(), false)
         FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE pid = pg_backend_pid()",
        &[],
    )?;
    let engine = format!("PostgreSQL {}", row.try_get::<_, &str>(0)?);
    let is_standby: bool = row.try_get(1)?;
    let may_make: bool = row.try_get(2)?;
    let is_exposed = row.try_get(3)?;
    let version = schema::look(&mut client)?;
    let known = u32::try_from(schema::KNOWN).unwrap_or(u32::MAX);
    let unavailable = |why: &str| Err(Failure::Unavailable { why: format!("{engine}: {why}") });
    if is_standby {
        return unavailable("it is a standby, and nothing can be stored there");
    }
    if version < known && !may_make {
        return unavailable("this role may not make tables there; it needs the right CREATE");
    }
    Ok(Survey { engine, version, known, is_in_use: false, is_exposed })
}
