"""Cuts the Devanagari and Telugu fonts of `src/fonts` out of the variable ones that Fontsource publishes.

Their outlines are many, and an axis holds each of them twice, so that these files are static: one weight
for text, and one between medium and semibold for both. The characters are those that `fonts.css` loads
a file for.

    pip install fonttools==4.66.1 brotli    # or: apt-get install python3-fonttools python3-brotli
    npm install --no-save --prefix /tmp/fontsource @fontsource-variable/anek-{devanagari,telugu}@5.3.0
    python3 packages/ui/fonts/cut.py /tmp/fontsource/node_modules/@fontsource-variable
"""

import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

SOURCES = Path(sys.argv[1])
FONTS = Path(__file__).parent.parent / "src" / "fonts"
STYLES = (FONTS / "fonts.css").read_text()

WEIGHTS = {"400": 400, "500-600": 550}
"""The weight drawn, by the weights that a file stands for."""

UNITS_PER_EM = 1000
"""Half of the source's, still finer than any screen draws, and a tenth of the bytes less."""

CONTEXT, EXTENSION = 6, 7
"""Types of lookups in OpenType's GSUB."""


def characters_of(target):
    """The characters that `fonts.css` loads a file for."""
    face = next(face for face in STYLES.split("@font-face") if f"./{target}" in face)
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", face)
    return [code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)]


def leave_half_forms_apart(font):
    """Drops the ligatures of a half form and a letter, half of the bytes of Devanagari: the two stand
    side by side, which is as right. Letters without a half form keep theirs, which belong to `cjct`."""
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "pres":
            indexes = record.Feature.LookupListIndex
            lookups = table.LookupList.Lookup
            record.Feature.LookupListIndex = [i for i in indexes if type_of(lookups[i]) == CONTEXT]


def type_of(lookup):
    """What a lookup does, be it wrapped for a large offset or not."""
    if lookup.LookupType == EXTENSION:
        return lookup.SubTable[0].ExtSubTable.LookupType
    return lookup.LookupType


def cut(script, name, weight):
    """Writes the file of one weight."""
    family, target = f"anek-{script}", f"anek-{script}-{name}.woff2"
    source = SOURCES / family / "files" / f"{family}-{script}-wght-normal.woff2"
    font = TTFont(source, recalcTimestamp=False)
    leave_half_forms_apart(font)
    subsetter = subset.Subsetter(subset.Options(hinting=False))
    subsetter.populate(unicodes=characters_of(target))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    scale_upem(font, UNITS_PER_EM)
    font.flavor = "woff2"
    font.save(FONTS / target)
    print(f"{target}: {(FONTS / target).stat().st_size / 1024:.1f} KiB")


for script in ("devanagari", "telugu"):
    for name, weight in WEIGHTS.items():
        cut(script, name, weight)
