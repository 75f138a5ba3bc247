//! The chronicle, and the numbers of a campaign.

use super::people::{
    BJORN, ELIAS, after, began, campaign, corrected, earned, ended, found, header, library, result, strings, under_way,
};
use delvewright::games::massive_darkness::campaign::chronicle::markdown;
use delvewright::games::massive_darkness::campaign::entry::{HeroResult, Note, Sheet};
use delvewright::games::massive_darkness::campaign::statistics::{PlayedQuest, Statistics};
use delvewright::games::massive_darkness::campaign::words::{Titles, Words};
use delvewright::games::massive_darkness::campaign::{Campaign, Verdict, What};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::story::QuestEnd;
use delvewright::games::massive_darkness::texts;
use delvewright::house::text::Language;

fn played() -> Campaign {
    let brought = HeroResult { micro_xp: 7, found: strings(&["T001"]), kills: 4, deaths: 2, ..result(BJORN) };
    after(
        &campaign(),
        vec![
            What::Seated { hero: BJORN.to_owned(), player: "Ana | the \"Bold\"".to_owned() },
            began("tutorial"),
            earned(ELIAS, 0, 3),
            found(ELIAS, &["T002"]),
            What::Noted(Note { text: "never\n# again".to_owned(), ..Note::default() }),
            ended("tutorial", QuestEnd::Won, vec![brought]),
            corrected(4, Some(earned(ELIAS, 1, 1))),
        ],
    )
}

#[test]
fn the_chronicle_tells_the_campaign_in_every_language() {
    let (library, titles, campaign) = (library(), Titles::with([]), played());
    for language in Language::ALL {
        let texts = texts::of(language);
        let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
        let told = markdown(&campaign, &words);
        assert!(told.starts_with("# Into the dark\n"), "{told}");
        assert!(!told.contains(['⟨', '{', '$']), "{told}");
        let day = if language == Language::English { "**1970-01-01**" } else { "**01.01.1970**" };
        assert!(told.contains(day) && told.contains("Ana \\| the"), "{told}");
        assert!(!told.contains("\n# again"), "a note is no heading: {told}");
        assert!(told.contains(titles.title("tutorial", language.code())), "{told}");
    }
    let texts = texts::of(Language::English);
    let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
    let told = markdown(&campaign, &words);
    assert!(told.contains("- Elias earns 1 XP, 1 micro-XP.") && !told.contains("3 micro-XP"), "{told}");
}

#[test]
fn what_is_lost_above_thirty_xp_is_said_where_it_was_entered_xp_03() {
    let rich = Sheet { xp: 29, ..Sheet::default() };
    let rich = Campaign::found(library(), header(), 1, under_way(rich)).unwrap();
    let brought = HeroResult { xp: 3, ..result(BJORN) };
    let campaign =
        after(&rich, vec![began("tutorial"), earned(BJORN, 2, 1), ended("tutorial", QuestEnd::Won, vec![brought])]);
    let (library, titles) = (library(), Titles::with([]));
    let told = |language| {
        let texts = texts::of(language);
        let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
        let lapsed = campaign.judged().iter().map(|judged| words.lapsed(&judged.verdict).join(" ")).collect::<Vec<_>>();
        let of_the_entry = campaign.judged().iter().map(|judged| match &judged.verdict {
            Verdict::Counts(changes) => {
                changes.iter().map(|change| words.change(change)).collect::<Vec<_>>().join("; ")
            }
            _ => String::new(),
        });
        let lines = of_the_entry.zip(lapsed).skip(1).collect::<Vec<_>>();
        (lines, markdown(&campaign, &words))
    };
    for (language, one, three) in [
        (Language::English, "Bjorn: one XP above 30 is lost (XP-03)", "Bjorn: 3 XP above 30 are lost (XP-03)"),
        (Language::German, "Bjorn: ein EP über 30 verfällt (XP-03)", "Bjorn: 3 EP über 30 verfallen (XP-03)"),
        (Language::Polish, "Bjorn: jeden PD ponad 30 przepada (XP-03)", "Bjorn: 3 PD ponad 30 przepadają (XP-03)"),
    ] {
        let (lines, chronicle) = told(language);
        assert_eq!(lines[0].1, "", "nothing is lost by beginning: {lines:?}");
        for ((change, sentence), lost) in lines[1..].iter().zip([one, three]) {
            assert!(change.contains(lost) && *sentence == format!("{lost}."), "{lost}: {change} / {sentence}");
            assert!(chronicle.contains(&format!("  - {lost}.\n")), "{lost}: {chronicle}");
        }
    }
}

#[test]
fn numbers_follow_the_entries_that_count() {
    let statistics = Statistics::of(&played());
    let curve: Vec<_> = statistics.xp_curve(ELIAS).collect();
    assert_eq!(curve, [(1, 0), (2, 0), (3, 0), (4, 6), (5, 6), (6, 6), (7, 6)]);
    assert_eq!(statistics.loot[0].by_level, [1, 0, 0, 0, 0]);
    let quest = PlayedQuest { quest: "tutorial".to_owned(), end: QuestEnd::Won, rounds: 9, deaths: 2 };
    assert_eq!(statistics.quests, [quest]);
    let csv = statistics.csv();
    assert_eq!(csv.lines().count(), 1 + 7 * 2);
    assert_eq!(csv.lines().nth(13), Some("7,1970-01-01 00:16,quest-01,bjorn,1,2,1,0,3,4,2,7"));
}
