//! A check that goes on while its quest is not open ([`crate::games::tiles::checks`]).

use super::Effort;
use super::results::Results;
use super::run::Run;
use crate::games::massive_darkness::playtest::Progress;
use crate::games::tiles::checks::{self, LeftCheck};
use crate::house::text::{Texts, shown};
use std::path::{Path, PathBuf};

/// A check whose quest was left.
pub(crate) struct Left {
    /// The file of the quest.
    pub(super) file: PathBuf,
    /// What was chosen.
    pub(super) effort: Effort,
    /// The games that are being played.
    pub(super) run: Run,
    /// What was found before.
    pub(super) results: Results,
}

/// All of them; every screen of the game has the same.
pub(crate) type Checks = checks::Checks<Left>;

impl LeftCheck for Left {
    fn file(&self) -> &Path {
        &self.file
    }

    fn title(&self, texts: &Texts) -> String {
        shown(self.results.check.quest.title(texts.language().code()))
    }

    fn progress(&self) -> Option<Progress> {
        (!self.run.is_over()).then(|| self.run.progress())
    }
}
