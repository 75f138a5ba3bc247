//! The visit to town, entry by entry. Nothing is final before the party leaves: until then every entry can be undone.

use super::refused::Refused;
use super::standing::{Now, Standing};
use crate::engine::massive_darkness::library::Library;

type Applied = Result<(), Refused>;

fn in_town(standing: &Standing) -> Applied {
    if standing.now() == Now::Town { Ok(()) } else { Err(Refused::by("MARKET-01", "refused-not-in-town")) }
}

pub(super) fn lay(standing: &mut Standing, _library: &Library, cards: &[String]) -> Applied {
    in_town(standing)?;
    standing.market = cards.to_vec();
    Ok(())
}

pub(super) fn sell(standing: &mut Standing, _library: &Library, _hero: &str, _card: &str) -> Applied {
    in_town(standing)
}

pub(super) fn trade(standing: &mut Standing, _l: &Library, _hero: &str, _g: &[String], _t: &[String]) -> Applied {
    in_town(standing)
}

pub(super) fn replace(standing: &mut Standing, _l: &Library, _hero: &str, _cards: &[(String, String)]) -> Applied {
    in_town(standing)
}

/// MARKET-09..11: everybody is healed and has no more than he may carry.
pub(super) fn leave(standing: &mut Standing, library: &Library) -> Applied {
    in_town(standing)?;
    standing.state.got_ready(library, standing.party.clone())?;
    standing.market.clear();
    Ok(())
}
