//! Pickers for what an ability does.

use super::choices::group_at;
use super::who::{Sign, amount_ui};
use super::{Choice, Edit, Pen, list, pick, row_buttons, small_number};
use crate::games::massive_darkness::content::own_cards::Moment;
use crate::games::massive_darkness::rules::language::{
    ActionKind, Amount, Cancelled, DieChoice, Effect, Place, Reroll, RerollSide, Side, Spawned, Style, Who,
};
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::kit::art::Icon;
use crate::kit::widgets::icon_button;
use crate::tr;
use egui::Ui;

/// Lists in lists are offered so deep.
const DEEPEST: u8 = 1;

impl Choice for Effect {
    const WHAT: &'static str = "effect";
    fn all(pen: &Pen<'_>) -> Vec<Self> {
        let who = if pen.moment == Moment::Event { Who::Each(group_at(pen)) } else { Who::Owner };
        let (side, symbol, dice) = match pen.moment {
            Moment::Defense => (Side::Defender, Symbol::Shield, RerollSide::Defense),
            _ => (Side::Attacker, Symbol::Hit, RerollSide::Attack),
        };
        let die = if side == Side::Attacker { DieChoice::Yellow } else { DieChoice::Blue };
        let one = Amount::N(1);
        let heal = Self::Heal(who, one.clone());
        let mut all = vec![
            Self::Add(side, symbol, one.clone()),
            Self::Dice(side, die, one.clone()),
            Self::Reroll(dice, Reroll::Blanks),
            Self::Cancel(side, Cancelled::Bams(1)),
            Self::Wounds(one.clone()),
            Self::DoubleHits,
            Self::NoDice(side),
            Self::FlipBlanks(side, 1),
            Self::BlanksGain(side, symbol, 1),
            Self::BlankGains(die, symbol, 1),
            Self::SpreadWounds,
            Self::Pull,
            Self::AttackAgain,
            Self::Survive(1),
            Self::WeakenCounter(1),
            Self::ReachesBoss,
            Self::BecomeTarget,
            heal.clone(),
            Self::FullyHeal(who),
            Self::Hurt(who, one),
            Self::HurtByRoll(who, DieChoice::Yellow, vec![Symbol::Hit]),
            Self::Stun(who),
            Self::Kill(who),
            Self::GainXp(who, 1),
            Self::DrawTreasure(1),
            Self::DrawArtifact,
            Self::GainActions(ActionKind::Any, 1),
            Self::Move { least: 0, most: 1, slippery: false, to_enemy: false },
            Self::FreeAttack(Style::Melee),
            Self::Command,
            Self::ExtraActivation,
            Self::MovementPoints(1),
            Self::ExtraActions(ActionKind::Any, 1),
            Self::MaxHealth(1),
            Self::Slippery,
            Self::Taunt,
            Self::HalveWounds(Style::Any),
            Self::Untargetable(Style::Any),
            Self::DoubleHealing,
            Self::Reaches(Style::Ranged, 1, 2),
            Self::SwordAndSpell,
            Self::TransmuteValue(2),
            Self::Spawn(Spawned::Guard, Place::LevelHere),
        ];
        if pen.depth < DEEPEST {
            all.push(Self::Choose(vec![vec![heal.clone()], vec![heal]]));
            all.push(Self::ActivateRoamingOr(vec![Self::Spawn(Spawned::Roaming, Place::LevelHere)]));
        }
        all
    }
}

/// The effect that a longer list goes on with: the first that fits.
pub(super) fn one_more(pen: &Pen<'_>) -> Option<Effect> {
    Effect::all(pen).into_iter().find(|offer| pen.moment.lets(offer))
}

impl Edit for Effect {
    fn edit(&mut self, ui: &mut Ui, pen: &Pen<'_>) {
        let name = pen.name(&tr!(pen.texts, "part-do"));
        pick(ui, pen, &name, self, |offer| pen.moment.lets(offer));
        match self {
            Self::Add(side, symbol, amount) => {
                side.edit(ui, pen);
                symbol.edit(ui, pen);
                amount_ui(ui, pen, amount, Sign::Any);
            }
            Self::Dice(side, die, amount) => {
                side.edit(ui, pen);
                die.edit(ui, pen);
                amount_ui(ui, pen, amount, Sign::Any);
            }
            Self::Reroll(side, which) => {
                which.edit(ui, pen);
                side.edit(ui, pen);
            }
            Self::Cancel(side, what) => {
                side.edit(ui, pen);
                what.edit(ui, pen);
            }
            Self::Wounds(amount) => amount_ui(ui, pen, amount, Sign::Plus),
            Self::NoDice(side) => side.edit(ui, pen),
            Self::FlipBlanks(side, count) => {
                side.edit(ui, pen);
                small_number(ui, pen, "part-most", count, 1, 6);
            }
            Self::BlanksGain(side, symbol, count) => {
                side.edit(ui, pen);
                symbol.edit(ui, pen);
                small_number(ui, pen, "part-number", count, 1, 6);
            }
            Self::BlankGains(die, symbol, count) => {
                die.edit(ui, pen);
                symbol.edit(ui, pen);
                small_number(ui, pen, "part-number", count, 1, 6);
            }
            other => edit_elsewhere(other, ui, pen),
        }
    }
}

/// Effects outside the dice, and modifiers.
fn edit_elsewhere(effect: &mut Effect, ui: &mut Ui, pen: &Pen<'_>) {
    {
        match effect {
            Effect::Hurt(who, amount) | Effect::Heal(who, amount) => {
                amount_ui(ui, pen, amount, Sign::Plus);
                who.edit(ui, pen);
            }
            Effect::HurtByRoll(who, die, symbols) => {
                pick_single_die(ui, pen, die);
                let one_more = Symbol::all(pen).into_iter().find(|symbol| !symbols.contains(symbol));
                list(ui, pen, &tr!(pen.texts, "what-symbol"), symbols, one_more);
                who.edit(ui, pen);
            }
            Effect::FullyHeal(who) | Effect::Stun(who) | Effect::Kill(who) => who.edit(ui, pen),
            Effect::GainXp(who, xp) => {
                small_number(ui, pen, "part-number", xp, 1, 50);
                who.edit(ui, pen);
            }
            Effect::DrawTreasure(level) => small_number(ui, pen, "part-level", level, 1, 5),
            Effect::GainActions(kind, count) | Effect::ExtraActions(kind, count) => {
                kind.edit(ui, pen);
                small_number(ui, pen, "part-number", count, 1, 5);
            }
            Effect::Move { least, most, slippery, to_enemy } => {
                small_number(ui, pen, "part-least", least, 0, *most);
                small_number(ui, pen, "part-most", most, 1.max(*least), 9);
                ui.checkbox(slippery, tr!(pen.texts, "part-slippery").as_ref());
                ui.checkbox(to_enemy, tr!(pen.texts, "part-to-enemy").as_ref());
            }
            Effect::FreeAttack(style) | Effect::HalveWounds(style) | Effect::Untargetable(style) => style.edit(ui, pen),
            Effect::Survive(count)
            | Effect::WeakenCounter(count)
            | Effect::MovementPoints(count)
            | Effect::MaxHealth(count)
            | Effect::TransmuteValue(count) => small_number(ui, pen, "part-number", count, 1, 9),
            Effect::Reaches(style, least, most) => {
                style.edit(ui, pen);
                small_number(ui, pen, "part-least", least, 0, *most);
                small_number(ui, pen, "part-most", most, *least, 9);
            }
            Effect::Spawn(what, place) => {
                what.edit(ui, pen);
                place.edit(ui, pen);
            }
            Effect::Choose(lists) => choose_ui(ui, pen, lists),
            Effect::ActivateRoamingOr(effects) => {
                let pen = pen.deeper();
                list(ui, &pen, &tr!(pen.texts, "part-do"), effects, one_more(&pen));
            }
            _ => {}
        }
    }
}

/// One die is rolled, so "any dice" makes no sense.
fn pick_single_die(ui: &mut Ui, pen: &Pen<'_>, die: &mut DieChoice) {
    let name = pen.name(&tr!(pen.texts, "what-die"));
    let is_single = |offer: &DieChoice| !matches!(offer, DieChoice::AnyAttack | DieChoice::AnyDefense);
    pick(ui, pen, &name, die, is_single);
}

/// Several lists of effects, one of which is chosen.
fn choose_ui(ui: &mut Ui, pen: &Pen<'_>, lists: &mut Vec<Vec<Effect>>) {
    let pen = pen.deeper();
    ui.vertical(|ui| {
        let (mut act, count) = (None, lists.len());
        for (at, effects) in lists.iter_mut().enumerate() {
            ui.push_id(("either", at), |ui| {
                let title = tr!(pen.texts, "part-either", number = at as i64 + 1);
                ui.horizontal(|ui| {
                    ui.label(title.as_ref());
                    if let Some(wanted) = row_buttons(ui, &pen, &title, at, count) {
                        act = Some((wanted, at));
                    }
                });
                ui.indent("effects", |ui| list(ui, &pen, &tr!(pen.texts, "part-do"), effects, one_more(&pen)));
            });
        }
        if let Some((wanted, at)) = act {
            wanted.apply(lists, at);
        }
        let what = tr!(pen.texts, "pick-effect-choose");
        let name = tr!(pen.texts, "cards-add-what", what = pen.name(&what).as_ref());
        if icon_button(ui, Icon::Plus, &name).clicked() {
            lists.push(one_more(&pen).into_iter().collect());
        }
    });
}
