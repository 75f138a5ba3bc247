//! What cards do, in words.

use super::{amounted, cards, treasure_name};
use crate::games::boss_monster::rules::language::{Effect, Lure, Rooms, To};
use crate::games::boss_monster::rules::{Back, RoomType};
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// An effect, as a part of a sentence.
pub(crate) fn effect(effect: Effect, texts: &Texts) -> Arc<str> {
    match effect {
        Effect::Damage(rooms, amount) => amounted(amount, |number| damage(rooms, number, texts), texts),
        Effect::Icons(treasure, number) => {
            tr!(texts, "do-icons", number = i64::from(number), treasure = treasure_name(treasure, texts).as_ref())
        }
        Effect::DoubleIcons => tr!(texts, "do-double-icons"),
        Effect::ForbidBeside(RoomType::Monster) => tr!(texts, "do-forbid-beside-monster"),
        Effect::ForbidBeside(RoomType::Trap) => tr!(texts, "do-forbid-beside-trap"),
        Effect::AnyMayCover => tr!(texts, "do-any-may-cover"),
        Effect::IgnoreHeroes => tr!(texts, "do-ignore-heroes"),
        Effect::StartLevel(level) => tr!(texts, "do-start-level", number = i64::from(level)),
        Effect::ExtraCoins(number) => tr!(texts, "do-extra-coins", number = i64::from(number)),
        Effect::RemoveHero => tr!(texts, "do-remove-hero"),
        Effect::Lure(Lure::FewestSouls) => tr!(texts, "do-lure-fewest-souls"),
        Effect::Lure(Lure::MostSoulsLessWounds) => tr!(texts, "do-lure-most-souls"),
        Effect::SkipMixed => tr!(texts, "do-skip-mixed"),
        Effect::Gain(amount) => amounted(amount, |number| tr!(texts, "do-gain", number = number), texts),
        Effect::Draw(Back::Rooms, amount) => {
            amounted(amount, |number| tr!(texts, "do-draw-rooms", number = number), texts)
        }
        Effect::Draw(Back::Spells, amount) => {
            amounted(amount, |number| tr!(texts, "do-draw-spells", number = number), texts)
        }
        Effect::DiscardAtRandom(Back::Rooms) => tr!(texts, "do-discard-at-random-rooms"),
        Effect::DiscardAtRandom(Back::Spells) => tr!(texts, "do-discard-at-random-spells"),
        Effect::TakeAtRandom(Back::Rooms) => tr!(texts, "do-take-at-random-rooms"),
        Effect::TakeAtRandom(Back::Spells) => tr!(texts, "do-take-at-random-spells"),
        Effect::TakeTarget => tr!(texts, "do-take-target"),
        Effect::DiscardOwn(what) => tr!(texts, "do-discard-own", cards = cards(what, 1, texts).as_ref()),
        Effect::PlaceCoins(number) => tr!(texts, "do-place-coins", number = i64::from(number)),
        Effect::Salvage => tr!(texts, "do-salvage"),
        Effect::Upkeep => tr!(texts, "do-upkeep"),
        Effect::SwapHoards => tr!(texts, "do-swap-hoards"),
        Effect::Redraw => tr!(texts, "do-redraw"),
        Effect::LookAndTake => tr!(texts, "do-look-and-take"),
        Effect::Mill(number) => tr!(texts, "do-mill", number = i64::from(number)),
        Effect::Grant(_) => tr!(texts, "do-grant"),
        Effect::Strike(number) => tr!(texts, "do-strike", number = i64::from(number)),
        Effect::Kill => tr!(texts, "do-kill"),
        Effect::Health(amount) => amounted(amount, |number| tr!(texts, "do-health", number = number), texts),
        Effect::Delay => tr!(texts, "do-delay"),
        Effect::Send(To::Town) => tr!(texts, "do-send-town"),
        Effect::Send(To::Entrance) => tr!(texts, "do-send-entrance"),
        Effect::Heal => tr!(texts, "do-heal"),
        Effect::Double(rooms) => {
            let (rooms, many) = rooms_named(rooms, texts);
            tr!(texts, "do-double", rooms = rooms.as_ref(), many = many)
        }
        Effect::MayDouble => tr!(texts, "do-may-double"),
        Effect::Deactivate => tr!(texts, "do-deactivate"),
        Effect::Blank => tr!(texts, "do-blank"),
        Effect::AllIcons => tr!(texts, "do-all-icons"),
        Effect::NoIcons => tr!(texts, "do-no-icons"),
        Effect::AddIcon => tr!(texts, "do-add-icon"),
        Effect::Swap => tr!(texts, "do-swap"),
        Effect::AsBuilt(rooms) => {
            let (rooms, many) = rooms_named(rooms, texts);
            tr!(texts, "do-as-built", rooms = rooms.as_ref(), many = many)
        }
        Effect::IgnoreRooms => tr!(texts, "do-ignore-rooms"),
        Effect::SkipFirst => tr!(texts, "do-skip-first"),
        Effect::SwitchOff(_) => tr!(texts, "do-switch-off"),
        Effect::AdvancedAnywhere => tr!(texts, "do-advanced-anywhere"),
        Effect::ReturnMiniboss => tr!(texts, "do-return-miniboss"),
        Effect::BuildMilled => tr!(texts, "do-build-milled"),
        Effect::TakeMiniboss => tr!(texts, "do-take-miniboss"),
        Effect::DrawAndBuild => tr!(texts, "do-draw-and-build"),
        Effect::CancelSpell => tr!(texts, "do-cancel-spell"),
        Effect::Tax => tr!(texts, "do-tax"),
    }
}

fn damage(rooms: Rooms, number: i64, texts: &Texts) -> Arc<str> {
    let (rooms, many) = rooms_named(rooms, texts);
    if number < 0 {
        tr!(texts, "do-damage-less", rooms = rooms.as_ref(), many = many, number = -number)
    } else {
        tr!(texts, "do-damage-more", rooms = rooms.as_ref(), many = many, number = number)
    }
}

/// Rooms as those who do something, and whether they are several.
fn rooms_named(rooms: Rooms, texts: &Texts) -> (Arc<str>, &'static str) {
    let name = match rooms {
        Rooms::This => tr!(texts, "rooms-this"),
        Rooms::Target => tr!(texts, "rooms-target"),
        Rooms::RightOfThis(RoomType::Monster) => tr!(texts, "rooms-right-monster"),
        Rooms::RightOfThis(RoomType::Trap) => tr!(texts, "rooms-right-trap"),
        Rooms::Own(RoomType::Monster) => tr!(texts, "rooms-own-monster"),
        Rooms::Own(RoomType::Trap) => tr!(texts, "rooms-own-trap"),
        Rooms::OtherOwn(RoomType::Monster) => tr!(texts, "rooms-other-own-monster"),
        Rooms::OtherOwn(RoomType::Trap) => tr!(texts, "rooms-other-own-trap"),
        Rooms::AllOf(RoomType::Monster) => tr!(texts, "rooms-all-monster"),
        Rooms::AllOf(RoomType::Trap) => tr!(texts, "rooms-all-trap"),
        Rooms::AllOwn => tr!(texts, "rooms-all-own"),
    };
    let many = match rooms {
        Rooms::This | Rooms::Target | Rooms::RightOfThis(_) => "no",
        Rooms::Own(_) | Rooms::OtherOwn(_) | Rooms::AllOf(_) | Rooms::AllOwn => "yes",
    };
    (name, many)
}
