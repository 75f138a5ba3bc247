use super::*;
use crate::games::massive_darkness::playtest::check::FIRST_SEED;
use crate::games::massive_darkness::playtest::check::LIFEBRINGER;
use crate::games::massive_darkness::playtest::testing::{start, table};
use crate::games::massive_darkness::playtest::{Greedy, Paired, Party, Plan, Trial, try_out};
use crate::games::massive_darkness::rules::dungeon::{Edition, Setup};
use crate::games::massive_darkness::texts;
use crate::house::storage::DataDirs;
use crate::tr;
use std::sync::atomic::AtomicBool;
use std::thread;

/// As the page begins it; none of these is kept.
fn begin(balance: &mut Balance, table: &MassiveDarknessRules, quest: &Arc<Quest>) {
    let check = balance.wanted(table, quest, &[]);
    balance.start(&Context::default(), check, None);
}

/// Waits for the thread as the window would look at it, only without painting.
fn played(balance: &mut Balance) {
    while balance.run.is_some() {
        balance.look();
        thread::yield_now();
    }
}

#[test]
fn the_same_comes_out_as_on_the_command_line_and_is_stale_once_the_quest_has_changed() {
    let table = table();
    let begun = start(&table, 2);
    let quest = Arc::new(begun.quest.clone());
    let mut balance = Balance { effort: Effort::Few, ..Balance::default() };
    begin(&mut balance, &table, &quest);
    assert!(balance.progress().is_some_and(|progress| progress.games == 120));
    played(&mut balance);
    let results = balance.results().expect("they have played");
    assert_eq!(results.parties.iter().map(|party| party.heroes).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    let plan = Plan::new(20, FIRST_SEED);
    let setup = Setup::standard(Vec::new(), LIFEBRINGER, Edition::De);
    let trial = Trial { quest: Quest::clone(&quest), party: Party::Drawn(2), setup };
    let (sum, traces) =
        try_out(&table, &trial, &Greedy::new, &plan, &AtomicBool::new(false), &|_| {}).expect("it can be played");
    assert_eq!((results.parties[1].sum.won, &results.parties[1].traces), (sum.won, &traces));
    assert_eq!(results.traces(Some(2)), &traces);
    assert_eq!(results.traces(None).games, 120);
    assert_eq!(results.sum(Some(2)).rounds, sum.rounds);
    assert!(!balance.is_stale(&quest) && !balance.is_stale(&Arc::new(begun.quest.clone())));
    assert!(balance.comparison().is_none(), "nothing was changed yet");
    let changed = Arc::new(Quest { start_level: 2, ..begun.quest });
    assert!(balance.is_stale(&changed));
    // Heroes who begin at a higher Level: the same seeds again, and the difference is told, pair by pair.
    let before: Vec<_> = balance.results().expect("they have played").parties.clone();
    begin(&mut balance, &table, &changed);
    played(&mut balance);
    let now: Vec<_> = balance.results().expect("they have played").parties.clone();
    let all = balance.comparison().expect("both have played");
    let apart = |one: &PartyResult, other: &PartyResult| one.sum.won_by.without(&other.sum.won_by).count() as u64;
    let count = |these: &[PartyResult], those: &[PartyResult]| -> u64 {
        these.iter().zip(those).map(|(one, other)| apart(one, other)).sum()
    };
    assert_eq!(all.paired, Paired { games: 120, gained: count(&now, &before), lost: count(&before, &now) });
    assert!(all.paired.gained > 0, "{:?}", all.paired);
    balance.party = Some(2);
    let of_two = balance.comparison().expect("both have played").paired;
    assert_eq!((of_two.games, of_two.gained), (20, apart(&now[1], &before[1])));
    // Another bot's games are none to compare with.
    balance.player = Player::PLANNER;
    balance.keep_for_comparison(&balance.wanted(&table, &Arc::new(Quest::clone(&changed)), &[]));
    assert!(balance.before.is_none());
}

#[test]
fn a_share_is_the_bots_at_a_named_confidence_and_none_is_no_verdict() {
    for language in crate::house::text::Language::ALL {
        let texts = texts::of(language);
        let said = |wins: i64| {
            tr!(
                texts,
                "balance-party",
                heroes = 3,
                wins = wins,
                won = "5",
                low = 1,
                high = 9,
                games = 60,
                confidence = 95
            )
            .to_string()
        };
        let (never, sometimes) = (said(0), said(3));
        let confidence = texts.of_hundred(95);
        assert!(never.contains(&confidence) && sometimes.contains(&confidence), "{never} {sometimes}");
        // The short word of the row begins the sentence, and no share of nothing is named.
        let word = texts.get("balance-unshown").split_whitespace().next().unwrap_or_default().to_owned();
        assert!(
            never.contains(&word)
                && !never.contains(&format!("{} ", texts.of_hundred(5)))
                && !sometimes.contains(&word),
            "{never}"
        );
    }
}

#[test]
fn who_stops_keeps_what_was_found_and_what_cannot_be_played_is_told() {
    let table = table();
    let quest = Arc::new(start(&table, 1).quest);
    let mut balance = Balance { effort: Effort::Many, ..Balance::default() };
    begin(&mut balance, &table, &quest);
    balance.stop();
    assert_eq!(balance.progress(), None);
    assert!(balance.results().is_none() && balance.trouble().is_none());
    let nothing = Arc::new(Quest { tiles: Vec::new(), ..Quest::clone(&quest) });
    begin(&mut balance, &table, &nothing);
    assert!(matches!(balance.trouble(), Some(BeginError::Quest(_))));
}

#[test]
fn what_takes_minutes_is_there_again_after_the_program_was_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = table();
    let begun = start(&table, 2);
    let quest = Arc::new(begun.quest);
    let heroes = begun.setup.heroes;
    let quick = Player::Planner { budget: 20 };
    let mut balance = Balance { effort: Effort::Few, player: quick, with_chosen: true, ..Balance::default() };
    let check = balance.wanted(&table, &quest, &heroes);
    assert_eq!((check.all_games(), balance.games_of(&check)), (4, 0));
    balance.look_for_kept(&check, folder.path());
    assert!(balance.results().is_none());
    let home = Home { dirs: DataDirs::at(folder.path()), file: folder.path().join("cellar.ron") };
    balance.start(&Context::default(), check.clone(), Some(home));
    played(&mut balance);
    let all = balance.results().expect("they have played").sum(None).clone();
    assert_eq!((all.games, balance.games_of(&check)), (4, 4));
    // Another window, another day.
    let mut later = Balance { effort: Effort::Some, player: quick, with_chosen: true, ..Balance::default() };
    let check = later.wanted(&table, &quest, &heroes);
    later.look_for_kept(&check, folder.path());
    assert!(later.progress().is_none(), "nobody plays before somebody wants it");
    let found = later.results().expect("they were kept");
    assert_eq!(
        (found.sum(None).won, &found.sum(None).won_by, &found.check.parties),
        (all.won, &all.won_by, &check.parties)
    );
    assert_eq!((later.games_of(&check), check.all_games()), (4, 12));
    // A page that is opened begins with it, once.
    let mut opened = Balance { effort: Effort::Some, ..Balance::default() };
    let usual = opened.wanted(&table, &quest, &heroes);
    opened.begin_with_kept(quick, &usual, &heroes, folder.path());
    assert_eq!((opened.player, opened.with_chosen), (quick, true));
    (opened.player, opened.with_chosen) = (Player::Greedy, false);
    opened.begin_with_kept(quick, &usual, &heroes, folder.path());
    assert_eq!(opened.player, Player::Greedy, "whoever has chosen something else is not asked again");
    // What was kept of another quest is not shown for this one.
    let changed = Arc::new(Quest { start_level: 2, ..Quest::clone(&quest) });
    let mut other = Balance { player: quick, with_chosen: true, ..Balance::default() };
    other.look_for_kept(&other.wanted(&table, &changed, &heroes), folder.path());
    assert!(other.results().is_none());
    let mut fresh = Balance::default();
    let usual = fresh.wanted(&table, &changed, &heroes);
    fresh.begin_with_kept(quick, &usual, &heroes, folder.path());
    assert_eq!((fresh.player, fresh.with_chosen), (Player::Greedy, false));
}
