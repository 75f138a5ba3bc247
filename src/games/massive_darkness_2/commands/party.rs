//! Who sets out in what the command line lets play: a number of Heroes, and then the seed says who they are, or names; for many batches
//! each number of them.

use crate::cli::Fault;
use crate::cli::batch::{Seats, casts};
use crate::cli::numbers::{Besides, NotWithin, whole};
use crate::cli::words::line;
use crate::games::massive_darkness_2::PLUG;
use crate::games::massive_darkness_2::party::Party;
use crate::games::massive_darkness_2::rules::Content;
use crate::games::massive_darkness_2::rules::ids::MOST_HEROES;
use crate::house::plug::SeatBot;
use crate::house::text::{Texts, shown};
use clap::ArgMatches;

/// The argument that says how many Heroes, or who they are.
pub(super) const SEATS: &str = "seats";

/// Is a number meant? No Hero's name begins like one.
fn is_number(typed: &str) -> bool {
    typed.trim().trim_start_matches(['+', '-']).starts_with(|sign: char| sign.is_ascii_digit()) && !typed.contains(',')
}

/// How many Heroes are asked for, by their number or by their names; who they are says [`party`].
pub(super) fn heroes(typed: &str) -> Result<u8, NotWithin> {
    let whole = whole::<u8>(1..=MOST_HEROES as u64);
    let is_number = is_number(typed) || typed.trim().is_empty();
    let named = || typed.split(',').count().to_string();
    let count = if is_number { whole(typed) } else { whole(&named()) };
    count.map_err(|why| why.nor(Besides::Names))
}

/// The Heroes as they were typed in.
pub(super) fn typed_heroes(arguments: &ArgMatches) -> String {
    let typed = arguments.get_raw(SEATS).and_then(|mut typed| typed.next_back()).unwrap_or_default();
    typed.to_string_lossy().trim().to_owned()
}

/// So many Heroes, drawn for each game, or those that are named, with what suits them.
pub(super) fn party(heroes: u8, typed: &str, content: &Content) -> Result<Party, Fault> {
    if is_number(typed) {
        return Ok(Party::Drawn(usize::from(heroes)));
    }
    let cards = &content.printed.heroes;
    let place = |name: &str| {
        let name = name.trim();
        let place = cards.iter().position(|card| card.id == name.to_lowercase());
        let known = || cards.iter().map(|card| shown(&card.id)).collect::<Vec<_>>().join(", ");
        place.ok_or_else(|| Fault::message("cli-md2-no-hero").with("name", shown(name)).with("known", known()))
    };
    let places = typed.split(',').map(place).collect::<Result<Vec<usize>, Fault>>()?;
    Ok(Party::at(content, &places))
}

/// A party, and how it is typed in.
pub(super) struct OneParty {
    pub(super) typed: String,
    pub(super) party: Party,
    /// Of each bot, or each row of them, that plays one after the other: who sits where.
    pub(super) casts: Vec<Vec<SeatBot>>,
}

/// The parties that are meant: each number of Heroes, or one.
pub(super) fn parties(arguments: &ArgMatches, content: &Content) -> Result<Vec<OneParty>, Fault> {
    let asked = arguments.get_one::<Seats>(SEATS).copied().unwrap_or(Seats::All);
    let typed = typed_heroes(arguments);
    let of = |heroes: u8| {
        let typed = if asked == Seats::All { heroes.to_string() } else { typed.clone() };
        let party = party(heroes, &typed, content)?;
        Ok(OneParty { typed, party, casts: casts(&PLUG, arguments, heroes)? })
    };
    asked.each(&PLUG).into_iter().map(of).collect()
}

/// Who set out: others in each game, or the same in all.
pub(super) fn party_told(party: &Party, texts: &Texts) -> String {
    match party {
        Party::Drawn(_) => line(texts, "cli-md2-party-drawn", &[]),
        Party::Chosen(heroes) => {
            let names = heroes.iter().map(|hero| texts.get(&format!("hero-{}", hero.hero)));
            let names = names.collect::<Vec<_>>().join(", ");
            line(texts, "cli-md2-party-chosen", &[("heroes", names.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heroes_are_a_number_or_names() {
        assert_eq!(["3", " 6 ", "gheta", "Gheta, irk"].map(heroes), [Ok(3), Ok(6), Ok(1), Ok(2)]);
        for typed in ["0", "7", "-1", "", "1.5", "1e1", "a,b,c,d,e,f,g"] {
            assert_eq!(heroes(typed), Err(NotWithin::of(1..=6).nor(Besides::Names)), "{typed}");
        }
    }
}
