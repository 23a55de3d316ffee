//! Statements that are prepared when they are first needed.

use std::collections::HashMap;

use ::postgres::{Error, GenericClient, Statement};

/// What was prepared on one connection, by its text.
#[derive(Default)]
pub(super) struct Prepared {
    known: HashMap<&'static str, Statement>,
}

impl Prepared {
    pub(super) fn get(
        &mut self,
        client: &mut impl GenericClient,
        text: &'static str,
    ) -> Result<Statement, Error> {
        if let Some(statement) = self.known.get(text) {
            return Ok(statement.clone());
        }
        let statement = client.prepare(text)?;
        self.known.insert(text, statement.clone());
        Ok(statement)
    }
}
