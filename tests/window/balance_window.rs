//! The balance check and the first draft in the real window: a quest is drafted by wishes, bots play it beside the window,
//! what they find is shown as pictures and on the map, and it says so once the quest has changed.

use crate::support::app::still_window as window;
use crate::support::desk::AtTheDesk as _;
use crate::support::hands::{key, picture, quest, scroll_and_press as press, shows, soon};
use delvewright::house::storage::Theme;
use delvewright::kernel::game::Game as _;
use delvewright::shell::App;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::time::{Duration, Instant};

const LARGE: (f32, f32) = (1280.0, 800.0);
/// Bots are given up on after this long; on a busy machine they take their time.
const PATIENCE: Duration = Duration::from_secs(240);

/// Frames go by until the bots have played, as long as it takes.
fn let_them_play(harness: &mut Harness<'_, App>, is_over: impl Fn(&Harness<'_, App>) -> bool) {
    let began = Instant::now();
    while !is_over(harness) {
        assert!(began.elapsed() < PATIENCE, "the bots do not come to an end");
        harness.run_steps(1);
    }
}

#[test]
fn a_quest_is_drafted_by_wishes_and_bots_say_how_hard_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "New quest");
    let empty = quest(&harness);
    press(&mut harness, "Draft");
    picture(&mut harness, "editor-draft-empty-dark");
    press(&mut harness, "Draft a quest");
    let first = quest(&harness);
    assert_eq!((first.tiles.len(), &first.id), (5, &empty.id));
    assert!(!first.goals.is_empty() && first.title.len() == 3);
    picture(&mut harness, "editor-draft-dark");

    // The map follows the wishes; all of it is one step back to nothing.
    press(&mut harness, "Another draft");
    assert_ne!(quest(&harness).tiles, first.tiles);
    press(&mut harness, "The draft before");
    assert_eq!(quest(&harness), first);
    press(&mut harness, "Burn out the lairs");
    assert_ne!(quest(&harness).goals, first.goals);
    press(&mut harness, "Fetch the map from the library");
    assert_eq!(quest(&harness), first);
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert_eq!(quest(&harness), empty);
    key(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(quest(&harness), first);
    assert!(shows(&harness, "Problems (0)") || shows(&harness, "Ready to be played"));

    // Bots play beside the window.
    press(&mut harness, "Balance");
    assert!(
        shows(&harness, "Quick bot: 228 of 700 games won. ") && shows(&harness, "Plans ahead: 544 of 700 games won. ")
    );
    press(&mut harness, "20");
    press(&mut harness, "Check the balance");
    let_them_play(&mut harness, |harness| harness.query_by_label("Check the balance").is_some());
    for party in ["1 hero: ", "2 heroes: ", "3 heroes: ", "4 heroes: ", "5 heroes: ", "6 heroes: "] {
        assert!(shows(&harness, party), "{party}");
    }
    assert!(shows(&harness, "rounds on average, from "));
    assert!(shows(&harness, "Who fells them") && shows(&harness, "% of the falls, in round "));
    assert!(!shows(&harness, "The quest has changed since"));
    picture(&mut harness, "editor-balance-dark");
    // Why they fall: when, after what, and what nobody ever used.
    for title in ["How long they last", "After what they fall", "What was never used"] {
        assert!(shows(&harness, title), "{title}");
    }
    assert!(shows(&harness, "Play the moment before a fall in round "));
    assert!(shows(&harness, "games still going on") && shows(&harness, "At least half of the games come to round "));
    for (name, shown) in [
        ("why-course", "At least half of the games come to round "),
        ("why-after", "Play the moment before a fall: "),
        ("why-unused", "Cards that nobody ever had ("),
    ] {
        harness.query_all_by_label_contains(shown).last().expect("it is said").scroll_to_me();
        harness.run_steps(12);
        picture(&mut harness, &format!("editor-balance-{name}-dark"));
    }
    let row = harness.get_by_label_contains("2 heroes: ").accesskit_node().label().expect("a name");
    press(&mut harness, &row);
    assert!(shows(&harness, "Below: 2 heroes"));

    // It belongs to the quest as it was, until it is so again.
    press(&mut harness, "Draft");
    press(&mut harness, "Another draft");
    press(&mut harness, "Balance");
    assert!(shows(&harness, "The quest has changed since"));
    picture(&mut harness, "editor-balance-stale-dark");
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    key(&mut harness, Modifiers::COMMAND, Key::Y);
    press(&mut harness, "Draft");
    press(&mut harness, "The draft before");
    press(&mut harness, "Balance");
    assert!(!shows(&harness, "The quest has changed since"));

    // A change is played by the same seeds, and what it did is told beside the old.
    assert!(!shows(&harness, "What the change did"));
    press(&mut harness, "Draft");
    press(&mut harness, "Burn out the lairs");
    press(&mut harness, "Balance");
    press(&mut harness, "Check the balance");
    let_them_play(&mut harness, |harness| harness.query_by_label("Check the balance").is_some());
    assert!(shows(&harness, "What the change did") && shows(&harness, "of 120 pairs of games"));
    picture(&mut harness, "editor-balance-compared-dark");

    // The bot that plans ahead is another bot: fewer games, minutes, and it goes on while the page is left.
    press(&mut harness, "Plans ahead");
    assert!(shows(&harness, "Tries many ways to spend each activation"));
    picture(&mut harness, "editor-balance-deep-dark");
    press(&mut harness, "12");
    press(&mut harness, "Check the balance");
    assert!(shows(&harness, "of 72"));
    press(&mut harness, "Draft");
    press(&mut harness, "Balance");
    assert!(shows(&harness, "of 72"));
    press(&mut harness, "Stop");
    assert!(harness.query_by_label("Check the balance").is_some());
}

/// The name of the first control whose name begins so.
fn name_of(harness: &Harness<'_, App>, begins: &str) -> String {
    let names = harness.query_all_by_label_contains(begins).filter_map(|node| node.accesskit_node().label());
    names.into_iter().find(|name| name.starts_with(begins)).unwrap_or_else(|| panic!("nothing is called “{begins}…”"))
}

#[test]
fn a_game_of_the_bots_is_opened_before_a_fall_and_watched_from_its_beginning() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "New quest");
    press(&mut harness, "Draft");
    press(&mut harness, "Draft a quest");
    let drafted = quest(&harness);
    press(&mut harness, "Balance");
    press(&mut harness, "20");
    // The same Heroes in every game: one party.
    press(&mut harness, "these in every game");
    press(&mut harness, "Check the balance");
    let_them_play(&mut harness, |harness| harness.query_by_label("Check the balance").is_some());
    assert!(shows(&harness, "3 heroes: ") && !shows(&harness, "2 heroes: "));
    assert!(shows(&harness, "; the German wording, Lifebringer: 2)") && shows(&harness, "Played by: Quick bot ("));
    picture(&mut harness, "editor-balance-chosen-dark");
    // The best game is laid beside the quest, and looked at again.
    let_them_play(&mut harness, |harness| shows(harness, "Games that checks have won"));

    // Just before somebody falls, it is ours.
    // The same Zone may stand in two lists.
    const MOMENT: &str = "Play the moment before the fall in ";
    harness.query_all_by_label_contains(MOMENT).next().expect("a fall").scroll_to_me();
    harness.run_steps(12);
    harness.query_all_by_label_contains(MOMENT).next().expect("a fall").click();
    harness.run_steps(4);
    let_them_play(&mut harness, |harness| harness.state().play().is_some());
    harness.run_steps(4);
    let play = harness.state().play().expect("a game");
    assert_eq!(play.session().header().setup.quest, drafted);
    assert!(play.game().question().is_some() && play.session().decisions().len() > 1);
    assert!(shows(&harness, "Test of “"));
    picture(&mut harness, "balance-moment-dark");
    press(&mut harness, "To the start screen");
    assert_eq!(quest(&harness), drafted);

    // So it is after a door or an event.
    let after = name_of(&harness, "Play the moment before a fall: ");
    press(&mut harness, &after);
    let_them_play(&mut harness, |harness| harness.state().play().is_some());
    harness.run_steps(4);
    let play = harness.state().play().expect("a game");
    assert!(play.game().question().is_some() && play.session().decisions().len() > 1);
    press(&mut harness, "To the start screen");
    assert_eq!(quest(&harness), drafted);

    // A won game from its first decision: each that is done again is shown.
    let quickest = name_of(&harness, "Watch the quickest win (");
    press(&mut harness, &quickest);
    let_them_play(&mut harness, |harness| harness.state().play().is_some());
    harness.run_steps(4);
    assert!(shows(&harness, "A game of the bots in “"));
    let place = |harness: &Harness<'_, App>| {
        let session = harness.state().play().expect("a game").session();
        (session.decisions().len(), session.can_redo())
    };
    let (before, _) = place(&harness);
    assert_eq!(place(&harness), (0, true), "at the beginning, with all that the bots did before it");
    picture(&mut harness, "balance-watched-dark");
    key(&mut harness, Modifiers::COMMAND, Key::Y);
    assert_eq!(place(&harness), (before + 1, true));
    for decisions in 2..12 {
        key(&mut harness, Modifiers::COMMAND, Key::Y);
        assert_eq!(place(&harness), (before + decisions, true));
    }
    // Whoever answers otherwise has the game from there on.
    for _ in 0..11 {
        key(&mut harness, Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(place(&harness), (0, true));
    let end = name_of(&harness, "End the activation");
    press(&mut harness, &end);
    assert_eq!(place(&harness), (1, false));
}

#[test]
fn a_quest_of_the_box_comes_with_games_that_were_won_and_a_draft_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let copied = name_of(&harness, "Copy “The Immortal");
    press(&mut harness, &copied);
    press(&mut harness, "Balance");
    picture(&mut harness, "balance-won-dark");
    let won = name_of(&harness, "3 heroes, ");
    press(&mut harness, &won);
    harness.run_steps(4);
    assert!(shows(&harness, "A game of the bots in “"));
    let session = harness.state().play().expect("a game").session();
    assert!(session.can_redo() && session.decisions().is_empty(), "at its beginning");
    press(&mut harness, "To the start screen");
    assert!(shows(&harness, "Games that were won"));

    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Draft a quest");
    press(&mut harness, "Balance");
    assert!(!shows(&harness, "Games that were won"), "nobody has won a quest that was not there before");
}

#[test]
fn what_the_bot_that_plans_ahead_has_played_is_there_after_the_program_was_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Draft a quest");
    let title = quest(&harness).title["en"].clone();
    press(&mut harness, "Balance");
    press(&mut harness, "Plans ahead");
    press(&mut harness, "4");
    press(&mut harness, "Check the balance");
    // Small parties have played before large ones have begun.
    let_them_play(&mut harness, |harness| shows(harness, "2 heroes: "));
    drop(harness);
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, &format!("What can be done with “{title}”"));
    press(&mut harness, "Open");
    press(&mut harness, "Balance");
    // The page begins with it: nobody has to know what was chosen then.
    assert!(shows(&harness, "1 hero: ") && shows(&harness, "2 heroes: "));
    press(&mut harness, "4");
    let go_on = name_of(&harness, "Go on with the check (");
    picture(&mut harness, "editor-balance-kept-light");
    press(&mut harness, &go_on);
    assert!(shows(&harness, " of 24"));
    press(&mut harness, "Stop");
}

#[test]
fn whoever_faces_an_empty_shelf_begins_with_a_draft() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Draft a quest");
    let drafted = quest(&harness);
    assert!(!drafted.tiles.is_empty() && shows(&harness, "Draft 1."), "the wishes are beside it");
    // It is said when another thread has written it.
    let is_saved = soon(|| {
        harness.step();
        shows(&harness, "Ready to be played")
    });
    assert!(is_saved);
    picture(&mut harness, "editor-draft-shelf-light");
    key(&mut harness, Modifiers::COMMAND, Key::Z);
    assert!(quest(&harness).tiles.is_empty());
    // The next one is another one.
    press(&mut harness, "Back to your quests");
    press(&mut harness, "Draft a quest");
    assert!(shows(&harness, "Draft 2."));
    assert_ne!(quest(&harness).tiles, drafted.tiles);
}

#[test]
fn games_can_be_stopped_and_the_window_goes_on_meanwhile() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "de");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "„Das Herz der Finsternis“ kopieren");
    press(&mut harness, "Schwierigkeit");
    press(&mut harness, "300");
    press(&mut harness, "Schwierigkeit prüfen");
    assert!(shows(&harness, "von 1800"));
    // The editor is used as ever.
    press(&mut harness, "Ziele");
    press(&mut harness, "Schwierigkeit");
    picture(&mut harness, "editor-balance-running-light");
    press(&mut harness, "Anhalten");
    assert!(harness.query_by_label("Schwierigkeit prüfen").is_some());
    press(&mut harness, "Zurück zu deinen Quests");
}

#[test]
fn what_takes_minutes_goes_on_while_the_quest_is_left_and_can_be_ended_from_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Draft a quest");
    let title = quest(&harness).title["en"].clone();
    press(&mut harness, "Balance");
    press(&mut harness, "Plans ahead");
    press(&mut harness, "40");
    press(&mut harness, "Check the balance");
    press(&mut harness, "Back to your quests");
    let told = format!("“{title}” is being checked, games: ");
    assert!(shows(&harness, &told), "on the shelf");
    picture(&mut harness, "balance-beside-shelf-dark");
    press(&mut harness, "Back");
    assert!(shows(&harness, &told), "on the start screen");
    picture(&mut harness, "balance-beside-start-dark");
    // It goes on: more is played when the quest is opened again.
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, &format!("Look at the check of “{title}”"));
    press(&mut harness, "Balance");
    assert!(shows(&harness, " of 240"));
    let_them_play(&mut harness, |harness| shows(harness, "1 hero: "));
    press(&mut harness, "Back to your quests");
    assert!(shows(&harness, &told));
    press(&mut harness, &format!("End the check of “{title}”"));
    assert!(!shows(&harness, "is being checked"));
    // What it had played is there, and can be gone on with.
    press(&mut harness, &format!("What can be done with “{title}”"));
    press(&mut harness, "Open");
    press(&mut harness, "Balance");
    assert!(shows(&harness, "1 hero: ") && shows(&harness, "Go on with the check ("));
    // A quest that is deleted is not checked any more.
    let go_on = name_of(&harness, "Go on with the check (");
    press(&mut harness, &go_on);
    press(&mut harness, "Back to your quests");
    assert!(shows(&harness, &told));
    press(&mut harness, &format!("What can be done with “{title}”"));
    press(&mut harness, "Delete (Del)");
    assert!(!shows(&harness, "is being checked"));
}

#[test]
fn the_best_game_of_a_check_lies_beside_the_quest_and_says_what_it_proves_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let copied = name_of(&harness, "Copy “The Heart of Darkness”");
    press(&mut harness, &copied);
    press(&mut harness, "Balance");
    press(&mut harness, "20");
    assert!(!shows(&harness, "Games that checks have won"));
    press(&mut harness, "Check the balance");
    let_them_play(&mut harness, |harness| harness.query_by_label("Check the balance").is_some());
    let_them_play(&mut harness, |harness| shows(harness, "Games that checks have won"));
    assert!(!shows(&harness, "an earlier version of the quest"));
    picture(&mut harness, "balance-kept-light");
    drop(harness);

    // Another day it is there again, and a change of the quest is seen.
    let mut harness = window(folder.path(), LARGE, Theme::Light, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    let menu = name_of(&harness, "What can be done with “");
    press(&mut harness, &menu);
    press(&mut harness, "Open");
    press(&mut harness, "Balance");
    let_them_play(&mut harness, |harness| shows(harness, "Games that checks have won"));
    press(&mut harness, "Draft");
    press(&mut harness, "Draft a quest");
    press(&mut harness, "Balance");
    let_them_play(&mut harness, |harness| shows(harness, "an earlier version of the quest"));
    assert!(shows(&harness, "the same decisions do not win: "));
    picture(&mut harness, "balance-kept-earlier-light");
    // The version is shown on which it was won.
    let before = quest(&harness);
    let kept = name_of(&harness, "1 hero, ");
    press(&mut harness, &kept);
    harness.run_steps(4);
    assert!(shows(&harness, "A game of the bots in “"));
    let watched = harness.state().play().expect("a game").session().header().setup.quest.clone();
    assert_ne!(watched.tiles, before.tiles);
}

#[test]
fn a_check_that_goes_on_is_seen_at_the_table_and_leads_back_to_what_it_has_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = window(folder.path(), LARGE, Theme::Dark, "en");
    key(&mut harness, Modifiers::COMMAND, Key::E);
    press(&mut harness, "Draft a quest");
    let title = quest(&harness).title["en"].clone();
    press(&mut harness, "Balance");
    press(&mut harness, "Plans ahead");
    press(&mut harness, "40");
    press(&mut harness, "Check the balance");
    let (told, open) = (format!("“{title}” is being checked, games: "), format!("Look at the check of “{title}”"));
    // While the quest is tried.
    press(&mut harness, "Draft");
    key(&mut harness, Modifiers::NONE, Key::F5);
    harness.run_steps(8);
    assert!(harness.state().play().is_some() && shows(&harness, &told));
    picture(&mut harness, "balance-beside-trial-dark");
    press(&mut harness, &open);
    harness.run_steps(4);
    assert!(harness.state().play().is_none() && shows(&harness, " of 240"), "its page is open, and it goes on");

    // And while another game is played, above everything that can be answered.
    press(&mut harness, "Back to your quests");
    press(&mut harness, "Back");
    key(&mut harness, Modifiers::COMMAND, Key::N);
    press(&mut harness, "Begin");
    let_them_play(&mut harness, |harness| harness.state().play().is_some());
    harness.run_steps(8);
    assert!(shows(&harness, &told));
    let line = harness.get_by_label(&open).rect();
    let undo = harness.query_all_by_label_contains("To the start screen").next().expect("the rail").rect();
    assert!(line.bottom() <= undo.top() + 1.0, "it has room of its own: {line:?} {undo:?}");
    picture(&mut harness, "balance-beside-table-dark");
    press(&mut harness, &open);
    harness.run_steps(4);
    assert!(harness.state().play().is_none() && shows(&harness, " of 240"));
    press(&mut harness, "Stop");
    press(&mut harness, "Back to your quests");
    press(&mut harness, "Back");
    assert!(shows(&harness, "Continue") && !shows(&harness, "is being checked"), "the game is on the list");
}
