//! Lanterns through the house: what a seat hears and what it does not, what can be taken back, sealed answers.

mod talkative;

use super::ruleset::{LanternsRules, Start};
use super::{PLUG, texts};
use crate::house::play::{Dice, Play, Undone};
use crate::house::plug::{Plug as _, Ruleset as _};
use crate::house::storage::DataDirs;
use crate::house::text::{Language, Texts};
use crate::kernel::game::{Asked, Game as _};

struct Evening {
    play: Play<LanternsRules>,
    texts: Texts,
    _folder: tempfile::TempDir,
}

fn begun(seats: u8) -> Evening {
    let (folder, texts) = (tempfile::tempdir().unwrap(), texts::of(Language::English));
    let (table, file) = (LanternsRules::open().unwrap(), folder.path().join("lanterns.journal"));
    let play = Play::begin(&table, &texts, Start { seats }, 5, Dice::App, &file).unwrap();
    Evening { play, texts, _folder: folder }
}

impl Evening {
    fn lay(&mut self, seat: u8) -> String {
        let offer = self.play.offers(seat, &self.texts).remove(0);
        self.play.answer(&self.texts, offer.answer).unwrap();
        offer.label.to_string()
    }

    fn heard(&self, seat: u8) -> Vec<String> {
        self.play.story(seat).map(|line| line.text.clone()).collect()
    }
}

#[test]
fn each_seat_hears_of_its_own_cards_only() {
    let mut evening = begun(2);
    assert_eq!(evening.play.game().question().unwrap().asked, Asked::Each(0b11));
    let card = evening.lay(1);
    let (own, other) = (evening.heard(1), evening.heard(0));
    assert_eq!(own.len(), other.len(), "both know that it happened");
    assert!(own.last().unwrap().contains(&card), "{own:?}");
    assert!(!other.iter().any(|line| line.contains(&card)), "{card}: {other:?}");
    assert!(other.last().unwrap().contains("face down"), "{other:?}");
}

#[test]
fn what_was_decided_unseen_is_listed_without_saying_what() {
    let mut evening = begun(3);
    let card = evening.lay(2);
    let known = |seat: u8| evening.play.decisions(seat).remove(0);
    assert_eq!(known(2).label.as_deref(), Some(card.as_str()));
    assert_eq!((known(0).label, known(0).seat), (None, Some(2)));
}

#[test]
fn going_back_beyond_what_somebody_has_learned_asks_the_table() {
    let mut evening = begun(2);
    let start = evening.play.session().hash();
    evening.lay(0);
    assert_eq!(evening.play.undo(&evening.texts), Undone::Done, "nobody has learned anything yet");
    assert_eq!(evening.play.session().hash(), start);
    evening.lay(0);
    evening.lay(1);
    let (hash, decisions) = (evening.play.session().hash(), evening.play.decisions(0));
    let last = decisions[1].entry;
    assert_eq!(evening.play.undo(&evening.texts), Undone::AsksTheTable(last));
    assert_eq!(evening.play.undo_to(&evening.texts, decisions[0].entry), Undone::AsksTheTable(decisions[0].entry));
    assert_eq!(evening.play.session().hash(), hash, "nothing has changed");
    assert_eq!(evening.play.undo_agreed(&evening.texts, last), Undone::Done);
    evening.play.redo(&evening.texts);
    assert_eq!(evening.play.session().hash(), hash);
}

#[test]
fn a_seat_is_offered_its_own_cards_until_it_has_laid_one() {
    let mut evening = begun(3);
    assert!((0..3).all(|seat| evening.play.offers(seat, &evening.texts).len() == 3));
    evening.lay(1);
    let offers = |seat: u8| evening.play.offers(seat, &evening.texts).len();
    assert_eq!([offers(0), offers(1), offers(2)], [3, 0, 3]);
}

#[test]
fn another_number_of_seats_is_refused_with_its_rule() {
    let table = LanternsRules::open().unwrap();
    for seats in [0, 1, 4, 200] {
        assert_eq!(table.set_up(&Start { seats }, &mut |_| {}).err().unwrap().rule, "TOY-01");
    }
}

/// What proves that nobody is told what he may not know proves nothing of a game without hidden hands.
#[test]
fn hands_are_hidden_and_choices_sealed() {
    let folder = tempfile::tempdir().unwrap();
    let room = PLUG.open(&DataDirs::at(folder.path())).unwrap_or_else(|_| unreachable!());
    let found = room.secrets(3, &texts::of(Language::English)).unwrap();
    assert!(found.hidden > 0 && found.told > 0 && found.heard > 0 && found.listed > 0 && found.sealed > 0, "{found:?}");
}
