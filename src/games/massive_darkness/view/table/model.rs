//! What the screen of a running game shows, as plain data: built once whenever the game changes.

use super::draw::DrawnCard;
use super::face::{CardFace, fields};
use super::foresee::can_be_left;
use super::party::hero_card;
pub use super::party::{CardLine, HeroCard, SkillLine};
use super::why_not::{Impossible, impossible, useless};
use crate::games::massive_darkness::describe::{Words, rules_of_quest};
use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::ask::DeckName;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{Actor, CardId, Enemy, Hero};
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, MassiveDarkness};
use crate::games::massive_darkness::session::{self, Play};
use crate::house::play::Dice;
use crate::house::text::{Texts, plain, shown};
use crate::kernel::game::{Asked, Game as _, Kind};
use crate::kernel::journal::EntryId;
use crate::kit::question::Bounds;
use crate::tr;
use std::sync::Arc;

/// Everything the screen shows.
#[derive(Clone, Debug, Default)]
pub struct TableModel {
    /// Round, phase, Level, Lifebringer.
    pub rail: Rail,
    /// In turn order.
    pub heroes: Vec<HeroCard>,
    /// On the board.
    pub enemies: Vec<EnemyCard>,
    /// Name and cards left.
    pub decks: Vec<(Arc<str>, usize)>,
    /// Objectives: text, met.
    pub goals: Vec<(String, bool)>,
    /// The pending question.
    pub question: Question,
    /// What can be taken back, newest first.
    pub undo: Vec<(EntryId, String)>,
    /// Is there anything to give again?
    pub can_redo: bool,
}

/// What the quest is about, and what is special about it.
#[derive(Clone, Debug, Default)]
pub struct QuestPage {
    /// In the language of the texts, else as its author wrote it.
    pub title: String,
    /// What is told before the first round; may be empty.
    pub story: String,
    /// Its special rules, a sentence or a few each.
    pub rules: Vec<String>,
}

impl QuestPage {
    /// The page of a quest in a language.
    #[must_use]
    pub fn new(texts: &Texts, quest: &Quest) -> Self {
        let language = texts.language().code();
        let (title, story) = (shown(quest.title(language)), plain(quest.story(language)).into_owned());
        Self { title, story, rules: rules_of_quest(texts, quest) }
    }
}

/// The line on top.
#[derive(Clone, Debug, Default)]
pub struct Rail {
    /// From 1.
    pub round: u16,
    /// Name of the phase.
    pub phase: Arc<str>,
    /// 1–5: which of the five phases runs.
    pub step: usize,
    /// Current Level.
    pub level: u8,
    /// Tokens left.
    pub lifebringer: u8,
}

/// What has to be answered, and how.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// What is asked, in words.
    pub sentence: Arc<str>,
    /// The rule that asks.
    pub rule: &'static str,
    /// What the rule says.
    pub rule_text: Arc<str>,
    /// The Hero who is asked.
    pub hero: Option<Hero>,
    /// How it is answered.
    pub form: Form,
    /// Which answer stands out, from 0.
    pub safe: Option<usize>,
    /// The answer that would do nothing, from 0, and why: it is greyed.
    pub useless: Option<(usize, Arc<str>)>,
    /// Back to before this, if it is a part of something that can still be left.
    pub leave: Option<EntryId>,
    /// What is looked for among the answers and cannot be done.
    pub impossible: Option<Impossible>,
}

impl Question {
    /// Why the answer of this number would do nothing, if that is so.
    pub(super) fn in_vain(&self, at: usize) -> Option<&str> {
        self.useless.as_ref().filter(|(useless, _)| *useless == at).map(|(_, why)| &**why)
    }
}

/// Does it end something? It comes last, and always in the same place.
pub(super) fn is_an_end(answer: &Answer) -> bool {
    matches!(answer, Answer::Enough | Answer::Act(Act::Nothing | Act::EndMove))
}

/// How a question is answered.
#[derive(Clone, Debug, Default)]
pub enum Form {
    /// Not at all: the game is over.
    #[default]
    Over,
    /// One of these: answer, label.
    One(Vec<(Answer, Arc<str>)>),
    /// Several of these labels, at least and at most so many; the legal selections.
    Several {
        /// The options, in order.
        options: Vec<Arc<str>>,
        /// How many.
        bounds: Bounds,
    },
    /// The faces of these dice, typed in.
    Roll(DiceCount),
    /// One of these cards, typed in.
    Draw(Vec<DrawnCard>),
    /// Cards are put in order.
    Arrange(Arranging),
}

/// Between whom cards are put in order, and what else is allowed meanwhile.
#[derive(Clone, Debug)]
pub struct Arranging {
    /// Heroes involved.
    pub heroes: Vec<Hero>,
    /// May cards change hands?
    pub trade: bool,
    /// Transmute in between.
    pub transmute: Option<Answer>,
    /// Cards that were found just now.
    pub found: Vec<CardId>,
}

impl Arranging {
    /// The Heroes involved, a bit each.
    #[must_use]
    pub fn mask(&self) -> u8 {
        self.heroes.iter().fold(0, |mask, hero| mask | 1_u8.checked_shl(u32::from(hero.0)).unwrap_or(0))
    }
}

/// An Enemy on the board.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct EnemyCard {
    pub enemy: Enemy,
    pub name: Arc<str>,
    pub role: Arc<str>,
    /// Health, Minions, state, Zone in words.
    pub lines: Vec<String>,
    /// Its abilities in words.
    pub texts: Vec<String>,
    pub face: CardFace,
}

impl TableModel {
    /// Looks at the game once.
    #[must_use]
    pub fn new(play: &Play, texts: &Texts) -> Self {
        let game = play.game();
        let words = Words::new(game, texts);
        Self {
            rail: rail(&words),
            heroes: game.state.hero_ids().map(|hero| hero_card(&words, hero)).collect(),
            enemies: game.state.enemy_ids().map(|enemy| enemy_card(&words, enemy)).collect(),
            decks: decks(&words),
            goals: goals(game, texts),
            question: Question { leave: can_be_left(play), ..question(&words, play.dice) },
            undo: undo(play),
            can_redo: play.session().can_redo(),
        }
    }
}

impl TableModel {
    /// The same table while an earlier moment of its game is shown: nothing is asked in it.
    #[must_use]
    pub fn during(game: &MassiveDarkness, texts: &Texts, now: &Self) -> Self {
        let words = Words::new(game, texts);
        Self {
            rail: rail(&words),
            heroes: game.state.hero_ids().map(|hero| hero_card(&words, hero)).collect(),
            enemies: game.state.enemy_ids().map(|enemy| enemy_card(&words, enemy)).collect(),
            decks: decks(&words),
            goals: goals(game, texts),
            question: Question::default(),
            undo: now.undo.clone(),
            can_redo: now.can_redo,
        }
    }
}

fn rail(words: &Words<'_>) -> Rail {
    let state = &words.game.state;
    Rail {
        round: state.round,
        phase: words.phase(state.phase),
        step: state.phase as usize,
        level: state.level,
        lifebringer: state.lifebringer,
    }
}

fn question(words: &Words<'_>, dice: Dice) -> Question {
    let game = words.game;
    let Some(asked) = game.question() else {
        return Question { sentence: words.ending(), ..Question::default() };
    };
    let mut answers = Vec::new();
    game.answers(&mut answers);
    let impossible = impossible(words, &answers);
    let (mut safe, mut in_vain) = (None, None);
    let labelled = |answers: Vec<Answer>| -> Vec<(Answer, Arc<str>)> {
        answers.into_iter().map(|answer| (answer.clone(), words.answer(&answer))).collect()
    };
    let form = match asked.ask {
        Ask::Over => Form::Over,
        Ask::Roll(dice) => Form::Roll(dice),
        Ask::Draw(_) => {
            let mut drawn = Vec::new();
            game.outcomes(&mut |answer, _| drawn.push(answer));
            Form::Draw(drawn.into_iter().map(|answer| DrawnCard::new(words, answer)).collect())
        }
        Ask::Arrange { heroes, trade, .. } => Form::Arrange(Arranging {
            heroes: game.state.hero_ids().filter(|hero| heroes >> hero.0 & 1 == 1).collect(),
            trade,
            transmute: answers.into_iter().find(|answer| matches!(answer, Answer::Transmute(_))),
            found: found(game),
        }),
        Ask::Choose { least, most, .. } if most > 1 => {
            let options = game.state.options.iter().map(|choice| words.choice(*choice)).collect();
            Form::Several { options, bounds: Bounds { least, most } }
        }
        Ask::Act(_) | Ask::Choose { .. } | Ask::May { .. } => {
            // What ends a choice comes last; the obvious step is the first.
            answers.sort_by_key(is_an_end);
            safe = session::safe(game, &answers);
            in_vain = useless(words, &answers);
            Form::One(labelled(answers))
        }
    };
    let hero = match asked.asked {
        Asked::Seat(seat) => Some(Hero(seat)),
        Asked::Chance | Asked::Group | Asked::Each(_) => None,
    };
    debug_assert!(dice == Dice::Typed || asked.kind != Kind::Chance, "the app answers chance itself");
    Question {
        sentence: words.question(),
        rule: asked.rule,
        rule_text: words.rule(asked.rule),
        hero,
        form,
        safe,
        useless: in_vain,
        impossible,
        leave: None,
    }
}

/// ACT-PICKUP-03: what has just been got and may be put on now.
fn found(game: &MassiveDarkness) -> Vec<CardId> {
    let gains = game.state.frames.iter().rev().find_map(|frame| match frame {
        Frame::Gain(gain) => Some(gain.got),
        _ => None,
    });
    gains.map(|got| got.iter().copied().collect()).unwrap_or_default()
}

fn enemy_card(words: &Words<'_>, enemy: Enemy) -> EnemyCard {
    let (game, texts) = (words.game, words.texts);
    let state = game.state.enemy(enemy);
    let entry = game.library.enemy(state.card);
    let full = game.full_health(enemy);
    let mut lines = Vec::new();
    if state.leader {
        let left = i64::from(full.saturating_sub(state.wounds));
        lines.push(tr!(texts, "enemy-health", left = left, full = i64::from(full)).to_string());
    }
    if !state.minions.is_empty() {
        let count = state.minions.len() as i64;
        lines.push(tr!(texts, "enemy-minions", count = count, health = i64::from(full)).to_string());
    }
    if state.stunned {
        lines.push(tr!(texts, "state-stunned").to_string());
    }
    lines.push(words.zone(state.zone).to_string());
    let fields = fields(words, entry.dice);
    let treasure = (state.leader && state.treasure.is_some())
        .then(|| tr!(texts, "enemy-carries", card = words.card(state.treasure).as_ref()).to_string());
    let mut abilities = Vec::new();
    game.each_ability(Actor::Enemy(enemy), &mut |ability| {
        abilities.push(words.ability_text(game.library.ability(ability.ability)));
    });
    if let Some((sentence, rule)) = words.reinforcement(enemy) {
        abilities.push(format!("{sentence} ({rule})"));
    }
    if let Some(rule) = words.why_unused(enemy) {
        abilities.push(format!("{} ({rule})", words.rule(rule)));
    }
    let (name, role) = (words.enemy(enemy), words.role(game.library.kind(entry.kind).role));
    let mut now = lines.clone();
    now.extend(treasure.clone());
    lines.extend(fields.iter().map(|field| format!("{}: {}", field.name, field.in_words)));
    lines.extend(treasure);
    let face = CardFace { now, texts: abilities.clone(), ..CardFace::of_enemy_card(words, state.card) };
    EnemyCard { enemy, name, role, lines, texts: abilities, face }
}

fn decks(words: &Words<'_>) -> Vec<(Arc<str>, usize)> {
    let level = words.game.state.level;
    let names = [
        DeckName::Guard(level),
        DeckName::Treasure(level),
        DeckName::Lesser,
        DeckName::Greater,
        DeckName::Door,
        DeckName::Event,
        DeckName::Artifact,
    ];
    names.into_iter().map(|name| (words.deck(name), words.game.deck(name).remaining())).collect()
}

fn goals(game: &MassiveDarkness, texts: &Texts) -> Vec<(String, bool)> {
    let words = Words::new(game, texts);
    let met = usize::from(game.state.goals_met);
    let each = game.dungeon.goals.iter().enumerate().map(|(at, goal)| {
        let text = words.goal(goal);
        (text.to_string(), at < met)
    });
    each.collect()
}

/// The last decisions, newest first.
fn undo(play: &Play) -> Vec<(EntryId, String)> {
    let recent = play.decisions(0).into_iter().rev().take(30);
    recent.map(|decision| (decision.entry, decision.label.unwrap_or_default().to_string())).collect()
}
