//! `simulate --why`: who fells Heroes, after what they fall, when, and what was never used. Each line names the seed of a game that shows it.

use crate::games::massive_darkness::playtest::goods::{SkillLine, unused};
use crate::games::massive_darkness::playtest::{Statistics, Traces};
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::problem::Place;
use crate::games::massive_darkness::rules::dungeon::Dungeon;
use crate::games::massive_darkness::rules::ids::CardId;
use crate::games::massive_darkness::rules::library::Library;
use crate::games::massive_darkness::why_words::{self, Named, seen};
use crate::games::tiles::why_lines::why_lines;
use crate::house::text::Texts;
use crate::house::wrong::Wrong as _;
use serde_json::{Value, json};

/// What was seen, and what names are taken from.
pub(super) struct Why<'a> {
    /// The quest laid out.
    pub(super) dungeon: &'a Dungeon,
    /// With the cards of the quest.
    pub(super) library: &'a Library,
    /// The games, summed up.
    pub(super) sum: &'a Statistics,
    /// What was seen in them.
    pub(super) traces: &'a Traces,
}

impl Why<'_> {
    pub(super) fn for_people(&self, texts: &Texts) -> String {
        let zone = |at: Spot| Place(at).say(texts);
        let named = Named { texts, dungeon: self.dungeon, library: self.library, zone: &zone };
        let never = why_words::unused(texts, self.library, &unused(&self.traces.goods, self.library));
        why_lines(texts, &seen(self.sum, self.traces), &named, &never)
    }

    pub(super) fn for_machines(&self, texts: &Texts) -> Value {
        let zone = |at: Spot| Place(at).say(texts);
        let named = Named { texts, dungeon: self.dungeon, library: self.library, zone: &zone };
        let unused = unused(&self.traces.goods, self.library);
        let cards =
            |cards: &[CardId]| cards.iter().map(|card| self.library.card(*card).card.id.clone()).collect::<Vec<_>>();
        let skills = |lines: &[SkillLine]| lines.iter().map(|line| self.skill(*line)).collect::<Vec<_>>();
        let never = json!({
            "cards": cards(&unused.cards),
            "skills": skills(&unused.skills),
            "unlearned": skills(&unused.unlearned),
            "unseen": cards(&unused.unseen),
        });
        seen(self.sum, self.traces).for_machines(&named, never)
    }

    fn skill(&self, (class, line): SkillLine) -> Value {
        let sheet = &self.library.class(class).sheet;
        json!({ "class": sheet.id, "skill": sheet.lines.get(usize::from(line)).map(|line| &line.id) })
    }
}
