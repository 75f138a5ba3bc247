//! The form of what is printed on the hidden sides of tokens: a number for each Trap and Fountain, how many chests are of which rarity.

use super::facts::rows_ui;
use crate::games::massive_darkness_2::describe::rarity_name;
use crate::games::massive_darkness_2::own_cards::{MOST_FOUND, MOST_HURT, MOST_LOST, Sides};
use crate::games::massive_darkness_2::rules::Rarity;
use crate::games::massive_darkness_2::view::art::picture;
use crate::house::text::Texts;
use crate::kit::own_cards::numbers::small;
use crate::kit::own_cards::words::named;
use crate::tr;
use egui::{RichText, Sense, Ui, Vec2};
use std::ops::RangeInclusive;

/// So many numbers stand beside each other.
const IN_A_ROW: usize = 3;
/// Side of a token, in points.
const TOKEN: f32 = 26.0;

pub(super) fn sides_ui(ui: &mut Ui, texts: &Texts, sides: &mut Sides) {
    rows_ui(ui, "md2-facts", |ui| {
        let spikes = Tokens { message: "cards-md2-spikes-wounds", front: "spike-trap", bounds: 0..=MOST_HURT };
        let bears = Tokens { message: "cards-md2-bears-actions", front: "bear-trap", bounds: 0..=MOST_LOST };
        let fountains = Tokens { message: "cards-md2-fountains-health", front: "fountain", bounds: 1..=MOST_FOUND };
        numbers_ui(ui, texts, &spikes, &mut sides.spikes);
        numbers_ui(ui, texts, &bears, &mut sides.bears);
        numbers_ui(ui, texts, &fountains, &mut sides.fountains);
        chests_ui(ui, texts, "cards-md2-chests", &mut sides.chests);
        chests_ui(ui, texts, "cards-md2-great-chests", &mut sides.great_chests);
    });
    ui.label(RichText::new(tr!(texts, "cards-md2-sides-hint").as_ref()).weak());
}

/// Tokens on whose hidden sides numbers stand.
struct Tokens {
    /// What the numbers are called.
    message: &'static str,
    /// What is seen of each as long as it lies there.
    front: &'static str,
    bounds: RangeInclusive<u8>,
}

/// A number for each token, beside its front.
fn numbers_ui(ui: &mut Ui, texts: &Texts, tokens: &Tokens, list: &mut [u8]) {
    named(ui, texts, tokens.message, |ui, name| {
        ui.vertical(|ui| {
            for (row, numbers) in list.chunks_mut(IN_A_ROW).enumerate() {
                ui.horizontal(|ui| {
                    for (at, number) in numbers.iter_mut().enumerate() {
                        token_ui(ui, tokens.front);
                        let place = (row * IN_A_ROW + at + 1).to_string();
                        let name = tr!(texts, "own-cards-part-of", of = name, what = place.as_str());
                        small(ui, texts, &name, number, tokens.bounds.clone());
                    }
                });
            }
        });
    });
}

/// How many are rare and how many epic; the rest is common, so that there are as many as ever.
fn chests_ui(ui: &mut Ui, texts: &Texts, message: &str, list: &mut [Rarity]) {
    let count = |rarity: Rarity| list.iter().filter(|other| **other == rarity).count() as u8;
    let all = list.len() as u8;
    let (mut rare, mut epic) = (count(Rarity::Rare), count(Rarity::Epic));
    let before = (rare, epic);
    named(ui, texts, message, |ui, name| {
        ui.vertical(|ui| {
            let common = rarity_name(Rarity::Common, texts);
            ui.horizontal(|ui| {
                token_ui(ui, "treasure-common");
                ui.label(format!("{} × {common}", all.saturating_sub(rare + epic)));
            });
            let most = [all.saturating_sub(epic), all.saturating_sub(rare)];
            for (rarity, number, most) in [(Rarity::Rare, &mut rare, most[0]), (Rarity::Epic, &mut epic, most[1])] {
                let called = rarity_name(rarity, texts);
                let name = tr!(texts, "own-cards-part-of", of = name, what = called.as_ref());
                ui.horizontal(|ui| {
                    token_ui(ui, if rarity == Rarity::Rare { "treasure-rare" } else { "treasure-epic" });
                    small(ui, texts, &name, number, 0..=most);
                    ui.label(format!("× {called}"));
                });
            }
        });
    });
    if (rare, epic) != before {
        let common = usize::from(all.saturating_sub(rare + epic));
        for (at, rarity) in list.iter_mut().enumerate() {
            let is_common = at < common;
            let is_rare = at < common + usize::from(rare);
            *rarity = if is_common {
                Rarity::Common
            } else if is_rare {
                Rarity::Rare
            } else {
                Rarity::Epic
            };
        }
    }
}

/// A token as it lies there.
fn token_ui(ui: &mut Ui, name: &str) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(TOKEN), Sense::hover());
    picture(ui.painter(), place, name);
}
