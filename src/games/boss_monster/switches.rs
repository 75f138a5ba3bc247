//! The variants of the rulebook and where its editions differ, one by one: for whoever lets somebody choose them.

use super::rules::Options;

/// A switch: its message, and where it stands among the options.
#[derive(Clone, Copy, Debug)]
pub struct Switch {
    /// What it is called: `option-` and its name in arguments.
    pub message: &'static str,
    /// Where it stands.
    pub of: fn(&mut Options) -> &mut bool,
}

impl Switch {
    /// Its name in arguments.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.message.trim_start_matches("option-")
    }
}

/// The variants of the rulebook.
pub static VARIANTS: [Switch; 5] = [
    Switch { message: "option-two-bosses", of: |options| &mut options.two_bosses },
    Switch { message: "option-intrigue", of: |options| &mut options.intrigue },
    Switch { message: "option-hard", of: |options| &mut options.hard },
    Switch { message: "option-mixed-sets", of: |options| &mut options.mixed_sets },
    Switch { message: "option-unlimited-lives", of: |options| &mut options.unlimited_lives },
];

/// Where the editions of the rulebook differ.
pub static EDITIONS: [Switch; 8] = [
    Switch { message: "option-keep-all-seven", of: |options| &mut options.keep_all_seven },
    Switch { message: "option-mulligan-shuffled", of: |options| &mut options.mulligan_shuffled },
    Switch { message: "option-oldest-first", of: |options| &mut options.oldest_first },
    Switch { message: "option-cancel-cancels", of: |options| &mut options.cancel_cancels },
    Switch { message: "option-minibosses-revealed", of: |options| &mut options.minibosses_revealed },
    Switch { message: "option-miniboss-stays", of: |options| &mut options.miniboss_stays },
    Switch { message: "option-fewer-windows", of: |options| &mut options.fewer_windows },
    Switch { message: "option-laid-is-laid", of: |options| &mut options.laid_is_laid },
];

/// All of them.
pub fn all() -> impl Iterator<Item = &'static Switch> {
    VARIANTS.iter().chain(&EDITIONS)
}
