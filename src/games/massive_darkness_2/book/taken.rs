//! An entry that is taken from a saved game: which Quest, who took part, how it ended, after how many rounds, and who fell.

use super::entry::{Ending, GameFile, HeroPlayed, Member, Place, Played};
use super::{LONGEST_NAME, MOST_FALLS, MOST_ROUNDS};
use crate::games::massive_darkness_2::content::is_in_the_box;
use crate::games::massive_darkness_2::rules::Event;
use crate::games::massive_darkness_2::rules::quest::Quest;
use crate::games::massive_darkness_2::ruleset::HellscapeRules;
use crate::house::packs::name_in;
use crate::house::session::Session;
use crate::kernel::game::{Game as _, Outcome};
use std::path::Path;

/// What a game that lies in this file has come to. Who plays whom says the party of the book. A game that is not over is broken off.
#[must_use]
pub fn taken_over(session: &Session<HellscapeRules>, file: &Path, party: &[Member]) -> Played {
    let (start, state) = (&session.header().setup, session.game().state());
    let ending = match session.game().outcome() {
        Some(Outcome::Won) => Ending::Won,
        Some(Outcome::Lost) => Ending::Lost,
        Some(Outcome::Stuck) | None => Ending::BrokenOff,
    };
    // A game that was taken up behind a damage knows only who lies there now.
    let events = session.events_since(None).unwrap_or_default();
    let falls = |seat: u8| {
        let fell = |event: &Event| matches!(event, Event::KnockedOut { hero } if *hero == seat);
        let counted = events.iter().filter(|(_, event)| fell(&event.what)).count();
        counted.max(usize::from(state.hero(seat).down)).min(usize::from(MOST_FALLS)) as u8
    };
    let heroes = (0..).zip(&start.setup.heroes).map(|(seat, chosen)| HeroPlayed {
        hero: chosen.hero.clone(),
        player: player_of(party, &chosen.hero),
        level: state.hero(seat).level,
        fell: falls(seat),
    });
    Played {
        quest: name_of_quest(&start.quest),
        place: Place::Here,
        game: Some(GameFile { file: name_of(file), hash: session.hash() }),
        ending,
        rounds: state.round.min(MOST_ROUNDS),
        heroes: heroes.collect(),
        note: String::new(),
    }
}

/// By what a book knows a Quest: one of the box by its id, any other by its title, which is shown as it stands there, unless it is
/// called like an id of the box.
#[must_use]
pub fn name_of_quest(quest: &Quest) -> String {
    let letters = |name: &str| {
        let letters = name.trim().chars().filter(|sign| !sign.is_control());
        letters.take(LONGEST_NAME).collect::<String>().trim().to_owned()
    };
    let title = name_in(&quest.told.title, "en").map(letters);
    title.filter(|title| !title.is_empty() && !is_in_the_box(title)).unwrap_or_else(|| letters(&quest.id))
}

/// Who plays a Hero of the party.
#[must_use]
pub fn player_of(party: &[Member], hero: &str) -> String {
    party.iter().find(|member| member.hero == hero).map(|member| member.player.clone()).unwrap_or_default()
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
