//! Pickers for everything that is part of an effect: whom it concerns, how much, where.

use super::choices::SIGHT;
use super::{Edit, Pen, choose, list, pick, pick_any, small_number};
use crate::games::massive_darkness::describe::CardText;
use crate::games::massive_darkness::rules::language::{
    Amount, Cancelled, Condition, Cost, Count, Group, Place, Reach, Reroll, Spawned, When, Who,
};
use crate::kit::own_cards::numbers::stepper;
use crate::kit::widgets::Offer;
use crate::tr;
use egui::Ui;

/// Numbers on cards are small: more than this is never printed.
const MOST: i64 = 9;

impl Edit for When {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        pick_any(ui, pen, self);
        match self {
            Self::Attack(style) | Self::Defense(style) | Self::AfterReroll(style) => style.edit(ui, pen),
            Self::AllyAttacked(zones) => small_number(ui, pen, "part-zones", zones, 1, 6),
            Self::Always
            | Self::Action
            | Self::StartOfActivation
            | Self::Wounded
            | Self::Blocked
            | Self::Targeted
            | Self::GuardianKilled
            | Self::Drawn => {}
        }
    }
}

impl Edit for Condition {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        let name = pen.name(&tr!(pen.texts, "part-if"));
        pick(ui, pen, &name, self, |offer| pen.moment.tells(offer));
        match self {
            Self::Equipped(tags) => {
                let one_more = pen.known.tags.iter().find(|tag| !tags.contains(tag)).cloned();
                let mut words: Vec<Tag> = tags.iter().cloned().map(Tag).collect();
                list(ui, pen, &tr!(pen.texts, "part-tags"), &mut words, one_more.map(Tag));
                *tags = words.into_iter().map(|tag| tag.0).collect();
            }
            Self::Wounded(wounds) => small_number(ui, pen, "part-least", wounds, 1, 9),
            Self::FromAfar(zones) => small_number(ui, pen, "part-least", zones, 1, 6),
            Self::InShadow
            | Self::DualWielding
            | Self::ShieldBearer
            | Self::NoArmor
            | Self::TwoHanded
            | Self::DefenderStunned
            | Self::Granted
            | Self::NoWound => {}
        }
    }
}

impl Edit for Cost {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        let name = pen.name(&tr!(pen.texts, "part-pay"));
        pick(ui, pen, &name, self, |offer| pen.moment.takes(*offer));
        match self {
            Self::Xp(count) => small_number(ui, pen, "part-number", count, 1, 20),
            Self::Bloodlust(count) | Self::BloodTribute(count) => small_number(ui, pen, "part-number", count, 1, 9),
            Self::Bam | Self::Diamond | Self::BamOrDiamond | Self::Action | Self::CombatAction | Self::Discard => {}
        }
    }
}

/// A word that conditions look for.
#[derive(Clone)]
pub(super) struct Tag(pub String);

impl Edit for Tag {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        let shown = tag_name(pen, &self.0);
        let name = pen.name(&tr!(pen.texts, "part-tags"));
        let offer = |tag: &String| Offer::new(tag_name(pen, tag), *tag == self.0);
        let (_, taken) = choose(ui, pen.texts, &name, &shown, || pen.known.tags.iter().map(offer).collect());
        if let Some(tag) = taken.and_then(|at| pen.known.tags.iter().nth(at)) {
            self.0.clone_from(tag);
        }
    }
}

/// A word as it is called in the language; own words are called as they are.
pub(in crate::games::massive_darkness::view::cards) fn tag_name(pen: &Pen<'_>, tag: &str) -> String {
    CardText::in_words(pen.texts).tag(tag).to_string()
}

impl Edit for Count {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        pick_any(ui, pen, self);
        match self {
            Self::Equipped(tag) => {
                let mut word = Tag(tag.clone());
                word.edit(ui, pen);
                *tag = word.0;
            }
            Self::Rolled(symbol) => symbol.edit(ui, pen),
            Self::Blanks(side) => side.edit(ui, pen),
            Self::ShadowZonesBetween | Self::OwnerWounds => {}
        }
    }
}

/// What an amount may be.
pub(super) enum Sign {
    /// More or less.
    Any,
    /// Only more.
    Plus,
}

/// How much. Negative amounts take away.
pub(super) fn amount_ui(ui: &mut Ui, pen: &Pen<'_>, amount: &mut Amount, sign: Sign) {
    pick_any(ui, pen, amount);
    let name = pen.name(&tr!(pen.texts, "part-number"));
    let least = match sign {
        Sign::Any => -MOST,
        Sign::Plus => 1,
    };
    match amount {
        Amount::N(number) => signed(ui, pen, &name, number, least),
        Amount::Per(number, every, count) => {
            signed(ui, pen, &name, number, least);
            small_number(ui, pen, "part-every", every, 1, 9);
            count.edit(ui, pen);
        }
        Amount::HalfUp(count) => count.edit(ui, pen),
    }
}

fn signed(ui: &mut Ui, pen: &Pen<'_>, name: &str, number: &mut i8, least: i64) {
    let mut value = i64::from(*number);
    stepper(ui, pen.texts, name, &mut value, least..=MOST);
    *number = i8::try_from(value).unwrap_or(*number);
}

impl Edit for Who {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        let name = pen.name(&tr!(pen.texts, "what-who"));
        pick(ui, pen, &name, self, |offer| pen.moment.knows(*offer));
        if let Self::One(group) | Self::Each(group) | Self::Any(group) = self {
            group.edit(ui, pen);
        }
    }
}

impl Edit for Group {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        self.of.edit(ui, pen);
        pick_any(ui, pen, &mut self.reach);
        if let Reach::Sight(least, most) = &mut self.reach {
            small_number(ui, pen, "part-least", least, 0, 9);
            let mut far = *most != SIGHT;
            ui.checkbox(&mut far, tr!(pen.texts, "part-most").as_ref());
            match (far, *most) {
                (false, _) => *most = SIGHT,
                (true, SIGHT) => *most = (*least).max(1),
                (true, _) => {}
            }
            if far {
                let lowest = *least;
                small_number(ui, pen, "part-number", most, lowest, 9);
            }
        }
        self.lit.edit(ui, pen);
    }
}

impl Edit for Reroll {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        pick_any(ui, pen, self);
        if let Self::UpTo(count) = self {
            small_number(ui, pen, "part-number", count, 1, 6);
        }
    }
}

impl Edit for Cancelled {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        pick_any(ui, pen, self);
        if let Self::Bams(count) | Self::Diamonds(count) = self {
            small_number(ui, pen, "part-number", count, 1, 6);
        }
    }
}

impl Edit for Spawned {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        pick_any(ui, pen, self);
        if let Self::GuardOfLevel(level) = self {
            small_number(ui, pen, "part-level", level, 1, 5);
        }
    }
}

impl Edit for Place {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        pick_any(ui, pen, self);
        if let Self::LevelToken(level) = self {
            small_number(ui, pen, "part-level", level, 1, 5);
        }
    }
}
