"""Cuts the two typefaces down to what the shop shows. Needs fonttools and brotli; its results are kept in src/web/fonts.

Archivo comes with a width axis that costs 60 kB. Headlines use one width, so it is pinned and only the weight stays.
"""

import os
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(__file__), "..")
PACKAGES = os.path.join(ROOT, "node_modules/@fontsource-variable")
FONTS = os.path.join(ROOT, "src/web/fonts")
PUNCTUATION = [0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212]
LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, *PUNCTUATION]
LATIN_EXT = [*range(0x100, 0x131), *range(0x132, 0x152), *range(0x154, 0x180), *range(0x218, 0x21C), 0x1E9E]
FEATURES = ["kern", "liga", "tnum", "ccmp", "locl", "mark", "mkmk"]


def cut(source: str, target: str, axes: dict, characters: list[int]) -> None:
    font = instancer.instantiateVariableFont(TTFont(os.path.join(PACKAGES, source)), axes)
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    font.flavor = "woff2"
    path = os.path.join(FONTS, target)
    font.save(path)
    print(target, os.path.getsize(path))


HEADLINE = {"wdth": 118, "wght": (500, 800)}
TEXT = {"wght": (400, 700)}
cut("archivo/files/archivo-latin-wdth-normal.woff2", "archivo-latin.woff2", HEADLINE, LATIN)
cut("archivo/files/archivo-latin-ext-wdth-normal.woff2", "archivo-latin-ext.woff2", HEADLINE, LATIN_EXT)
cut("instrument-sans/files/instrument-sans-latin-wght-normal.woff2", "instrument-sans-latin.woff2", TEXT, LATIN)
cut("instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2", "instrument-sans-latin-ext.woff2", TEXT, LATIN_EXT)
