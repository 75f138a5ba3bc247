//! What a saved game is called in a list.

use super::Start;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::text::{Texts, shown};
use crate::kernel::journal::Standing;
use crate::tr;

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
