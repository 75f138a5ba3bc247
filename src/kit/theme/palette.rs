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
    /// Lines.
    pub line: Line,
    /// Six ring colours that stay apart for colour-blind eyes.
    pub heroes: Heroes,
    /// The dungeon.
    pub board: Board,
    /// Heroes and enemies.
    pub figure: Figure,
    /// Tint of an enemy's silhouette.
    pub enemies: Enemies,
    /// Cardboard tokens.
    pub token: Token,
    /// Dice and what is printed on them.
    pub die: Die,
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
    /// Wounds, losses, what cannot be undone.
    pub danger: Colour,
    /// Healing and success.
    pub success: Colour,
    /// Magic and links.
    pub magic: Colour,
    /// Danger, dark enough for paper.
    pub danger_on_paper: Colour,
    /// Success, dark enough for paper.
    pub success_on_paper: Colour,
    /// Magic, dark enough for paper.
    pub magic_on_paper: Colour,
    /// The accent, dark enough for paper.
    pub accent_on_paper: Colour,
}

/// Lines.
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

/// Six ring colours that stay apart for colour-blind eyes.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heroes {
    /// Orange.
    pub orange: Colour,
    /// Sky.
    pub sky: Colour,
    /// Green.
    pub green: Colour,
    /// Yellow.
    pub yellow: Colour,
    /// Blue.
    pub blue: Colour,
    /// Purple.
    pub purple: Colour,
}

/// The dungeon.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What lies under the tiles.
    pub ground: Colour,
    /// Stone in a light zone.
    pub light_floor: Colour,
    /// Stone where the torch shines on it.
    pub light_pool: Colour,
    /// Stone in a shadow zone.
    pub shadow_floor: Colour,
    /// The dark that gathers at the edge of a shadow zone.
    pub shadow_deep: Colour,
    /// The line that keeps a shadow zone's edge readable.
    pub shadow_edge: Colour,
    /// What warms the floor of a chamber.
    pub chamber_tint: Colour,
    /// How strongly it does, 0.0 to 1.0.
    pub chamber_strength: f32,
    /// Between the flagstones in the light.
    pub groove: Colour,
    /// Between the flagstones in the shadow.
    pub shadow_groove: Colour,
    /// Foot of a wall.
    pub wall: Colour,
    /// Top of a wall.
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
    /// A flame.
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
    /// Inlaid mark of the heroes' start.
    pub inlay: Colour,
    /// The exit.
    pub way_out: Colour,
    /// Dark line around things on the floor.
    pub contour: Colour,
}

/// Heroes and enemies.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// Sunken field of a hero's token.
    pub plate: Colour,
    /// Iron rim of an enemy.
    pub enemy_rim: Colour,
    /// Its upper edge.
    pub enemy_rim_light: Colour,
    /// Sunken field of an enemy.
    pub enemy_plate: Colour,
    /// A boss's crown.
    pub crown: Colour,
    /// An agent's banner.
    pub banner: Colour,
    /// Spikes of a roaming monster.
    pub roaming: Colour,
    /// Things that stand on the board but are not alive.
    pub stone: Colour,
    /// Blades and helmets of heroes and dwarves.
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
    /// What an enemy is going to do.
    pub intent: Colour,
    /// Glow of what has just changed.
    pub changed: Colour,
}

/// Tint of an enemy's silhouette.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enemies {
    /// Dwarf.
    pub dwarf: Colour,
    /// Goblin.
    pub goblin: Colour,
    /// Orc.
    pub orc: Colour,
    /// Spider.
    pub spider: Colour,
    /// Demon.
    pub demon: Colour,
    /// Hound.
    pub hound: Colour,
    /// Troll.
    pub troll: Colour,
    /// Temptress.
    pub temptress: Colour,
    /// Ogre.
    pub ogre: Colour,
    /// Generic.
    pub generic: Colour,
}

/// Cardboard tokens.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Levels 1 to 5, always with their number.
    pub levels: [Colour; 5],
    /// The number.
    pub level_ink: Colour,
    /// Wood of a treasure chest.
    pub chest: Colour,
    /// Its shade.
    pub chest_dark: Colour,
    /// Its fittings.
    pub chest_trim: Colour,
    /// A special treasure chest.
    pub special: Colour,
    /// Its fittings.
    pub special_trim: Colour,
    /// Back of an objective.
    pub objective: Colour,
    /// Its mark.
    pub objective_trim: Colour,
    /// An artifact.
    pub artifact: Colour,
    /// A lair.
    pub lair: Colour,
    /// A library.
    pub library: Colour,
    /// A pillar.
    pub pillar: Colour,
    /// A wound.
    pub wound: Colour,
    /// The first player.
    pub first_player: Colour,
}

/// Dice and what is printed on them.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Die {
    /// The yellow die.
    pub yellow: Colour,
    /// The red die.
    pub red: Colour,
    /// The blue die.
    pub blue: Colour,
    /// The green die.
    pub green: Colour,
    /// Symbols on the yellow die.
    pub yellow_ink: Colour,
    /// Symbols on the red die.
    pub red_ink: Colour,
    /// Symbols on the blue die.
    pub blue_ink: Colour,
    /// Symbols on the green die.
    pub green_ink: Colour,
    /// A die whose result is used up.
    pub spent: Colour,
    /// Its symbols.
    pub spent_ink: Colour,
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
