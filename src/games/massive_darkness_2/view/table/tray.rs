//! The last fight, over the lower edge of the map until the next one, or folded: who against whom, the dice of both, what they come to, and below
//! them what was spent by whom, what was added, and what is left.

use super::Table;
use super::beats::{Face, face_of_boss, face_ui};
use super::folded::Lies;
use super::grid::{BETWEEN, DIE, GAP, Grid, ROW, die_on, sides};
use super::show::Dice;
use crate::games::massive_darkness_2::describe::{Words, symbols_words};
use crate::games::massive_darkness_2::fight::{Became, Fight};
use crate::games::massive_darkness_2::rules::combat::{Combat, Dealt, Totals};
use crate::games::massive_darkness_2::rules::event::{Added, By};
use crate::games::massive_darkness_2::rules::{Answer, Die, EnemyId, Symbol};
use crate::games::massive_darkness_2::view::art::{FallenDie, die, sign};
use crate::games::massive_darkness_2::view::board::{picture_of_ally, picture_of_enemy};
use crate::house::text::Texts;
use crate::kernel::dice::Symbols;
use crate::kernel::game::Game as _;
use crate::kit::art::icons::{self, Weight};
use crate::kit::art::{Brush, Icon};
use crate::kit::hints::mark;
use crate::kit::show::{CHIP, Chip, Tempo, Tumble, chips_ui, rows_of_chips, tumble};
use crate::kit::theme::{Colour, Theme, display, strong};
use crate::kit::widgets::{Sheet, tooltip};
use crate::tr;
use egui::text::{LayoutJob, TextWrapping};
use egui::{FontId, Id, Rect, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};
use std::sync::Arc;

/// What names and sums take.
const LEAST: f32 = 440.0;
/// From the lower edge of the map.
const ABOVE: f32 = 8.0;
/// Height of the line with names and sums, and width of the sums in it.
const HEAD: f32 = 30.0;
const SUMS: f32 = 156.0;
/// So much smaller a name is written at most.
const SMALLER: f32 = 0.8;
/// Rows of chips below the dice, at most.
const CHIPS: usize = 2;

/// So wide is the part of the map that may lie under dice.
pub(super) fn width(room: Rect) -> f32 {
    (ROW as f32 * (die_on(room) + GAP) + GAP + BETWEEN).max(LEAST)
}

/// So much of the map lies under a tray with a row of dice and a row of chips, whether there is one or not: the board keeps its place
/// when dice come and go.
pub(super) const COVERED: f32 = HEAD + DIE + 2.0 * GAP + CHIP + GAP + 2.0 * ABOVE;

/// Seconds until every die lies still.
fn lie_still() -> f64 {
    Tempo::get().tumble + Tempo::get().settle
}

/// What stands on a chip.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Sign {
    Of(Symbol),
    Health,
}

fn paint_sign(brush: &mut Brush, which: Sign, spot: Rect, ink: Colour, _: Colour) {
    match which {
        Sign::Of(symbol) => sign(brush, spot, symbol, ink),
        Sign::Health => icons::icon(brush, Icon::Heart, spot, ink, Weight::Bold),
    }
}

impl Table {
    /// Draws the fight; the number of the answer that a press on one of its dice gives.
    pub(super) fn tray_ui(&mut self, ui: &mut Ui, texts: &Texts, room: Rect) -> Option<usize> {
        let dice = self.dice_shown()?;
        // Banners and cards take the place of the dice.
        if self.is_staged() {
            return None;
        }
        let lies = self.lies(&dice.fight);
        if lies == Lies::Folded {
            self.gone_by = Some(dice.fight.combat);
        }
        let laid = self.lay(ui, texts, room, &dice, lies);
        mark(ui, if lies == Lies::Folded { "dice-folded" } else { "dice" }, laid.place);
        ui.painter().add(Sheet::Raised.frame(Theme::of(ui.ctx())).inner_margin(0.0).paint(laid.place));
        // What lies below it on the map is not pressed through it.
        ui.interact(laid.place, Id::unique("md2-tray-ground"), Sense::CLICK);
        let inner = ui.new_child(UiBuilder::new().max_rect(laid.place).id_salt("md2-tray"));
        let line = laid.place.with_max_y(laid.place.top() + HEAD);
        let corner = line.with_max_x(line.left() + HEAD);
        self.fold_ui(&inner, texts, corner, line, dice.fight.combat, lies);
        let head = if lies == Lies::Open { line } else { line.with_min_x(corner.right()) };
        self.fighters_ui(&inner, texts, head, &dice.fight);
        if !is_thrown(&dice) {
            self.sums_ui(&inner, texts, head, &dice.fight);
        }
        if lies == Lies::Folded { None } else { self.dice_ui(&inner, texts, &dice, &laid) }
    }

    /// Where everything lies.
    fn lay(&self, ui: &Ui, texts: &Texts, room: Rect, dice: &Dice, lies: Lies) -> Laid {
        let sides = sides(&dice.fight.combat);
        let grid = Grid::of([sides[0].len(), sides[1].len()], die_on(room));
        let beside = if lies == Lies::Open { 0.0 } else { HEAD };
        let line = (LEAST + beside).min(width(room));
        let wide = grid.size().x.max(line);
        // Before dice lie still nobody counts them.
        let is_counted = !is_thrown(dice) && lies != Lies::Folded;
        let chips = if is_counted { self.chips(texts, &dice.fight) } else { Vec::new() };
        let rows = rows_of_chips(ui, &chips, wide - 4.0 * GAP).min(CHIPS);
        let below = if rows == 0 { 0.0 } else { rows as f32 * CHIP + GAP };
        let size = match lies {
            Lies::Folded => vec2(line, HEAD),
            Lies::Open | Lies::Shown => vec2(wide, HEAD + grid.size().y + below),
        };
        let place = Rect::from_min_size(pos2(room.center().x - size.x / 2.0, room.bottom() - size.y - ABOVE), size);
        Laid { place, grid, sides, chips: if rows == 0 { Vec::new() } else { chips } }
    }

    /// Draws the dice with what became of them; the number of the answer that a press on one of them gives.
    fn dice_ui(&self, inner: &Ui, texts: &Texts, dice: &Dice, laid: &Laid) -> Option<usize> {
        let Laid { place, grid, sides, chips } = laid;
        let field = Rect::from_min_size(place.min + vec2(0.0, HEAD), vec2(place.width(), grid.size().y));
        let chips_at = Rect::from_min_max(field.left_bottom() + vec2(2.0 * GAP, 0.0), place.max - vec2(2.0 * GAP, 0.0));
        chips_ui(inner, chips, chips_at, &paint_sign);
        let mut given = None;
        for (side, of_side) in sides.iter().enumerate() {
            for (number, at) in of_side.iter().enumerate() {
                let spot = grid.spot(field, side, number);
                let lying = Lying { at: *at, spot, thrown: dice.thrown, seconds: dice.seconds };
                given = given.or(self.die_ui(inner, texts, &dice.fight, &lying));
            }
        }
        given
    }

    /// A die; the number of the answer that a press on it gives.
    fn die_ui(&self, ui: &Ui, texts: &Texts, fight: &Fight, lying: &Lying) -> Option<usize> {
        let (theme, dice) = (Theme::of(ui.ctx()), &self.game().table().content.dice);
        let Lying { at, spot, thrown, seconds } = *lying;
        let rolled = fight.combat.rolled.dice.get(at)?;
        let shown = fight.combat.rolled.symbols(dice, at);
        let is_thrown = thrown & (1 << at.min(31)) != 0;
        let way = if is_thrown { tumble(at, seconds) } else { Tumble::STILL };
        // On its way one face after the other comes on top.
        let faces = dice.die(rolled.die).map_or(&[][..], |kind| kind.faces.as_slice());
        let on_top = way.face.and_then(|face| faces.get((face % faces.len().max(1) as u64) as usize));
        let became = match on_top {
            Some(_) => [Became::Counts; 6],
            None => Symbol::ALL.map(|symbol| fight.became(at, symbol)),
        };
        let lies = FallenDie::lying(Die::of(rolled.die)?, on_top.copied().unwrap_or(shown));
        let fallen = FallenDie { became, turn: way.turn, ..lies };
        die(ui.painter(), theme, spot.translate(vec2(0.0, -way.height * spot.height() * 0.8)), &fallen);
        if way.face.is_some() {
            return None;
        }
        let answer = self.answer_of(at as u8).filter(|_| !self.is_showing());
        let sense = if answer.is_some() { Sense::click() } else { Sense::hover() };
        let response = ui.interact(spot, ui.scope_id().with(at), sense);
        let said = tr!(texts, "tray-die", number = at as i64 + 1, shown = symbols_words(&shown, texts));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, answer.is_some(), said.as_ref()));
        let is_meant = !self.is_showing() && self.dice_meant >> at.min(31) & 1 == 1;
        if is_meant || answer.is_some() && (response.hovered() || response.has_focus()) {
            let line = egui::Stroke::new(theme.sizes.line_focus, theme.line.focus.egui());
            ui.painter().circle_stroke(spot.center(), spot.width() * 0.52, line);
        }
        tooltip(&response, |ui| drop(ui.label(said.as_ref())));
        answer.filter(|_| response.clicked())
    }

    /// The answer that a die gives: it is rolled again, or its result is resolved. Where several concern it, they stand in the list.
    fn answer_of(&self, at: u8) -> Option<usize> {
        let offers = &self.seen.as_ref()?.offers;
        let concerns = |answer: &Answer| match *answer {
            Answer::Die(die) | Answer::Resolve { die, .. } => die == at,
            Answer::Claws(dice) => dice & (1_u32 << at.min(31)) != 0,
            _ => false,
        };
        let mut own = offers.iter().enumerate().filter(|(_, (answer, _))| concerns(answer));
        let (first, _) = own.next()?;
        own.next().is_none().then_some(first)
    }

    /// Who attacks and who defends, as they are called and as they look.
    fn fighters(&self, words: &Words<'_>, combat: &Combat) -> [(Arc<str>, Option<Face>); 2] {
        let hero = match combat.ally {
            Some(ally) => (words.ally(ally), Some(Face::Friend(picture_of_ally(ally)))),
            None => {
                let card = self.game().state().heroes.get(usize::from(combat.hero)).map_or(0, |hero| hero.card);
                (words.hero_card(card), Some(Face::Hero { card, is_up: true }))
            }
        };
        let face = match combat.enemy {
            EnemyId::BOSS => face_of_boss(words),
            enemy => Some(Face::Foe(picture_of_enemy(words, enemy))),
        };
        let enemy = (words.enemy(combat.enemy).name, face);
        if combat.attacks { [hero, enemy] } else { [enemy, hero] }
    }

    /// Their names in the line above the dice, each on the side of its dice.
    fn fighters_ui(&self, ui: &Ui, texts: &Texts, line: Rect, fight: &Fight) {
        let theme = Theme::of(ui.ctx());
        let parts = [tr!(texts, "tray-attacks"), tr!(texts, "tray-defends")];
        let room = (line.width() - SUMS) / 2.0 - HEAD - 2.0 * GAP;
        for (side, ((name, face), part)) in
            self.fighters(&self.words(texts), &fight.combat).into_iter().zip(parts).enumerate()
        {
            let corner = if side == 0 { line.left_top() } else { line.right_top() - vec2(HEAD, 0.0) };
            let spot = Rect::from_min_size(corner, Vec2::splat(HEAD)).shrink(3.0);
            if let Some(face) = &face {
                face_ui(ui, spot, face);
            }
            let ink = theme.text.strong.egui();
            // A long name is written smaller before it is cut.
            let font = strong(theme.sizes.text_small);
            let wide = ui.painter().layout_no_wrap(name.to_string(), font.clone(), ink).size().x;
            let font = FontId { size: font.size * (room / wide.max(1.0)).clamp(SMALLER, 1.0), ..font };
            let mut job = LayoutJob::simple_singleline(name.to_string(), font, ink);
            job.wrap = TextWrapping::truncate_at_width(room);
            let laid = ui.painter().layout_job(job);
            let left = if side == 0 { spot.right() + GAP } else { spot.left() - GAP - laid.size().x };
            ui.painter().galley(pos2(left, line.center().y - laid.size().y / 2.0), laid, ink);
            let half = if side == 0 {
                line.with_max_x(line.center().x - SUMS / 2.0)
            } else {
                line.with_min_x(line.center().x + SUMS / 2.0)
            };
            let said = format!("{part}: {name}");
            let response = ui.interact(half, ui.scope_id().with(("fighter", side)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            tooltip(&response, |ui| drop(ui.label(&said)));
        }
    }

    /// What the dice show, Swords and Shields, and what it comes to with all that was added.
    fn counted(&self, fight: &Fight) -> ([u8; 2], Dealt) {
        let combat = &fight.combat;
        let shown = combat.rolled.total(&self.game().table().content.dice);
        let on_dice = [Symbol::Sword, Symbol::Shield].map(|symbol| shown.count(symbol.id()));
        // Once they are counted the state has forgotten what was added to them.
        let dealt = match fight.counted {
            Some([swords, shields]) => Totals::default().deal(swords, shields),
            None => combat.totals().deal(on_dice[0], on_dice[1]),
        };
        (on_dice, dealt)
    }

    /// What an effect comes from.
    fn source(&self, words: &Words<'_>, fight: &Fight, by: By) -> Arc<str> {
        match by {
            By::Claws => words.enemy(fight.combat.enemy).name,
            By::Ability(hero, what) => words.source(what.source, self.game().class(hero)),
            By::Arrow(number) => words.arrow(number),
            By::Tool(number) => words.tool(number),
        }
    }

    /// M2-COMBAT-10: what was spent of the dice and what for, what was added by whom, and in the end what nobody could use.
    fn chips(&self, texts: &Texts, fight: &Fight) -> Vec<Chip<Sign>> {
        let (words, dice) = (self.words(texts), &self.game().table().content.dice);
        let spent = fight.sum(dice, Became::Spent);
        let mut chips = Vec::new();
        let claws = |line: &&Added| line.by == By::Claws;
        for symbol in [Symbol::Claw, Symbol::Shadow, Symbol::Mana, Symbol::Scratch] {
            let count = spent.count(symbol.id());
            if count == 0 {
                continue;
            }
            let amount = count.min(100) as i8;
            let mut chip = match symbol {
                Symbol::Claw => Chip::named(words.enemy(fight.combat.enemy).name.as_ref()),
                _ => Chip::named(""),
            };
            chip.came = match symbol {
                Symbol::Claw => fight.added.iter().find(claws).map(came).unwrap_or_default(),
                Symbol::Mana => vec![(amount, Sign::Of(Symbol::Mana))],
                Symbol::Scratch => vec![(-amount, Sign::Health)],
                _ => Vec::new(),
            };
            chip.spent = vec![Sign::Of(symbol); usize::from(count)];
            let symbols = symbols_words(&Symbols::of(symbol.id(), count), texts);
            chip.said = match chip.name.as_str() {
                "" => tr!(texts, "tray-spent", symbols = symbols).to_string(),
                name => tr!(texts, "tray-spent-by", symbols = symbols, name = name).to_string(),
            };
            chips.push(chip);
        }
        let is_told = |line: &&Added| line.by != By::Claws || spent.count(Symbol::Claw.id()) == 0;
        for line in fight.added.iter().filter(is_told) {
            let name = self.source(&words, fight, line.by).to_string();
            chips.push(Chip { came: came(line), ..Chip::named(name) });
        }
        let left = fight.sum(dice, Became::Left);
        if !left.is_blank() {
            let of = |symbol: Symbol| vec![Sign::Of(symbol); usize::from(left.count(symbol.id()))];
            let said = tr!(texts, "tray-left-said", symbols = symbols_words(&left, texts)).to_string();
            let name = tr!(texts, "tray-left").to_string();
            chips.push(Chip { left: Symbol::ALL.into_iter().flat_map(of).collect(), said, ..Chip::named(name) });
        }
        chips
    }

    /// M2-COMBAT-15, line by line: what the dice show, and what was added to it or taken from it by whom. Nothing where the dice say all.
    fn reckoning(&self, texts: &Texts, fight: &Fight) -> Vec<String> {
        let ([swords, shields], dealt) = self.counted(fight);
        let words = self.words(texts);
        let side = |message: &'static str, total: u8, on_dice: u8, of: fn(Totals) -> i16| {
            let mut sum = i16::from(on_dice);
            let mut parts = vec![tr!(texts, "tray-on-dice", count = i64::from(on_dice)).to_string()];
            for line in fight.added.iter().filter(|line| of(line.totals) != 0) {
                sum += of(line.totals);
                parts.push(format!("{} {}", signed(of(line.totals)), self.source(&words, fight, line.by)));
            }
            // What nobody has told: of a game that goes on by other rules.
            let more = i16::from(total) - sum.max(0);
            if more != 0 {
                parts.push(format!("{} {}", signed(more), tr!(texts, "tray-before")));
            }
            (parts.len() > 1).then(|| {
                texts.with(message, &[("total", total.into()), ("parts", parts.join(", ").into())]).to_string()
            })
        };
        let lines = [
            side("tray-swords", dealt.swords, swords, |totals| totals.swords),
            side("tray-shields", dealt.shields, shields, |totals| totals.shields),
        ];
        lines.into_iter().flatten().collect()
    }

    /// Swords against Shields, as they stand now, in the middle of this line.
    fn sums_ui(&self, ui: &Ui, texts: &Texts, line: Rect, fight: &Fight) {
        let theme = Theme::of(ui.ctx());
        let (_, dealt) = self.counted(fight);
        let ink = theme.text.strong;
        let colour = if dealt.wounds > 0 { theme.signal.danger } else { theme.text.muted };
        let sum = [
            (Part::Sign(Sign::Of(Symbol::Sword)), ink),
            (Part::Number(dealt.swords.to_string()), ink),
            (Part::Number("−".to_owned()), ink),
            (Part::Sign(Sign::Of(Symbol::Shield)), ink),
            (Part::Number(dealt.shields.to_string()), ink),
            (Part::Number("=".to_owned()), ink),
            (Part::Number(dealt.wounds.to_string()), colour),
            (Part::Sign(Sign::Health), colour),
        ];
        row_ui(ui, line, &sum);
        let wounds = tr!(texts, "tray-wounds", wounds = i64::from(dealt.wounds)).to_string();
        let said = [wounds].into_iter().chain(self.reckoning(texts, fight)).collect::<Vec<_>>().join("\n");
        let middle = Rect::from_center_size(line.center(), vec2(SUMS, line.height()));
        let response = ui.interact(middle, ui.scope_id().with("sum"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        tooltip(&response, |ui| drop(ui.label(&said)));
    }
}

/// What an effect has brought, as it stands on a chip.
fn came(line: &Added) -> Vec<(i8, Sign)> {
    let of = |amount: i16, symbol: Symbol| (amount != 0).then_some((amount.clamp(-100, 100) as i8, Sign::Of(symbol)));
    let Totals { swords, shields } = line.totals;
    [of(swords, Symbol::Sword), of(shields, Symbol::Shield)].into_iter().flatten().collect()
}

/// What stands in the sum.
enum Part {
    Sign(Sign),
    Number(String),
}

/// Parts beside each other around the middle of a line.
fn row_ui(ui: &Ui, line: Rect, parts: &[(Part, Colour)]) {
    const SIGN: f32 = 18.0;
    let laid: Vec<_> = parts
        .iter()
        .map(|(part, colour)| {
            let galley = match part {
                Part::Sign(_) => None,
                Part::Number(text) => Some(ui.painter().layout_no_wrap(text.clone(), display(18.0), colour.egui())),
            };
            (part, *colour, galley.as_ref().map_or(SIGN, |galley| galley.size().x), galley)
        })
        .collect();
    let width = laid.iter().map(|(_, _, width, _)| width + 4.0).sum::<f32>() - 4.0;
    let mut x = line.center().x - width / 2.0;
    for (part, colour, wide, galley) in laid {
        let spot = Rect::from_center_size(pos2(x + wide / 2.0, line.center().y), Vec2::splat(SIGN));
        match (part, galley) {
            (Part::Sign(which), _) => {
                let mut brush = Brush::on(ui.painter());
                paint_sign(&mut brush, *which, spot, colour, colour);
                brush.show(ui.painter());
            }
            (_, Some(galley)) => {
                ui.painter().galley(pos2(x, line.center().y - galley.size().y / 2.0), galley, colour.egui());
            }
            _ => {}
        }
        x += wide + 4.0;
    }
}

/// Are dice on their way?
fn is_thrown(dice: &Dice) -> bool {
    dice.thrown != 0 && dice.seconds < lie_still()
}

/// Where a fight lies, and what of it.
struct Laid {
    place: Rect,
    grid: Grid,
    sides: [Vec<usize>; 2],
    chips: Vec<Chip<Sign>>,
}

/// A die where it lies, and how far it is on its way.
struct Lying {
    at: usize,
    spot: Rect,
    thrown: u32,
    seconds: f64,
}

/// A number that is added, with its sign.
fn signed(number: i16) -> String {
    if number < 0 { format!("−{}", -number) } else { format!("+{number}") }
}
