//! What this game paints on its cards.

use super::{Edge, Picture, Printed};
use crate::games::massive_darkness::describe::signs::Sign;
use crate::games::massive_darkness::rules::symbol::Symbol;
use crate::games::massive_darkness::view::art::colours::OwnColours as _;
use crate::games::massive_darkness::view::art::dice::{DieColour, DieFace, DieSymbol, Use, die, symbol};
use crate::games::massive_darkness::view::art::figures::{Emblem, HeroColour, emblem, face};
use crate::games::massive_darkness::view::art::people::bust;
use crate::games::massive_darkness::view::art::tokens::{LevelSide, Token, token};
use crate::house::text::Texts;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Fill, Frame, Icon, Place, portrait::GRID};
use crate::kit::card::{Art, dusk};
use crate::kit::theme::{Colour, Theme};
use egui::{Painter, Rect, Vec2, vec2};

/// The letters on the dice.
const LETTERS: [&str; 4] = ["die-letter-yellow", "die-letter-red", "die-letter-blue", "die-letter-green"];
/// Before a field of dice: Melee, Ranged, Magic, Defense.
const FIELDS: [Icon; 4] = [Icon::Sword, Icon::Arrow, Icon::Sparks, Icon::Guard];

/// Paints one card.
pub(super) struct CardArt<'a> {
    pub(super) texts: &'a Texts,
    pub(super) printed: Printed,
}

impl<'a> CardArt<'a> {
    /// Paints signs where there is no card around them.
    pub(super) fn of_signs(texts: &'a Texts) -> Self {
        Self { texts, printed: Printed::of_skill(0) }
    }
}

impl Edge {
    pub(super) fn colour(self, theme: &Theme) -> Colour {
        let token = &theme.own().token;
        match self {
            Self::Level(level) => token.levels[usize::from(level.clamp(1, 5)) - 1],
            Self::Artifact => token.artifact,
            Self::Roaming => token.wound.mix(theme.figure.ink, 0.25),
            Self::Event => token.special.lighter(0.15),
            Self::Door => theme.figure.wood,
            Self::Skill(look) => HeroColour::ALL[look % HeroColour::ALL.len()].of(theme),
        }
    }

    /// What stands in its corner where that is no number.
    pub(super) fn icon(self) -> Icon {
        match self {
            Self::Level(_) | Self::Artifact => Icon::StarFilled,
            Self::Roaming => Icon::Skull,
            Self::Event => Icon::Event,
            Self::Door => Icon::DoorCard,
            Self::Skill(_) => Icon::Sparks,
        }
    }
}

impl Art for CardArt<'_> {
    fn picture(&self, painter: &Painter, room: Rect, is_asleep: bool) {
        let theme = Theme::of(painter.ctx());
        let mut brush = Brush::on(painter);
        picture(&mut brush, theme, room, self.printed);
        if is_asleep {
            brush.recolour(0, |colour| colour.greyed(0.75));
        }
        brush.show(painter);
    }

    fn corner(&self, painter: &Painter, room: Rect, is_asleep: bool) {
        let theme = Theme::of(painter.ctx());
        let mut brush = Brush::on(painter);
        if let Edge::Level(level) = self.printed.edge {
            let side = if is_asleep { LevelSide::Inactive } else { LevelSide::Active };
            token(&mut brush, theme, room, Token::Level(level, side));
            brush.show(painter);
            return;
        }
        let (centre, radius) = (room.center(), room.width() * 0.46);
        let colour = self.printed.edge.colour(theme);
        let reach = radius * 1.4;
        brush.disc(centre, radius, theme.figure.ink);
        let lit = Fill::Lit { light: colour.lighter(0.25), dark: colour.darker(0.25), centre, reach };
        brush.disc(centre, radius * 0.9, lit);
        brush.disc(centre, radius * 0.70, theme.figure.plate);
        brush.show(painter);
        let spot = Rect::from_center_size(centre, Vec2::splat(radius * 1.1));
        icons::show(painter, self.printed.edge.icon(), spot, theme.figure.bone, Weight::Bold);
    }

    fn sign(&self, painter: &Painter, sign: char, room: Rect, ink: Colour) {
        let theme = Theme::of(painter.ctx());
        match Sign::of(sign) {
            Some(Sign::Symbol(which)) => {
                let mut brush = Brush::on(painter);
                symbol(&mut brush, room.shrink(room.width() * 0.06), shape_of(which), ink, theme.surface.paper);
                brush.show(painter);
            }
            Some(Sign::Die(colour)) => {
                let at = usize::from(colour).min(3);
                let letter = self.texts.get(LETTERS[at]);
                let shown = DieFace { colour: DieColour::ALL[at], symbols: &[], state: Use::Fresh, letter: &letter };
                die(painter, theme, room, &shown, 0.0);
            }
            Some(Sign::Field(field)) => {
                let icon = FIELDS[usize::from(field).min(3)];
                icons::show(painter, icon, room.shrink(room.width() * 0.04), ink, Weight::Bold);
            }
            None => {}
        }
    }
}

fn shape_of(symbol: Symbol) -> DieSymbol {
    match symbol {
        Symbol::Hit => DieSymbol::Hit,
        Symbol::Shield => DieSymbol::Shield,
        Symbol::Bam => DieSymbol::Bam,
        Symbol::Diamond => DieSymbol::Diamond,
    }
}

/// What a card shows, in the dusk of its colour with the lantern above at the left.
pub(super) fn picture(brush: &mut Brush, theme: &Theme, room: Rect, printed: Printed) {
    let round = dusk(brush, theme, room, printed.edge.colour(theme));
    let size = room.height();
    // What is wider than high has room at its sides.
    let is_wide = room.width() > size * 1.2;
    let frame = if is_wide { Frame::Square } else { Frame::Rounded(round * GRID / size) };
    let whole = Place::at(room.center(), size);
    match printed.picture {
        Picture::Thing(thing) => thing.paint(brush, Place { size: size * 0.94, ..whole }, frame),
        Picture::Hero(look) => {
            // A head is more than its shoulders.
            bust(brush, whole, Emblem::ALL[look % Emblem::ALL.len()], frame);
        }
        Picture::Emblem(look) => {
            let (mark, colour) = (Emblem::ALL[look % Emblem::ALL.len()], HeroColour::ALL[look % HeroColour::ALL.len()]);
            let glow = colour.of(theme);
            brush.glow(room.center(), vec2(size, size) * 0.55, glow.fade(0.35), glow.fade(0.0));
            emblem(brush, theme, Place { size: size * 0.82, ..whole }, mark, colour);
        }
        Picture::Enemy(kind) => {
            let glow = printed.edge.colour(theme);
            brush.glow(room.center(), vec2(size, size) * 0.55, glow.fade(0.30), glow.fade(0.0));
            face(brush, theme, Place { size: size * 0.90, ..whole }, kind);
        }
    }
}
