//! Questions and answers in the words in which cases write them.

use super::world::World;
use crate::games::massive_darkness::rules::ask::{Ask, Put};
use crate::games::massive_darkness::rules::ids::AbilityUse;
use crate::games::massive_darkness::rules::library::DiceCount;
use crate::games::massive_darkness::rules::symbol::{Colour, Symbol};
use crate::games::massive_darkness::rules::{Act, Answer, Choice};
use crate::kernel::game::{Asked, Game as _};

impl World {
    /// The pending question: who is asked what by which rule, and the legal answers.
    #[must_use]
    pub fn question(&self) -> String {
        let Some(question) = self.game.question() else {
            return format!("nothing is asked: the game is over ({:?})", self.game.outcome());
        };
        let who = self.asked_name(question.asked);
        let what = match question.ask {
            Ask::Over => String::new(),
            Ask::Roll(dice) => format!("Roll of {}", dice_in_words(dice)),
            Ask::Draw(deck) => format!("Draw from {deck:?}"),
            Ask::Act(_) => "menu".to_owned(),
            Ask::Choose { purpose, least, most, .. } => format!("{purpose:?}, {least} to {most}"),
            Ask::May { purpose, ability, .. } => format!("{purpose:?}: {}?", self.ability(ability)),
            Ask::Arrange { .. } => "arrange the cards".to_owned(),
        };
        let legal = self.legal();
        let legal = if legal.is_empty() { String::new() } else { format!("\n  legal: {}", legal.join(", ")) };
        format!("{who}: {what} [{:?}, {}]{legal}", question.kind, question.rule)
    }

    /// Who is asked, in one word.
    #[must_use]
    pub fn asked_name(&self, asked: Asked) -> String {
        match asked {
            Asked::Chance => "chance".to_owned(),
            Asked::Group | Asked::Each(_) => "players".to_owned(),
            Asked::Seat(seat) => self.hero_name(crate::games::massive_darkness::rules::ids::Hero(seat)).to_owned(),
        }
    }

    /// The legal answers as cases write them.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        let mut answers = Vec::new();
        self.game.answers(&mut answers);
        let mut written: Vec<String> = answers.iter().map(|answer| self.describe(answer)).collect();
        if let Ask::Draw(_) = self.game.state.ask {
            self.game.outcomes(&mut |answer, _| written.push(self.describe(&answer)));
        }
        let more = written.len().saturating_sub(MOST_LISTED);
        written.truncate(MOST_LISTED);
        if more > 0 {
            written.push(format!("and {more} more"));
        }
        written
    }

    /// An answer as cases write it.
    #[must_use]
    pub fn describe(&self, answer: &Answer) -> String {
        match answer {
            Answer::Rolled(faces) => format!("Roll({:?})", self.faces(&faces[..])),
            Answer::Drew(drawn) => format!("Draw({:?})", self.names.drawn(*drawn)),
            Answer::Act(act) => self.act(*act),
            Answer::Pick(Choice::Skill(line, position)) => {
                format!("Buy({:?}, {})", self.skill_line(*line), position + 1)
            }
            Answer::Pick(choice) => format!("Choose({:?})", self.choice(*choice)),
            Answer::PickSome(mask) => {
                let options = self.game.state.options;
                let picked: Vec<String> = options
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| mask >> at & 1 == 1)
                    .map(|(_, choice)| self.choice(*choice))
                    .collect();
                format!("Pick({picked:?})")
            }
            Answer::Enough => "Enough".to_owned(),
            Answer::Yes => "Yes".to_owned(),
            Answer::No => "No".to_owned(),
            Answer::Arrange(puts) => self.arrangement(puts),
            Answer::Transmute(_) => "Transmute".to_owned(),
        }
    }

    fn act(&self, act: Act) -> String {
        match act {
            Act::Step(zone) => format!("Step({:?})", self.place(zone)),
            Act::OpenDoor(edge) => {
                let here = self.game.state.hero(self.acting_hero()).zone;
                let behind =
                    self.game.dungeon.board.edge(edge).map(|edge| if edge.a == here { edge.b } else { edge.a });
                format!("Open({:?})", behind.map_or_else(|| "nowhere".to_owned(), |zone| self.place(zone)))
            }
            Act::Attack(style, target) if self.game.object(target).is_some() => {
                format!("Strike({style:?}, {:?})", self.enemy_name(target))
            }
            Act::Attack(style, enemy) => format!("Attack({style:?}, {:?})", self.enemy_name(enemy)),
            Act::SwordAndSpell(enemy) => format!("SwordAndSpell({:?})", self.enemy_name(enemy)),
            Act::Use(ability) if self.game.library.compiled(ability.ability).signature => "Signature".to_owned(),
            Act::Use(ability) => format!("Use({:?})", self.names.ability(ability.ability)),
            Act::Lay(kind) => format!("Lay({kind:?})"),
            Act::Quest(place) => {
                let name = self.game.dungeon.acts.get(usize::from(place)).map_or("?", |act| act.name.as_str());
                format!("Act({name:?})")
            }
            Act::Move
            | Act::PickUp
            | Act::Escape
            | Act::EndMove
            | Act::Reorganize
            | Act::Transmute
            | Act::GetUp
            | Act::Nothing => format!("{act:?}"),
        }
    }

    /// The Hero whose menu is open, or who acts otherwise.
    #[must_use]
    pub fn acting_hero(&self) -> crate::games::massive_darkness::rules::ids::Hero {
        match self.game.state.ask {
            Ask::Act(hero) | Ask::Arrange { hero, .. } => hero,
            Ask::Over | Ask::Roll(_) | Ask::Draw(_) | Ask::Choose { .. } | Ask::May { .. } => {
                self.game.state.hero_of_the_moment()
            }
        }
    }

    /// An option of a choice by its name.
    #[must_use]
    pub fn choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Nothing => "nothing".to_owned(),
            Choice::Zone(zone) => self.place(zone),
            Choice::Hero(hero) => self.hero_name(hero).to_owned(),
            Choice::Enemy(enemy) => self.enemy_name(enemy),
            Choice::Leader(enemy) => format!("leader of {}", self.enemy_name(enemy)),
            Choice::Minions(enemy) => format!("minions of {}", self.enemy_name(enemy)),
            Choice::Share(enemy, wounds) => format!("{wounds} on leader of {}", self.enemy_name(enemy)),
            Choice::Divide(enemy) => format!("divide on {}", self.enemy_name(enemy)),
            Choice::Card(card) => self.names.card(card).to_owned(),
            Choice::Die(at) => format!("die {}", at + 1),
            Choice::Colour(colour) => colour_name(colour),
            Choice::Side(side) => format!("{side:?}"),
            Choice::Style(style) => format!("{style:?}"),
            Choice::Ability(ability) => self.ability(ability),
            Choice::Option(at) => format!("option {}", at + 1),
            Choice::Symbol(symbol) => format!("{symbol:?}"),
            Choice::Currency(currency) => format!("{currency:?}"),
            Choice::Hand(kind, from, to) => format!("{kind:?} of {} to {}", self.hero_name(from), self.hero_name(to)),
            Choice::Skill(line, position) => format!("{} {}", self.skill_line(line), position + 1),
        }
    }

    /// An ability and whose it is.
    #[must_use]
    pub fn ability(&self, ability: AbilityUse) -> String {
        self.names.ability(ability.ability).to_owned()
    }

    /// The line of the Hero who is asked.
    fn skill_line(&self, line: u8) -> &str {
        let hero = self.seat().unwrap_or_else(|| self.game.state.hero_of_the_moment());
        self.names.line(self.game.state.hero(hero).class, line)
    }

    /// The Hero whose owner is asked, if it is a single one.
    #[must_use]
    pub fn seat(&self) -> Option<crate::games::massive_darkness::rules::ids::Hero> {
        match self.game.question()?.asked {
            Asked::Seat(seat) => Some(crate::games::massive_darkness::rules::ids::Hero(seat)),
            Asked::Chance | Asked::Group | Asked::Each(_) => None,
        }
    }

    fn arrangement(&self, puts: &[Put]) -> String {
        if puts.is_empty() {
            return "Keep".to_owned();
        }
        let puts: Vec<String> = puts
            .iter()
            .map(|put| format!("({:?}, {:?}, {:?})", self.names.card(put.card), self.hero_name(put.hero), put.slot))
            .collect();
        format!("Arrange([{}])", puts.join(", "))
    }

    /// Faces in words, as a pending roll wants them: colour by colour.
    #[must_use]
    pub fn faces(&self, faces: &[u8]) -> Vec<String> {
        let Ask::Roll(dice) = self.game.state.ask else { return Vec::new() };
        let colours = dice.iter().enumerate().flat_map(|(colour, count)| vec![colour as u8; usize::from(*count)]);
        colours.zip(faces).map(|(colour, face)| self.face(colour, *face)).collect()
    }

    /// A die and what it shows: `red hit hit bam`.
    #[must_use]
    pub fn face(&self, colour: u8, face: u8) -> String {
        let mut words = colour_name(colour);
        let Some(die) = self.game.library.dice.die(crate::kernel::dice::DieId(colour)) else { return words };
        let shown = die.face(face);
        if shown.is_blank() {
            words.push_str(" blank");
        }
        for (symbol, name) in SYMBOLS {
            for _ in 0..shown.0[symbol.index()] {
                words.push(' ');
                words.push_str(name);
            }
        }
        words
    }
}

/// Answers that are listed when something is wrong.
const MOST_LISTED: usize = 40;

/// Symbols and how cases write them.
pub const SYMBOLS: [(Symbol, &str); 4] =
    [(Symbol::Hit, "hit"), (Symbol::Shield, "shield"), (Symbol::Bam, "bam"), (Symbol::Diamond, "diamond")];

/// How cases write a colour.
#[must_use]
pub fn colour_name(colour: u8) -> String {
    Colour::ALL.get(usize::from(colour)).map_or_else(|| "?".to_owned(), |colour| format!("{colour:?}").to_lowercase())
}

/// `2 yellow 1 red`.
#[must_use]
pub fn dice_in_words(dice: DiceCount) -> String {
    let words: Vec<String> = (0..)
        .zip(dice)
        .filter(|(_, count)| *count > 0)
        .map(|(colour, count)| format!("{count} {}", colour_name(colour)))
        .collect();
    if words.is_empty() { "no dice".to_owned() } else { words.join(" ") }
}
