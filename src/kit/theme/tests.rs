//! What a theme promises: it reads, it is complete, and it can be read by everybody.

use super::*;

fn both() -> [(&'static str, &'static Theme); 2] {
    [("dark", Theme::dark()), ("light", Theme::light())]
}

/// Boards of every stone, by night and by day.
fn boards() -> [(&'static str, &'static Theme); 4] {
    let [dark, light] = both();
    [dark, light, ("dark slate", &SLATE[0]), ("light slate", &SLATE[2])]
}

#[track_caller]
fn assert_contrast(what: &str, front: Colour, back: Colour, least: f32) {
    let contrast = front.contrast(back);
    assert!(contrast >= least, "{what}: {front:?} on {back:?} has {contrast:.2}, needs {least}");
}

#[test]
fn the_colours_are_those_of_the_design() {
    let (dark, light) = (Theme::dark(), Theme::light());
    let written = |colour: Colour| format!("{colour:?}");
    assert_eq!(written(dark.surface.table), "#14161B");
    assert_eq!(written(dark.signal.accent), "#F2B34B");
    assert_eq!(written(dark.board.shadow_floor), "#2B3040");
    assert_eq!(written(light.surface.table), "#ECE7DC");
    assert_eq!(written(light.board.light_floor), "#D9C9A8");
    assert!(dark.dark && !light.dark);
}

#[test]
fn a_colour_that_nobody_knows_is_refused_with_its_place() {
    let colours = include_str!("../../../assets/theme/dark.ron");
    let sizes = include_str!("../../../assets/theme/sizes.ron");
    let broken = colours.replace("table:", "tabel:");
    let error = Theme::read(&broken, sizes).unwrap_err();
    assert!(error.to_string().contains("tabel"), "{error}");
    assert!(error.span.start.line > 1);
}

#[test]
fn text_has_a_contrast_of_at_least_four_and_a_half() {
    for (name, theme) in both() {
        let surface = &theme.surface;
        for back in [surface.table, surface.panel, surface.raised, surface.sunken] {
            assert_contrast(&format!("{name} text"), theme.text.normal, back, 4.5);
            assert_contrast(&format!("{name} strong"), theme.text.strong, back, 4.5);
            assert_contrast(&format!("{name} muted"), theme.text.muted, back, 4.5);
        }
        let signal = &theme.signal;
        let on_paper = [
            ("ink", surface.ink),
            ("small print", surface.ink_muted),
            ("danger", signal.danger_on_paper),
            ("success", signal.success_on_paper),
            ("special", signal.special_on_paper),
            ("accent", signal.accent_on_paper),
        ];
        for (what, front) in on_paper {
            assert_contrast(&format!("{name} {what}"), front, surface.paper, 4.5);
        }
        let selected = theme.line.selection;
        assert_contrast(&format!("{name} selected"), theme.text.strong, selected, 4.5);
    }
}

#[test]
fn text_on_the_accent_can_be_read() {
    for (name, theme) in both() {
        let ground = theme.signal.accent_fill;
        assert_contrast(name, theme.text.on_accent, ground, 4.5);
    }
}

#[test]
fn controls_and_signals_have_a_contrast_of_at_least_three() {
    for (name, theme) in both() {
        for back in [theme.surface.table, theme.surface.panel, theme.surface.raised] {
            let lines = [
                ("control", theme.line.control),
                ("hovered", theme.line.control_hovered),
                ("focus", theme.line.focus),
                ("accent", theme.signal.accent),
                ("danger", theme.signal.danger),
                ("success", theme.signal.success),
                ("special", theme.signal.special),
            ];
            for (what, front) in lines {
                assert_contrast(&format!("{name} {what}"), front, back, 3.0);
            }
        }
    }
}

#[test]
fn light_and_shadow_are_told_apart_by_brightness_alone() {
    for (name, theme) in boards() {
        let board = &theme.board;
        assert_contrast(name, board.light_floor, board.shadow_floor, 2.0);
        assert_contrast(name, board.light_pool, board.shadow_floor, 2.5);
    }
}

#[test]
fn marks_on_the_board_can_be_seen_on_both_floors() {
    for theme in [Theme::dark(), &SLATE[0]] {
        for floor in [theme.board.light_floor, theme.board.shadow_floor] {
            assert_contrast("outline", theme.figure.outline, floor, 3.0);
        }
    }
}

#[test]
fn a_board_of_slate_is_another_board_in_the_same_window() {
    let ctx = egui::Context::default();
    install(&ctx);
    for (look, is_high) in
        [egui::Theme::Dark, egui::Theme::Light].into_iter().flat_map(|look| [(look, false), (look, true)])
    {
        ctx.set_theme(look);
        set_contrast(&ctx, is_high);
        let (sand, slate) = (Theme::of(&ctx), Theme::of_stone(&ctx, Stone::Slate));
        assert!(sand.board != slate.board, "{look:?}");
        assert_eq!(Palette { board: sand.board.clone(), ..slate.palette.clone() }, sand.palette);
        assert_eq!(slate.sizes, sand.sizes);
    }
}

#[test]
fn the_arrows_and_dots_of_our_texts_have_glyphs() {
    let ctx = egui::Context::default();
    install(&ctx);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
    output.textures_delta.clear();
    let font = egui::FontId::proportional(15.0);
    for text in ["←↑→↓▲▼●◆⋯", "äöüßÄÖÜ„“–…", "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"] {
        let known = ctx.fonts_mut(|fonts| fonts.has_glyphs(&font, text));
        assert!(known, "{text}");
    }
}

#[test]
fn high_contrast_is_seven_to_one_for_writing_and_four_and_a_half_for_lines() {
    for look in [egui::Theme::Dark, egui::Theme::Light] {
        let (theme, name) = (Theme::high_contrast(look), format!("{look:?}"));
        let (surface, text, signal) = (&theme.surface, &theme.text, &theme.signal);
        for back in [surface.table, surface.panel, surface.raised, surface.sunken] {
            for front in [text.normal, text.strong, text.muted, signal.danger, signal.success, signal.special] {
                assert_contrast(&name, front, back, 7.0);
            }
            for front in [theme.line.control, theme.line.focus, signal.accent] {
                assert_contrast(&name, front, back, 4.5);
            }
        }
        for front in [surface.ink, surface.ink_muted, signal.danger_on_paper, signal.success_on_paper] {
            assert_contrast(&name, front, surface.paper, 7.0);
        }
        assert_contrast(&name, text.on_accent, signal.accent_fill, 7.0);
        assert_contrast(&name, text.strong, theme.line.selection, 7.0);
        let usual = if look == egui::Theme::Dark { Theme::dark() } else { Theme::light() };
        assert!(theme.sizes.line > usual.sizes.line && theme.board == usual.board, "the board keeps its light");
    }
}

#[test]
fn high_contrast_is_a_choice_that_can_be_taken_back() {
    let ctx = egui::Context::default();
    install(&ctx);
    let normal = || (Theme::of(&ctx).surface.panel, ctx.style_of(ctx.theme()).visuals.panel_fill);
    let before = normal();
    set_contrast(&ctx, true);
    assert_eq!(normal().0.egui(), normal().1);
    assert_ne!(normal(), before);
    set_contrast(&ctx, false);
    assert_eq!(normal(), before);
}

#[test]
fn both_looks_are_given_to_egui() {
    let ctx = egui::Context::default();
    install(&ctx);
    for (which, theme) in [(egui::Theme::Dark, Theme::dark()), (egui::Theme::Light, Theme::light())] {
        let style = ctx.style_of(which);
        assert_eq!(style.visuals.panel_fill, theme.surface.panel.egui());
        assert_eq!(style.text_styles[&egui::TextStyle::Body].size, 15.0);
        let ring = style.visuals.widgets.active.bg_stroke;
        assert_eq!(ring.color, theme.line.focus.egui());
        assert!(ring.width >= 2.0);
    }
}
