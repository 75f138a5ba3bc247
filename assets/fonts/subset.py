#!/usr/bin/env python3
"""Makes the font files beside it out of the whole ones; `docs/typefaces.md` says when and how. Not needed to build."""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent

# ASCII, Latin of Western, Central and Eastern Europe, quotation marks and dashes, arrows, the signs of counting.
LATIN = "20-7E,A0-17F,218-21B,1E9E,2010-2015,2018-201E,2020-2022,2026,202F,2030,2032,2033,2039,203A,20AC,2212"
# Names of people: Greek and Cyrillic letters.
NAMES = "386-3CE,400-45F,490,491"
SIGNS = "2190-2193,2248,2260,2264,2265,27E8,27E9"
SHAPES = "25A0,25A1,25B2,25B6,25BC,25C0,25C6,25C7,25CB,25CF,2610,2611,2665,2713"
# The keys of a Mac that are held.
KEYS = "21E7,2318,2325"
REST = "21BB,22EF,25FB,2605,2606"

# Where it comes from (npm package, file in it), what is kept, which figures become the usual ones, and how high a line is
# above and below its baseline, in thousandths of the size: Texturina leaves room for a second line of accents that we never write.
FACES = {
    "FiraSans-Regular.ttf": ("fira-sans", "400Regular/FiraSans_400Regular.ttf", [LATIN, NAMES, SIGNS], "tnum", (935, 265)),
    "FiraSans-Medium.ttf": ("fira-sans", "500Medium/FiraSans_500Medium.ttf", [LATIN, SIGNS], "tnum", (935, 265)),
    "Texturina-Bold.ttf": ("texturina", "700Bold/Texturina_700Bold.ttf", [LATIN, SIGNS], "lnum", (960, 280)),
    "FiraCode-Regular.ttf": ("fira-code", "400Regular/FiraCode_400Regular.ttf", [LATIN, SIGNS, SHAPES, KEYS], None, (935, 265)),
    "NotoSansMath-Regular.ttf": ("noto-sans-math", "400Regular/NotoSansMath_400Regular.ttf", [REST], None, (935, 265)),
}


def signs(ranges):
    """The numbers of the signs in `20-7E,A0`."""
    for part in ",".join(ranges).split(","):
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def freeze(font, tag):
    """Let the plain signs look as they do where `tag` is switched on: egui switches nothing on."""
    table = font["GSUB"].table
    lookups = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == tag for i in record.Feature.LookupListIndex}
    swap = {}
    for lookup in lookups:
        for part in table.LookupList.Lookup[lookup].SubTable:
            swap.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    for letters in font["cmap"].tables:
        letters.cmap = {sign: swap.get(glyph, glyph) for sign, glyph in letters.cmap.items()}


def make(source, ranges, feature, height):
    """One face: frozen, cut down, with lines as high as we want them."""
    font = TTFont(source)
    if feature:
        freeze(font, feature)
    options = subset.Options()
    # Only what brings letters nearer together: no ligatures, which would hide letters from the printed text.
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += ["MATH", "DSIG", "FFTM"]
    worker = subset.Subsetter(options)
    worker.populate(unicodes=list(signs(ranges)))
    worker.subset(font)
    unit = font["head"].unitsPerEm / 1000
    above, below = (round(part * unit) for part in height)
    font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap = above, -below, 0
    system = font["OS/2"]
    system.sTypoAscender, system.sTypoDescender, system.sTypoLineGap = above, -below, 0
    system.usWinAscent, system.usWinDescent = above, below
    # The same from the same sources, whoever makes it.
    font["head"].modified = font["head"].created
    return font


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: subset.py FOLDER – with fira-sans/, fira-code/, noto-sans-math/ and texturina/ in it, see docs/typefaces.md")
    for name, (package, file, ranges, feature, height) in FACES.items():
        packed = Path(sys.argv[1]) / package / "package"
        font = make(packed / file, ranges, feature, height)
        font.recalcTimestamp = False
        font.save(HERE / name)
        print(f"{name}: {(HERE / name).stat().st_size} bytes, {len(font.getBestCmap())} signs")
        licence = (packed / "LICENSE_FONT").read_text().rstrip() + "\n"
        (HERE / f"OFL-{package}.txt").write_text(licence)


main()
