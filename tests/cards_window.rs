//! The card editor in the real window: a card is typed in, taken back, kept, and played with.
#![cfg(feature = "gui")]

mod support;

use delvewright::app::App;
use delvewright::content::OwnCards;
use delvewright::storage::DataDirs;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use support::pictures::save;

fn window<'a>(folder: &std::path::Path, size: (f32, f32), theme: egui::Theme) -> Harness<'a, App> {
    let mut window = support::app::window(size, theme, folder, 7);
    window.run();
    window
}

fn press(window: &mut Harness<'_, App>, name: &str) {
    window.get_by_label(name).click();
    window.run_steps(4);
}

fn own(folder: &std::path::Path) -> OwnCards {
    OwnCards::read(&DataDirs::at(folder).own_cards_file).expect("a sound file")
}

#[test]
fn a_card_is_typed_in_taken_back_given_again_kept_and_played_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut editor = window(folder.path(), (1280.0, 800.0), egui::Theme::Dark);
    press(&mut editor, "Cards");
    assert_eq!(own(folder.path()), OwnCards::none());
    press(&mut editor, "SE11 Axe");
    save("cards-dark", &editor.render().expect("a picture"));
    press(&mut editor, "Melee: red dice: one more");
    let card = |folder: &std::path::Path| own(folder).equipment("SE11").cloned();
    assert_eq!(card(folder.path()).expect("it is on the disk").melee.len(), 2);
    editor.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    editor.run_steps(4);
    assert_eq!(card(folder.path()), None, "taken back on the disk too");
    press(&mut editor, "Give again");
    assert_eq!(card(folder.path()).expect("it is there again").melee.len(), 2);
    // A name of one's own, in one language.
    editor.get_by_label("Name in English").focus();
    editor.run_steps(2);
    editor.get_by_label("Name in English").type_text("Grandfather's Axe");
    editor.run_steps(4);
    assert!(editor.query_by_label("SE11 Grandfather's Axe").is_some());
    save("cards-own-dark", &editor.render().expect("a picture"));
    drop(editor);
    // After a restart the card is there, and a new game is played with it.
    let mut again = window(folder.path(), (1280.0, 800.0), egui::Theme::Light);
    press(&mut again, "Cards");
    assert!(again.query_by_label("SE11 Grandfather's Axe").is_some());
    press(&mut again, "To the start screen");
    press(&mut again, "New game");
    press(&mut again, "Begin");
    let game = again.state().play().expect("a game").game();
    let axe = game.library.card_named("SE11").expect("the card");
    assert_eq!(game.library.card(axe).dice[0], [0, 2, 0, 0]);
    let hash = again.state().play().expect("a game").session().header().content;
    drop(again);
    let plain = tempfile::tempdir().expect("a folder");
    let mut other = window(plain.path(), (1280.0, 800.0), egui::Theme::Light);
    press(&mut other, "New game");
    press(&mut other, "Begin");
    assert_ne!(other.state().play().expect("a game").session().header().content, hash);
}

#[test]
fn a_text_is_picked_from_those_of_the_box_and_taken_out_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut editor = window(folder.path(), (1280.0, 2000.0), egui::Theme::Light);
    press(&mut editor, "Cards");
    press(&mut editor, "SE11 Axe");
    let sentence = "Attack [Bam]: +1 Hit.";
    press(&mut editor, sentence);
    let abilities = |folder: &std::path::Path| own(folder).equipment("SE11").map_or(0, |card| card.abilities.len());
    assert_eq!(abilities(folder.path()), 1);
    save("cards-text-light", &editor.render().expect("a picture"));
    press(&mut editor, "Remove text 1");
    assert_eq!(abilities(folder.path()), 0);
    press(&mut editor, "Back to the box's card");
    assert_eq!(own(folder.path()), OwnCards::none());
}

#[test]
fn a_broken_file_is_told_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let dirs = DataDirs::at(folder.path());
    dirs.create().expect("folders");
    std::fs::write(&dirs.own_cards_file, "(format: 1,\n cards: (heros: []))").expect("a file");
    let mut broken = window(folder.path(), (1280.0, 800.0), egui::Theme::Dark);
    save("cards-broken-dark", &broken.render().expect("a picture"));
    assert!(broken.query_by_label_contains("own-cards.ron").is_some(), "the trouble is told");
    press(&mut broken, "New game");
    press(&mut broken, "Begin");
    assert!(broken.state().play().is_some(), "one can play all the same");
    let text = std::fs::read_to_string(&dirs.own_cards_file).expect("it is there");
    assert!(text.contains("heros"));
}
