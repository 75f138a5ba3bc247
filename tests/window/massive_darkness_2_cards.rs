//! The card editor of Massive Darkness 2 in the real window: cards are changed, made, kept, shared and played with, by mouse and keyboard.

use crate::support::app::open_on;
use crate::support::hands::{
    begin, key, let_go, press, press_containing, press_part, scroll_and_press, shows, soon, write_in,
};
use crate::support::own_cards::{choose, open_cards, own_file, own_pack};
use crate::support::pictures::{are_wanted, name_of, shoot, windows_in};
use delvewright::games::massive_darkness_2::own_cards::{Card, HellscapeCards, OwnPack};
use delvewright::games::massive_darkness_2::rules::Rarity;
use delvewright::games::massive_darkness_2::rules::cards::{DoorCard, ItemCard, Origin};
use delvewright::games::massive_darkness_2::rules::class_cards::ArrowCard;
use delvewright::games::massive_darkness_2::rules::language::{DoorEffect, Effect, Limit, When};
use delvewright::games::massive_darkness_2::ruleset::HellscapeRules;
use delvewright::games::massive_darkness_2::view::HellscapeWindow;
use delvewright::house::packs::CardPack as _;
use delvewright::house::play::{Dice, Play};
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::house::text::Language;
use delvewright::kit::desk::WindowPlug;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use std::path::Path;

const ONLY: &[&dyn WindowPlug] = &[&HellscapeWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);
/// So high that all of a form is on the screen.
const HIGH: (f32, f32) = (1280.0, 1900.0);

fn open<'a>(folder: &Path, size: (f32, f32)) -> Harness<'a, App> {
    open_cards(ONLY, folder, size)
}

fn own(folder: &Path) -> OwnPack {
    own_pack::<HellscapeCards>(folder)
}

fn item(folder: &Path, code: &str) -> Option<ItemCard> {
    match own(folder).own.card(code)? {
        Card::Item(item) => Some(item),
        _ => None,
    }
}

fn door(folder: &Path, code: &str) -> Option<DoorCard> {
    match own(folder).own.card(code)? {
        Card::Door(door) => Some(door),
        _ => None,
    }
}

/// The setups of all saved games: how many own cards each has taken along.
fn taken_along(folder: &Path) -> Vec<usize> {
    let rules = HellscapeRules::open().expect("the box");
    let texts = delvewright::games::massive_darkness_2::texts::of(Language::English);
    let files = std::fs::read_dir(DataDirs::at(folder).games).expect("games").filter_map(Result::ok);
    let taken = files.map(|file| {
        let (play, _) = Play::resume(&rules, &texts, &file.path(), Dice::App).expect("it is a game");
        play.session().header().setup.own.count()
    });
    let mut taken: Vec<usize> = taken.collect();
    taken.sort_unstable();
    taken
}

#[test]
fn a_card_of_ours_is_replaced_by_the_printed_one_and_counts_from_then_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, HIGH);
    write_in(&mut cards, "Search a card", "rusty");
    press(&mut cards, "rusty-sword Rusty Sword");
    assert_eq!(own(folder), OwnPack::none(), "looking alone makes no card one's own");
    assert!(shows(&cards, "rusty-sword · from the box"));
    press(&mut cards, "Attack: melee: yellow dice: one more");
    let sword = || item(folder, "rusty-sword");
    let made = sword().expect("it is on the disk");
    assert_eq!((made.attack[0].1.total(), made.origin), (2, Origin::Known), "what is typed in is not ours any more");
    key(&mut cards, Modifiers::COMMAND, Key::Z);
    assert_eq!(sword(), None, "taken back on the disk, too");
    key(&mut cards, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    // Its ability: when, for what, how often, what.
    choose(&mut cards, "Ability 1: When", "in your attack");
    press(&mut cards, "Ability 1: Cost: one more line");
    choose(&mut cards, "Ability 1: Then", "more sword");
    press(&mut cards, "Ability 1: Then: number: one more");
    let ability = sword().expect("it is kept").abilities[0].clone();
    assert_eq!((ability.when, ability.limit), (When::Attack, Limit::AsTimed));
    assert!(shows(&cards, "In your attack"), "the sentence follows: {ability:?}");
    // So that somebody takes it.
    (0..3).for_each(|_| press(&mut cards, "Attack: melee: orange dice: one more"));
    write_in(&mut cards, "Name in English", "Grandfather's Sabre");
    assert!(soon(|| own(folder).own.name("rusty-sword", "en") == Some("Grandfather's Sabre")));
    drop(cards);
    // Who sets out with it carries it under its name; the game takes it along.
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    assert!(shows(&window, "Play with your own card"));
    press_part(&mut window, egui::Role::ComboBox, "Gheta");
    assert!(shows(&window, "Grandfather's Sabre"), "the lists of equipment call it so");
    key(&mut window, Modifiers::NONE, Key::Escape);
    begin(&mut window);
    drop(window);
    assert_eq!(taken_along(folder), [1]);
    // Without them: the next game is one of the box, and that is remembered.
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    key(&mut window, Modifiers::COMMAND, Key::N);
    scroll_and_press(&mut window, "Play with your own card");
    press_part(&mut window, egui::Role::ComboBox, "Gheta");
    assert!(!shows(&window, "Grandfather's Sabre"));
    assert!(shows(&window, "Rusty Sword"));
    key(&mut window, Modifiers::NONE, Key::Escape);
    key(&mut window, Modifiers::ALT, Key::Home);
    key(&mut window, Modifiers::COMMAND, Key::N);
    begin(&mut window);
    drop(window);
    assert_eq!(taken_along(folder), [0, 1]);
}

#[test]
fn a_new_door_is_made_with_the_keyboard_and_one_of_the_box_taken_out_of_its_deck() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open_on(ONLY, folder, HIGH, Theme::Dark, "en");
    key(&mut cards, Modifiers::COMMAND | Modifiers::SHIFT, Key::K);
    write_in(&mut cards, "Search a card", "ambush");
    press(&mut cards, "ambush Ambush");
    press(&mut cards, "A new card like this");
    assert_eq!(door(folder, "OWN001").map(|door| (door.copies, door.r#do)), Some((1, vec![DoorEffect::Mob])));
    press(&mut cards, "Door: Then: one more line");
    choose(&mut cards, "Door: Then", "mana");
    let made = door(folder, "OWN001").expect("it is kept");
    assert_eq!(made.r#do.len(), 2, "{made:?}");
    press(&mut cards, "Copies in the deck: one less");
    assert_eq!(door(folder, "OWN001").map(|door| door.copies), Some(0), "it is in no deck then");
    press(&mut cards, "Delete this card");
    assert_eq!(own(folder).own.count(), 0);
}

#[test]
fn what_cannot_be_right_is_said_beside_it_and_the_card_is_not_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, HIGH);
    write_in(&mut cards, "Search a card", "rusty");
    press(&mut cards, "rusty-sword Rusty Sword");
    press(&mut cards, "Attack: melee: yellow dice: one less");
    assert!(shows(&cards, "These are no dice for such a card"));
    assert!(shows(&cards, "no game is played with this card"));
    key(&mut cards, Modifiers::ALT, Key::Home);
    key(&mut cards, Modifiers::COMMAND, Key::N);
    begin(&mut cards);
    drop(cards);
    assert_eq!(taken_along(folder), [0], "it is left out");
}

#[test]
fn cards_are_held_out_taken_given_and_refused_in_three_languages() {
    let (mine, theirs) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut cards = open(mine.path(), HIGH);
    write_in(&mut cards, "Search a card", "rusty");
    press(&mut cards, "rusty-sword Rusty Sword");
    press(&mut cards, "Attack: melee: yellow dice: one more");
    drop(cards);
    let file = own_file::<HellscapeCards>(mine.path());
    for (language, take) in [("de", "Übernehmen"), ("pl", "Weź je"), ("en", "Take them")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), SIZE, Theme::Dark, language);
        let_go(&mut window, &[&file]);
        assert!(shows(&window, take), "{language}");
        press(&mut window, take);
        assert_eq!(item(folder.path(), "rusty-sword"), item(mine.path(), "rusty-sword"), "{language}");
    }
    // What is no game is told, and nothing of it is taken.
    let broken = theirs.path().join("broken.ron");
    let text = "// Delvewright: massive-darkness-2, cards, format 1\n(format: 1, own: (cards: (doors: [(id: \"fire-road-1\", do: [])])))\n";
    std::fs::write(&broken, text).expect("a file");
    let mut window = open_on(ONLY, theirs.path(), SIZE, Theme::Dark, "en");
    let_go(&mut window, &[&broken]);
    press(&mut window, "Take them");
    assert!(shows(&window, "Two things are called fire-road-1"));
    assert_eq!(own(theirs.path()), OwnPack::none());
}

#[test]
fn every_kind_of_card_has_its_form_and_each_can_be_changed() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, HIGH);
    let changes = [
        ("gheta Gheta", "Health: one more"),
        ("rusty-sword Rusty Sword", "Copies in the deck: one more"),
        ("killing-fury-1 ", "From level: one more"),
        ("power-wizard ", "lesser"),
        ("splinter ", "Aim: one more"),
        ("spirit-fire Fire Spirit", "Lays fire tokens: one more"),
        ("old-bones ", "Copies in the deck: one more"),
        ("demons Demons", "Level 1–2: Health: one more"),
        ("lyidan Lyidan", "Level 1–2: Treasure tokens: one more"),
        ("reaper Reaper", "Dice rolled: one less"),
        ("boards What is printed on the boards", "Spaces of an element: one more"),
        ("tool-quick-hands Quick hands", "How many there are: one less"),
        ("token-sides What tokens hide", "Chests: epic: one more"),
        ("tile-7A Tile 7A", "Turn the tile"),
    ];
    for (at, (card, change)) in changes.into_iter().enumerate() {
        let code = card.split(' ').next().expect("a code");
        cards.get_by_label("Search a card").focus();
        key(&mut cards, Modifiers::COMMAND, Key::A);
        cards.event(egui::Event::Text(code.to_owned()));
        cards.run_steps(4);
        press_containing(&mut cards, card);
        shoot(&format!("massive-darkness-2-cards-{at}-{code}"), &mut cards);
        if change != "lesser" {
            press(&mut cards, change);
            assert!(own(folder).own.card(code).is_some(), "{code}: {change}");
        }
    }
    let Some(Card::Sides(sides)) = own(folder).own.card("token-sides") else { panic!("what tokens hide") };
    assert_eq!((sides.chests.len(), sides.chests.iter().filter(|rarity| **rarity == Rarity::Epic).count()), (15, 2));
    let Some(Card::Item(sword)) = own(folder).own.card("rusty-sword") else { panic!("an item") };
    assert_eq!(
        (sword.copies, sword.abilities[0].r#do.clone()),
        (2, vec![Effect::Reroll(1)]),
        "only what was changed has changed"
    );
}

#[test]
fn cards_that_make_no_game_without_one_that_is_wrong_keep_nobody_from_playing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, HIGH);
    // One Arrow more of these, one less of those: 14 as ever. Then something that cannot be right on one of them.
    write_in(&mut cards, "Search a card", "splint");
    press_containing(&mut cards, "splinter ");
    press(&mut cards, "Copies in the deck: one less");
    assert!(shows(&cards, "There have to be 14 arrow cards"), "it is said as long as it is so");
    write_down(folder, "straight", |arrow| arrow.copies = 3);
    write_down(folder, "splinter", |arrow| {
        arrow.copies = 1;
        arrow.quick = vec![Effect::Mana(1), Effect::Mana(1)];
    });
    drop(cards);
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    assert!(shows(&window, "There have to be 14 arrow cards"), "it is told at the start");
    key(&mut window, Modifiers::COMMAND, Key::N);
    begin(&mut window);
    drop(window);
    assert_eq!(taken_along(folder), [0], "the box is always there");
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    press(&mut window, "Cards of your own");
    assert!(shows(&window, "There have to be 14 arrow cards"), "and beside the cards, where it can be mended");
}

/// Changes an Arrow in the user's own cards, as somebody does with a text editor.
fn write_down(folder: &Path, code: &str, change: impl FnOnce(&mut ArrowCard)) {
    let mut pack = own(folder);
    let rules = HellscapeRules::open().expect("the box");
    let printed = rules.of_the_box().printed.arrows.iter().find(|arrow| arrow.id == code).expect("an Arrow");
    let mut arrow = printed.clone();
    change(&mut arrow);
    pack.own.put(Card::Arrow(arrow));
    pack.write(&own_file::<HellscapeCards>(folder)).expect("it is written");
}

#[test]
fn pictures_of_the_cards() {
    if !are_wanted() {
        return;
    }
    for (language, look, (search, code)) in windows_in(&[
        ("de", ((1280.0, 800.0), Theme::Light), ("Karte suchen", "rusty-sword")),
        ("pl", ((1024.0, 640.0), Theme::Dark), ("Szukaj karty", "ytheria")),
        ("en", ((1600.0, 1000.0), Theme::Light), ("Search a card", "michael")),
    ]) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        key(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::K);
        write_in(&mut window, search, code);
        press_containing(&mut window, code);
        shoot(&format!("massive-darkness-2-cards-{language}-{}", name_of(look)), &mut window);
    }
}
