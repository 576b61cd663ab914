const NUMBER = String.raw`\s*(?:n[o°r]?\.?|num\.?|#|:)?\s*`
const OF_MAIL = String.raw`(?:de\s+)?(?:correos?|postal(?:es)?)`

/** A box has a number or a letter of its own, and nothing that makes a street of it. */
const NUMBERED = [
  String.raw`\bp\W{0,2}o\W{0,2}box\.?${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`\bp\W{0,2}o\W{0,2}b\.?${NUMBER}\d`,
  String.raw`\bp\W{0,2}o\W{0,2}drawer\.?${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`\bpost(?:al)?\s*(?:office\s*)?box\.?${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`\b(?:apartado|apdo|aptdo|ap)\.?\s*${OF_MAIL}${NUMBER}\d`,
  String.raw`\bb(?:\.p\.?|p)${NUMBER}\d`,
]

/** In these languages a street may be named after the box: then the word for the street comes first. */
const FIRST = [
  String.raw`post\s?(?:schlie(?:ss|ß)\s?)?fach(?:nummer)?\b`,
  String.raw`post\s?(?:schlie(?:ss|ß)\s?)?fach\d`,
  String.raw`(?:postf|pf)\.?${NUMBER}\d`,
  String.raw`boite\s*postale`,
  String.raw`case\s*postale`,
  String.raw`(?:b\.?\s*p\.?|c\.?\s*p\.?)${NUMBER}\d`,
  String.raw`(?:c\.?\s*s\.?|tsa)\s*\d{5}\b`,
  String.raw`(?:apartado|apdo|aptdo)\.?${NUMBER}\d`,
  String.raw`box${NUMBER}\d+\s*$`,
  String.raw`(?:p\W{0,2}o|post(?:al)?(?:\s*office)?)\W{0,2}box\s*(?:$|[,;])`,
]

const PO_BOX = new RegExp([...NUMBERED, ...FIRST.map(box => String.raw`(?:^|[,;/–-])\s*${box}`)].join('|'), 'u')

/** Whether an address line names a post-office box, in any language of the sites, however it is written. */
export const isPoBox = (line: string): boolean =>
  PO_BOX.test(line.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
