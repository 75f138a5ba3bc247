//! Every entry, change and refusal is a sentence in each language.

use super::people::{
    BJORN, ELIAS, after, began, campaign, corrected, discarded, earned, ended, found, founding, given, library, result,
    strings,
};
use delvewright::games::massive_darkness::campaign::entry::{Chance, GameFile, HeroResult, Note, Place};
use delvewright::games::massive_darkness::campaign::words::{Titles, Words};
use delvewright::games::massive_darkness::campaign::{Entry, Verdict, What};
use delvewright::games::massive_darkness::rules::dungeon::Edition;
use delvewright::games::massive_darkness::rules::state::Slot;
use delvewright::games::massive_darkness::rules::story::{QuestEnd, Stage};
use delvewright::games::massive_darkness::texts;
use delvewright::house::text::Language;

fn every_entry() -> Vec<What> {
    let (bjorn, elias) = (BJORN.to_owned(), ELIAS.to_owned());
    let here = |chance| Place::Here(GameFile { file: "x".to_owned(), seed: 1, chance });
    let brought = HeroResult {
        xp: 1,
        micro_xp: 3,
        skills: strings(&["charge"]),
        found: strings(&["T001"]),
        gone: strings(&["SE11"]),
        kills: 2,
        deaths: 1,
        ..result(BJORN)
    };
    vec![
        What::Founded(founding()),
        What::Renamed("Deeper".to_owned()),
        What::Noted(Note { text: "a long evening".to_owned(), ..Note::default() }),
        What::Noted(Note { hero: Some(elias.clone()), quest: Some("quest-01".to_owned()), text: "lucky".to_owned() }),
        What::Seated { hero: bjorn.clone(), player: "Ana".to_owned() },
        What::Difficulty(1),
        What::Difficulty(3),
        What::Planned(strings(&["quest-02", "my-own"])),
        What::Planned(Vec::new()),
        began("tutorial"),
        What::QuestBegan { quest: "tutorial".to_owned(), place: here(Chance::App) },
        What::QuestBegan { quest: "tutorial".to_owned(), place: here(Chance::Players) },
        earned(BJORN, 2, 3),
        earned(BJORN, 0, 0),
        found(BJORN, &["T001", "A001"]),
        discarded(BJORN, &["T001"]),
        given(BJORN, ELIAS, &["T001"]),
        What::Equipped { hero: bjorn.clone(), slots: vec![("T001".to_owned(), Slot::Body)] },
        What::Equipped { hero: bjorn.clone(), slots: Vec::new() },
        What::SkillBought { hero: bjorn.clone(), line: "charge".to_owned() },
        ended("tutorial", QuestEnd::Won, vec![brought, result(ELIAS)]),
        ended("tutorial", QuestEnd::Lost, Vec::new()),
        What::Repeated,
        What::WentOn,
        What::Replaced { hero: bjorn.clone(), cards: vec![("T001".to_owned(), "SE13".to_owned())] },
        What::MarketLaid(strings(&["T001", "T002"])),
        What::Sold { hero: bjorn.clone(), card: "T001".to_owned() },
        What::Traded { hero: bjorn, gives: strings(&["T001"]), takes: strings(&["T002"]) },
        What::TradingDone,
        What::TownLeft,
        corrected(3, Some(found(ELIAS, &["T009"]))),
        corrected(3, None),
        What::Undone(4),
        What::Redone(4),
    ]
}

fn is_whole(text: &str) -> bool {
    !text.is_empty() && !text.contains(['⟨', '{', '$'])
}

#[test]
fn every_entry_is_a_sentence_in_every_language() {
    let (library, titles) = (library(), Titles::with([]));
    for language in Language::ALL {
        let texts = texts::of(language);
        let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
        for what in every_entry() {
            let said = words.entry(&what);
            assert!(is_whole(&said) && said.ends_with(['.', ')', ':', 'g', 'y']), "{}: {said}", language.code());
        }
    }
    let texts = texts::of(Language::English);
    let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
    assert_eq!(words.entry(&found(BJORN, &["T001"])), "Bjorn finds Armor of Life (S001).");
    assert_eq!(words.entry(&What::Undone(4)), "Entry 4 was taken back.");
    let result = |xp, micro_xp| words.result(&HeroResult { xp, micro_xp, ..result(BJORN) }).join(", ");
    assert_eq!([result(0, 13), result(1, -2)], ["2 XP, 3 micro-XP", "3 micro-XP"]);
    assert_eq!([result(0, -1), result(-1, -2)], ["loses 1 micro-XP", "loses 1 XP, 2 micro-XP"]);
}

#[test]
fn changes_and_stages_are_told_in_every_language() {
    let brought =
        HeroResult { xp: 12, micro_xp: 2, skills: strings(&["charge"]), found: strings(&["T001"]), ..result(BJORN) };
    let campaign = after(&campaign(), vec![began("tutorial"), ended("tutorial", QuestEnd::Won, vec![brought])]);
    let (library, titles) = (library(), Titles::with([]));
    let Verdict::Counts(changes) = &campaign.judged()[2].verdict else { panic!() };
    assert!(changes.len() >= 4, "{changes:?}");
    for language in Language::ALL {
        let texts = texts::of(language);
        let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::En };
        for change in changes {
            let said = words.change(change);
            assert!(is_whole(&said), "{}: {said}", language.code());
        }
        for stage in [Stage::Ready, Stage::Town, Stage::Discard, Stage::Lost, Stage::Repeat, Stage::Finished] {
            assert!(is_whole(&words.stage(stage)));
        }
        assert!(is_whole(&words.now(campaign.standing().unwrap().now())));
    }
}

#[test]
fn every_refusal_names_its_rule_in_every_language() {
    let (library, titles) = (library(), Titles::with([]));
    let playing = after(&campaign(), vec![began("tutorial")]);
    let lost = after(&playing, vec![ended("tutorial", QuestEnd::Lost, Vec::new())]);
    let mut told = 0;
    for state in [campaign(), playing, lost] {
        let more =
            [found("gandalf", &["T001"]), found(BJORN, &["T999"]), found(BJORN, &["T018"]), found(ELIAS, &["SE13"])];
        for what in every_entry().into_iter().chain(more) {
            let Err(refused) = state.with(Entry { at: 0, what }) else { continue };
            for language in Language::ALL {
                let texts = texts::of(language);
                let words = Words { texts: &texts, library: &library, titles: &titles, edition: Edition::De };
                let said = words.refused(&refused);
                assert!(
                    is_whole(&said) && said.trim_end_matches('.').ends_with(&format!("({})", refused.rule())),
                    "{refused:?}: {said}"
                );
                assert!(texts.has(&format!("rule-{}", refused.rule())), "{refused:?}");
            }
            told += 1;
        }
    }
    assert!(told > 30, "{told}");
}
