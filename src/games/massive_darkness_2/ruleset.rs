//! What the house needs to know of Massive Darkness 2: what it begins with, and its story, labels and names in words.

use super::beside::Beside;
use super::content::{CoreBox, NoBox, unlaid};
use super::describe::abilities::capital;
use super::describe::{Words, quest_name};
use super::fight::Fight;
use super::own_cards::{OwnCards, names_of, played_with, tiles_alone};
use super::party::Party;
use super::rules::ids::MOST_HEROES;
use super::rules::layout::Unlaid;
use super::rules::quest::Quest;
use super::rules::{Answer, Ask, Content, Event, MassiveDarkness2, Setup, Unplayable, fits};
use super::story::{Teller, rank};
use crate::games::tiles::kept::OfQuests;
use crate::house::plug::{self, Happened, Line, Ruleset, Scene, Sitting};
use crate::house::text::{Language, Texts};
use crate::house::wrong::Wrong;
use crate::kernel::game::{Game as _, Log, Logged, Refusal};
use crate::kernel::hash::hash_of;
use crate::kernel::journal::Standing;
use crate::tr;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The rules of Massive Darkness 2 with the box that they are played with.
#[derive(Clone, Debug)]
pub struct HellscapeRules {
    /// With the cards and sides of Tiles that games are begun with.
    all: CoreBox,
    /// The box alone.
    box_alone: CoreBox,
    /// What lies over them.
    own: Arc<OwnCards>,
    /// The Quest that is begun where nobody chooses.
    quest: Arc<Quest>,
    /// Who sets out in it, where so many are asked for; others are drawn.
    party: Option<Arc<Party>>,
}

/// What a game begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The Quest, whole.
    pub quest: Quest,
    /// Heroes, and how it is played.
    pub setup: Setup,
    /// The cards that lie over those of the box.
    #[serde(default, skip_serializing_if = "OwnCards::is_empty")]
    pub own: OwnCards,
}

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unbegun {
    /// A rule of Setup.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The Quest.
    #[error(transparent)]
    Unlaid(#[from] Unlaid),
}

impl Wrong for Unbegun {
    fn say(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Refused(refusal) => refusal.say(texts),
            Self::Unlaid(error) => unlaid(error, texts),
        }
    }
}

impl HellscapeRules {
    /// The box.
    ///
    /// # Errors
    /// It cannot be read or played with.
    pub fn open() -> Result<Self, NoBox> {
        let all = CoreBox::open()?;
        let quest = all.quests.first().cloned().ok_or(NoBox::Unlaid(Unlaid::Broken))?;
        Ok(Self::of(&all, &Arc::new(quest)))
    }

    /// A box that is open already, with the Quest that is begun where nobody chooses. Its cards are those of the box, its sides of Tiles may
    /// be others.
    #[must_use]
    pub fn of(all: &CoreBox, quest: &Arc<Quest>) -> Self {
        // Games take sides of Tiles along that are not those of the box.
        let mut own = OwnCards::default();
        own.cards.tiles.extend(all.sides.iter().filter(|side| all.ours.is_typed(side)).cloned());
        let box_alone = CoreBox { sides: Arc::clone(all.ours.sides()), ..all.clone() };
        Self { all: all.clone(), box_alone, own: Arc::new(own), quest: Arc::clone(quest), party: None }
    }

    /// The same with these cards over those of the box, whatever lay there.
    ///
    /// # Errors
    /// With them there would be no game.
    pub fn with_own(&self, own: OwnCards) -> Result<Self, Unplayable> {
        if let Some(card) = own.unsound() {
            return Err(Unplayable::Card(card.code().to_owned()));
        }
        let all = match own.cards == super::own_cards::Cards::default() {
            true => self.box_alone.clone(),
            false => played_with(&self.box_alone, &own.over(&self.box_alone))?,
        };
        Ok(Self { all, own: Arc::new(own), ..self.clone() })
    }

    /// What lies over the box.
    #[must_use]
    pub fn own(&self) -> &OwnCards {
        &self.own
    }

    /// The cards of the box alone.
    #[must_use]
    pub fn of_the_box(&self) -> &Arc<Content> {
        &self.box_alone.content
    }

    /// What Quests are drawn and weighed with: the cards of the box, so that they are the same for whoever gets them, and the sides of
    /// Tiles that lie on the user's table, if he plays with what he has typed in.
    #[must_use]
    pub fn to_draw(&self, with_own: bool) -> CoreBox {
        let sides = if with_own { &self.all.sides } else { &self.box_alone.sides };
        CoreBox { sides: Arc::clone(sides), ..self.box_alone.clone() }
    }

    /// All of the box without own cards.
    #[must_use]
    pub fn box_alone(&self) -> &CoreBox {
        &self.box_alone
    }

    /// What own cards are called, by the messages in whose place that stands.
    #[must_use]
    pub fn names_of(&self, own: &OwnCards, language: Language) -> Vec<(String, String)> {
        names_of(own, &self.box_alone, language)
    }

    /// What a game is played with that takes these cards along.
    fn all_with(&self, own: &OwnCards) -> Result<CoreBox, Refusal> {
        if *own == *self.own {
            return Ok(self.all.clone());
        }
        let refused = |_| Refusal::new("M2-COMP-08", "refusal-md2-own-cards");
        self.with_own(own.clone()).map(|rules| rules.all).map_err(refused)
    }

    /// What it is played with.
    #[must_use]
    pub fn all(&self) -> &CoreBox {
        &self.all
    }

    /// The same, with the Quest of this id where nobody chooses; none where there is no such Quest.
    #[must_use]
    pub fn with_quest(&self, id: &str) -> Option<Self> {
        self.all.quest(id).map(|quest| self.beginning_with(quest.clone()))
    }

    /// The same, with this Quest where nobody chooses.
    #[must_use]
    pub fn beginning_with(&self, quest: Quest) -> Self {
        Self { quest: Arc::new(quest), ..self.clone() }
    }

    /// The same, with this party where so many are asked for.
    #[must_use]
    pub fn setting_out(&self, party: Party) -> Self {
        Self { party: Some(Arc::new(party)), ..self.clone() }
    }

    /// The Quest that is begun where nobody chooses.
    #[must_use]
    pub fn quest(&self) -> &Quest {
        &self.quest
    }

    /// So many Heroes, and a Quest.
    #[must_use]
    pub fn start(&self, heroes: u8, seed: u64) -> Start {
        let heroes = usize::from(heroes);
        let chosen = self.party.as_deref().filter(|party| party.heroes() == heroes);
        let heroes = chosen.unwrap_or(&Party::Drawn(heroes)).of_game(&self.all.content, seed);
        let setup = Setup { heroes, ..Setup::default() };
        Start { quest: Quest::clone(&self.quest), setup, own: OwnCards::clone(&self.own) }
    }
}

impl OfQuests for HellscapeRules {
    type Quest = Quest;
    const MOST_HEROES: u8 = MOST_HEROES as u8;

    fn quest(start: &Start) -> Option<&Quest> {
        Some(&start.quest)
    }

    fn id(quest: &Quest) -> &str {
        &quest.id
    }

    fn heroes(start: &Start) -> usize {
        start.setup.heroes.len()
    }

    /// Quests are weighed with the cards of the box alone, on the Tiles that lie there.
    fn with(start: &Start, quest: Quest) -> Start {
        Start { quest, setup: start.setup.clone(), own: tiles_alone(&start.own) }
    }

    fn known_as(quest: &Quest, other: &Quest) -> Quest {
        Quest { id: other.id.clone(), ..quest.clone() }
    }
}

fn words<'t>(game: &'t MassiveDarkness2, texts: &'t Texts) -> Words<'t> {
    let table = game.table();
    Words { content: &table.content, dungeon: &table.dungeon, texts }
}

/// Who tells what has happened there.
fn teller<'s>(rules: &'s HellscapeRules, scene: &Scene<'s, HellscapeRules>) -> Teller<'s> {
    let ours = &rules.all.ours;
    Teller { words: words(scene.game, scene.texts), before: scene.before, game: scene.game, ours }
}

impl plug::Beside<HellscapeRules> for Beside {
    fn watch(
        &mut self,
        rules: &HellscapeRules,
        scene: &Scene<'_, HellscapeRules>,
        happened: &Happened<'_, HellscapeRules>,
    ) {
        let events = happened.events.iter().map(|event| &event.what);
        self.fight = Fight::watched(self.fight, scene.before, scene.game, events);
        self.tally.watch(&teller(rules, scene), happened.events);
    }
}

impl Ruleset for HellscapeRules {
    const ID: &'static str = "massive-darkness-2";
    const REVISION: u16 = 1;
    type Game = MassiveDarkness2;
    type Start = Start;
    type Refused = Unbegun;
    type Beside = Beside;

    /// What lies over the box stands in what a game is begun with.
    fn content(&self) -> u64 {
        self.all.hash
    }

    /// Cards are known by their places in the box, Zones and doors by their numbers in the Dungeon.
    fn index(&self, game: &MassiveDarkness2) -> u64 {
        let dungeon = &game.table().dungeon;
        let zones: Vec<[u8; 2]> = dungeon.zones.iter().map(|zone| [zone.x, zone.y]).collect();
        let doors: Vec<[u16; 2]> = dungeon.board.edges().map(|(_, edge)| [edge.a.0, edge.b.0]).collect();
        let printed = match game.table().content == self.box_alone.content {
            true => self.all.hash,
            false => hash_of(&game.table().content.printed),
        };
        hash_of(&(printed, zones, doors))
    }

    fn set_up(&self, start: &Start, log: Log<'_, Event>) -> Result<MassiveDarkness2, Unbegun> {
        let all = self.all_with(&start.own)?;
        let dungeon = all.lay_out(&start.quest, start.setup.heroes.len())?;
        Ok(MassiveDarkness2::new(all.content, Arc::new(dungeon), &start.setup, log)?)
    }

    fn check(game: &MassiveDarkness2) -> Result<(), String> {
        fits::whole(game).map_err(|misfit| misfit.to_string())
    }

    fn tell(&self, scene: &Scene<'_, Self>, event: &Logged<Event>) -> Option<Line> {
        let text = capital(&teller(self, scene).line(event));
        (!text.is_empty()).then(|| Line { text, rule: event.rule, rank: rank(&event.what) })
    }

    fn label(&self, sitting: &Sitting<'_, Self>, answer: &Answer) -> Arc<str> {
        words(sitting.game, sitting.texts).label(sitting.game, answer)
    }

    /// What most would take next: the only way, or nothing where something could be used on the side that costs something. What is
    /// free would be given away.
    fn safe(&self, game: &MassiveDarkness2, answers: &[Answer]) -> Option<usize> {
        if answers.len() == 1 {
            return Some(0);
        }
        let is_on_the_side = matches!(game.state().asked, Some(Ask::Window | Ask::Pool { .. }));
        let is_free = |answer: &Answer| match answer {
            Answer::Use(how) => game.ability(how.hero, how.what).is_none_or(|ability| ability.cost.is_empty()),
            Answer::Done => false,
            // What lies or stands otherwise than before has cost nothing.
            _ => true,
        };
        let is_safe = is_on_the_side && !answers.iter().any(is_free);
        is_safe.then(|| answers.iter().position(|answer| *answer == Answer::Done)).flatten()
    }

    fn summary(&self, start: &Start, standing: Option<Standing>, texts: &Texts) -> String {
        let (quest, heroes) = (quest_name(&start.quest.id, &start.quest.told, texts), start.setup.heroes.len() as i64);
        match standing.map_or(0, |standing| standing.round) {
            0 => tr!(texts, "saved-md2-set-up", quest = quest.as_ref(), heroes = heroes).to_string(),
            round => {
                tr!(texts, "saved-md2", quest = quest.as_ref(), heroes = heroes, round = i64::from(round)).to_string()
            }
        }
    }
}
