//! Engine values as words: figures, cards, Zones, answers, questions, events, abilities. Every word comes from the text
//! files; the window, the command line and the printed sheet share these.
//!
//! | words of | file |
//! |---|---|
//! | what happens and what can be answered | `event`, `story`, `quest` |
//! | cards, Skills, Enemies, and whom their effects concern | `ability`, `cards`, `whom`, `signs`, `counted` |
//! | what is special about a quest | `rules` |
//! | places | `zones` |
//! | what is different between two quests, and what a step in the editor did | `changes`, `apart`, `steps` |
//! | all of it, to be read once more | `sentences` |
//!
//! What is not here: where a sentence is shown, and what went wrong (`wrong`).

mod ability;
mod apart;
mod cards;
mod changes;
mod counted;
mod event;
mod quest;
pub mod rules;
#[cfg(test)]
mod sentences;
pub mod signs;
mod steps;
mod story;
mod whom;
mod zones;

pub use ability::CardText;
pub use changes::changes_of_quest;
pub use quest::goal_of_quest;
pub use rules::{QuestText, goals_of_quest, rules_of_quest};
pub use steps::{step_of_quest, steps_of_quest};
pub use story::{hero_name, record_problem, stage_refusal};
pub use zones::{zone_name, zone_name_at};

use crate::games::massive_darkness::quest::Quest;
use crate::games::massive_darkness::rules::ask::{Currency, DeckName, Purpose, Put};
use crate::games::massive_darkness::rules::cards::Role;
use crate::games::massive_darkness::rules::frames::Frame;
use crate::games::massive_darkness::rules::ids::{AbilityUse, Actor, CardId, Enemy, EnemyCardId, Hero};
use crate::games::massive_darkness::rules::language::{Ability, Side, Style};
use crate::games::massive_darkness::rules::state::{Slot, State, TokenKind};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::rules::{Act, Answer, Ask, Choice, MassiveDarkness};
use crate::games::massive_darkness::texts::CardNames as _;
use crate::house::text::Texts;
use crate::kernel::board::EdgeId;
use crate::tr;
use std::sync::Arc;

/// Puts the values of one game into the words of one language.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// Whose cards, names and places are meant.
    pub game: &'a MassiveDarkness,
    /// The language.
    pub texts: &'a Texts,
    /// The state before what is told, so that those who fell in it still have a name.
    pub before: Option<&'a State>,
    /// The quest as it is written, where its special rules are to be said as sentences.
    pub quest: Option<&'a Quest>,
}

impl<'a> Words<'a> {
    /// Words for a game.
    #[must_use]
    pub fn new(game: &'a MassiveDarkness, texts: &'a Texts) -> Self {
        Self { game, texts, before: None, quest: None }
    }

    /// The text of cards in the same language.
    #[must_use]
    pub fn card_text(&self) -> CardText<'a> {
        CardText::in_words(self.texts)
    }

    /// The same with signs for symbols and dice.
    #[must_use]
    pub fn signed_text(&self) -> CardText<'a> {
        CardText::in_signs(self.texts)
    }

    /// One ability as a sentence.
    #[must_use]
    pub fn ability_text(&self, ability: &Ability) -> String {
        self.card_text().ability_text(ability)
    }

    /// 1 for a figure by itself, more for a Mob: its name stands for many (ENEMY-05).
    fn figures(&self, actor: Actor) -> i64 {
        let Actor::Enemy(enemy) = actor else { return 1 };
        let now = self.game.state.enemies.get(enemy.index()).filter(|state| state.present);
        let earlier = || self.before?.enemies.get(enemy.index()).filter(|state| state.present);
        let Some(state) = now.or_else(earlier).filter(|state| state.object == 0) else { return 1 };
        let kind = self.game.library.enemy(state.card).kind;
        if self.game.library.kind(kind).role == Role::Mob { 2 } else { 1 }
    }

    /// A symbol of the dice.
    #[must_use]
    pub fn symbol(&self, symbol: Symbol) -> Arc<str> {
        self.card_text().symbol(symbol)
    }

    /// What a Hero is called.
    #[must_use]
    pub fn hero(&self, hero: Hero) -> Arc<str> {
        match self.game.state.heroes.get(hero.index()) {
            Some(state) => {
                let card = &self.game.library.hero(state.card).card;
                self.texts.card_name(&card.code, "hero", &card.id)
            }
            None => "?".into(),
        }
    }

    /// An Enemy on the board; one that is gone is called an Enemy.
    #[must_use]
    pub fn enemy(&self, enemy: Enemy) -> Arc<str> {
        let now = self.game.state.enemies.get(enemy.index()).filter(|state| state.present);
        let earlier = || self.before?.enemies.get(enemy.index()).filter(|state| state.present);
        match now.or_else(earlier) {
            Some(state) if state.object > 0 => self.object(state.object - 1),
            Some(state) => self.enemy_card(state.card),
            None => tr!(self.texts, "name-gone-enemy"),
        }
    }

    /// What stands on it: the kind of Enemy, or what a pack calls the card.
    #[must_use]
    pub fn enemy_card(&self, card: EnemyCardId) -> Arc<str> {
        let card = &self.game.library.enemy(card).card;
        self.texts.card_name(&card.code, "enemy", &card.kind)
    }

    /// A Hero or an Enemy.
    #[must_use]
    pub fn actor(&self, actor: Actor) -> Arc<str> {
        match actor {
            Actor::Hero(hero) => self.hero(hero),
            Actor::Enemy(enemy) => self.enemy(enemy),
        }
    }

    /// A card of Equipment.
    #[must_use]
    pub fn card(&self, card: CardId) -> Arc<str> {
        match self.game.library.equipment.get(card.index()) {
            Some(entry) => self.texts.card_name(&entry.card.code, "card", &entry.card.id),
            None => tr!(self.texts, "name-no-card"),
        }
    }

    /// A combat type.
    #[must_use]
    pub fn style(&self, style: Style) -> Arc<str> {
        self.card_text().style(style)
    }

    /// What an ability stands on: a card, a Skill, a Signature, an Enemy card.
    #[must_use]
    pub fn ability(&self, ability: AbilityUse) -> Arc<str> {
        if ability.card.is_some() {
            return self.card(ability.card);
        }
        match ability.owner {
            Actor::Enemy(enemy) => self.enemy(enemy),
            Actor::Hero(hero) => self.hero_ability(hero, ability),
        }
    }

    fn hero_ability(&self, hero: Hero, ability: AbilityUse) -> Arc<str> {
        let Some(state) = self.game.state.heroes.get(hero.index()) else { return "?".into() };
        let library = &self.game.library;
        let class = library.class(state.class);
        if class.signature.ids().any(|id| id == ability.ability) {
            return self.texts.skill_name(&class.sheet.signature_name);
        }
        if class.free.ids().any(|id| id == ability.ability) {
            return self.texts.skill_name(&class.sheet.free_name);
        }
        for (line, skills) in class.lines.iter().enumerate() {
            if skills.iter().any(|skill| skill.ids().any(|id| id == ability.ability)) {
                return self.texts.skill_name(&class.sheet.lines[line].id);
            }
        }
        let card = library.hero(state.card);
        let from_shadow = card.abilities.ids().take(card.card.shadow.len()).any(|id| id == ability.ability);
        if from_shadow { tr!(self.texts, "skill-shadow-mode") } else { self.texts.skill_name(&card.card.special_name) }
    }

    /// A kind of token.
    #[must_use]
    pub fn token(&self, kind: TokenKind) -> Arc<str> {
        token(self.texts, kind)
    }

    /// What a pile is called, with its Level where it has one.
    #[must_use]
    pub fn deck(&self, deck: DeckName) -> Arc<str> {
        match deck {
            DeckName::Guard(level) => tr!(self.texts, "deck-guard", level = i64::from(level)),
            DeckName::Treasure(level) => tr!(self.texts, "deck-treasure", level = i64::from(level)),
            DeckName::Lesser => tr!(self.texts, "deck-lesser"),
            DeckName::Greater => tr!(self.texts, "deck-greater"),
            DeckName::Door => tr!(self.texts, "deck-door"),
            DeckName::Event => tr!(self.texts, "deck-event"),
            DeckName::Artifact => tr!(self.texts, "deck-artifact"),
            DeckName::FaceDown(_) => tr!(self.texts, "token-face-down"),
        }
    }

    /// What a Hero does in his menu.
    #[must_use]
    pub fn act(&self, act: Act) -> Arc<str> {
        match act {
            Act::Move => tr!(self.texts, "act-move"),
            Act::Step(zone) => tr!(self.texts, "act-step", to = self.zone_to(zone).as_ref()),
            Act::OpenDoor(edge) => tr!(self.texts, "act-door", to = self.behind(edge).as_ref()),
            Act::PickUp => tr!(self.texts, "act-pick-up"),
            Act::Escape => tr!(self.texts, "act-escape"),
            Act::Lay(kind) => tr!(self.texts, "act-lay", token = self.token(kind).as_ref()),
            Act::Quest(act) => self.quest_act(act),
            Act::EndMove => tr!(self.texts, "act-end-move"),
            Act::Attack(style, enemy) => {
                tr!(self.texts, "act-attack", style = self.style(style).as_ref(), enemy = self.enemy(enemy).as_ref())
            }
            Act::SwordAndSpell(enemy) => tr!(self.texts, "act-sword-and-spell", enemy = self.enemy(enemy).as_ref()),
            Act::Reorganize => tr!(self.texts, "act-reorganize"),
            Act::Transmute => tr!(self.texts, "act-transmute"),
            Act::GetUp => tr!(self.texts, "act-get-up"),
            Act::Use(ability) => tr!(self.texts, "act-use", ability = self.ability(ability).as_ref()),
            Act::Nothing => tr!(self.texts, "act-nothing"),
        }
    }

    /// Into the Zone behind a door, seen from the Hero who is asked.
    fn behind(&self, edge: EdgeId) -> Arc<str> {
        let here = match self.game.state.ask {
            Ask::Act(hero) => Some(self.game.state.hero(hero).zone),
            _ => None,
        };
        match self.game.dungeon.board.edge(edge) {
            Some(ends) => self.zone_to(if Some(ends.a) == here { ends.b } else { ends.a }),
            None => "?".into(),
        }
    }

    /// An option of a choice.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> Arc<str> {
        match choice {
            Choice::Nothing => tr!(self.texts, "choice-nothing"),
            Choice::Zone(zone) => self.zone(zone),
            Choice::Hero(hero) => self.hero(hero),
            Choice::Enemy(enemy) => self.enemy(enemy),
            Choice::Leader(enemy) => tr!(self.texts, "choice-leader", enemy = self.enemy(enemy).as_ref()),
            Choice::Minions(enemy) => tr!(self.texts, "choice-minions", enemy = self.enemy(enemy).as_ref()),
            Choice::Share(enemy, wounds) => {
                tr!(self.texts, "choice-share", enemy = self.enemy(enemy).as_ref(), wounds = i64::from(wounds))
            }
            Choice::Divide(enemy) => tr!(self.texts, "choice-divide", enemy = self.enemy(enemy).as_ref()),
            Choice::Card(card) => self.card(card),
            Choice::Die(at) => tr!(self.texts, "choice-die", number = i64::from(at) + 1),
            Choice::Colour(colour) => self.colour(usize::from(colour)),
            Choice::Side(Side::Attacker) => tr!(self.texts, "choice-attack-dice"),
            Choice::Side(Side::Defender) => tr!(self.texts, "choice-defense-dice"),
            Choice::Style(style) => self.style(style),
            Choice::Ability(ability) => {
                let name = self.ability(ability);
                let text = self.ability_text(self.game.library.ability(ability.ability));
                tr!(self.texts, "choice-ability", name = name.as_ref(), text = text.as_str())
            }
            Choice::Option(number) => match self.game.option_effects(number) {
                Some(effects) => self.card_text().effects_text(effects).into(),
                None => tr!(self.texts, "choice-option", number = i64::from(number) + 1),
            },
            Choice::Symbol(symbol) => self.symbol(symbol),
            Choice::Currency(Currency::Xp) => tr!(self.texts, "choice-xp"),
            Choice::Currency(Currency::MicroXp) => tr!(self.texts, "choice-micro-xp"),
            Choice::Skill(line, position) => self.skill_for_sale(line, position),
            Choice::Hand(kind, from, to) => tr!(
                self.texts,
                "choice-hand",
                token = self.token(kind).as_ref(),
                from = self.hero(from).as_ref(),
                to = self.hero(to).as_ref()
            ),
        }
    }

    /// A colour of dice, by its number.
    #[must_use]
    pub fn colour(&self, colour: usize) -> Arc<str> {
        match colour {
            0 => tr!(self.texts, "die-yellow"),
            1 => tr!(self.texts, "die-red"),
            2 => tr!(self.texts, "die-blue"),
            _ => tr!(self.texts, "die-green"),
        }
    }

    fn skill_for_sale(&self, line: u8, position: u8) -> Arc<str> {
        let Ask::Choose { by: crate::games::massive_darkness::rules::ask::By::Hero(hero), .. } = self.game.state.ask
        else {
            return "?".into();
        };
        let sheet = &self.game.library.class(self.game.state.hero(hero).class).sheet;
        let Some(skill) = sheet.lines.get(usize::from(line)).and_then(|line| line.skills.get(usize::from(position)))
        else {
            return "?".into();
        };
        let text: Vec<String> = skill.abilities.iter().map(|ability| self.ability_text(ability)).collect();
        tr!(
            self.texts,
            "choice-skill",
            name = self.texts.skill_name(&sheet.lines[usize::from(line)].id).as_ref(),
            level = i64::from(skill.level),
            cost = i64::from(skill.cost),
            text = text.join(" ").as_str()
        )
    }

    /// An answer as a button says it.
    #[must_use]
    pub fn answer(&self, answer: &Answer) -> Arc<str> {
        match answer {
            Answer::Rolled(_) => tr!(self.texts, "answer-rolled"),
            Answer::Drew(drawn) => self.drawn_with_code(*drawn),
            Answer::Act(act) => self.act(*act),
            Answer::Pick(choice) => self.choice(*choice),
            Answer::PickSome(mask) => {
                let options = self.game.state.options.iter().enumerate();
                let picked: Vec<Arc<str>> =
                    options.filter(|(at, _)| mask >> at & 1 == 1).map(|(_, choice)| self.choice(*choice)).collect();
                picked.join(" + ").into()
            }
            Answer::Enough => tr!(self.texts, "answer-enough"),
            Answer::Yes => tr!(self.texts, "answer-yes"),
            Answer::No => tr!(self.texts, "answer-no"),
            Answer::Arrange(puts) if puts.is_empty() => tr!(self.texts, "answer-keep"),
            Answer::Arrange(puts) => {
                let put = |put: &Put| {
                    let (card, slot) = (self.card_that_lies(put.card), self.slot(put.slot));
                    let hero = self.hero(put.hero);
                    tr!(self.texts, "answer-put", card = card.as_ref(), hero = hero.as_ref(), slot = slot.as_ref())
                };
                puts.iter().map(put).collect::<Vec<_>>().join(", ").into()
            }
            Answer::Transmute(_) => tr!(self.texts, "act-transmute"),
        }
    }

    /// A card that a Hero has, and where it lies, as far as somebody has another one of its name.
    fn card_that_lies(&self, card: CardId) -> Arc<str> {
        let name = self.card(card);
        let heroes = || (0..).zip(&self.game.state.heroes);
        let held = || heroes().flat_map(|(seat, hero)| hero.cards.iter().map(move |held| (Hero(seat), *held)));
        let has_copy = held().any(|(_, held)| held.card != card && self.card(held.card) == name);
        match held().find(|(_, held)| has_copy && held.card == card) {
            Some((hero, held)) => {
                let (hero, slot) = (self.hero(hero), self.slot(held.slot));
                tr!(self.texts, "answer-copy", card = name.as_ref(), hero = hero.as_ref(), slot = slot.as_ref())
            }
            None => name,
        }
    }

    /// Where a card can lie.
    #[must_use]
    pub fn slot(&self, slot: Slot) -> Arc<str> {
        match slot {
            Slot::Pack => tr!(self.texts, "slot-pack"),
            Slot::Body => tr!(self.texts, "slot-body"),
            Slot::FirstHand => tr!(self.texts, "slot-first-hand"),
            Slot::SecondHand => tr!(self.texts, "slot-second-hand"),
        }
    }

    /// The pending question as one sentence; who is asked comes first.
    #[must_use]
    pub fn question(&self) -> Arc<str> {
        use crate::kernel::game::{Asked, Game as _};
        let Some(question) = self.game.question() else {
            return self.ending();
        };
        let who = match question.asked {
            Asked::Chance => tr!(self.texts, "asked-chance"),
            Asked::Seat(seat) => self.hero(Hero(seat)),
            Asked::Group | Asked::Each(_) => tr!(self.texts, "asked-group"),
        };
        // EPHASE-19: whose way it is.
        let goer = match (question.ask, self.game.top()) {
            (Ask::Choose { purpose: Purpose::MoveGoal, .. }, Some(Frame::EnemyActivation(frame))) => Some(frame.enemy),
            _ => None,
        };
        if let Some(enemy) = goer {
            return tr!(self.texts, "ask-move-goal-of", enemy = &self.enemy(enemy));
        }
        let about = match question.ask {
            Ask::May { ability, .. } if ability.ability.is_some() => {
                let text = self.ability_text(self.game.library.ability(ability.ability));
                let name = self.ability(ability);
                tr!(self.texts, "choice-ability", name = name.as_ref(), text = text.as_str())
            }
            Ask::Draw(deck) => self.deck(deck),
            Ask::Choose { purpose: Purpose::QuestHero, .. } => self.sought_role(),
            _ => "".into(),
        };
        self.texts.with(question.message, &[("who", who.as_ref().into()), ("about", about.as_ref().into())])
    }

    /// How the game ended.
    #[must_use]
    pub fn ending(&self) -> Arc<str> {
        use crate::kernel::game::Outcome;
        match self.game.state.outcome {
            Some(Outcome::Won) => tr!(self.texts, "ended-won"),
            Some(Outcome::Lost) => tr!(self.texts, "ended-lost"),
            Some(Outcome::Stuck) => tr!(self.texts, "ended-stuck"),
            None => "".into(),
        }
    }

    /// What a rule says, in one line.
    #[must_use]
    pub fn rule(&self, rule: &str) -> Arc<str> {
        let id = format!("rule-{rule}");
        if self.texts.has(&id) { self.texts.get(&id) } else { rule.into() }
    }

    /// The role of an Enemy.
    #[must_use]
    pub fn role(&self, role: Role) -> Arc<str> {
        match role {
            Role::Mob => tr!(self.texts, "role-mob"),
            Role::Agent => tr!(self.texts, "role-agent"),
            Role::Roaming => tr!(self.texts, "role-roaming"),
        }
    }
}

/// The same with a large letter first, as sentences begin.
#[must_use]
pub fn begin(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A kind of token.
#[must_use]
pub fn token(texts: &Texts, kind: TokenKind) -> Arc<str> {
    match kind {
        TokenKind::Treasure => tr!(texts, "token-treasure"),
        TokenKind::SpecialTreasure => tr!(texts, "token-special-treasure"),
        TokenKind::Artifact => tr!(texts, "token-artifact"),
        TokenKind::Lair => tr!(texts, "token-lair"),
        TokenKind::Library => tr!(texts, "token-library"),
    }
}
