//! What has happened is shown one thing after the other: cards that are revealed, heroes that are lured and go in, die or wound, Spells,
//! Level Ups. What is seen meanwhile is the table as it was then, and the story up to there.

use crate::games::boss_monster::rules::{BossMonster, CardId, Event};
use crate::games::boss_monster::ruleset::BossMonsterRules;
use crate::games::boss_monster::view::art::{CardArt, mini};
use crate::games::boss_monster::view::faces::Faces;
use crate::house::play::Moment;
use crate::kernel::game::Game as _;
use crate::kit::art::Icon;
use crate::kit::card::{HAND, Look};
use crate::kit::show::{Banner, Length, Tempo, banner_ui, part, reading_time};
use crate::kit::theme::Theme;
use egui::{Rect, Ui, vec2};
use std::sync::Arc;

/// No more are shown at once: of a long row of turns without a person only the end.
const MOST: usize = 30;

/// One thing that has happened.
#[derive(Clone, Debug)]
pub(super) struct Beat {
    /// The game as it is by then, as far as what was told says; the last beat of an answer shows what has come of it.
    pub(super) view: Arc<BossMonster>,
    /// The sentence by which it is told.
    pub(super) line: String,
    /// The card that it is about.
    card: CardId,
    icon: Icon,
    /// The hero that goes on meanwhile.
    walk: Option<Walk>,
    /// So many lines of the story are known by then.
    pub(super) told: usize,
    /// It belongs to the Bait phase.
    pub(super) baits: bool,
}

/// A hero that goes from one Room to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Walk {
    pub(super) hero: CardId,
    pub(super) seat: u8,
    /// The position of the Room that it comes from; nothing: from the entrance.
    pub(super) from: Option<usize>,
    pub(super) to: usize,
}

/// How far somebody has come who goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gliding {
    pub(super) walk: Walk,
    /// From 0 to 1.
    pub(super) part: f32,
}

/// So many steps of a figure on a board take as long as the way from Room to Room.
const STEPS: f64 = 3.0;

impl Beat {
    /// Who goes on in it, and how far he has come by this time.
    pub(super) fn gliding(&self, clock: f64) -> Option<Gliding> {
        self.walk.map(|walk| Gliding { walk, part: part(clock, 0.0, Tempo::get().step * STEPS) })
    }
}

/// How long it is shown.
pub(super) fn length(beat: &Beat) -> Length {
    let walks = if beat.walk.is_some() { Tempo::get().step * STEPS } else { 0.0 };
    let moving = Tempo::get().banner.max(walks);
    Length { moving, whole: Tempo::get().banner + reading_time(&beat.line).max(walks) }
}

/// What of an event is shown: the card that it is about, and a sign. Nothing for what is seen on the table anyway.
fn shown(event: &Event) -> Option<(CardId, Icon)> {
    Some(match *event {
        Event::RoundBegan { .. } => (CardId::NONE, Icon::Torch),
        Event::Revealed { card, .. } => (card, Icon::Eye),
        Event::Lured { hero, .. } | Event::Stayed { hero } => (hero, Icon::Chest),
        Event::Entered { hero, .. } => (hero, Icon::Door),
        Event::Died { hero, .. } => (hero, Icon::Skull),
        Event::Wounded { hero, .. } => (hero, Icon::Heart),
        Event::LeveledUp { .. } => (CardId::NONE, Icon::Crown),
        Event::Declared { how, .. } => (how.card, Icon::Sparks),
        Event::Cancelled { spell, .. } => (spell, Icon::Close),
        Event::Destroyed { card, .. } => (card, Icon::Warning),
        Event::Eliminated { .. } => (CardId::NONE, Icon::Skull),
        Event::Won { .. } => (CardId::NONE, Icon::Crown),
        _ => return None,
    })
}

/// Who goes on by an event, and from where: as he was seen last, else as he stood before.
fn walk(event: &Event, before: &BossMonster, after: &BossMonster, last: Option<Walk>) -> Option<Walk> {
    let Event::Entered { hero, room, .. } = *event else { return None };
    let (seat, to) = before.room_at(room).or_else(|| after.room_at(room))?;
    let walker = before.state().walker;
    let stood = || walker.room().filter(|_| walker.hero == hero && walker.seat == seat);
    let from = last.filter(|last| last.hero == hero && last.seat == seat).map(|last| last.to).or_else(stood);
    Some(Walk { hero, seat, from, to })
}

/// The beats of what has happened since the table looked like `before`, where somebody saw it, and so many lines had been told.
pub(super) fn score(
    moments: Vec<Moment<BossMonsterRules>>,
    before: Option<Arc<BossMonster>>,
    mut told: usize,
) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut before = before;
    let mut last: Option<Walk> = None;
    for moment in moments {
        let (view, first) = (Arc::new(moment.game), beats.len());
        let is_known = before.is_some();
        let stood = before.take().unwrap_or_else(|| Arc::clone(&view));
        let mut table = Arc::clone(&stood);
        for event in moment.events {
            if is_known {
                table = Arc::new(table.as_told(&event.what));
            }
            let Some(line) = event.line else { continue };
            told += 1;
            if let Some((card, icon)) = shown(&event.what) {
                let walk = walk(&event.what, &stood, &view, last);
                last = walk.or(last);
                beats.push(Beat {
                    walk,
                    view: Arc::clone(&table),
                    line: line.text,
                    card,
                    icon,
                    told,
                    baits: matches!(event.what, Event::Lured { .. } | Event::Stayed { .. }),
                });
            }
        }
        if let Some(last) = beats.get_mut(first..).and_then(<[Beat]>::last_mut) {
            last.view = Arc::clone(&view);
        }
        before = Some(view);
    }
    let first = beats.len().saturating_sub(MOST);
    beats.split_off(first)
}

/// Draws a beat across a part of the table.
pub(super) fn beat_ui(ui: &Ui, room: Rect, beat: &Beat, clock: f64, faces: &Faces) {
    let theme = Theme::of(ui.ctx());
    let open = part(clock, 0.0, Tempo::get().banner);
    let is_card = beat.card.is_some() && beat.card != CardId::UNKNOWN;
    let icon = (!is_card).then_some(beat.icon);
    let banner = Banner { title: &beat.line, aside: "", icon, colour: theme.signal.accent };
    let place = banner_ui(ui, room, &banner, open);
    if is_card {
        let height = place.height() * 1.16;
        let card = Rect::from_center_size(place.center(), vec2(height / HAND, height));
        mini(ui.painter(), card, &CardArt::printed(faces.of(beat.card)), Look::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::boss_monster::ruleset::Start;
    use crate::games::boss_monster::texts;
    use crate::house::lab::bots::RandomBot;
    use crate::house::play::{Dice, Play};
    use crate::house::text::Language;
    use crate::kernel::seats::Seats as _;

    #[test]
    fn beats_tell_what_the_story_tells_and_no_hidden_card() {
        let rules = BossMonsterRules::open().expect("the cards of the box");
        let (texts, folder) = (texts::of(Language::English), tempfile::tempdir().expect("a folder"));
        let file = folder.path().join("game.journal");
        let mut play = Play::begin(&rules, &texts, Start::plain(2), 5, Dice::App, &file).expect("a game");
        play.keep_moments();
        let mut bot = RandomBot::new(3);
        let (mut all, mut walks, mut from_room, mut wounds) = (0, 0, 0, 0);
        while play.game().outcome().is_none() {
            let (before, view) = (play.story(0).count(), Arc::new(play.game().seen_by(0)));
            for _ in 0..5 {
                let Some(seat) = (0..2).find(|seat| play.asked(*seat).is_some()) else { break };
                let answers = play.answers(seat);
                let answer = answers[bot.pick(answers.len())];
                play.answer(&texts, answer).expect("it is offered");
            }
            let beats = score(play.take_moments(0), Some(view), before);
            let story: Vec<String> = play.story(0).map(|line| line.text.clone()).collect();
            for beat in &beats {
                assert_eq!(story[beat.told - 1], beat.line, "what is shown is the newest that is told");
                assert_ne!(beat.card, CardId::UNKNOWN);
                // What has just been told is seen.
                match beat.icon {
                    Icon::Eye => assert!(beat.view.place_of(beat.card).is_some(), "{}", beat.line),
                    Icon::Heart => {
                        let mut players = beat.view.state().players.iter();
                        assert!(players.any(|player| player.wounds.contains(beat.card.index())), "{}", beat.line);
                        wounds += 1;
                    }
                    _ => {}
                }
                // Nobody jumps over a Room or goes back, unless something moved it or him.
                walks += usize::from(beat.walk.is_some());
                from_room += usize::from(beat.walk.is_some_and(|walk| walk.from.is_some_and(|from| from < walk.to)));
            }
            all += beats.len();
        }
        assert!(all > 40 && walks > 10 && from_room > 3 && wounds > 2, "{all} {walks} {from_room} {wounds}");
    }
}
