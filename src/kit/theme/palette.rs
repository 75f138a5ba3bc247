//! The roles that colours and sizes play. Names only: the values are in `assets/theme/*.ron`.

use super::Colour;
use serde::Deserialize;

/// Every colour, by role.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Palette {
    /// Night rather than day.
    pub dark: bool,
    /// What lies behind everything else.
    pub surface: Surface,
    /// Writing on panels.
    pub text: Text,
    /// Colours that mean something.
    pub signal: Signal,
    /// What separates and frames.
    pub line: Line,
    /// Stone, wood and light of whatever is played on.
    pub board: Board,
    /// Who stands on the board.
    pub figure: Figure,
}

/// What a theme of high contrast has in the place of the usual.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Contrast {
    pub(super) surface: Surface,
    pub(super) text: Text,
    pub(super) signal: Signal,
    pub(super) line: Line,
}

/// What lies behind everything else.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surface {
    /// The window itself.
    pub table: Colour,
    /// Panels at the sides.
    pub panel: Colour,
    /// What stands out of a panel: cards, buttons, menus.
    pub raised: Colour,
    /// Text fields and wells.
    pub sunken: Colour,
    /// Cards, sheets, ledger pages.
    pub paper: Colour,
    /// Lines and shaded parts on paper.
    pub paper_shade: Colour,
    /// Writing on paper.
    pub ink: Colour,
    /// Small print on paper.
    pub ink_muted: Colour,
    /// Shadow that windows and cards throw.
    pub cast: Colour,
}

/// Writing on panels.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// Ordinary text.
    pub normal: Colour,
    /// Headings and emphasised text.
    pub strong: Colour,
    /// Explanations, units, things of second rank.
    pub muted: Colour,
    /// Text on the accent colour.
    pub on_accent: Colour,
}

/// Colours that mean something.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signal {
    /// Lantern gold: the one accent.
    pub accent: Colour,
    /// The accent as a ground that text stands on.
    pub accent_fill: Colour,
    /// Losses, and what cannot be undone.
    pub danger: Colour,
    /// Healing and success.
    pub success: Colour,
    /// What is out of the ordinary, and links.
    pub special: Colour,
    /// Danger, dark enough for paper.
    pub danger_on_paper: Colour,
    /// Success, dark enough for paper.
    pub success_on_paper: Colour,
    /// What is out of the ordinary, dark enough for paper.
    pub special_on_paper: Colour,
    /// The accent, dark enough for paper.
    pub accent_on_paper: Colour,
}

/// Colours of edges, seams and rings around controls.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Between panels and rows.
    pub seam: Colour,
    /// Outline of buttons and fields.
    pub control: Colour,
    /// The same under the pointer.
    pub control_hovered: Colour,
    /// Ring of the control that has the keyboard.
    pub focus: Colour,
    /// Behind selected text and rows.
    pub selection: Colour,
}

/// Stone, wood and light of whatever is played on.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Board {
    /// What lies under the tiles.
    pub ground: Colour,
    /// Stone in the light.
    pub light_floor: Colour,
    /// Stone where the torch shines on it.
    pub light_pool: Colour,
    /// Stone in the shadow.
    pub shadow_floor: Colour,
    /// The dark that gathers at the edge of a shadow.
    pub shadow_deep: Colour,
    /// The line that keeps a shadow's edge readable.
    pub shadow_edge: Colour,
    /// What lies over a place where nobody looks.
    pub dim: Colour,
    /// What lies over a place that nobody has seen.
    pub unseen: Colour,
    /// How much light an ordinary lamp adds to what is beside it, 0.0 to 1.0.
    pub lamp_strength: f32,
    /// What warms the floor of a room.
    pub room_tint: Colour,
    /// How strongly it does, 0.0 to 1.0.
    pub room_strength: f32,
    /// Between the flagstones in the light.
    pub groove: Colour,
    /// Between the flagstones in the shadow.
    pub shadow_groove: Colour,
    /// Foot of a wall.
    pub wall: Colour,
    pub wall_top: Colour,
    /// Edge of a wall that catches the light.
    pub wall_edge: Colour,
    /// Wood of doors and bridges.
    pub plank: Colour,
    /// Between the planks.
    pub plank_dark: Colour,
    /// Bands and nails.
    pub iron: Colour,
    /// Iron that catches the light.
    pub iron_light: Colour,
    /// The step in an open doorway.
    pub threshold: Colour,
    /// Pale stone of inlays and candles.
    pub wax: Colour,
    /// Inside of a flame.
    pub flame_core: Colour,
    /// Between its inside and its outside.
    pub flame: Colour,
    /// Outside of a flame.
    pub flame_edge: Colour,
    /// Steps of a stair.
    pub step: Colour,
    /// Planks of a bridge.
    pub bridge: Colour,
    /// Broken stone.
    pub rubble: Colour,
    /// Where nothing is left to stand on.
    pub pit: Colour,
    /// Inlaid mark of where one starts.
    pub inlay: Colour,
    /// The exit.
    pub way_out: Colour,
    /// Dark line around things on the floor.
    pub contour: Colour,
}

/// Who stands on the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "what is not explained is what its name says")]
pub struct Figure {
    /// Body of a wooden token.
    pub wood: Colour,
    /// Its upper edge.
    pub wood_light: Colour,
    /// Its lower edge.
    pub wood_dark: Colour,
    /// Emblems and numbers.
    pub bone: Colour,
    /// Lines on light ground.
    pub ink: Colour,
    /// Sunken field of a token.
    pub plate: Colour,
    /// Iron rim of a foe.
    pub foe_rim: Colour,
    /// Its upper edge.
    pub foe_rim_light: Colour,
    /// Sunken field of a foe.
    pub foe_plate: Colour,
    pub crown: Colour,
    pub banner: Colour,
    pub spikes: Colour,
    /// Things that stand on the board but are not alive.
    pub stone: Colour,
    /// Blades and helmets.
    pub steel: Colour,
    /// Whoever lies dead.
    pub dead: Colour,
    /// Cool rim of a figure in the shadow.
    pub moonlight: Colour,
    /// Stars of the stunned.
    pub star: Colour,
    /// A point of health.
    pub health: Colour,
    /// A lost point of health.
    pub health_lost: Colour,
    /// Outline under the pointer.
    pub outline: Colour,
    /// What a foe is going to do.
    pub intent: Colour,
    /// Glow of what has just changed.
    pub changed: Colour,
}

/// Every size, in points.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// One step of spacing.
    pub step: f32,
    /// Ordinary text.
    pub text: f32,
    /// Small print.
    pub text_small: f32,
    /// Numbers in columns, rule ids.
    pub text_code: f32,
    /// Section headings.
    pub heading: f32,
    /// Page titles.
    pub title: f32,
    /// An icon beside text.
    pub icon: f32,
    /// An icon on a big button.
    pub icon_large: f32,
    /// Corner radius of buttons and fields.
    pub corner: f32,
    /// Corner radius of cards and windows.
    pub corner_card: f32,
    /// Width of ordinary lines.
    pub line: f32,
    /// Width of the focus ring.
    pub line_focus: f32,
    /// Height of buttons and fields.
    pub control_height: f32,
    /// Height of a big action button.
    pub action_height: f32,
    /// Space inside a panel.
    pub panel_margin: f32,
    /// Greatest width of a tooltip.
    pub tooltip_width: f32,
    /// A pip on a track.
    pub pip: f32,
}
