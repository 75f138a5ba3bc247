//! The parts of a card's sentence that other words bend around: whom it concerns, and what a number is counted by.

use super::CardText;
use crate::games::massive_darkness::rules::language::{Amount, Count, Group, Lit, Of, Reach, Style, Who};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::tr;
use std::sync::Arc;

/// The place of somebody in a sentence; German and Polish say the two with different words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Case {
    /// Does something.
    Subject,
    /// Has something done to it.
    Object,
}

impl Case {
    fn key(self) -> &'static str {
        match self {
            Self::Subject => "subject",
            Self::Object => "object",
        }
    }
}

/// How much: a number, and by what it is counted where it is.
pub(super) struct Much {
    /// "for each wound you have".
    pub(super) each: Option<Arc<str>>,
    pub(super) number: i64,
}

/// What decides the form of the verb: `you`, `one`, `each`, `both` (you and others) or `any`.
pub(super) fn how(who: Who) -> &'static str {
    match who {
        Who::Owner => "you",
        Who::Attacker | Who::Defender | Who::One(_) => "one",
        Who::Each(Group { of: Of::OwnerAndAllies, .. }) => "both",
        Who::Each(_) => "each",
        Who::Any(_) => "any",
    }
}

/// A combat type, for messages that bend its word.
pub(super) fn style_key(style: Style) -> &'static str {
    match style {
        Style::Any => "any",
        Style::Melee => "melee",
        Style::Ranged => "ranged",
        Style::Magic => "magic",
    }
}

impl CardText<'_> {
    /// Whom an effect concerns.
    pub(super) fn who(&self, who: Who, case: Case) -> Arc<str> {
        let texts = self.texts;
        match who {
            Who::Owner => tr!(texts, "who-owner", case = case.key()),
            Who::Attacker => tr!(texts, "who-attacker", case = case.key()),
            Who::Defender => tr!(texts, "who-defender", case = case.key()),
            Who::One(group) => self.group(group, "one", case),
            Who::Each(group) => self.group(group, "each", case),
            Who::Any(group) => self.group(group, "any", case),
        }
    }

    /// `how` many of them: `one`, `each` or `any`.
    fn group(&self, group: Group, how: &str, case: Case) -> Arc<str> {
        let (texts, case) = (self.texts, case.key());
        let of = match group.of {
            Of::Allies => tr!(texts, "of-allies", how = how, case = case),
            Of::OwnerAndAllies => tr!(texts, "of-owner-and-allies", how = how, case = case),
            Of::Foes | Of::Enemies => tr!(texts, "of-foes", how = how, case = case),
            Of::OwnKind => tr!(texts, "of-own-kind", how = how, case = case),
            Of::Heroes => tr!(texts, "of-heroes", how = how, case = case),
        };
        let reach = match group.reach {
            Reach::Zone => tr!(texts, "reach-zone"),
            Reach::Sight(0, most) if most > 99 => tr!(texts, "reach-sight"),
            Reach::Sight(least, most) if most > 99 => tr!(texts, "reach-from", least = i64::from(least)),
            Reach::Sight(least, most) => tr!(texts, "reach-range", range = range(least, most).as_str()),
            Reach::Anywhere => "".into(),
        };
        let lit = match group.lit {
            Lit::Any => "".into(),
            Lit::Shadow => tr!(texts, "lit-shadow"),
            Lit::Light => tr!(texts, "lit-light"),
        };
        let parts = [of, reach, lit];
        parts.iter().filter(|part| !part.is_empty()).map(AsRef::as_ref).collect::<Vec<&str>>().join(" ").into()
    }

    /// How much an effect does.
    pub(super) fn much(&self, amount: &Amount) -> Much {
        match amount {
            Amount::N(number) => Much { each: None, number: i64::from(*number) },
            Amount::Per(number, every, count) => {
                Much { each: Some(self.count(count, i64::from(*every))), number: i64::from(*number) }
            }
            // Half of it, rounded up, is one for every two of it, begun ones included.
            Amount::HalfUp(count) => {
                let two = self.count(count, 2);
                Much { each: Some(tr!(self.texts, "amount-half", count = two.as_ref())), number: 1 }
            }
        }
    }

    /// An effect behind what it is counted by.
    pub(super) fn counted(&self, each: Option<&Arc<str>>, effect: Arc<str>) -> Arc<str> {
        match each {
            Some(each) => tr!(self.texts, "effect-counted", count = each.as_ref(), effect = effect.as_ref()),
            None => effect,
        }
    }

    /// "for each wound you have", "for every 2 wounds you have".
    fn count(&self, count: &Count, every: i64) -> Arc<str> {
        let texts = self.texts;
        match count {
            Count::Equipped(tag) => {
                let name = self.tag(tag);
                tr!(texts, "count-equipped", every = every, of = tag.as_str(), tag = name.as_ref())
            }
            Count::ShadowZonesBetween => tr!(texts, "count-shadow-zones", every = every),
            Count::OwnerWounds => tr!(texts, "count-wounds", every = every),
            Count::Rolled(symbol) => {
                let key = match symbol {
                    Symbol::Hit => "hit",
                    Symbol::Shield => "shield",
                    Symbol::Bam => "bam",
                    Symbol::Diamond => "diamond",
                };
                let name = self.symbols(*symbol, every);
                tr!(texts, "count-rolled", every = every, of = key, symbol = name.as_ref())
            }
            Count::Blanks(_) => tr!(texts, "count-blanks", every = every),
        }
    }
}

/// So many Zones away, from the fewest to the most.
pub(super) fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}
