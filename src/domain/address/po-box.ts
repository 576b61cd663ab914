const NUMBER = String.raw`\s*(?:n\.?[o°r]?\.?|num(?:ber|ero|mer)?\.?|#|:)?\s*`
/** Behind a word that stands for nothing else. */
const ITS_NUMBER = String.raw`(?:\s*[,-])?${NUMBER}`
const POST_BOX = String.raw`post(?:al)?[\s-]*(?:(?:office|ofc|off)\.?[\s-]*)?b[o0]?x`
const PO_BOX = String.raw`p\W{0,2}[o0]\W{0,2}b[o0]?x`
const POSTFACH = String.raw`(?:post[\s-]?(?:schlie(?:ss|ß)[\s-]?)?|p)fach`
const OF_MAIL = String.raw`(?:de\s+)?(?:correos?|postal(?:es)?)`
/** What comes before the name of a street: 'Route de BP 2' has its name there, 'Route de Lyon BP 2' has had it. */
const NAMES_A_STREET = String.raw`\b(?:del?|du|des|las?|les?|los|el|calle|via)\s+|\bc/\s*|^[\d\s,]*(?:(?:bis|ter)\s+)?(?:rue|route|chemin|avenue|allee|impasse|place|quai|boulevard)\s+`
const GERMAN_STREET = String.raw`[\s-]*(?:str|weg|gasse|platz|allee|ring)`
/** Along these roads, and for soldiers, a box is where the house is. */
const OF_A_ROUTE = String.raw`^\s*(?:r\.?\s?r|h\.?\s?c|psc|cmr|rural\s+route|star\s+route)\W*\d+\s*`

/** A box has a number or a letter of its own, and nothing that makes a street of it. */
const NUMBERED = [
  String.raw`${PO_BOX}\.?${NUMBER}(?:\d|[a-z]\b|[a-z]{1,2}[\s-]?\d)`,
  String.raw`p[.\s/-]{0,2}o[.\s/-]{0,2}b\.?${NUMBER}\d`,
  String.raw`p\W{0,2}o\W{0,2}drawer\.?${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`${POST_BOX}\.?${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`(?:(?:apartado|apart|apdo|aptdo|apto|ap)\.?|a\.|casilla)\s*${OF_MAIL}${ITS_NUMBER}\d`,
  String.raw`b(?:\.p\.?|p)${NUMBER}\d`,
]

/** In these languages a street may be named after the box: then the word for the street comes first. */
const FIRST = [
  String.raw`(?:postf|pf|p\.\s?f)\.?${NUMBER}\d`,
  String.raw`b[./-]?\s*p\.?${NUMBER}\d`,
  String.raw`(?:c\.?\s*s\.?|tsa)\s*\d{5}\b`,
  String.raw`(?:${PO_BOX}|${POST_BOX})\s*(?:$|[,;])`,
]

/** These begin something of their own behind the number of a house too. */
const WHOLE_WORDS = [
  String.raw`${POSTFACH}(?:nummer|nr)?\b(?!${GERMAN_STREET})`,
  String.raw`${POSTFACH}\d`,
  String.raw`(?:boite|bte|case)[\s-]*post(?:ale|\.)`,
  String.raw`casier\s*postal`,
  String.raw`(?:apartado|apdo|aptdo)\.?${ITS_NUMBER}\d`,
]

/** CP is a box in Canada and Switzerland; in France and Spain its five digits behind a street are a postal code. */
const CASE_POSTALE = String.raw`(?:^|[,;/–-])\s*c\.?\s*p\.?${NUMBER}\d{1,4}\b|^\s*c\.?\s*p\.?${NUMBER}\d+\s*(?:$|[,;])`
const BARE_BOX = String.raw`(?:^|(?<!${OF_A_ROUTE})[,;/–]|\s-)\s*box${NUMBER}\d+\s*$`

/** Where something of its own begins: not behind the 'C/' that is short for a street. */
const APART = String.raw`^|(?<!\bc)/|[,;–-]`

const ANY = new RegExp(
  [
    String.raw`(?<!${NAMES_A_STREET})\b(?:${NUMBERED.join('|')})`,
    String.raw`(?:${APART})\s*(?:${FIRST.join('|')})`,
    String.raw`(?:${APART}|\d[a-z]?\s)\s*(?:${WHOLE_WORDS.join('|')})`,
    CASE_POSTALE,
    BARE_BOX,
  ].join('|'),
  'u',
)

/** Whether an address line names a post-office box, in any language of the sites, however it is written. */
export const isPoBox = (line: string): boolean =>
  ANY.test(line.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
