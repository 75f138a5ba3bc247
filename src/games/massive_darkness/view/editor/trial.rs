//! How a quest is tried: with which Heroes, and from which moment on.

use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::quest::model::Spot;
use crate::games::massive_darkness::quest::moment::Moment;
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
use crate::games::massive_darkness::session::{MassiveDarknessRules, Played, Start};
use crate::games::massive_darkness::view::party::PartyPicker;

/// Heroes who set out when nobody has chosen others.
const PARTY: u8 = 3;
/// SETUP-08: tokens on the Lifebringer.
const LIFEBRINGER: u8 = 2;

/// How a quest is tried. It belongs to the author, not to the quest, so it is no step of undo.
pub(super) struct Trial {
    pub(super) party: PartyPicker,
    pub(super) lifebringer: u8,
    /// Not from the beginning but from this moment.
    pub(super) moment: Option<Moment>,
    /// The last test, as it was left.
    pub(super) last: Option<Played>,
}

impl Trial {
    /// The party the quest is made for, from the beginning.
    pub(super) fn new(rules: &MassiveDarknessRules, quest: &Quest) -> Self {
        let size = PARTY.clamp(quest.party.least.min(quest.party.most), quest.party.most);
        Self { party: PartyPicker::of_size(&rules.library, size), lifebringer: LIFEBRINGER, moment: None, last: None }
    }

    /// What the game begins with.
    pub(super) fn start(&self, quest: &Quest) -> Start {
        let setup = Setup::standard(self.party.heroes().to_vec(), self.lifebringer, Edition::De);
        Start { quest: quest.clone(), setup, moment: self.moment.clone() }
    }

    /// The same once, with all Heroes in one Zone.
    pub(super) fn start_at(&self, quest: &Quest, spot: Spot) -> Start {
        let mut start = self.start(quest);
        let count = self.party.heroes().len();
        start.moment.get_or_insert_with(|| Moment::first(quest)).heroes = vec![Some(spot); count];
        start
    }

    /// Puts a Hero on a Zone.
    pub(super) fn place(&mut self, quest: &Quest, seat: usize, spot: Option<Spot>) {
        let moment = self.moment.get_or_insert_with(|| Moment::first(quest));
        if moment.heroes.len() <= seat {
            moment.heroes.resize(seat + 1, None);
        }
        moment.heroes[seat] = spot;
    }

    /// Where a Hero stands.
    pub(super) fn spot(&self, seat: usize) -> Option<Spot> {
        self.moment.as_ref()?.heroes.get(seat).copied().flatten()
    }
}
