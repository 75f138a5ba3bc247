//! What is printed on the cards of Enemies, tier by tier, on Boss dashboards and on doors.

use super::facts::{attacks_ui, more_ui, number_ui, pick_ui, rows_ui};
use super::words::{Words, claw_ui, dice_ui};
use crate::games::massive_darkness_2::describe::enemies::{
    boss_space, deed, deeds as deeds_said, door_effect, door_effects, scheme,
};
use crate::games::massive_darkness_2::own_cards::fits::{ENEMY_ATTACK, ENEMY_DEFENSE, deeds, of_doors, schemes};
use crate::games::massive_darkness_2::own_cards::{MOST_CLAWS, MOST_COPIES, MOST_LINES, MOST_SPACES};
use crate::games::massive_darkness_2::rules::cards::{DoorCard, MobKind, RoamerKind};
use crate::games::massive_darkness_2::rules::class_cards::{BossCard, BossSpace};
use crate::games::massive_darkness_2::rules::language::{Deed, Line, Scheme};
use crate::games::massive_darkness_2::rules::{Dice, Die};
use crate::house::text::Texts;
use crate::kit::own_cards::numbers::small;
use crate::kit::own_cards::words::{Pen, named, part_ui, rows_ui as row_buttons_ui, sentence_ui};
use crate::kit::theme::Theme;
use crate::kit::widgets::{Sheet, heading, sheet};
use crate::tr;
use egui::Ui;
use std::sync::Arc;

pub(super) fn door_ui(ui: &mut Ui, texts: &Texts, door: &mut DoorCard) {
    rows_ui(ui, "md2-facts", |ui| number_ui(ui, texts, "cards-copies", &mut door.copies, 0..=MOST_COPIES));
    sentence_ui(ui, &door_effects(&door.r#do, texts));
    let said = |one| door_effect(one, texts).to_string();
    let of = texts.get("cards-md2-door");
    let words = Words { what: "part-do", offered: &of_doors(), said: &said, least: 0 };
    words.ui(ui, Pen { texts, of: &of }, &mut door.r#do);
}

/// Which tier it is.
fn tier(at: usize, texts: &Texts) -> Arc<str> {
    match at {
        0 => tr!(texts, "cards-md2-tier-1"),
        1 => tr!(texts, "cards-md2-tier-2"),
        _ => tr!(texts, "cards-md2-tier-3"),
    }
}

/// A number of a tier, with its name before it.
fn of_tier_ui(ui: &mut Ui, pen: Pen<'_>, message: &'static str, value: &mut u8, most: u8, least: u8) {
    named(ui, pen.texts, message, |ui, name| {
        small(ui, pen.texts, &pen.name(name), value, least..=most);
    });
}

fn defense_ui(ui: &mut Ui, pen: Pen<'_>, dice: &mut Dice) {
    named(ui, pen.texts, "cards-md2-defense", |ui, name| {
        dice_ui(ui, pen.texts, &pen.name(name), dice, ENEMY_DEFENSE);
    });
}

/// The cards of an Enemy, each below its tier.
fn tiers_ui<T>(ui: &mut Ui, texts: &Texts, tiers: &mut [T], card_ui: impl Fn(&mut Ui, Pen<'_>, &mut T)) {
    for (at, card) in tiers.iter_mut().enumerate() {
        let of = tier(at, texts);
        heading(ui, &of);
        ui.push_id(("tier", at), |ui| card_ui(ui, Pen { texts, of: &of }, card));
    }
}

pub(super) fn mob_ui(ui: &mut Ui, texts: &Texts, kind: &mut MobKind) {
    tiers_ui(ui, texts, &mut kind.tiers, |ui, pen, card| {
        rows_ui(ui, "md2-tier", |ui| {
            of_tier_ui(ui, pen, "cards-health", &mut card.health, 30, 1);
            of_tier_ui(ui, pen, "cards-md2-reward", &mut card.reward, 5, 0);
            defense_ui(ui, pen, &mut card.defense);
        });
        claw_ui(ui, pen, &mut card.claw, true);
    });
}

pub(super) fn roamer_ui(ui: &mut Ui, texts: &Texts, kind: &mut RoamerKind) {
    let fixed = ["cards-md2-fixed-common", "cards-md2-fixed-rare", "cards-md2-fixed-epic"];
    tiers_ui(ui, texts, &mut kind.tiers, |ui, pen, card| {
        rows_ui(ui, "md2-tier", |ui| {
            of_tier_ui(ui, pen, "cards-md2-boss-health", &mut card.health, 30, 1);
            of_tier_ui(ui, pen, "cards-md2-reward", &mut card.reward, 5, 0);
            for (cards, message) in card.fixed.iter_mut().zip(fixed) {
                of_tier_ui(ui, pen, message, cards, 5, 0);
            }
            defense_ui(ui, pen, &mut card.defense);
            named(ui, texts, "cards-md2-attack", |ui, name| {
                attacks_ui(ui, texts, &pen.name(name), &mut card.attack, ENEMY_ATTACK);
            });
        });
        lines_ui(ui, pen, &mut card.lines);
        claw_ui(ui, pen, &mut card.claw, false);
    });
}

/// What a Roaming Monster does when it is activated, line by line; the first that is met counts.
fn lines_ui(ui: &mut Ui, pen: Pen<'_>, lines: &mut Vec<Line>) {
    let texts = pen.texts;
    let (offered, schemes) = (deeds(false), schemes());
    let (count, mut act) = (lines.len(), None);
    for (at, line) in lines.iter_mut().enumerate() {
        let name = tr!(texts, "cards-md2-line", number = at as i64 + 1);
        let of = pen.name(&name);
        let pen = Pen { texts, of: &of };
        ui.push_id(("line", at), |ui| {
            sheet(ui, Sheet::Raised, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    ui.strong(name.as_ref());
                    act = row_buttons_ui(ui, texts, &of, at, count).map(|act| (act, at)).or(act);
                });
                sentence_ui(
                    ui,
                    &format!("{}: {}", scheme(line.r#if, texts), texts.after_colon(&deeds_said(&line.r#do, texts))),
                );
                part_ui(ui, texts, "part-if", |ui| {
                    ui.horizontal_wrapped(|ui| {
                        let said = |one| scheme(one, texts).to_string();
                        let words = Words { what: "part-if", offered: &schemes, said: &said, least: 1 };
                        words.one_ui(ui, pen, &mut line.r#if);
                    });
                });
                deeds_ui(ui, pen, &mut line.r#do, &offered, 1);
            });
        });
        ui.add_space(Theme::of(ui.ctx()).space(1.0));
    }
    if let Some((act, at)) = act {
        act.apply(lines, at);
    }
    let of = pen.name(&tr!(texts, "cards-md2-lines"));
    if lines.len() < MOST_LINES && more_ui(ui, texts, &of) {
        lines.push(Line { r#if: Scheme::Otherwise, r#do: vec![Deed::AttackNearest] });
    }
}

fn deeds_ui(ui: &mut Ui, pen: Pen<'_>, list: &mut Vec<Deed>, offered: &[Deed], least: usize) {
    let said = |one: Deed| deed(&one, pen.texts).to_string();
    Words { what: "part-do", offered, said: &said, least }.ui(ui, pen, list);
}

pub(super) fn boss_ui(ui: &mut Ui, texts: &Texts, boss: &mut BossCard) {
    rows_ui(ui, "md2-facts", |ui| {
        number_ui(ui, texts, "cards-md2-boss-health", &mut boss.health, 1..=40);
        number_ui(ui, texts, "cards-md2-actions", &mut boss.actions, 1..=3);
        number_ui(ui, texts, "cards-md2-boss-dice", &mut boss.dice, 1..=MOST_CLAWS);
        named(ui, texts, "cards-md2-attack", |ui, name| attacks_ui(ui, texts, name, &mut boss.attack, ENEMY_ATTACK));
        named(ui, texts, "cards-md2-defense", |ui, name| dice_ui(ui, texts, name, &mut boss.defense, ENEMY_DEFENSE));
    });
    let of = tr!(texts, "cards-md2-claw");
    claw_ui(ui, Pen { texts, of: &of }, &mut boss.claw, false);
    heading(ui, &tr!(texts, "cards-md2-specials"));
    let offered = deeds(true);
    for (claws, list) in boss.specials.iter_mut().enumerate() {
        let of = tr!(texts, "boss-special", claws = claws as i64, what = "");
        let of = of.trim_end_matches([' ', ':']).to_owned();
        ui.push_id(("special", claws), |ui| {
            sentence_ui(
                ui,
                &tr!(texts, "boss-special", claws = claws as i64, what = texts.after_colon(&deeds_said(list, texts))),
            );
            deeds_ui(ui, Pen { texts, of: &of }, list, &offered, 0);
        });
    }
    let many = boss.specials.len();
    if many <= usize::from(MOST_CLAWS) && more_ui(ui, texts, &tr!(texts, "cards-md2-specials")) {
        boss.specials.push(vec![Deed::Move(1), Deed::AttackNearest]);
    }
    heading(ui, &tr!(texts, "cards-md2-track"));
    track_ui(ui, texts, &mut boss.track, &offered);
}

/// The kinds of spaces that a track can have, the present one with what is in it.
fn spaces(present: &BossSpace) -> Vec<BossSpace> {
    let all = [
        BossSpace::Nothing,
        BossSpace::Attack(Dice::of(Die::Yellow, 1)),
        BossSpace::Roll(1),
        BossSpace::Action,
        BossSpace::Adds(1, vec![Deed::AttackNearest]),
    ];
    let is_same = |one: &BossSpace| std::mem::discriminant(one) == std::mem::discriminant(present);
    all.into_iter().map(|one| if is_same(&one) { present.clone() } else { one }).collect()
}

fn track_ui(ui: &mut Ui, texts: &Texts, track: &mut Vec<BossSpace>, offered: &[Deed]) {
    let (count, mut act) = (track.len(), None);
    for (at, space) in track.iter_mut().enumerate() {
        let of = tr!(texts, "cards-md2-space", number = at as i64 + 1);
        let pen = Pen { texts, of: &of };
        ui.push_id(("space", at), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.strong(of.as_ref());
                act = row_buttons_ui(ui, texts, &of, at, count).map(|act| (act, at)).or(act);
            });
            let all = spaces(space);
            let numbers: Vec<usize> = (0..all.len()).collect();
            let mut chosen = all.iter().position(|one| one == space).unwrap_or(0);
            let said = |one: usize| boss_space(&all[one], texts).unwrap_or_else(|| tr!(texts, "nothing").to_string());
            rows_ui(ui, "md2-space", |ui| pick_ui(ui, texts, "cards-md2-brings", &mut chosen, &numbers, said));
            if all[chosen] != *space {
                *space = all[chosen].clone();
            }
            match space {
                BossSpace::Nothing | BossSpace::Action => {}
                BossSpace::Attack(dice) => dice_ui(ui, texts, &of, dice, ENEMY_ATTACK),
                BossSpace::Roll(more) => {
                    small(ui, texts, &pen.name(&tr!(texts, "part-number")), more, 1..=MOST_CLAWS);
                }
                BossSpace::Adds(claws, list) => {
                    part_ui(ui, texts, "part-claws", |ui| {
                        small(ui, texts, &pen.name(&tr!(texts, "part-claws")), claws, 0..=MOST_CLAWS);
                    });
                    deeds_ui(ui, pen, list, offered, 1);
                }
            }
        });
    }
    if let Some((act, at)) = act {
        act.apply(track, at);
    }
    if track.len() < MOST_SPACES && more_ui(ui, texts, &tr!(texts, "cards-md2-track")) {
        track.push(BossSpace::Nothing);
    }
}
