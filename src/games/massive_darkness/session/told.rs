//! A quest being played, in words: lines of its story, and what a saved game is called.

use super::{MassiveDarknessRules, Start};
use crate::games::massive_darkness::describe::Words;
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::plug::{Line, Rank, Scene};
use crate::house::text::{Texts, shown};
use crate::kernel::game::Logged;
use crate::kernel::journal::Standing;
use crate::tr;

pub(super) fn words<'s>(scene: &Scene<'s, MassiveDarknessRules>) -> Words<'s> {
    Words { before: Some(scene.before), quest: Some(&scene.start.quest), ..Words::new(scene.game, scene.texts) }
}

pub(super) fn line(words: &Words<'_>, event: &Logged<Event>) -> Option<Line> {
    let rank = match event.what {
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } | Event::Ended { .. } => Rank::Heading,
        Event::ActivationBegan { .. } | Event::EnemyActivated { .. } | Event::Attacked { .. } => Rank::Turn,
        _ => Rank::Detail,
    };
    words.event(&event.what).map(|text| Line { text: text.to_string(), rule: event.rule, rank })
}

/// What a saved game is, in one line: quest, round and Heroes. Names are those of the present box; a Hero whom it does not have
/// is called by his id.
#[must_use]
pub fn summary(library: Option<&Library>, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
    let name = |hero: &str| match library.and_then(|library| Some((library, library.hero_named(hero)?))) {
        Some((library, id)) => texts.card_name(&library.hero(id).card.code, "hero", &library.hero(id).card.id),
        None => texts.card_name(hero, "hero", hero),
    };
    let heroes: Vec<_> = start.setup.heroes.iter().map(|choice| name(&choice.hero).to_string()).collect();
    let (title, heroes) = (shown(start.quest.title(texts.language().code())), heroes.join(", "));
    let line = match standing {
        Some(standing) => {
            tr!(texts, "start-game-line", quest = title, round = i64::from(standing.round), heroes = heroes)
        }
        None => tr!(texts, "start-game-short", quest = title, heroes = heroes),
    };
    line.to_string()
}
