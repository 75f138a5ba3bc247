//! The map: a board with what stands on it, and everything that can be done by pointing at it. It names no game.
//!
//! A game makes a [`BoardView`] whenever something has changed, from a game that is played or from a document that is
//! drawn: spaces as [outlines], edges, figures, tokens, what is offered, and what has moved. [`map_ui`] shows it
//! through a [`MapView`] (camera, pointer, keyboard, what moves by itself) and hands back which offer was taken;
//! [`canvas_ui`] shows it as a sheet on which somebody else draws, where `picking` says what is meant.
//!
//! Not in here: what anything looks like and what it is called. Floors, walls and doors are a [`Ground`], figures and
//! tokens are painted by an [`Art`], both of the game; [`StoneGround`] is a ground for whoever has none of his own.
//!
//! | question | file |
//! |---|---|
//! | what there is to show | `board`, `outlines`, `light`, `motion`, `tally`; where it finds room: `places`, `storeys` |
//! | what is remembered between two frames, and from where one looks | `view`, `camera`, `pane` |
//! | one frame: hands, then the picture | `frame`, `hands`, `walk`, `targets`, `menu`, `tips`, `controls`; `paint`, `parts`, `doors`, `marks`, `minimap` |
//! | light and shade | `dark`, `rays` |
//! | what was painted before is kept | `stage`, `lit` |
//! | a game's looks, or stone | `art`, `stone` |
//! | a sheet on which somebody draws | `canvas`, `picking` |

mod art;
mod board;
mod camera;
mod canvas;
mod controls;
mod dark;
pub mod doors;
mod frame;
mod hands;
mod letters;
mod light;
mod lit;
pub mod marks;
mod menu;
mod minimap;
mod motion;
pub mod outlines;
mod paint;
mod pane;
mod parts;
pub(crate) mod picking;
pub mod places;
mod rays;
mod stage;
mod stone;
pub mod storeys;
mod tally;
mod targets;
mod tips;
mod view;
mod walk;

pub use art::{Art, Ground, OnScreen};
pub use board::{
    BoardView, Closed, Count, EdgeLook, EdgeView, Emphasis, FigureView, HeapView, Label, LabelLook, Offer, Piece, Plan,
    Side, SpaceView, Spot, Tally, TokenView,
};
pub use camera::{Camera, Glide, Look};
pub use canvas::{Canvas, canvas_ui};
pub use frame::map_ui;
pub use hands::OVER_THE_MAP;
pub use light::{Dusk, Lamp, LightWay, Lighting};
pub use motion::{Motion, News, Reach};
pub use outlines::Outline;
pub use places::Circle;
pub use stage::{Painting, STONES};
pub use stone::{Floor, StoneGround};
pub use tally::LEGIBLE;
pub use targets::{DOT, busy, seen};
pub use tips::{Line, Tone, spoken};
pub use view::{Clicked, MapView, Plans, SeenFrom, Standing};
