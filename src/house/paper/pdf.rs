//! Pages as a PDF file: the words stay words that can be searched and copied, and of the fonts only the letters that occur
//! are put into the file. The same pages always give the same bytes.

use super::font::{self, FACES};
use super::ink::{Ink, Mark, Path, Point, Step, Weight, dashes};
use super::{Page, Printed};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{
    CidFontType, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, TextRenderingMode, UnicodeCmap,
};
use pdf_writer::{Content, Filter, Finish as _, Name, Pdf, Rect, Ref, Str, TextStr};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

/// How hard is tried to make a file small.
const EFFORT: u8 = 6;
const IDENTITY: SystemInfo<'static> = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Hands out the numbers of the objects of a file.
struct Numbers(i32);

impl Numbers {
    fn next(&mut self) -> Ref {
        self.0 += 1;
        Ref::new(self.0)
    }
}

/// The letters of a font that occur.
#[derive(Default)]
struct Used {
    numbers: GlyphRemapper,
    /// By their number in the file: what they stand for, and how wide they are.
    letters: BTreeMap<u16, (char, f32)>,
}

/// Writes the file.
///
/// # Errors
/// Why it cannot be written, in English.
pub(crate) fn write(printed: &Printed) -> Result<Vec<u8>, String> {
    let (mut pdf, mut numbers) = (Pdf::new(), Numbers(0));
    let (catalog, tree, about) = (numbers.next(), numbers.next(), numbers.next());
    pdf.catalog(catalog).pages(tree).lang(TextStr(printed.language)).viewer_preferences().display_doc_title(true);
    pdf.document_info(about).title(TextStr(&printed.title)).author(TextStr(&printed.author)).finish();
    let pages: Vec<(Ref, Ref)> = printed.pages.iter().map(|_| (numbers.next(), numbers.next())).collect();
    let fonts: Vec<Ref> = FACES.iter().map(|_| numbers.next()).collect();
    pdf.pages(tree).kids(pages.iter().map(|(page, _)| *page)).count(pages.len() as i32);
    let (width, height) = printed.paper.size();
    let mut used: Vec<Used> = FACES.iter().map(|_| Used::default()).collect();
    for (page, (number, content)) in printed.pages.iter().zip(&pages) {
        let mut written = pdf.page(*number);
        written.media_box(Rect::new(0.0, 0.0, width, height)).parent(tree).contents(*content);
        let mut resources = written.resources();
        let mut known = resources.fonts();
        for (font, number) in fonts.iter().enumerate() {
            known.pair(Name(FONT[font]), *number);
        }
        known.finish();
        resources.finish();
        written.finish();
        let marks = compress_to_vec_zlib(&content_of(page, height, &mut used), EFFORT);
        pdf.stream(*content, &marks).filter(Filter::FlateDecode);
    }
    for (font, number) in fonts.into_iter().enumerate() {
        write_font(&mut pdf, &mut numbers, number, font, &used[font])?;
    }
    Ok(pdf.finish())
}

/// What the fonts are called inside a page.
const FONT: [&[u8]; FACES.len()] = [b"F0", b"F1", b"F2"];

fn content_of(page: &Page, height: f32, used: &mut [Used]) -> Vec<u8> {
    let mut content = Content::new();
    // From here on as on the page: from the upper corner down.
    content.transform([1.0, 0.0, 0.0, -1.0, 0.0, height]);
    content.set_line_cap(LineCapStyle::ButtCap).set_line_join(LineJoinStyle::RoundJoin);
    for mark in &page.marks {
        match mark {
            Mark::Area { path, ink } => {
                let [r, g, b] = parts(*ink);
                content.set_fill_rgb(r, g, b);
                outline(&mut content, path);
                content.fill_nonzero();
            }
            Mark::Line { path, width, dash, ink } => {
                let [r, g, b] = parts(*ink);
                content.set_stroke_rgb(r, g, b).set_line_width(*width);
                if *dash > 0.0 {
                    for (line, _) in path.straight() {
                        for [from, to] in dashes(&line, *dash) {
                            content.move_to(from.x, from.y).line_to(to.x, to.y);
                        }
                    }
                } else {
                    outline(&mut content, path);
                }
                content.stroke();
            }
            Mark::Words { begin, size, weight, ink, text } => {
                words(&mut content, used, text, *begin, *size, *weight, *ink);
            }
        }
    }
    content.finish().into_vec()
}

fn parts(ink: Ink) -> [f32; 3] {
    [ink.0, ink.1, ink.2].map(|part| f32::from(part) / 255.0)
}

fn outline(content: &mut Content, path: &Path) {
    for step in &path.0 {
        match *step {
            Step::Move(Point { x, y }) => content.move_to(x, y),
            Step::Line(Point { x, y }) => content.line_to(x, y),
            Step::Curve(a, b, end) => content.cubic_to(a.x, a.y, b.x, b.y, end.x, end.y),
            Step::Close => content.close_path(),
        };
    }
}

fn words(content: &mut Content, used: &mut [Used], text: &str, begin: Point, size: f32, weight: Weight, ink: Ink) {
    let [r, g, b] = parts(ink);
    content.set_fill_rgb(r, g, b).begin_text();
    match weight {
        Weight::Plain => content.set_text_rendering_mode(TextRenderingMode::Fill),
        Weight::Bold => content
            .set_text_rendering_mode(TextRenderingMode::FillStroke)
            .set_stroke_rgb(r, g, b)
            .set_line_width(weight.contour(size)),
    };
    let glyphs: Vec<font::Glyph> = font::glyphs(text).collect();
    let mut x = begin.x;
    for run in glyphs.chunk_by(|a, b| a.font == b.font) {
        let used = &mut used[run[0].font];
        let mut codes = Vec::with_capacity(run.len() * 2);
        let from = x;
        for glyph in run {
            let number = used.numbers.remap(glyph.id);
            used.letters.entry(number).or_insert((glyph.sign, glyph.advance));
            codes.extend(number.to_be_bytes());
            x += glyph.advance * size;
        }
        content.set_font(Name(FONT[run[0].font]), size);
        // Letters stand upright although the page counts downwards.
        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, from, begin.y]);
        content.show(Str(&codes));
    }
    content.end_text();
}

fn write_font(pdf: &mut Pdf, numbers: &mut Numbers, id: Ref, font: usize, used: &Used) -> Result<(), String> {
    let file = subsetter::subset(FACES[font].file(), 0, &used.numbers).map_err(|error| error.to_string())?;
    // Readers tell subsets apart by six letters before the name.
    let name = format!("{}AAAAA+{}", ["A", "B", "C"][font], FACES[font].name);
    let name = Name(name.as_bytes());
    let (cid, descriptor, data, unicode) = (numbers.next(), numbers.next(), numbers.next(), numbers.next());
    pdf.type0_font(id)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(unicode);
    let mut written = pdf.cid_font(cid);
    written.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY).font_descriptor(descriptor);
    written.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = written.widths();
    for (number, (_, advance)) in &used.letters {
        widths.consecutive(*number, [advance * 1000.0]);
    }
    widths.finish();
    written.finish();
    let measures = font::measures(font);
    let [left, bottom, right, top] = measures.bounds;
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(measures.ascent)
        .descent(measures.descent)
        .cap_height(measures.capitals)
        .stem_v(70.0)
        .font_file2(data);
    let mut map = UnicodeCmap::<u16>::new(Name(b"Letters"), IDENTITY);
    for (number, (sign, _)) in &used.letters {
        map.pair(*number, *sign);
    }
    pdf.cmap(unicode, &map.finish());
    let packed = compress_to_vec_zlib(&file, EFFORT);
    let mut stream = pdf.stream(data, &packed);
    stream.filter(Filter::FlateDecode);
    stream.pair(Name(b"Length1"), file.len() as i32);
    Ok(())
}
