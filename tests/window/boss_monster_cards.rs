//! The card editor of Boss Monster in the real window: cards are changed, made, kept, shared and played with.

use crate::support::app::open_on;
use crate::support::hands::{key, let_go, press, press_containing, shows, soon, write_in};
use crate::support::own_cards::{choose, open_cards, own_file, own_pack};
use crate::support::pictures::{are_wanted, name_of, shoot, windows_in};
use delvewright::games::boss_monster::own_cards::{BossCards, Card, OwnPack};
use delvewright::games::boss_monster::rules::language::Limit;
use delvewright::games::boss_monster::ruleset::BossMonsterRules;
use delvewright::games::boss_monster::view::BossMonsterWindow;
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

const ONLY: &[&dyn WindowPlug] = &[&BossMonsterWindow];
const SIZE: (f32, f32) = (1280.0, 800.0);
/// So high that all of a form is on the screen.
const HIGH: (f32, f32) = (1280.0, 1700.0);

fn open<'a>(folder: &Path, size: (f32, f32)) -> Harness<'a, App> {
    open_cards(ONLY, folder, size)
}

fn own(folder: &Path) -> OwnPack {
    own_pack::<BossCards>(folder)
}

fn room(folder: &Path, code: &str) -> Option<delvewright::games::boss_monster::rules::cards::RoomCard> {
    match own(folder).own.card(code)? {
        Card::Room(room) => Some(room),
        _ => None,
    }
}

#[test]
fn a_card_of_the_box_is_changed_taken_back_given_again_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, SIZE);
    write_in(&mut cards, "Search a card", "market");
    press(&mut cards, "RMB023 Goblin Market");
    shoot("boss-monster-cards-en", &mut cards);
    assert_eq!(own(folder), OwnPack::none(), "looking alone makes no card one's own");
    press(&mut cards, "Damage: one more");
    let damage = || room(folder, "RMB023").map(|room| room.damage);
    assert_eq!(damage(), Some(2), "it is on the disk");
    key(&mut cards, Modifiers::COMMAND, Key::Z);
    assert_eq!(damage(), None, "taken back on the disk, too");
    key(&mut cards, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(damage(), Some(2));
    write_in(&mut cards, "Name in English", "Orc Market");
    assert!(soon(|| own(folder).own.name("RMB023", "en") == Some("Orc Market")));
    assert!(cards.query_by_label("RMB023 Orc Market").is_some());
    drop(cards);
    let mut again = open(folder, SIZE);
    press(&mut again, "Only yours");
    assert!(again.query_by_label("RMB023 Orc Market").is_some() && again.query_by_label("RMB001 Gregore").is_none());
    press(&mut again, "RMB023 Orc Market");
    press(&mut again, "Back to the card of the box");
    assert_eq!(own(folder).own.count(), 0);
    assert!(!shows(&again, "Orc Market"));
}

#[test]
fn a_new_card_is_put_together_from_words_and_a_game_is_played_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, HIGH);
    press(&mut cards, "RMB013 Spectral Bomb");
    press(&mut cards, "A new card like this");
    assert_eq!(room(folder, "OWN001").map(|room| room.copies), Some(1));
    write_in(&mut cards, "Name in English", "Grandmother's Cellar");
    choose(&mut cards, "Ability 1: When", "leaves this room alive");
    assert!(shows(&cards, "When a hero leaves this Room alive"), "the sentence follows");
    choose(&mut cards, "Ability 1: Then", "gain");
    press(&mut cards, "Ability 1: number: one more");
    assert!(shows(&cards, "gain 2 coins"));
    assert!(
        shows(&cards, "Something is chosen, but nothing is done to it"),
        "what was chosen for the card before is left"
    );
    choose(&mut cards, "Ability 1: Chosen", "nobody");
    assert!(!shows(&cards, "nothing is done to it"));
    // What would never end is limited at once, and nothing else is offered.
    press(&mut cards, "One more ability");
    choose(&mut cards, "Ability 2: When", "in any window");
    choose(&mut cards, "Ability 2: Then", "gain");
    assert!(shows(&cards, "In any window, once per round"));
    assert!(!shows(&cards, "It could go on without end"));
    shoot("boss-monster-cards-new-en", &mut cards);
    let made = room(folder, "OWN001").expect("it is kept");
    assert_eq!(made.abilities.iter().map(|ability| ability.limit).collect::<Vec<_>>(), [Limit::Free, Limit::Round]);
    key(&mut cards, Modifiers::ALT, Key::Home);
    key(&mut cards, Modifiers::COMMAND, Key::N);
    assert!(shows(&cards, "Play with your own card"));
    press(&mut cards, "Begin");
    drop(cards);
    // The game has taken it along: it goes on where nobody has such a card.
    let games = DataDirs::at(folder).games;
    let file = std::fs::read_dir(games).expect("games").next().expect("a game").expect("its file").path();
    let rules = BossMonsterRules::open().expect("the cards of the box");
    let texts = delvewright::games::boss_monster::texts::of(Language::English);
    let (play, _) = Play::resume(&rules, &texts, &file, Dice::App).expect("it is a game");
    assert_eq!(play.session().header().setup.own.cards.rooms, [made]);
    assert_eq!(play.game().table().cards.named("OWN001").len(), 1);
    drop(play);
    // Without them: the next game is one of the box, and that is remembered.
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    press(&mut window, "New game");
    press(&mut window, "Play with your own card");
    key(&mut window, Modifiers::ALT, Key::Home);
    key(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, "Begin");
    drop(window);
    let files = std::fs::read_dir(DataDirs::at(folder).games).expect("games").filter_map(Result::ok);
    let taken = files.map(|file| {
        let (play, _) = Play::resume(&rules, &texts, &file.path(), Dice::App).expect("it is a game");
        play.session().header().setup.own.count()
    });
    let mut taken: Vec<usize> = taken.collect();
    taken.sort_unstable();
    assert_eq!(taken, [0, 1]);
}

#[test]
fn cards_that_are_opened_with_the_program_are_held_out_and_count_only_when_they_are_taken() {
    let (mine, theirs) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut cards = open(mine.path(), SIZE);
    write_in(&mut cards, "Search a card", "market");
    press(&mut cards, "RMB023 Goblin Market");
    press(&mut cards, "Damage: one more");
    assert!(soon(|| own(mine.path()).own.count() == 1));
    drop(cards);
    let file = own_file::<BossCards>(mine.path());
    let opened = |folder: &Path, language: &str| {
        let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, language);
        window.state_mut().take_in(vec![file.clone()]);
        window.run_steps(4);
        window
    };
    // Own cards are edited, not taken.
    let window = opened(mine.path(), "en");
    assert!(window.query_by_label("Search a card").is_some() && !shows(&window, "Take them"));
    drop(window);
    for (language, take) in [("de", "Übernehmen"), ("pl", "Weź je")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = opened(folder.path(), language);
        assert!(shows(&window, take), "{language}");
        shoot(&format!("boss-monster-cards-held-out-{language}"), &mut window);
    }
    let mut window = opened(theirs.path(), "en");
    press(&mut window, "Cancel");
    assert!(!shows(&window, "Take them"));
    assert_eq!(own(theirs.path()), OwnPack::none(), "nothing counts unasked");
    // Let go over the editor they are held out again.
    let_go(&mut window, &[&file]);
    press(&mut window, "Take them");
    assert_eq!(room(theirs.path(), "RMB023"), room(mine.path(), "RMB023"));
    assert!(shows(&window, "1 card taken from"));
    assert!(shows(&window, "One card has the code of a card of the box and counts instead of it."));
    key(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(own(theirs.path()).own.count(), 0, "and are taken back");
    drop(window);
    // Nobody is torn from the table for them.
    let third = tempfile::tempdir().expect("a folder");
    let mut playing = open_on(ONLY, third.path(), SIZE, Theme::Dark, "en");
    press(&mut playing, "New game");
    press(&mut playing, "Begin");
    let_go(&mut playing, &[&file]);
    assert!(shows(&playing, "it is a pack of cards") && !shows(&playing, "Take them"));
    assert_eq!(own(third.path()), OwnPack::none());
}

#[test]
fn an_own_card_is_part_of_the_deck_in_the_lab() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, SIZE);
    press(&mut cards, "RMB001 Gregore");
    press(&mut cards, "A new card like this");
    write_in(&mut cards, "Name in English", "Aunt Hilda");
    // The keys of a field that is written in belong to it.
    key(&mut cards, Modifiers::NONE, Key::Escape);
    key(&mut cards, Modifiers::ALT, Key::Home);
    key(&mut cards, Modifiers::COMMAND, Key::L);
    press(&mut cards, "Bosses (13 of 13)");
    assert!(shows(&cards, "Aunt Hilda"));
}

#[test]
fn a_hostile_pack_is_refused_with_a_sentence_and_a_broken_one_keeps_nobody_from_playing() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, SIZE);
    press(&mut cards, "RMB013 Spectral Bomb");
    press(&mut cards, "Damage: one more");
    key(&mut cards, Modifiers::ALT, Key::Home);
    drop(cards);
    let place = own_file::<BossCards>(folder);
    let hostile = place.with_file_name("0-hostile.ron");
    std::fs::write(&hostile, "(format: 1, own: (cards: (rooms: [(code: \"X\", id: \"x\", kind: Trap, damage: 99, treasure: [], copies: 1)])))")
        .expect("a file");
    let before = std::fs::read(&hostile).expect("its content");
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    assert!(shows(&window, "0-hostile.ron") && shows(&window, "what stands on X cannot be"), "it is told at the start");
    press(&mut window, "Cards of your own");
    assert!(shows(&window, "what stands on X cannot be"), "and beside the cards");
    assert_eq!(std::fs::read(&hostile).expect("its content"), before, "it stays as it is");
    assert_eq!(room(folder, "RMB013").map(|room| room.damage), Some(2), "one's own are untouched");
    key(&mut window, Modifiers::ALT, Key::Home);
    press(&mut window, "New game");
    press(&mut window, "Begin");
    assert!(!window.state().shown().expect("a table").answers().is_empty() || shows(&window, "thinking"));
    drop(window);
    // One's own file, damaged: nothing is overwritten.
    std::fs::write(&place, "(format: 1, own: (cards: (rooms: [?]))").expect("a file");
    let mut window = open_on(ONLY, folder, SIZE, Theme::Dark, "en");
    press(&mut window, "Cards of your own");
    assert!(shows(&window, "own-cards.ron"));
    assert_eq!(std::fs::read_to_string(&place).expect("its content"), "(format: 1, own: (cards: (rooms: [?]))");
}

#[test]
fn what_two_windows_change_is_told_and_joined() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut cards = open(folder, SIZE);
    press(&mut cards, "RMB013 Spectral Bomb");
    // Another window makes a card meanwhile.
    let mut theirs = OwnPack::none();
    let rules = BossMonsterRules::open().expect("the cards of the box");
    theirs.own.put(Card::of(rules.of_the_box().printed(), "RMB014").expect("a card").with_code("OWN009"));
    theirs.write(&own_file::<BossCards>(folder)).expect("it is written");
    press(&mut cards, "Damage: one more");
    assert!(shows(&cards, "Another window has changed your cards"));
    assert_eq!(own(folder), theirs, "nothing of theirs is replaced");
    press(&mut cards, "Join both");
    let both = own(folder);
    assert!(both.own.card("OWN009").is_some() && both.own.card("RMB013").is_some(), "{both:?}");
    assert!(!shows(&cards, "Another window has changed your cards"));
}

#[test]
fn pictures_of_the_cards() {
    if !are_wanted() {
        return;
    }
    for (language, look, card) in windows_in(&[
        ("de", ((1280.0, 800.0), Theme::Light), "RMB035"),
        ("pl", ((1024.0, 640.0), Theme::Dark), "RMB056"),
        ("en", ((1600.0, 1000.0), Theme::Light), "RMB078"),
    ]) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = open_on(ONLY, folder.path(), look.0, look.1, language);
        key(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::K);
        press_containing(&mut window, card);
        shoot(&format!("boss-monster-cards-{language}-{}", name_of(look)), &mut window);
    }
}
