//! The file of a game on the board: a torn line is cut off, and what is no game is not touched.

use super::*;
use crate::games::massive_darkness::session::{OpenError, Play};
use crate::games::massive_darkness::texts;
use crate::house::play::Dice;
use crate::house::text::Language;
use std::fs;
use std::path::PathBuf;

struct Evening {
    table: MassiveDarknessRules,
    texts: Texts,
    file: PathBuf,
    _folder: tempfile::TempDir,
}

impl Evening {
    fn begun() -> (Self, Play) {
        let folder = tempfile::tempdir().unwrap();
        let evening = Self {
            table: table(),
            texts: texts::of(Language::English),
            file: folder.path().join("evening.journal"),
            _folder: folder,
        };
        let start = start(&evening.table, 2);
        let play = Play::begin(&evening.table, &evening.texts, start, 3, Dice::App, &evening.file).unwrap();
        (evening, play)
    }

    fn play(&self, play: &mut Play, answers: usize) {
        let (mut bot, mut listed) = (RandomBot::new(answers as u64), Vec::new());
        for _ in 0..answers {
            listed.clear();
            play.game().answers(&mut listed);
            let answer = bot.answer(play.game(), &listed);
            play.answer(&self.texts, answer).unwrap();
        }
    }

    fn resumed(&self) -> Result<(Play, Taken), OpenError> {
        Play::resume(&self.table, &self.texts, &self.file, Dice::App)
    }
}

#[test]
fn a_damaged_last_line_is_kept_and_cut_off_before_anything_is_appended() {
    let (evening, mut play) = Evening::begun();
    evening.play(&mut play, 12);
    for damage in
        ["Entry(answer:Act(Mo\n", "Entry(answer:Act(Mo", "Entry(answer:Yes,given:Chosen,hash:1,draws:0,salt\n"]
    {
        let hash = play.session().hash();
        drop(play);
        let mut bytes = fs::read(&evening.file).unwrap();
        bytes.extend(damage.as_bytes());
        fs::write(&evening.file, &bytes).unwrap();
        let (mut again, taken) = evening.resumed().unwrap();
        assert_eq!((taken, again.session().hash()), (Taken::Whole, hash), "{damage:?}");
        let kept = again.torn().map(std::path::Path::to_owned).expect("it is told");
        assert_eq!(fs::read(&kept).unwrap(), bytes, "the file as it was");
        evening.play(&mut again, 5);
        play = again;
    }
    let hash = play.session().hash();
    drop(play);
    let (again, taken) = evening.resumed().unwrap();
    assert_eq!(
        (taken, again.session().hash(), again.torn().map(std::path::Path::to_owned)),
        (Taken::Whole, hash, None)
    );
}

#[test]
fn what_is_no_game_is_not_touched() {
    let (evening, play) = Evening::begun();
    drop(play);
    for text in ["some words\nthat do not end", "Header((format:9,something:Unknown([1])))\nand th", "", "\n\n\n"] {
        fs::write(&evening.file, text).unwrap();
        assert!(evening.resumed().is_err(), "{text:?}");
        assert_eq!(fs::read_to_string(&evening.file).unwrap(), text);
    }
}
