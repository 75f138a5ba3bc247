//! What is wrong with the input, where only this game knows it.

use crate::cli::Fault;
use crate::games::massive_darkness::campaign::BookError;
use crate::games::massive_darkness::content::ContentError;
use crate::games::massive_darkness::quest::exchange::Unusable;
use crate::games::massive_darkness::session::{BeginError, ResumeError};
use crate::house::session::NotBegun;
use crate::house::text::shown_path;
use std::path::Path;

impl From<Unusable> for Fault {
    fn from(error: Unusable) -> Self {
        Self::because("cli-reason", error)
    }
}

impl From<BookError> for Fault {
    fn from(error: BookError) -> Self {
        Self::because("cli-reason", error)
    }
}

impl From<ContentError> for Fault {
    fn from(error: ContentError) -> Self {
        Self::because("cli-content", error)
    }
}

impl From<BeginError> for Fault {
    fn from(error: BeginError) -> Self {
        NotBegun::from(error).into()
    }
}

impl From<NotBegun<BeginError>> for Fault {
    fn from(error: NotBegun<BeginError>) -> Self {
        Self::because("cli-cannot-begin", error)
    }
}

impl From<(&Path, ResumeError)> for Fault {
    fn from((path, error): (&Path, ResumeError)) -> Self {
        Self::because("cli-no-game", error).with("file", shown_path(path))
    }
}
