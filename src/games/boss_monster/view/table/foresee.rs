//! What public facts and the own cards say of what would come: whom the town would go to, and where a hero would die by the damage of
//! the Rooms alone; what of it an answer would change. A Room that the own seat has laid face down counts as built: it will be by then.

use super::seen::Seen;
use crate::games::boss_monster::rules::state::Stack;
use crate::games::boss_monster::rules::{Answer, Ask, BossMonster, CardId, Icons, MOST_ROOMS, MOST_SEATS, Setup, Spot};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::text::Texts;
use crate::kernel::game::Game as _;
use crate::tr;
use std::sync::Arc;

/// So often others pass until something that was declared has taken effect, at most.
const MOST_PASSES: usize = 24;

/// Damage of each Room, by seat.
type Damage = [[u16; MOST_ROOMS]; MOST_SEATS];

/// What follows from a view: counted once for each, not in every frame.
#[derive(Clone, Debug)]
pub(super) struct Foreseen {
    of: Arc<BossMonster>,
    /// What a hero suffers in each Room now, and when the own Room is built.
    damage: Damage,
    then: Damage,
    /// The treasure of each Room, by seat.
    rooms: [[Icons; MOST_ROOMS]; MOST_SEATS],
    /// By seat: its treasure now, and when the own Room is built.
    icons: [Icons; MOST_SEATS],
    icons_then: [Icons; MOST_SEATS],
    /// Whom each hero in town would go to, in the order of the town.
    lured: Vec<Option<u8>>,
    /// A Room that is laid face down counts as built.
    counts_laid: bool,
}

/// What becomes of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Becomes {
    /// Whose dungeon it goes through; none: it stays in town.
    goes_to: Option<u8>,
    /// The position of the Room in which it dies; none: it reaches the Boss.
    dies_in: Option<usize>,
}

impl Foreseen {
    /// What whoever sits at this seat can foresee.
    pub(super) fn of(view: &Arc<BossMonster>, seat: u8) -> Self {
        let laid = with_laid(view, seat);
        let then = laid.as_ref().unwrap_or(view);
        let lured = view.state().town.iter().map(|hero| then.lured_by(*hero)).collect();
        let [(damage, icons), (later, icons_then)] = [&**view, then].map(counted);
        let mut rooms = [[[0; 4]; MOST_ROOMS]; MOST_SEATS];
        for (seat, rooms) in (0..view.state().seats).zip(&mut rooms) {
            for (position, icons) in rooms.iter_mut().enumerate().take(view.state().player(seat).row.len()) {
                *icons = view.icons(seat, position);
            }
        }
        Self { of: Arc::clone(view), rooms, damage, then: later, icons, icons_then, lured, counts_laid: laid.is_some() }
    }

    /// Is it of this very view?
    pub(super) fn is_of(&self, view: &Arc<BossMonster>) -> bool {
        Arc::ptr_eq(&self.of, view)
    }

    /// What a hero suffers in the Room at this position.
    pub(super) fn damage(&self, seat: u8, position: usize) -> u16 {
        self.damage[usize::from(seat) % MOST_SEATS].get(position).copied().unwrap_or_default()
    }

    /// The treasure of the Room at this position.
    pub(super) fn room_icons(&self, seat: u8, position: usize) -> Icons {
        self.rooms[usize::from(seat) % MOST_SEATS].get(position).copied().unwrap_or_default()
    }

    /// What a hero suffers on the whole way.
    pub(super) fn whole_damage(&self, seat: u8) -> u16 {
        self.damage[usize::from(seat) % MOST_SEATS].iter().sum()
    }

    /// The treasure of a dungeon.
    pub(super) fn icons(&self, seat: u8) -> Icons {
        self.icons[usize::from(seat) % MOST_SEATS]
    }

    /// The treasure by which the town will be lured, as far as it can be foreseen.
    pub(super) fn luring(&self, seat: u8) -> Icons {
        self.icons_then[usize::from(seat) % MOST_SEATS]
    }

    /// Does a Room count that nobody else knows yet?
    pub(super) fn counts_laid(&self) -> bool {
        self.counts_laid
    }

    /// Whom a hero in town would go to.
    pub(super) fn lured_by(&self, hero: CardId) -> Option<u8> {
        let at = self.of.state().town.iter().position(|other| *other == hero)?;
        self.lured.get(at).copied().flatten()
    }

    /// The position, from 0, of the Room in which a hero would die that goes through a dungeon; nothing: it would reach the Boss.
    /// Abilities are left out: whether they are used, nobody knows.
    pub(super) fn dies_in(&self, view: &BossMonster, seat: u8, hero: CardId) -> Option<usize> {
        let left = view.health(hero).saturating_sub(view.damage_on(hero));
        let walker = view.state().walker;
        let from = if walker.hero == hero && walker.seat == seat { usize::from(walker.next) } else { 0 };
        let damage = &self.then[usize::from(seat) % MOST_SEATS];
        let mut suffered = 0;
        (from..view.state().player(seat).row.len()).find(|position| {
            suffered += damage.get(*position).copied().unwrap_or_default();
            suffered >= left
        })
    }

    fn becomes(&self, hero: CardId, host: Option<u8>) -> Becomes {
        let goes_to = host.or_else(|| self.lured_by(hero));
        Becomes { goes_to, dies_in: goes_to.and_then(|seat| self.dies_in(&self.of, seat, hero)) }
    }
}

/// Damage of each Room and treasure of each dungeon.
fn counted(view: &BossMonster) -> (Damage, [Icons; MOST_SEATS]) {
    let state = view.state();
    let (mut damage, mut icons) = ([[0; MOST_ROOMS]; MOST_SEATS], [[0; 4]; MOST_SEATS]);
    for (seat, (damage, icons)) in (0..state.seats).zip(damage.iter_mut().zip(&mut icons)) {
        *icons = view.dungeon_icons(seat);
        for (position, damage) in damage.iter_mut().enumerate().take(state.player(seat).row.len()) {
            *damage = view.damage(seat, position);
        }
    }
    (damage, icons)
}

/// The same table in another state.
fn changed(
    view: &BossMonster,
    change: impl FnOnce(&mut crate::games::boss_monster::rules::State) -> Option<()>,
) -> Option<Arc<BossMonster>> {
    let mut state = *view.state();
    change(&mut state)?;
    let table = view.table();
    let setup = Setup { seats: state.seats, options: table.options, ..Setup::default() };
    Some(Arc::new(BossMonster::in_state(Arc::clone(&table.cards), &setup, state)))
}

/// The same game with the Room turned up that this seat has laid; nothing where it has laid none. Of a Miniboss it has yet to be paid
/// whether it stays, so only the Room under which it was slipped counts again.
fn with_laid(view: &BossMonster, seat: u8) -> Option<Arc<BossMonster>> {
    let laid = view
        .state()
        .player(seat)
        .row
        .iter()
        .map(|stack| stack.face_down)
        .find(|card| card.is_some() && *card != CardId::UNKNOWN)?;
    let is_room = view.table().cards.room(laid).is_some();
    changed(view, |state| {
        let stack = state.players.get_mut(usize::from(seat))?.row.iter_mut().find(|stack| stack.face_down == laid)?;
        if !is_room {
            stack.face_down = CardId::NONE;
            return Some(());
        }
        let beneath = stack.top;
        (stack.top, stack.face_down, stack.deactivated) = (laid, CardId::NONE, false);
        if beneath.is_some() {
            state.marks.get_mut(laid.index())?.beneath = beneath;
        }
        Some(())
    })
}

/// The same game with a Room lying open where it would be laid.
fn with_built(view: &BossMonster, seat: u8, card: CardId, spot: Spot) -> Option<Arc<BossMonster>> {
    view.table().cards.room(card)?;
    changed(view, |state| {
        let player = state.players.get_mut(usize::from(seat))?;
        match spot {
            Spot::Left => {
                let before: Vec<Stack> = player.row.iter().copied().collect();
                let all = std::iter::once(Stack { top: card, ..Stack::default() }).chain(before);
                player.row = all.take(MOST_ROOMS).collect();
            }
            Spot::On(room) => {
                let stack = player.row.iter_mut().find(|stack| stack.top == room)?;
                (stack.top, stack.deactivated) = (card, false);
                state.marks.get_mut(card.index())?.beneath = room;
            }
        }
        Some(())
    })
}

/// The game after an answer, as far as it can be said before.
fn after(view: &BossMonster, seat: u8, answer: &Answer) -> Option<Arc<BossMonster>> {
    match *answer {
        Answer::Lay { card, spot } => with_built(view, seat, card, spot),
        Answer::Use(_) | Answer::Feed(_) | Answer::Promote { .. } | Answer::Lift => {
            let mut then = view.clone();
            then.answer(answer, &mut |_| {}).ok()?;
            // If nobody answers it, and nobody announces anything else.
            for _ in 0..MOST_PASSES {
                let goes_on = match then.state().asked {
                    Some(Ask::Cancel { .. }) => true,
                    Some(Ask::Window { .. }) => !then.state().queue.is_empty(),
                    _ => false,
                };
                if !goes_on || then.answer(&Answer::Pass, &mut |_| {}).is_err() {
                    break;
                }
            }
            Some(Arc::new(then))
        }
        _ => None,
    }
}

/// Heroes of whom it can be said what becomes of them, and in whose dungeon they are already.
fn heroes(view: &BossMonster) -> Vec<(CardId, Option<u8>)> {
    let state = view.state();
    let town = state.town.iter().map(|hero| (*hero, None));
    let waiting =
        state.in_game().flat_map(|seat| state.player(seat).entrance.iter().map(move |hero| (*hero, Some(seat))));
    let walker = (state.walker.hero.is_some()).then_some((state.walker.hero, Some(state.walker.seat)));
    let mut all: Vec<(CardId, Option<u8>)> = town.chain(walker).collect();
    for one in waiting {
        if all.iter().all(|(hero, _)| *hero != one.0) {
            all.push(one);
        }
    }
    all
}

/// What would be different for the heroes after this answer, in sentences.
pub(super) fn changes(seen: &Seen, seat: u8, answer: &Answer, faces: &Faces, texts: &Texts) -> Vec<String> {
    let Some(view) = seen.open.as_ref().map(|open| &open.view) else { return Vec::new() };
    let Some(then) = after(view, seat, answer) else { return Vec::new() };
    let (before, later) = (Foreseen::of(view, seat), Foreseen::of(&then, seat));
    let now = heroes(view);
    let later_there = heroes(&then);
    let is_gone = |hero: &CardId| later_there.iter().all(|(other, _)| other != hero);
    let gone = now.iter().map(|(hero, _)| *hero).filter(is_gone).map(|hero| {
        let name = faces.of(hero).name.as_ref();
        let is_dead = then.state().players.iter().any(|player| player.souls.contains(hero.index()));
        let message = if is_dead { "foresee-dies-now" } else { "foresee-gone" };
        texts.with(message, &[("card", name.into())]).to_string()
    });
    let gone: Vec<String> = gone.collect();
    let told = later_there.iter().copied().filter_map(|(hero, host)| {
        let (_, was_in) = now.iter().find(|(other, _)| *other == hero)?;
        let (was, is) = (before.becomes(hero, *was_in), later.becomes(hero, host));
        (was != is).then(|| sentence(seen, faces.of(hero).name.as_ref(), host.is_some(), is, texts))
    });
    gone.into_iter().chain(told).collect()
}

fn sentence(seen: &Seen, card: &str, is_there: bool, Becomes { goes_to, dies_in }: Becomes, texts: &Texts) -> String {
    let Some(seat) = goes_to.map(|seat| seen.name(seat)) else {
        return tr!(texts, "foresee-stays", card = card).to_string();
    };
    let position = dies_in.map(|position| position as i64 + 1);
    let told = match (is_there, position) {
        (false, Some(position)) => tr!(texts, "foresee-goes-dies", card = card, seat = seat, position = position),
        (false, None) => tr!(texts, "foresee-goes-through", card = card, seat = seat),
        (true, Some(position)) => tr!(texts, "foresee-dies", card = card, position = position),
        (true, None) => tr!(texts, "foresee-through", card = card, seat = seat),
    };
    told.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::boss_monster::rules::Event;
    use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
    use crate::house::lab::bots::RandomBot;
    use crate::house::plug::Ruleset as _;
    use crate::kernel::dealer::{Dealer, Stream};
    use crate::kernel::seats::Seats as _;

    /// Random games of two; at each turn to build `look` is shown the view of whoever builds.
    fn at_every_turn(mut look: impl FnMut(&BossMonster, u8)) {
        at_every_question(|view, seat| {
            if matches!(view.state().asked, Some(Ask::Turn { .. })) {
                look(view, seat);
            }
        });
    }

    /// The same at each question to one seat.
    fn at_every_question(mut look: impl FnMut(&BossMonster, u8)) {
        let rules = BossMonsterRules::open().expect("the cards of the box");
        for seed in 0..16 {
            let mut game = rules.set_up(&Start::plain(2), &mut |_| {}).expect("a game");
            let (mut chance, mut bot) = (Stream::new(Dealer::new(seed)), RandomBot::new(seed));
            while game.outcome().is_none() {
                if let Some(seat) = game.state().asked.and_then(Ask::seat) {
                    look(&game.seen_by(seat), seat);
                }
                let answer = game.sample(&mut |n| chance.pick(n)).unwrap_or_else(|| {
                    let mut listed = Vec::new();
                    game.answers(&mut listed);
                    listed[bot.pick(listed.len())]
                });
                game.answer(&answer, &mut |_| {}).expect("it is listed");
            }
        }
    }

    #[test]
    fn what_is_foreseen_before_a_card_is_laid_is_foreseen_after_it_and_comes_true_if_nothing_else_happens() {
        let (mut laid, mut moved, mut revealed) = (0, 0, 0);
        at_every_turn(|view, seat| {
            let now = Arc::new(view.clone());
            let before = Foreseen::of(&now, seat);
            for answer in view.answers_of(seat) {
                let Answer::Lay { card, .. } = answer else { continue };
                let Some(then) = after(view, seat, &answer) else {
                    assert!(view.table().cards.is_miniboss(card), "only a Miniboss is still to be paid for");
                    continue;
                };
                let mut lies = view.clone();
                lies.answer(&answer, &mut |_| {}).expect("it is listed");
                let lies = Arc::new(lies);
                let (foreseen, counted) = (Foreseen::of(&then, seat), Foreseen::of(&lies, seat));
                assert!(counted.counts_laid() && !foreseen.counts_laid());
                for (hero, host) in heroes(&lies) {
                    assert_eq!(foreseen.becomes(hero, host), counted.becomes(hero, host), "{answer:?}");
                    moved += usize::from(before.becomes(hero, host) != counted.becomes(hero, host));
                }
                laid += 1;
                // Everybody passes until it is turned up, and nobody else has laid anything.
                let other = lies.state().player(1 - seat);
                if other.row.iter().any(|stack| stack.face_down.is_some()) {
                    continue;
                }
                let (mut game, mut is_up, mut has_more) = ((*lies).clone(), false, false);
                while !is_up && game.state().phase == view.state().phase {
                    let listed = game.question().map(|_| {
                        let mut listed = Vec::new();
                        game.answers(&mut listed);
                        listed
                    });
                    let passes = listed.unwrap_or_default().contains(&Answer::Pass);
                    let up = |logged: crate::kernel::game::Logged<Event>| {
                        is_up |= matches!(logged.what, Event::Revealed { card: shown, .. } if shown == card);
                        // What an ability does when it is built nobody foresees, and some Rooms hurt the more the more heroes come.
                        has_more |=
                            matches!(logged.what, Event::Triggered { .. } | Event::Lasts { .. } | Event::Lured { .. });
                    };
                    if !passes || game.answer(&Answer::Pass, &mut { up }).is_err() {
                        break;
                    }
                }
                if is_up
                    && !has_more
                    && let Some((owner, position)) = game.room_at(card)
                {
                    assert_eq!((owner, game.damage(owner, position)), (seat, then.damage(seat, position)));
                    revealed += 1;
                }
            }
        });
        assert!(laid > 100 && moved > 20 && revealed > 20, "{laid} {moved} {revealed}");
    }

    /// What comes of something that is used is foreseen to its end, although others could answer it; of a hero that dies by it, too.
    #[test]
    fn what_is_used_is_foreseen_as_if_nobody_answered_it() {
        let (mut answerable, mut changed, mut gone) = (0, 0, 0);
        at_every_question(|view, seat| {
            let now = Arc::new(view.clone());
            let before = Foreseen::of(&now, seat);
            for answer in view.answers_of(seat).into_iter().filter(|answer| matches!(answer, Answer::Use(_))) {
                let mut declared = view.clone();
                declared.answer(&answer, &mut |_| {}).expect("it is listed");
                answerable += usize::from(matches!(declared.state().asked, Some(Ask::Cancel { .. })));
                let then = after(view, seat, &answer).expect("it is listed");
                let asked = then.state().asked;
                assert!(!matches!(asked, Some(Ask::Cancel { .. })), "{answer:?}: somebody could still answer it");
                assert!(
                    !matches!(asked, Some(Ask::Window { .. })) || then.state().queue.is_empty(),
                    "{answer:?} waits"
                );
                let later = Foreseen::of(&then, seat);
                let there = heroes(&then);
                for (hero, host) in heroes(&now) {
                    match there.iter().find(|(other, _)| *other == hero) {
                        Some((_, is_in)) => {
                            changed += usize::from(before.becomes(hero, host) != later.becomes(hero, *is_in));
                        }
                        None => gone += 1,
                    }
                }
            }
        });
        assert!(answerable > 100 && changed > 100 && gone > 0, "{answerable} {changed} {gone}");
    }
}
