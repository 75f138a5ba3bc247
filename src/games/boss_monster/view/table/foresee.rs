//! What of the heroes an answer would change, in sentences.

use super::seen::Seen;
use crate::games::boss_monster::foresee::{Becomes, Change, Foreseen};
use crate::games::boss_monster::rules::Answer;
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::tr;
use std::sync::Arc;

/// One sentence for each hero of whom another thing would become after this answer of the seat.
pub(super) fn changes(
    foreseen: &Foreseen,
    seen: &Seen,
    seat: u8,
    answer: &Answer,
    faces: &Faces,
    texts: &Texts,
) -> Vec<String> {
    let changes = foreseen.changes(seat, answer).into_iter();
    changes.map(|(hero, change)| sentence(seen, &faces.of(hero).name, change, texts).to_string()).collect()
}

fn sentence(seen: &Seen, card: &str, change: Change, texts: &Texts) -> Arc<str> {
    let (is_there, Becomes { goes_to, dies_in }) = match change {
        Change::DiesAtOnce => return tr!(texts, "foresee-dies-now", card = card),
        Change::Gone => return tr!(texts, "foresee-gone", card = card),
        Change::Becomes { is_there, becomes } => (is_there, becomes),
    };
    let Some(seat) = goes_to.map(|seat| seen.name(seat)) else { return tr!(texts, "foresee-stays", card = card) };
    let position = dies_in.map(|position| position as i64 + 1);
    match (is_there, position) {
        (false, Some(position)) => tr!(texts, "foresee-goes-dies", card = card, seat = seat, position = position),
        (false, None) => tr!(texts, "foresee-goes-through", card = card, seat = seat),
        (true, Some(position)) => tr!(texts, "foresee-dies", card = card, position = position),
        (true, None) => tr!(texts, "foresee-through", card = card, seat = seat),
    }
}
