//! What quests bring, as words: objectives, Acts, objects, and what happens by special rules.

use super::{QuestText, Words, token};
use crate::games::massive_darkness::rules::Event;
use crate::games::massive_darkness::rules::dungeon::Words as OwnWords;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::language::quest::{Goal, Load, QuestEffect};
use crate::house::text::{Texts, shown_sentence};
use crate::tr;
use std::sync::Arc;

impl Words<'_> {
    /// Words of the quest itself, in the language of the texts.
    fn own_word(&self, name: &str) -> Arc<str> {
        shown_sentence(self.game.dungeon.word(name, self.texts.language().code())).into()
    }

    /// An objective.
    #[must_use]
    pub fn goal(&self, goal: &Goal) -> Arc<str> {
        goal_in_words(self.texts, goal, &|name| self.own_word(name))
    }

    pub(super) fn quest_act(&self, act: u8) -> Arc<str> {
        self.game.dungeon.acts.get(usize::from(act)).map_or_else(|| "?".into(), |act| self.own_word(&act.name))
    }

    /// An object of the quest: by its own words, else a Pillar.
    pub(super) fn object(&self, object: u8) -> Arc<str> {
        match self.game.dungeon.objects.get(usize::from(object)) {
            Some(object) if self.game.dungeon.words.contains_key(&object.name) => self.own_word(&object.name),
            _ => tr!(self.texts, "object-pillar"),
        }
    }

    /// A special rule: by its name, else by its number.
    fn rule_name(&self, rule: usize) -> String {
        match self.game.dungeon.rules.get(rule) {
            Some(known) if !known.name.is_empty() => format!("{} ({})", self.own_word(&known.name), rule + 1),
            _ => (rule + 1).to_string(),
        }
    }

    /// The role for which a Hero is being chosen.
    pub(super) fn sought_role(&self) -> Arc<str> {
        let rule = self.game.state.frames.iter().rev().find_map(|frame| match frame {
            Frame::QuestRule(frame) => self.game.dungeon.rules.get(usize::from(frame.rule)),
            _ => None,
        });
        let role = rule.and_then(|rule| {
            rule.effects.iter().find_map(|effect| match effect {
                QuestEffect::ChooseHero(role) => Some(role),
                _ => None,
            })
        });
        role.map_or_else(|| "…".into(), |role| self.own_word(role))
    }

    /// A special rule that applies: what it says; where the quest is not at hand, its name if it has one.
    pub(super) fn rule_applies(&self, rule: u8) -> Arc<str> {
        if let Some((quest, written)) = self.quest.and_then(|quest| Some((quest, quest.rules.get(usize::from(rule))?)))
        {
            let said = QuestText { texts: self.texts, quest }.rule(written);
            return tr!(self.texts, "log-quest-rule-said", rule = said.as_str());
        }
        match self.game.dungeon.rules.get(usize::from(rule)) {
            Some(known) if self.game.dungeon.words.contains_key(&known.name) => {
                tr!(self.texts, "log-quest-rule-named", name = self.own_word(&known.name).as_ref())
            }
            _ => tr!(self.texts, "log-quest-rule"),
        }
    }

    /// What happened by a special rule.
    pub(super) fn quest_event(&self, event: &Event) -> Option<Arc<str>> {
        let texts = self.texts;
        let number = |number: u8| i64::from(number);
        Some(match *event {
            Event::Carried { hero, kind, amount } if amount > 0 => tr!(
                texts,
                "log-carried",
                hero = self.hero(hero).as_ref(),
                token = self.token(kind).as_ref(),
                count = i64::from(amount)
            ),
            Event::TokenGiven { from, to, kind } => tr!(
                texts,
                "log-card-given",
                card = self.token(kind).as_ref(),
                from = self.hero(from).as_ref(),
                to = self.hero(to).as_ref()
            ),
            Event::TokenLaid { kind, zone } => {
                tr!(texts, "log-token-laid", token = self.token(kind).as_ref(), place = self.zone_in(zone).as_ref())
            }
            Event::TokenUsed { kind, zone } => {
                tr!(texts, "log-token-used", token = self.token(kind).as_ref(), place = self.zone_in(zone).as_ref())
            }
            Event::RoleGiven { hero, role } => {
                let role = self.game.dungeon.roles.get(usize::from(role)).map_or("?", String::as_str);
                tr!(texts, "log-role", hero = self.hero(hero).as_ref(), role = self.own_word(role).as_ref())
            }
            Event::DoorMoved { open: true, .. } => tr!(texts, "log-door-opens"),
            Event::DoorMoved { open: false, .. } => tr!(texts, "log-door-closes"),
            Event::Unlocked { .. } => tr!(texts, "log-unlocked"),
            Event::BarMoved { barred: true, .. } => tr!(texts, "log-barred"),
            Event::BarMoved { barred: false, .. } => tr!(texts, "log-unbarred"),
            Event::TileWorn { left, .. } => tr!(texts, "log-tile-worn", left = number(left)),
            Event::FloorRemoved { zone, zones } => {
                tr!(texts, "log-floor-removed", zone = self.zone(zone).as_ref(), count = number(zones))
            }
            Event::ObjectStruck { object, wounds } => {
                tr!(texts, "log-wounded", who = self.object(object).as_ref(), wounds = number(wounds))
            }
            Event::ObjectDestroyed { object, .. } => {
                tr!(texts, "log-object-destroyed", object = self.object(object).as_ref())
            }
            Event::FoeWaits { enemy } => tr!(texts, "log-foe-waits", enemy = self.enemy(enemy).as_ref()),
            Event::Crushed { card, .. } => tr!(texts, "log-crushed", enemy = self.enemy_card(card).as_ref()),
            Event::QuestActed { hero, act } => {
                tr!(texts, "log-quest-act", hero = self.hero(hero).as_ref(), act = self.quest_act(act).as_ref())
            }
            Event::RulesLoop { rules } => {
                let names: Vec<String> =
                    (0..64).filter(|rule| rules >> rule & 1 == 1).map(|rule| self.rule_name(rule)).collect();
                tr!(texts, "log-rules-loop", rules = names.join(", ").as_str())
            }
            _ => return None,
        })
    }
}

/// An objective of a quest that nobody plays, in the words the quest brings.
#[must_use]
pub fn goal_of_quest(texts: &Texts, words: &OwnWords, goal: &Goal) -> Arc<str> {
    let language = texts.language().code();
    goal_in_words(texts, goal, &|name| {
        let known = words.get(name);
        let said = known.and_then(|known| known.get(language).or_else(|| known.get("en"))).map_or(name, String::as_str);
        shown_sentence(said).into()
    })
}

fn goal_in_words(texts: &Texts, goal: &Goal, own: &dyn Fn(&str) -> Arc<str>) -> Arc<str> {
    match goal {
        Goal::PickUp(kind, count) => {
            tr!(texts, "goal-pick-up", token = token(texts, *kind).as_ref(), count = i64::from(*count))
        }
        Goal::AllEscape => tr!(texts, "goal-all-escape"),
        Goal::Escapes(role, Load::Nothing) => tr!(texts, "goal-escapes", who = own(role).as_ref()),
        Goal::Escapes(role, Load::ArtifactCard) => {
            tr!(texts, "goal-escapes-with-artifact", who = own(role).as_ref())
        }
        Goal::ClearBoard => tr!(texts, "goal-clear-board"),
        Goal::Kill(foes) => {
            let names: Vec<Arc<str>> = foes.iter().map(|foe| own(foe)).collect();
            tr!(texts, "goal-kill", who = names.join(", ").as_str())
        }
        Goal::Survive(rounds) => tr!(texts, "goal-survive", rounds = i64::from(*rounds)),
        Goal::Task { name, .. } => own(name),
    }
}
