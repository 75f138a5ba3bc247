//! Why parties fall, as sentences: what things are called for [`crate::games::tiles::why`], and what was never used.

use super::content::zone_name;
use super::describe::{Words, class_name};
use super::playtest::traces::{Happening, Traces};
use super::rules::ids::{CardId, EnemyId};
use super::rules::quest::Spot;
use crate::games::tiles::before::Last;
use crate::games::tiles::why::{Names, NeverUsed, never_used};
use crate::kernel::board::SpaceId;
use crate::tr;
use serde_json::{Value, json};
use std::sync::Arc;

/// What names are taken from: the cards of the box, and the Quest laid out.
#[derive(Clone, Copy)]
pub struct Named<'a>(pub Words<'a>);

impl Named<'_> {
    /// Where a Zone is, by its number.
    #[must_use]
    pub fn spot(&self, zone: usize) -> Spot {
        self.0.dungeon.zones.get(zone).map_or_else(Spot::default, |_| self.0.dungeon.spot(SpaceId(zone as u16)))
    }

    /// The Zones on both sides of a door, by its edge.
    fn sides(&self, door: Option<usize>) -> Option<[Spot; 2]> {
        let dungeon = self.0.dungeon;
        let (_, edge) = dungeon.board.edges().find(|(id, _)| Some(id.index()) == door)?;
        Some([dungeon.spot(edge.a), dungeon.spot(edge.b)])
    }

    /// The name of a Door card, by its place among those of the box.
    fn door_card(&self, place: u8) -> Arc<str> {
        let card = self.0.content.printed.doors.get(usize::from(place));
        self.0.texts.get(&format!("door-{}", card.map_or("unknown", |card| card.id.as_str())))
    }

    /// What was never used, a sentence for each kind; nothing where everything was.
    #[must_use]
    pub fn unused(&self, traces: &Traces) -> Vec<Arc<str>> {
        let Words { content, texts, .. } = self.0;
        let unused = traces.unused(content);
        let cards = |cards: &[CardId]| cards.iter().map(|card| self.0.item(*card)).collect::<Vec<_>>();
        let skill = |skill: &u8| {
            let class = content.printed.skills.get(usize::from(*skill)).map(|card| class_name(card.class, texts));
            let (skill, class) = (self.0.skill(*skill), class.unwrap_or_default());
            tr!(texts, "why-skill", skill = skill.as_ref(), class = class.as_ref())
        };
        let skills = |skills: &[u8]| skills.iter().map(skill).collect::<Vec<_>>();
        never_used(
            texts,
            NeverUsed {
                cards: cards(&unused.cards),
                skills: skills(&unused.skills),
                unlearned: skills(&unused.unlearned),
                unseen: cards(&unused.unseen),
            },
        )
    }

    /// The same for machines.
    #[must_use]
    pub fn unused_ids(&self, traces: &Traces) -> Value {
        let printed = &self.0.content.printed;
        let unused = traces.unused(self.0.content);
        let card = |card: &CardId| self.0.content.item(*card).map(|item| item.id.as_str());
        let cards = |cards: &[CardId]| cards.iter().filter_map(card).map(Value::from).collect::<Vec<_>>();
        let skill = |skill: &u8| printed.skills.get(usize::from(*skill)).map(|card| card.id.as_str());
        let skills = |skills: &[u8]| skills.iter().filter_map(skill).map(Value::from).collect::<Vec<_>>();
        json!({
            "cards": cards(&unused.cards),
            "skills": skills(&unused.skills),
            "unlearned": skills(&unused.unlearned),
            "unseen": cards(&unused.unseen),
        })
    }
}

impl Names<EnemyId, Happening> for Named<'_> {
    fn feller(&self, by: Option<EnemyId>) -> Arc<str> {
        by.map_or_else(|| self.0.texts.get("balance-felled-otherwise"), |enemy| self.0.enemy(enemy).name)
    }

    fn zone(&self, zone: usize) -> Arc<str> {
        let (x, y) = self.spot(zone);
        zone_name(x, y).into()
    }

    fn after(&self, last: Last<Happening>) -> Arc<str> {
        let texts = self.0.texts;
        match last {
            Last::Door(door) => match self.sides(door) {
                Some([one, other]) => {
                    let [one, other] = [one, other].map(|(x, y)| zone_name(x, y));
                    tr!(texts, "why-after-door", zone = one, other = other)
                }
                None => texts.get("why-before-doors"),
            },
            Last::Event(None) => texts.get("why-before-events"),
            Last::Event(Some(Happening::DoorCard(place))) => {
                tr!(texts, "why-after-door-card", card = self.door_card(place).as_ref())
            }
            Last::Event(Some(Happening::Darkness(space))) => {
                tr!(texts, "why-after-darkness", space = i64::from(space) + 1)
            }
        }
    }

    fn feller_id(&self, by: Option<EnemyId>) -> Value {
        let printed = &self.0.content.printed;
        let id = by.and_then(|enemy| match (enemy.as_mob(), enemy.as_roamer()) {
            (Some(kind), _) => printed.mobs.get(kind).map(|mob| mob.id.as_str()),
            (_, Some(kind)) => printed.roamers.get(kind).map(|kind| kind.id.as_str()),
            _ => self.0.dungeon.story.boss.as_ref().map(|fight| fight.boss.as_str()),
        });
        json!(id)
    }

    fn zone_id(&self, zone: usize) -> Value {
        json!(self.spot(zone))
    }

    fn last_id(&self, last: Last<Happening>) -> Value {
        match last {
            Last::Door(door) => json!(self.sides(door)),
            Last::Event(None) => Value::Null,
            Last::Event(Some(Happening::DoorCard(place))) => {
                json!({ "door_card": self.0.content.printed.doors.get(usize::from(place)).map(|card| &card.id) })
            }
            Last::Event(Some(Happening::Darkness(space))) => json!({ "darkness": space }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness_2::playtest::check::testing::{check, pieces};
    use crate::games::massive_darkness_2::texts;
    use crate::house::text::Language;

    #[test]
    fn everything_that_is_seen_is_said_in_each_language() {
        let folder = tempfile::tempdir().expect("a folder");
        let check = check(folder.path(), "the-passage", 30);
        let mut tried = check.nothing_yet().expect("it can be laid out");
        pieces(&check).into_iter().for_each(|piece| tried.take(piece));
        let seen = tried.why();
        assert!((seen.falls_in_rounds().iter().sum::<f64>() - 1.0).abs() < 1e-9);
        let falls = seen.falls.all();
        assert_eq!(tried.traces.falls_by_zone(&tried.dungeon).map(|(_, falls)| falls).sum::<u64>(), falls);
        // Each fall and each lost game has one last door and one last happening.
        for of_a_kind in seen.leads() {
            assert_eq!(of_a_kind.iter().map(|lead| lead.came.falls).sum::<u64>(), falls);
            assert_eq!(of_a_kind.iter().map(|lead| lead.came.lost).sum::<u64>(), tried.sum.lost);
        }
        // Most are felled in a fight, others by fire, Door cards and traps; what somebody sets out with is worn.
        let fellers = seen.falls.fellers();
        let by_enemies = fellers.iter().filter(|one| one.by.is_some()).map(|one| one.felled.falls);
        assert!(by_enemies.sum::<u64>() * 2 > falls);
        let weapons: Vec<CardId> = check
            .rules()
            .start(2, 1)
            .setup
            .heroes
            .iter()
            .flat_map(|hero| check.all.content.named(&hero.weapon))
            .collect();
        let unused = tried.traces.unused(&check.all.content);
        assert!(weapons.iter().all(|card| !unused.cards.contains(card)) && !unused.unseen.is_empty());
        assert!(unused.skills.iter().all(|skill| !unused.unlearned.contains(skill)));
        let mut courses = Vec::new();
        for language in Language::ALL {
            let texts = texts::of(language);
            let named = Named(Words { content: &check.all.content, dungeon: &tried.dungeon, texts: &texts });
            let mut said: Vec<Arc<str>> = vec![seen.course(&texts)];
            courses.push(Arc::clone(&said[0]));
            said.extend(seen.leads().iter().flatten().map(|found| seen.lead(&texts, &named, found)));
            said.extend(seen.falls.fellers().iter().map(|found| seen.feller(&texts, &named, found)));
            said.push(named.feller(None));
            said.extend(named.unused(&tried.traces));
            assert!(said.iter().all(|words| !words.contains(['⟨', '{'])), "{said:#?}");
            let told = seen.for_machines(&named, named.unused_ids(&tried.traces));
            assert_eq!(told["felled_by"].as_array().map(Vec::len), Some(seen.falls.fellers().len()));
        }
        assert!(courses[0] != courses[1] && courses[1] != courses[2], "{courses:?}");
    }
}
