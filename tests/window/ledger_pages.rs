//! Every page of the Ledger in a large and a small window, in all languages: nothing is cut off at its sides. The pictures
//! are there to be looked at.

use crate::support::app::still_window;
use crate::support::cut::cut_off;
use crate::support::hands::{campaign, drag, key, picture, standing};
use delvewright::games::massive_darkness::campaign::entry::What;
use delvewright::games::massive_darkness::campaign::shelf::SAMPLE;
use delvewright::games::massive_darkness::folders::OwnFolders as _;
use delvewright::games::massive_darkness::texts;
use delvewright::house::storage::{DataDirs, Theme};
use delvewright::house::text::{Language, Texts};
use delvewright::shell::App;
use egui::accesskit::Role;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::Path;

const SIZES: [(&str, (f32, f32)); 2] = [("large", (1280.0, 800.0)), ("small", (960.0, 640.0))];

/// The window with the first lines of the sample campaign open in it.
fn opened<'a>(folder: &Path, lines: usize, (size, language): ((f32, f32), Language)) -> Harness<'a, App> {
    let dirs = DataDirs::at(folder);
    dirs.create_all().expect("folders");
    let text: String = SAMPLE.lines().take(lines).map(|line| format!("{line}\n")).collect();
    fs::write(dirs.campaigns.join("sample.campaign"), text).expect("a book");
    let theme = if language == Language::German { Theme::Light } else { Theme::Dark };
    let mut window = still_window(folder, size, theme, language.code());
    key(&mut window, Modifiers::COMMAND, Key::B);
    window.query_all_by_label_contains("Lanterns Below").next().expect("the book").click();
    window.run_steps(4);
    window
}

/// After how many lines of the sample something has last happened.
fn after_last(what: &str) -> usize {
    SAMPLE.lines().enumerate().filter(|(_, line)| line.contains(what)).last().map_or(0, |(at, _)| at + 1)
}

/// Takes a picture of a page and looks whether it fits.
fn look(window: &mut Harness<'_, App>, page: &str, size: &str, language: Language, cut: &mut Vec<String>) {
    picture(window, &format!("page-{page}-{size}-{}", language.code()));
    cut.extend(cut_off(window).into_iter().map(|what| format!("{page}, {size}, {}: {what}", language.code())));
}

fn press(window: &mut Harness<'_, App>, texts: &Texts, message: &str) {
    let name = texts.get(message).to_string();
    window.get_by_label(&name).click();
    window.run_steps(4);
}

#[test]
fn every_page_fits_a_large_and_a_small_window_in_all_languages() {
    let whole = SAMPLE.lines().count();
    let (laid, traded) = (after_last("MarketLaid"), after_last("TradingDone"));
    let (lost, began) = (after_last("end:Lost"), after_last("QuestBegan"));
    let states = [
        ("book", whole),
        ("laying", laid - 1),
        ("trading", laid),
        ("gate", traded),
        ("lost", lost),
        ("playing", began),
    ];
    let mut cut = Vec::new();
    for language in Language::ALL {
        let texts = texts::of(language);
        // In a large window the languages differ little.
        let sizes = if language == Language::English { &SIZES[..] } else { &SIZES[1..] };
        for (name, size) in sizes.iter().copied() {
            for (page, lines) in states {
                let folder = tempfile::tempdir().expect("a folder");
                let mut window = opened(folder.path(), lines, (size, language));
                look(&mut window, page, name, language, &mut cut);
                if page == "playing" {
                    press(&mut window, &texts, "ledger-by-hand");
                    look(&mut window, "outcome", name, language, &mut cut);
                }
                if page != "book" {
                    continue;
                }
                for (pressed, leaf) in [(Key::Num3, "statistics"), (Key::Num4, "chronicle"), (Key::Num2, "party")] {
                    key(&mut window, Modifiers::COMMAND, pressed);
                    look(&mut window, leaf, name, language, &mut cut);
                }
                window.query_all_by_label("Owen").next().expect("a hero").click();
                window.run_steps(4);
                look(&mut window, "hero", name, language, &mut cut);
                key(&mut window, Modifiers::COMMAND, Key::Num1);
                let correct = texts.with("ledger-correct", &[("number", 71.into())]).to_string();
                window.get_by_label(&correct).scroll_to_me();
                window.run_steps(12);
                window.get_by_label(&correct).click();
                window.run_steps(4);
                look(&mut window, "correction", name, language, &mut cut);
                press(&mut window, &texts, "ledger-all");
                look(&mut window, "shelf", name, language, &mut cut);
                press(&mut window, &texts, "ledger-found");
                look(&mut window, "founding", name, language, &mut cut);
                press(&mut window, &texts, "ledger-under-way");
                look(&mut window, "founding-under-way", name, language, &mut cut);
            }
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
}

#[test]
fn a_trade_that_is_tried_shows_what_everybody_would_have() {
    let folder = tempfile::tempdir().expect("a folder");
    let english = ((1280.0, 1190.0), Language::English);
    let mut window = opened(folder.path(), after_last("MarketLaid"), english);
    for (role, name) in [(Role::RadioButton, "Sibyl"), (Role::CheckBox, "Heavy Crossbow (S173), level 5")] {
        window.get_by_role_and_label(role, name).click();
        window.run_steps(4);
    }
    assert!(window.query_by_label_contains("The party after “Sell it to the market”").is_some());
    picture(&mut window, "ledger-market");
}

#[test]
fn a_party_that_is_ready_sees_three_ways_to_play_and_no_secret() {
    let folder = tempfile::tempdir().expect("a folder");
    let ready = SAMPLE.lines().enumerate().filter(|(_, line)| line.contains("TownLeft")).nth(3).expect("a town").0;
    let mut window = opened(folder.path(), ready + 1, ((1280.0, 1000.0), Language::English));
    assert_eq!(window.query_all_by_label_contains("Play “").count(), 3);
    assert!(window.query_by_label_contains("Quest 11").is_some(), "it is not named yet");
    picture(&mut window, "ledger-ready");
}

#[test]
fn cards_are_dragged_to_the_counter_to_a_hero_and_onto_another_card() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = opened(folder.path(), after_last("MarketLaid"), ((1280.0, 1190.0), Language::English));
    window.get_by_role_and_label(Role::RadioButton, "Sibyl").click();
    window.run_steps(4);
    let centre =
        |window: &Harness<'_, App>, card: &str| window.get_by_role_and_label(Role::CheckBox, card).rect().center();
    let has = |hero: usize, code: &str| standing(folder.path()).party[hero].cards.iter().any(|card| card.code == code);
    let sibyl = standing(folder.path()).party.iter().position(|record| record.hero == "sibyl").expect("Sibyl");

    // On the counter, beside the wares: it is sold.
    let entries = || campaign(folder.path()).entries().len();
    let before = entries();
    let counter = centre(&window, "Dagger of the Sure Hand (S137), level 4") + vec2(160.0, 0.0);
    let crossbow = centre(&window, "Heavy Crossbow (S173), level 5");
    drag(&mut window, crossbow, counter);
    assert!(!has(sibyl, "T173"));
    let last = |folder: &Path| campaign(folder).entries().last().expect("an entry").what.clone();
    assert!(matches!(last(folder.path()), What::Sold { .. }) && entries() == before + 1);

    // On another Hero: it is handed over, unless a rule forbids it now; then it lies there with the reason.
    let bjorn = window.get_by_role_and_label(Role::RadioButton, "Bjorn").rect().center();
    let shield = centre(&window, "Tower Shield (S169), level 5");
    drag(&mut window, shield, bjorn);
    assert!(has(sibyl, "T169"));
    assert!(window.query_all_by_label_contains("While they trade with the").next().is_some(), "it says why");
    window.get_by_label("Choose no cards").click();
    window.run_steps(4);

    // On another card: both are laid down, and what would come of it is shown before anything is exchanged.
    let (bow, elixir) =
        (centre(&window, "Fire Bow (S174), level 5"), centre(&window, "Elixir of Life (S150), level 5"));
    drag(&mut window, bow, elixir);
    assert!(has(sibyl, "T174"), "nothing is exchanged yet");
    picture(&mut window, "ledger-stall-trade");
    assert!(window.query_by_label_contains("The party after “Trade 1 for 1”").is_some());
    window.get_by_label("Trade 1 for 1").click();
    window.run_steps(4);
    assert!(has(sibyl, "T150") && !has(sibyl, "T174"));

    let other = tempfile::tempdir().expect("a folder");
    let mut window = opened(other.path(), after_last("MarketLaid"), ((1280.0, 1190.0), Language::English));
    let code = standing(other.path()).party[0].cards[0].code.replace('T', "S");
    let mut named = window.query_all_by_label_contains(&code);
    let axe =
        named.find(|node| node.accesskit_node().role() == Role::CheckBox).expect("a card of Bjorn").rect().center();
    drop(named);
    let elias = window.get_by_role_and_label(Role::RadioButton, "Elias").rect().center();
    drag(&mut window, axe, elias);
    assert!(matches!(last(other.path()), What::Given { .. }));

    // Beside everything it lies where it was.
    let before = campaign(other.path()).entries().len();
    drag(&mut window, elias + vec2(0.0, 200.0), vec2(5.0, 5.0).to_pos2());
    assert_eq!(campaign(other.path()).entries().len(), before);
}
