//! What the rules of a quest do, whenever they apply, by the names they speak of.

use crate::games::massive_darkness::quest::model::Quest;
use crate::games::massive_darkness::rules::language::Place;
use crate::games::massive_darkness::rules::language::quest::QuestEffect;
use std::collections::BTreeSet;

/// Names, by what some rule does with them.
#[derive(Default)]
pub(super) struct Deeds<'q> {
    /// Doors that are unlocked or opened.
    pub(super) opens: BTreeSet<&'q str>,
    /// Borders that are freed.
    pub(super) frees: BTreeSet<&'q str>,
    /// Zones that Heroes are put into.
    pub(super) sends: BTreeSet<&'q str>,
    /// Figures that appear.
    pub(super) brings: BTreeSet<&'q str>,
    /// Zones where Enemies appear.
    pub(super) crowds: BTreeSet<&'q str>,
}

impl<'q> Deeds<'q> {
    pub(super) fn of(quest: &'q Quest) -> Self {
        let mut deeds = Self::default();
        quest.rules.iter().for_each(|rule| deeds.take(&rule.effects));
        deeds
    }

    fn take(&mut self, effects: &'q [QuestEffect]) {
        for effect in effects {
            match effect {
                QuestEffect::To(_, inner) => self.take(inner),
                QuestEffect::Unlock(door) | QuestEffect::OpenDoor(door) => drop(self.opens.insert(door)),
                QuestEffect::Unbar(border) => drop(self.frees.insert(border)),
                QuestEffect::Go(zone) => drop(self.sends.insert(zone)),
                QuestEffect::Spawn(_, place) => self.crowd(place),
                QuestEffect::Appear(foe, place) => {
                    self.brings.insert(foe);
                    self.crowd(place);
                }
                _ => {}
            }
        }
    }

    fn crowd(&mut self, place: &'q Place) {
        if let Place::Named(zone) = place {
            self.crowds.insert(zone);
        }
    }
}
