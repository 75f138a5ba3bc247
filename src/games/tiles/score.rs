//! Which things that have happened in a dungeon are shown together: the score that the director plays. Each opens a beat, belongs to the
//! one before, or is not shown; what each is, says the game.

use crate::house::plug::Line;
use crate::kit::art::Icon;
use crate::kit::show::{LANDING, Length, Tempo, reading_time};
use crate::kit::sound::Cue;

/// What a beat is about. A game uses those that happen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub enum Kind {
    Round,
    Phase,
    Turn,
    /// Somebody walks.
    Step,
    /// An Enemy is activated.
    Enemy,
    Attack,
    /// Dice fall, or fall again.
    Roll,
    /// What is done with the symbols that fell.
    Symbols,
    /// What came of it: hits fly, guards stop them, wounds land.
    Blow,
    /// Wounds that no blow has brought.
    Wound,
    Death,
    /// Somebody falls who can get up again.
    Down,
    Rise,
    Door,
    Card,
    /// A card that happens to all.
    Event,
    Token,
    Treasure,
    Spawn,
    Dark,
    Level,
    Boss,
    Quest,
    /// Whatever else is another number than before.
    Change,
    End,
}

impl Kind {
    /// Is it a heading over what follows?
    #[must_use]
    pub fn is_heading(self) -> bool {
        matches!(self, Self::Round | Self::Phase | Self::Turn)
    }

    /// Does the next question wait for it? One's own steps are followed while one goes on.
    #[must_use]
    pub fn holds(self) -> bool {
        !self.is_heading() && !matches!(self, Self::Step | Self::Change)
    }

    /// Is it an attack, or what is done with its dice before it is known what comes of it?
    fn is_of_the_dice(self) -> bool {
        matches!(self, Self::Attack | Self::Roll | Self::Symbols)
    }

    /// Do the dice of a fight lie there meanwhile?
    #[must_use]
    pub fn is_of_a_fight(self) -> bool {
        self.is_of_the_dice() || self == Self::Blow
    }

    /// Its sign, where nobody's picture is at hand.
    #[must_use]
    pub fn icon(self) -> Icon {
        match self {
            Self::Round | Self::Phase => Icon::Banner,
            Self::Turn => Icon::Party,
            Self::Step => Icon::Move,
            Self::Enemy => Icon::Guard,
            Self::Attack | Self::Blow => Icon::Sword,
            Self::Roll => Icon::Die,
            Self::Symbols => Icon::Sparks,
            Self::Wound => Icon::Heart,
            Self::Death | Self::Down | Self::Boss => Icon::Skull,
            Self::Rise => Icon::GetUp,
            Self::Door => Icon::Door,
            Self::Card => Icon::DoorCard,
            Self::Event => Icon::Event,
            Self::Token => Icon::Warning,
            Self::Treasure => Icon::Chest,
            Self::Spawn => Icon::Torch,
            Self::Dark => Icon::Moon,
            Self::Level => Icon::StarFilled,
            Self::Quest => Icon::Flag,
            Self::Change => Icon::Info,
            Self::End => Icon::Crown,
        }
    }

    /// What it sounds like. How it all ends, a game has to say.
    #[must_use]
    pub fn cue(self) -> Option<Cue> {
        Some(match self {
            Self::Roll => Cue::Dice,
            Self::Blow | Self::Wound => Cue::Hit,
            Self::Death | Self::Down => Cue::Death,
            Self::Door => Cue::Door,
            Self::Card | Self::Event | Self::Treasure | Self::Token => Cue::Card,
            Self::Level | Self::Rise => Cue::Level,
            Self::Round | Self::Phase | Self::Turn | Self::Step | Self::Enemy | Self::Attack | Self::Symbols => {
                return None;
            }
            Self::Spawn | Self::Dark | Self::Boss | Self::Quest | Self::Change | Self::End => return None,
        })
    }

    /// How long what moves takes in its picture, in seconds.
    fn moving(self) -> f64 {
        let tempo = Tempo::get();
        match self {
            Self::Step | Self::Change | Self::Symbols | Self::Token => tempo.glow,
            Self::Roll => tempo.tumble + tempo.settle,
            Self::Blow => LANDING + tempo.rise,
            Self::Enemy => tempo.longest,
            Self::Attack => tempo.strike + tempo.fly,
            Self::Wound => tempo.rise,
            Self::Death | Self::Down | Self::Rise => tempo.fall + tempo.glow,
            Self::Door => tempo.door + 0.1,
            Self::Spawn => tempo.drop + tempo.glow,
            Self::Card | Self::Event | Self::Treasure => tempo.turn + 0.2,
            Self::Round | Self::Phase | Self::Turn | Self::Dark | Self::Level => tempo.banner + 0.2,
            Self::Boss | Self::Quest | Self::End => tempo.banner + 0.2,
        }
    }

    /// How much of the time for reading its sentence somebody needs who sees its picture.
    fn reading(self) -> f64 {
        match self {
            Self::Step => 0.3,
            Self::Phase | Self::Turn | Self::Attack => 0.5,
            Self::Enemy => 0.6,
            _ => 1.0,
        }
    }

    /// How long a beat with these lines takes: the first is its sentence, the others say what came of it.
    #[must_use]
    pub fn length(self, lines: &[Line]) -> Length {
        let moving = self.moving();
        let words = lines.first().map_or(0.0, |line| reading_time(&line.text));
        let more = lines.len().saturating_sub(1).min(3) as f64 * 0.35;
        // Who looks on while it moves has begun to read.
        Length { moving, whole: moving * 0.7 + (words + more) * self.reading() + 0.2 }
    }
}

/// What something that has happened is to the beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A beat of this kind begins.
    Opens(Kind),
    /// It belongs to the one before; after a heading, an attack and its dice it opens one of this kind: nothing is seen in one picture
    /// with a roll but the fight itself.
    Joins(Kind),
    /// It belongs to the attack or the dice before; elsewhere it opens one.
    InFight(Kind),
    /// It belongs to one of this kind before; elsewhere it opens one.
    With(Kind),
    /// It belongs to the activation of an Enemy or to the steps before; elsewhere it opens one.
    InTurn(Kind),
    /// It is not shown.
    Silent,
}

impl Part {
    /// The beat that it opens after one of this kind, or as the first; none where it belongs to that one, or is not shown.
    #[must_use]
    pub fn opens(self, now: Option<Kind>) -> Option<Kind> {
        let (kind, joins) = match self {
            Self::Opens(kind) => (kind, false),
            Self::Joins(kind) => (kind, now.is_some_and(|now| !now.is_heading() && !now.is_of_the_dice())),
            Self::InFight(kind) => (kind, now.is_some_and(|now| now.is_of_the_dice() || now == Kind::Change)),
            Self::With(kind) => (kind, now == Some(kind)),
            Self::InTurn(kind) => (kind, now == Some(Kind::Enemy) || (now, kind) == (Some(Kind::Step), Kind::Step)),
            Self::Silent => return None,
        };
        (!joins).then_some(kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_seen_in_one_picture_with_a_roll_but_the_fight_itself() {
        for dice in [Kind::Attack, Kind::Roll, Kind::Symbols] {
            assert_eq!(Part::Joins(Kind::Wound).opens(Some(dice)), Some(Kind::Wound));
            assert_eq!(Part::InFight(Kind::Symbols).opens(Some(dice)), None);
            assert_eq!(Part::Opens(Kind::Roll).opens(Some(dice)), Some(Kind::Roll), "one throw after the other");
        }
        assert_eq!(Part::Joins(Kind::Wound).opens(Some(Kind::Blow)), None);
        assert_eq!(Part::Joins(Kind::Wound).opens(Some(Kind::Turn)), Some(Kind::Wound));
        assert_eq!(Part::Joins(Kind::Wound).opens(None), Some(Kind::Wound));
    }

    #[test]
    fn steps_belong_to_steps_and_to_whoever_is_activated() {
        assert_eq!(Part::InTurn(Kind::Step).opens(Some(Kind::Step)), None);
        assert_eq!(Part::InTurn(Kind::Step).opens(Some(Kind::Enemy)), None);
        assert_eq!(Part::InTurn(Kind::Step).opens(Some(Kind::Door)), Some(Kind::Step));
        assert_eq!(Part::With(Kind::Treasure).opens(Some(Kind::Treasure)), None);
        assert_eq!(Part::Silent.opens(None), None);
    }

    #[test]
    fn a_sentence_that_is_longer_stays_longer() {
        let line = |text: &str| Line { text: text.to_owned(), rule: "", rank: crate::house::plug::Rank::Turn };
        let short = Kind::Card.length(&[line("A card.")]);
        let long = Kind::Card.length(&[line("A card that tells a good deal more than the other one did.")]);
        assert!(long.whole > short.whole && (long.moving - short.moving).abs() < 1e-9);
        assert!(Kind::Card.length(&[line("A card."), line("And more.")]).whole > short.whole);
    }
}
