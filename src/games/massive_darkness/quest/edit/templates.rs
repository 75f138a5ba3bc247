//! Objectives and rules that people often want, at a press. Whatever such a template makes is made of the same words as
//! anything else, so all of it can be changed afterwards.

use super::rename::Kind;
use super::{Command, SetUp, Special};
use crate::games::massive_darkness::quest::model::{PlacedDoor, Quest, Spot};
use crate::games::massive_darkness::rules::language::quest::{
    Check, Condition, Foe, Goal, Load, Moment, QuestEffect, QuestRule,
};
use crate::games::massive_darkness::rules::language::{Place, Spawned};
use crate::games::massive_darkness::rules::state::{MAX_WORN_TILES, Phase, TokenKind};

/// Something that people often want.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Template {
    /// QC-02: all Heroes escape through the Exit.
    Escape,
    /// A figure with a name appears and must be killed.
    Kill,
    /// No Enemy is left.
    Clear,
    /// So many rounds must be held.
    Hold,
    /// Tokens of a kind must be picked up.
    Collect(TokenKind),
    /// One Hero is chosen, must live and must escape.
    Chosen,
    /// Artifact tokens are keys: with all of them a locked door can be opened, and that is an objective.
    Keys,
    /// No Enemy may stand in the Zone when the Enemies' Phase starts; all of them make for it.
    Guard,
    /// The dungeon falls in behind the Heroes.
    Collapse,
    /// After so many rounds the Quest is lost.
    TimeLimit,
    /// When a Hero dies, the Quest is lost.
    NoDeath,
    /// Every round a Guard comes.
    Waves,
    /// A Guard waits in the Chamber with the Zone, instead of the Door card.
    Ambush,
    /// The first Hero who enters the Zone is wounded.
    Trap,
    /// Lairs give XP, Libraries an Artifact.
    Rewards,
}

/// What a template needs to know besides the quest.
pub struct Wanted<'a> {
    /// How many: rounds, tokens, Wound tokens.
    pub count: u8,
    /// The Zone that is meant, where one is.
    pub spot: Spot,
    /// What something is called: by message, its name and its words by language.
    pub named: &'a dyn Fn(&'static str) -> (String, Vec<(String, String)>),
}

impl Template {
    /// Those that make objectives.
    #[must_use]
    pub fn goals() -> Vec<Self> {
        let mut all = vec![Self::Escape, Self::Kill, Self::Clear, Self::Hold];
        all.extend([TokenKind::Artifact, TokenKind::Library, TokenKind::Lair, TokenKind::Treasure].map(Self::Collect));
        all.extend([Self::Chosen, Self::Keys]);
        all
    }

    /// Those that make only rules.
    #[must_use]
    pub fn rules() -> [Self; 8] {
        [
            Self::Collapse,
            Self::TimeLimit,
            Self::NoDeath,
            Self::Waves,
            Self::Guard,
            Self::Ambush,
            Self::Trap,
            Self::Rewards,
        ]
    }

    /// The message with its name.
    #[must_use]
    pub fn message_id(self) -> &'static str {
        match self {
            Self::Escape => "new-goal-escape",
            Self::Kill => "template-kill",
            Self::Clear => "new-goal-clear",
            Self::Hold => "new-goal-survive",
            Self::Collect(TokenKind::Artifact) => "new-goal-artifact",
            Self::Collect(TokenKind::Library) => "new-goal-library",
            Self::Collect(TokenKind::Lair) => "new-goal-lair",
            Self::Collect(TokenKind::Treasure | TokenKind::SpecialTreasure) => "new-goal-treasure",
            Self::Chosen => "template-chosen",
            Self::Keys => "template-keys",
            Self::Guard => "template-guard",
            Self::Collapse => "template-collapse",
            Self::TimeLimit => "template-time-limit",
            Self::NoDeath => "template-no-death",
            Self::Waves => "template-waves",
            Self::Ambush => "template-ambush",
            Self::Trap => "template-trap",
            Self::Rewards => "template-rewards",
        }
    }

    /// Does it mean the Zone that the user points at?
    #[must_use]
    pub fn needs_a_zone(self, quest: &Quest) -> bool {
        match self {
            Self::Guard | Self::Ambush | Self::Trap => true,
            Self::Kill => quest.level_tokens.is_empty(),
            _ => false,
        }
    }

    /// Can the quest have it?
    #[must_use]
    pub fn fits(self, quest: &Quest) -> bool {
        match self {
            Self::Keys => !quest.doors.is_empty(),
            Self::Guard | Self::Ambush | Self::Trap | Self::Collapse => !quest.tiles.is_empty(),
            _ => true,
        }
    }

    /// The command that gives it to the quest: one step of undo.
    #[must_use]
    pub fn command(self, quest: &Quest, wanted: &Wanted<'_>) -> Command {
        let mut draft = Draft { quest, wanted, goals: Vec::new(), rules: Vec::new(), commands: Vec::new() };
        match self {
            Self::Escape => draft.goals.push(Goal::AllEscape),
            Self::Clear => draft.goals.push(Goal::ClearBoard),
            Self::Hold => draft.goals.push(Goal::Survive(u16::from(wanted.count.max(1)))),
            Self::Collect(kind) => draft.goals.push(Goal::PickUp(kind, there_or(quest, kind, wanted.count))),
            Self::Kill => draft.kill(),
            Self::Chosen => draft.chosen(),
            Self::Keys => draft.keys(),
            Self::Guard => draft.guard(),
            Self::Collapse => draft.collapse(),
            Self::TimeLimit => {
                let after = u16::from(wanted.count.max(1)) + 1;
                draft.rule("name-of-time-limit", rule(Moment::RoundStarts(after), vec![QuestEffect::Lose]));
            }
            Self::NoDeath => draft.rule("name-of-no-death", rule(Moment::HeroDied, vec![QuestEffect::Lose])),
            Self::Waves => {
                let spawn = QuestEffect::Spawn(Spawned::Guard, Place::LevelHere);
                draft.rule("name-of-waves", rule(Moment::RoundStarts(0), vec![spawn]));
            }
            Self::Ambush => {
                let zone = draft.zone();
                let spawn = QuestEffect::Spawn(Spawned::Guard, Place::Named(zone.clone()));
                let ambush = QuestRule { instead: true, ..rule(Moment::ChamberOpened(zone), vec![spawn]) };
                draft.rule("name-of-ambush", ambush);
            }
            Self::Trap => {
                let zone = draft.zone();
                let trap = QuestRule { once: true, ..rule(Moment::Entered(zone), vec![QuestEffect::Suffer(1)]) };
                draft.rule("name-of-trap", trap);
            }
            Self::Rewards => {
                draft.rule("name-of-lair", rule(Moment::PickedUp(TokenKind::Lair), vec![QuestEffect::GainXp(5)]));
                let find = rule(Moment::PickedUp(TokenKind::Library), vec![QuestEffect::DrawArtifact]);
                draft.rule("name-of-find", find);
            }
        }
        draft.finish(self.message_id())
    }
}

/// As many as there are to be picked up, else so many.
fn there_or(quest: &Quest, kind: TokenKind, count: u8) -> u8 {
    let open = quest.tokens.iter().filter(|token| token.kind == kind && !token.fixed).count();
    let hidden = quest.face_down.iter().flat_map(|group| &group.kinds).filter(|(known, _)| *known == kind);
    let there = open + hidden.map(|(_, count)| usize::from(*count)).sum::<usize>();
    if there == 0 { count.max(1) } else { there.min(usize::from(u8::MAX)) as u8 }
}

fn rule(when: Moment, effects: Vec<QuestEffect>) -> QuestRule {
    QuestRule { name: String::new(), when, only_if: Vec::new(), once: false, instead: false, effects }
}

/// A name that nothing of this kind has yet.
#[must_use]
pub fn free_name(name: &str, taken: &[String]) -> String {
    let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
    super::mark::free_name(name, &taken)
}

/// What a template adds to a quest.
struct Draft<'a> {
    quest: &'a Quest,
    wanted: &'a Wanted<'a>,
    goals: Vec<Goal>,
    rules: Vec<QuestRule>,
    commands: Vec<Command>,
}

impl Draft<'_> {
    /// A name with its words.
    fn name(&mut self, message: &'static str, kind: Kind) -> String {
        let (name, words) = (self.wanted.named)(message);
        let name = free_name(&name, &kind.names(self.quest));
        self.say(&name, words);
        name
    }

    fn say(&mut self, name: &str, words: Vec<(String, String)>) {
        if self.quest.words.contains_key(name) {
            return;
        }
        for (language, said) in words {
            self.commands.push(Command::SetUp(Box::new(SetUp::Words(name.to_owned(), language, said))));
        }
    }

    /// A rule, called by this message.
    fn rule(&mut self, message: &'static str, rule: QuestRule) {
        let (name, words) = (self.wanted.named)(message);
        self.say(&name, words);
        self.rules.push(QuestRule { name, ..rule });
    }

    /// The name of the Zone that is meant; it gets one where it has none.
    fn zone(&mut self) -> String {
        let spot = self.wanted.spot;
        if let Some(named) = self.quest.names.iter().find(|named| named.at == spot) {
            return named.name.clone();
        }
        let (name, _) = (self.wanted.named)("name-of-a-zone");
        let name = free_name(&name, &Kind::Zone.names(self.quest));
        self.commands.push(Command::Name(name.clone(), spot));
        name
    }

    fn kill(&mut self) {
        let name = self.name("name-of-monster", Kind::Foe);
        let last = self.quest.level_tokens.iter().map(|token| token.level).max();
        let place = last.map_or_else(|| Place::Named(self.zone()), Place::LevelToken);
        let mut foes = self.quest.foes.clone();
        foes.push(Foe::new(&name));
        self.commands.push(Command::Special(Box::new(Special::Foes(foes))));
        self.rules.push(rule(Moment::Setup, vec![QuestEffect::Appear(name.clone(), place)]));
        self.goals.push(Goal::Kill(vec![name]));
    }

    fn chosen(&mut self) {
        let role = self.name("name-of-chosen", Kind::Role);
        let mut roles = self.quest.roles.clone();
        roles.push(role.clone());
        self.commands.push(Command::Special(Box::new(Special::Roles(roles))));
        self.rule("name-of-choice", rule(Moment::Setup, vec![QuestEffect::ChooseHero(role.clone())]));
        let doom = rule(Moment::HeroDied, vec![QuestEffect::Lose]);
        self.rule("name-of-doom", QuestRule { only_if: vec![Condition::Is(role.clone())], ..doom });
        self.goals.push(Goal::Escapes(role, Load::Nothing));
    }

    fn keys(&mut self) {
        let doors = &self.quest.doors;
        let Some(door) = doors.iter().find(|door| door.locked && !door.name.is_empty()).or(doors.first()).cloned()
        else {
            return;
        };
        let name = match door.name.as_str() {
            "" => self.name("name-of-vault", Kind::Door),
            known => known.to_owned(),
        };
        let locked = PlacedDoor { name: name.clone(), locked: true, open: false, ..door };
        self.commands.push(Command::ChangeDoor(Box::new(locked)));
        let counter = self.name("name-of-keys", Kind::Counter);
        let mut counters = self.quest.counters.clone();
        counters.push(counter.clone());
        self.commands.push(Command::Special(Box::new(Special::Counters(counters))));
        let count = there_or(self.quest, TokenKind::Artifact, self.wanted.count);
        let found = rule(Moment::PickedUp(TokenKind::Artifact), vec![QuestEffect::Count(counter.clone(), 1)]);
        self.rule("name-of-key", found);
        let all = rule(Moment::Counted(counter, i16::from(count)), vec![QuestEffect::Unlock(name.clone())]);
        self.rule("name-of-all-keys", all);
        let (task, words) = (self.wanted.named)("name-of-open-vault");
        self.say(&task, words);
        self.goals.push(Goal::Task { name: task, at: Check::Always, all: vec![Condition::DoorOpen(name)] });
    }

    fn guard(&mut self) {
        let zone = self.zone();
        self.commands.push(Command::Special(Box::new(Special::Sought(Some(zone.clone())))));
        let lost = rule(Moment::PhaseStarts(Phase::Enemies), vec![QuestEffect::Lose]);
        self.rule("name-of-guard", QuestRule { only_if: vec![Condition::EnemyIn(zone)], ..lost });
    }

    fn collapse(&mut self) {
        self.commands.push(Command::Special(Box::new(Special::Wear(self.wanted.count.max(1)))));
        self.rule("name-of-collapse", rule(Moment::FirstPlayerPassed, vec![QuestEffect::Crumble]));
        self.rule("name-of-buried", rule(Moment::HeroFell, vec![QuestEffect::Lose]));
    }

    fn finish(mut self, message: &'static str) -> Command {
        if !self.rules.is_empty() {
            let mut rules = self.quest.rules.clone();
            rules.append(&mut self.rules);
            self.commands.push(Command::Rules(rules));
        }
        if !self.goals.is_empty() {
            // Heroes escape last: whoever has left meets no objective any more.
            let mut goals = self.quest.goals.clone();
            let is_last = |goal: &Goal| matches!(goal, Goal::AllEscape | Goal::Escapes(..));
            let before = goals.iter().position(is_last).filter(|_| !self.goals.iter().any(is_last));
            let at = before.unwrap_or(goals.len());
            goals.splice(at..at, self.goals.drain(..));
            self.commands.push(Command::Goals(goals));
        }
        Command::Several(message, self.commands)
    }
}

/// Lays so many Wound tokens on every tile that has none and can crumble.
pub(super) fn wear(quest: &mut Quest, wounds: u8) {
    for tile in quest.tiles.iter_mut().take(MAX_WORN_TILES).filter(|tile| tile.wounds == 0) {
        tile.wounds = wounds;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::massive_darkness::quest::draft;

    fn tutorial() -> Quest {
        ron::from_str(crate::games::massive_darkness::content::shipped_quest("tutorial").expect("a shipped quest"))
            .expect("a quest")
    }

    fn all() -> Vec<Template> {
        Template::goals().into_iter().chain(Template::rules()).collect()
    }

    fn named(message: &'static str) -> (String, Vec<(String, String)>) {
        let words = ["en", "de", "pl"].map(|language| (language.to_owned(), format!("{message} {language}")));
        (message.to_owned(), words.to_vec())
    }

    #[test]
    fn every_template_gives_a_quest_that_can_be_played_and_all_of_them_fit_together() {
        let wanted = Wanted { count: 3, spot: Spot { x: 1, y: 1, storey: 0 }, named: &named };
        let sides = crate::games::massive_darkness::content::core_box().expect("the box").tiles;
        let mut together = tutorial();
        for template in all() {
            let quest = tutorial();
            assert!(template.fits(&quest));
            let after = template.command(&quest, &wanted).apply(&quest, &sides).expect("it can be done");
            assert_ne!(after, quest, "{template:?}");
            let told = draft(&after, &sides).1;
            let known = draft(&quest, &sides).1;
            // An objective about tokens that do not lie there is told; nothing else may be wrong.
            let new: Vec<_> = told.into_iter().filter(|problem| !known.contains(problem)).collect();
            let may = |problem: &crate::games::massive_darkness::quest::Problem| {
                matches!(problem, crate::games::massive_darkness::quest::Problem::TooFewTokens { .. })
                    && matches!(template, Template::Collect(_))
            };
            assert!(new.iter().all(may), "{template:?}: {new:?}");
            together = template.command(&together, &wanted).apply(&together, &sides).expect("it can be done");
        }
        assert_eq!(together.names.len(), 1, "the Zone is named once");
        assert!(matches!(together.goals.last(), Some(Goal::Escapes(..))), "{:?}", together.goals);
    }

    #[test]
    fn a_template_taken_twice_makes_other_names() {
        let wanted = Wanted { count: 3, spot: Spot::default(), named: &named };
        let mut quest = tutorial();
        for _ in 0..2 {
            quest = Template::Kill.command(&quest, &wanted).apply(&quest, &[]).expect("it can be done");
        }
        let names: Vec<&str> = quest.foes.iter().map(|foe| foe.name.as_str()).collect();
        assert_eq!(names, ["name-of-monster", "name-of-monster 2"]);
    }
}
