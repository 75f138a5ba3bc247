use super::*;
use crate::games::boss_monster::rules::Event;
use crate::games::boss_monster::ruleset::{BossMonsterRules, Start};
use crate::house::lab::bots::RandomBot;
use crate::house::plug::Ruleset as _;
use crate::kernel::dealer::{Dealer, Stream};
use crate::kernel::game::Logged;
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

/// A game in which everybody passes until this card is turned up; nothing where something happens meanwhile that nobody foresees: what
/// an ability does when it is built, or a hero that comes, by which some Rooms hurt more.
fn turned_up(before: &BossMonster, card: CardId) -> Option<BossMonster> {
    let (mut game, phase) = (before.clone(), before.state().phase);
    while (game.state().phase, game.state().round) == (phase, before.state().round) {
        let mut listed = Vec::new();
        game.answers(&mut listed);
        let (mut is_up, mut has_more) = (false, false);
        let mut look = |logged: Logged<Event>| match logged.what {
            Event::Revealed { card: shown, .. } => is_up |= shown == card,
            Event::Triggered { .. } | Event::Lasts { .. } | Event::Lured { .. } | Event::Deactivated { .. } => {
                has_more = true
            }
            _ => {}
        };
        if !listed.contains(&Answer::Pass) || game.answer(&Answer::Pass, &mut look).is_err() || has_more {
            return None;
        }
        if is_up {
            // What lasts until the end of the round may be over.
            return (game.state().round == before.state().round).then_some(game);
        }
    }
    None
}

#[test]
fn a_card_that_is_laid_counts_as_it_will_when_it_is_turned_up() {
    let (mut changed, mut revealed, mut minibosses) = (0, 0, 0);
    at_every_turn(|view, seat| {
        let before = Foreseen::of(&Arc::new(view.clone()), seat);
        assert_eq!(before.counts_laid(), view.state().player(seat).row.iter().any(|stack| stack.face_down.is_some()));
        for answer in view.answers_of(seat) {
            let Answer::Lay { card, .. } = answer else { continue };
            let lies = after(view, &answer).expect("it is listed");
            let foreseen = Foreseen::of(&Arc::new(lies.clone()), seat);
            assert!(foreseen.counts_laid());
            changed += before.changes(seat, &answer).len();
            if view.table().cards.is_miniboss(card) {
                // It lies below a Room, which counts whatever becomes of it.
                assert_eq!(foreseen.whole_damage(seat), before.whole_damage(seat), "{answer:?}");
                minibosses += 1;
                continue;
            }
            // What somebody else has laid nobody knows.
            let is_alone = lies.state().player(1 - seat).row.iter().all(|stack| !stack.face_down.is_some());
            let Some(game) = is_alone.then(|| turned_up(&lies, card)).flatten() else { continue };
            let (owner, position) = game.room_at(card).expect("it lies open");
            assert_eq!((owner, game.damage(owner, position)), (seat, foreseen.then().damage[place(seat)][position]));
            assert_eq!(game.dungeon_icons(seat), foreseen.icons(seat));
            revealed += 1;
        }
    });
    assert!(changed > 20 && revealed > 20 && minibosses > 20, "{changed} {revealed} {minibosses}");
}

/// What comes of something that is used is foreseen to its end, although others could answer it; of a hero that dies by it, too.
#[test]
fn what_is_used_is_foreseen_as_if_nobody_answered_it() {
    let (mut answerable, mut changed, mut gone) = (0, 0, 0);
    at_every_question(|view, seat| {
        let before = Foreseen::of(&Arc::new(view.clone()), seat);
        for answer in view.answers_of(seat).into_iter().filter(|answer| matches!(answer, Answer::Use(_))) {
            let mut declared = view.clone();
            declared.answer(&answer, &mut |_| {}).expect("it is listed");
            answerable += usize::from(matches!(declared.state().asked, Some(Ask::Cancel { .. })));
            let then = after(view, &answer).expect("it is listed");
            let asked = then.state().asked;
            assert!(!matches!(asked, Some(Ask::Cancel { .. })), "{answer:?}: somebody could still answer it");
            assert!(!matches!(asked, Some(Ask::Window { .. })) || then.state().queue.is_empty(), "{answer:?} waits");
            for (_, change) in before.changes(seat, &answer) {
                match change {
                    Change::Becomes { .. } => changed += 1,
                    Change::DiesAtOnce | Change::Gone => gone += 1,
                }
            }
        }
    });
    assert!(answerable > 100 && changed > 100 && gone > 0, "{answerable} {changed} {gone}");
}
