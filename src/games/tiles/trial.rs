//! A try of what is being drawn: a game in a file of its own, of which only the last one is kept. It is begun anew, or what was done in
//! another game is done again in it, as far as it goes.

use crate::house::play::{Dice, Followed, Play, Played, trial_file};
use crate::house::plug::ruleset::{Answer, Ruleset};
use crate::house::wrong::Wrong as _;
use crate::kit::desk::Base;
use crate::tr;
use std::sync::Arc;

/// Begins one in the file of this name; trouble is told.
pub(crate) fn begin<R: Ruleset>(base: &mut Base, name: &str, rules: &R, start: R::Start) -> Option<Play<R>> {
    let seed = base.short_seed();
    set_up(base, name, Beginning { rules, start, seed, dice: Dice::App })
}

/// Begins one in which everything is done again that was done in this game, until something cannot be; that is told, and so is trouble.
pub(crate) fn again<R: Ruleset>(
    base: &mut Base,
    name: &str,
    rules: &R,
    start: R::Start,
    played: &Played<R::Start, Answer<R>>,
) -> Option<Play<R>> {
    // Chance is to fall as it fell then.
    let mut play = set_up(base, name, Beginning { rules, start, seed: played.seed, dice: Dice::Typed })?;
    let Followed { again, of } = play.follow(&base.texts, played);
    play.go_on_by_itself(&base.texts);
    if again < of {
        base.tell_news(tr!(base.texts, "trial-other-way", again = again as i64, count = of as i64));
    }
    Some(play)
}

/// How one begins.
struct Beginning<'r, R: Ruleset> {
    rules: &'r R,
    start: R::Start,
    seed: u64,
    dice: Dice,
}

fn set_up<R: Ruleset>(base: &mut Base, name: &str, beginning: Beginning<'_, R>) -> Option<Play<R>> {
    let Beginning { rules, start, seed, dice } = beginning;
    let (file, texts) = (trial_file(&base.dirs.root, name), Arc::clone(&base.texts));
    // One that cannot be removed is told when the new one cannot be written.
    _ = std::fs::remove_file(&file);
    base.told(Play::begin(rules, &texts, start, seed, dice, &file).map_err(|trouble| trouble.say(&texts)))
}
