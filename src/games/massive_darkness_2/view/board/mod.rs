//! What the map shows of a game: plain data for the kit's map, made whenever something has changed. It decides no rule.
//!
//! `site` says where things lie, `things`, `figures` and `ground` what lies, stands and is built there, `tallies` how many, `offers` what
//! can be answered by pointing. `played` is the board during a beat, `drawn` that of a Quest that is drawn, `picture` a Quest as a
//! picture.

mod drawn;
mod figures;
mod ground;
mod offers;
mod picture;
mod played;
mod site;
mod tallies;
mod things;

use super::art::{Disc, counts, disc, place, token, token_count};
use crate::games::massive_darkness_2::describe::Words;
use crate::games::massive_darkness_2::rules::ids::{ESCORT, MOST_HEROES};
use crate::games::massive_darkness_2::rules::{Answer, EnemyId, MassiveDarkness2, State, Zone};
use crate::house::text::Texts;
use crate::kernel::board::SpaceId;
use crate::kernel::game::{Asked, Game as _};
use crate::kit::art::Brush;
use crate::kit::map::places::{Crowd, Placed, free_point, place as place_all};
use crate::kit::map::{Art, BoardView, Ground, LEGIBLE, Line, OnScreen, Outline, Piece, SpaceView, spoken};
use crate::kit::theme::{Stone, Theme};
use crate::tr;
use egui::Rect;
use std::collections::BTreeMap;
use std::sync::Arc;

pub(super) use drawn::{Hidden, picture_of};
use figures::Standing;
pub(super) use figures::{fought, picture_of_ally, picture_of_enemy, strike, subject_of};
pub(super) use picture::{map_of, map_of_game};
pub(super) use played::Played;
use site::Site;
use things::Heap;

/// Where the numbers of Enemies begin among the figures.
const FIRST_ENEMY: u32 = 16;
/// Walls reach so far into a Zone.
const WALL: f32 = 0.085;

/// The figure of a Hero, or of one who fights beside the Heroes, by the number of a target.
pub(super) fn piece_of_target(target: u8) -> Piece {
    Piece(u32::from(target))
}

/// The figures of an Enemy.
pub(super) fn piece_of_enemy(enemy: EnemyId) -> Piece {
    Piece(FIRST_ENEMY + u32::from(enemy.0))
}

/// Who a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// A Hero, by seat.
    Hero(u8),
    /// One who fights beside the Heroes.
    Ally(u8),
    /// A Mob, a Roaming Monster or the Boss.
    Enemy(EnemyId),
}

/// How a token of the board looks.
#[derive(Clone, Debug, PartialEq)]
struct TokenLook {
    picture: String,
    count: usize,
}

/// Everything the map shows of a game.
#[derive(Clone, Debug, Default)]
pub(super) struct BoardModel {
    /// As the map shows it; the number of an offer is that of the answer.
    pub(super) board: BoardView,
    discs: Vec<Disc>,
    tokens: Vec<TokenLook>,
}

/// What is looked at.
#[derive(Clone, Copy)]
pub(super) struct Look<'l> {
    /// What stands where.
    pub(super) game: &'l MassiveDarkness2,
    /// Names.
    pub(super) words: Words<'l>,
    /// What can be answered, with its words.
    pub(super) listed: &'l [(Answer, Arc<str>)],
    /// Another number whenever something has changed.
    pub(super) revision: u64,
    /// Who acts, where that is no question but seen.
    pub(super) acts: Option<Piece>,
}

impl Look<'_> {
    fn state(&self) -> &State {
        self.game.state()
    }

    /// Where it is played.
    fn site(&self) -> Site<'_> {
        Site { words: self.words, board: &self.state().board }
    }

    /// The square of a Zone.
    fn rect(&self, space: SpaceId) -> Rect {
        self.site().rect(space)
    }

    /// Whose decision it is; while players decide together, the Hero whose turn it is.
    fn acting(&self) -> Option<u8> {
        let count = self.state().heroes.len() as u8;
        let asked = match self.game.question().map(|question| question.asked) {
            Some(Asked::Seat(seat)) => seat,
            _ => self.state().turn,
        };
        (asked < count).then_some(asked)
    }

    /// The figure of whoever acts.
    fn bearer(&self) -> Option<Piece> {
        self.acts.or_else(|| self.acting().map(piece_of_target))
    }
}

impl BoardModel {
    /// Looks at a game. The ground of the board before is kept where nothing on it has changed.
    pub(super) fn new(look: &Look<'_>, before: Option<&Self>) -> Self {
        let (board, site) = (&look.words.dungeon.board, look.site());
        let standing = figures::standing(look);
        let heaps = things::heaps(&site, things::lying(look));
        let placed: BTreeMap<SpaceId, Placed> =
            board.spaces().map(|space| (space, place_in(look, space, &standing, &heaps))).collect();
        let (figures, discs) = figures::figures(look, &standing, &placed);
        let tokens = things::tokens(&site, &heaps, &placed);
        let kept = before.filter(|model| ground::is_same(&site, &model.board)).map(|model| &model.board.ground);
        let ground: Arc<dyn Ground> = kept.map_or_else(|| Arc::new(site.stone(false)) as _, Arc::clone);
        let mut view = BoardView {
            ground,
            stone: Stone::Slate,
            bounds: site.bounds().unwrap_or(Rect::ZERO),
            lighting: Arc::new(ground::lighting(look, &figures)),
            spaces: board.spaces().map(|space| space_view(look, space, &standing, placed.get(&space))).collect(),
            edges: ground::doors(&site),
            tokens: tokens.views,
            heaps: tokens.heaps,
            figures,
            tallies: tallies::tallies(board.spaces(), &standing, &heaps),
            labels: ground::margins(&site),
            acting: look.bearer(),
            strike: strike(look.state()),
            question: look.revision,
            state: look.revision,
            ..BoardView::default()
        };
        view.offers = offers::offers(look, &view);
        view.focus = view.busy_part();
        Self { board: view, discs, tokens: tokens.looks }
    }
}

/// Where everybody and everything of a Zone stands.
fn place_in(look: &Look<'_>, space: SpaceId, standing: &[Standing], heaps: &[Heap]) -> Placed {
    let here: Vec<&Standing> = standing.iter().filter(|one| one.space == space).collect();
    let radii: Vec<f32> = here.iter().map(|one| one.radius).collect();
    let above = here.iter().filter(|one| one.is_foe).count();
    let tokens = heaps.iter().filter(|heap| heap.space == space).map(|heap| heap.kinds.len()).sum();
    place_all(&Crowd { floor: look.rect(space).shrink(WALL), radii: &radii, above, tokens, built: None })
}

/// Chamber or corridor, in which light.
fn kind_of(zone: Zone, texts: &Texts) -> Arc<str> {
    match (zone.abyss, zone.shadow, zone.chamber) {
        (true, ..) => tr!(texts, "map-md2-abyss"),
        (_, true, Some(_)) => tr!(texts, "map-md2-shadow-chamber"),
        (_, false, Some(_)) => tr!(texts, "map-md2-light-chamber"),
        (_, true, None) => tr!(texts, "map-md2-shadow-corridor"),
        (_, false, None) => tr!(texts, "map-md2-light-corridor"),
    }
}

fn space_view(look: &Look<'_>, space: SpaceId, standing: &[Standing], placed: Option<&Placed>) -> SpaceView {
    let (words, rect) = (&look.words, look.rect(space));
    let texts = words.texts;
    let zone = words.dungeon.zone(space);
    let name = tr!(texts, "map-md2-zone", zone = words.zone(space));
    let mut about = vec![Line::title(Arc::clone(&name))];
    if look.site().is_gone(space) {
        about.push(Line::fact(tr!(texts, "map-md2-gone")));
    } else {
        about.push(Line::fact(kind_of(zone, texts)));
        let is_hidden = |chamber: u8| !look.state().revealed.contains(usize::from(chamber));
        if zone.chamber.is_some_and(is_hidden) {
            about.push(Line::aside(tr!(texts, "map-md2-hidden")));
        }
    }
    for lying in look.state().heroes.iter().flat_map(|hero| hero.consecrated).flatten() {
        if lying == space {
            about.push(Line::fact(tr!(texts, "map-md2-consecrated")));
        }
    }
    let here = standing.iter().filter(|one| one.space == space).map(|one| one.name.as_ref());
    let names: Vec<&str> = here.collect();
    if !names.is_empty() {
        about.push(Line::fact(tr!(texts, "map-md2-here", names = names.join(", "))));
    }
    let from = look.acting().map(|hero| look.state().hero(hero)).filter(|hero| !hero.gone);
    let in_sight = from.filter(|_| !zone.abyss).and_then(|hero| look.game.range(hero.zone, space));
    if let Some(zones) = in_sight {
        about.push(Line::aside(tr!(texts, "map-md2-sight", zones = i64::from(zones))));
    }
    let floor = rect.shrink(WALL);
    // A dot where one can go is not hidden by what lies there either.
    let taken: Vec<_> = placed.iter().flat_map(|placed| placed.figures.iter().chain(&placed.tokens)).copied().collect();
    SpaceView {
        space,
        outline: Outline::rect(rect),
        floor: Outline::rect(floor),
        middle: rect.center(),
        free: free_point(floor, &taken),
        in_sight,
        spoken: spoken(&about[1..]),
        name,
        about,
    }
}

/// Paints what stands on the board.
pub(super) struct Pieces<'a>(pub(super) &'a BoardModel);

impl Art for Pieces<'_> {
    fn figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        if let Some(look) = self.0.discs.get(figure) {
            disc(brush, theme, look, at.centre, at.radius);
        }
    }

    fn token(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        if let Some(look) = self.0.tokens.get(figure) {
            token(brush, theme, &look.picture, look.count, place(at.centre, at.radius));
        }
    }

    fn over_token(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        if let Some(look) = self.0.tokens.get(figure) {
            token_count(brush, theme, look.count, place(at.centre, at.radius));
        }
    }

    fn over_figure(&mut self, brush: &mut Brush, theme: &Theme, figure: usize, at: OnScreen) {
        // Where they would hide whom they belong to, they are counted in plates.
        if let Some(look) = self.0.discs.get(figure).filter(|_| at.radius >= LEGIBLE) {
            counts(brush, theme, look, at.centre, at.radius);
        }
    }
}

/// The last one of those who are no Enemies.
const LAST_TARGET: u8 = MOST_HEROES as u8 + ESCORT;

#[cfg(test)]
mod tests;
