const NUMBER = String.raw`\s*(?:n[ºo°r]?\.?|nº|nr\.?|#|:)?\s*`

/** A box has a number or a letter of its own, and nothing that makes a street of it. */
const NUMBERED = [
  String.raw`\bp\.?\s*o\.?\s*[.-]?\s*box${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`\bpost(?:al)?\s+(?:office\s+)?box${NUMBER}(?:\d|[a-z]\b)`,
  String.raw`\b(?:apartado|apdo\.?)\s+(?:de\s+correos|postal)${NUMBER}\d`,
]

/** In these languages a street may be named after the box: then the word for the street comes first. */
const FIRST = [
  String.raw`post\s?fach\b`,
  String.raw`bo[iî]te\s+postale\b`,
  String.raw`case\s+postale\b`,
  String.raw`(?:b\.?p\.?|c\.?p\.?)\s*\d+`,
  String.raw`(?:apartado|apdo\.?)${NUMBER}\d`,
  String.raw`(?:p\.?\s*o\.?|post(?:al)?(?:\s+office)?)\s*box\s*(?:$|[,;])`,
]

const PO_BOX = new RegExp([...NUMBERED, ...FIRST.map(box => String.raw`(?:^|[,;/–-])\s*${box}`)].join('|'), 'iu')

/** Whether an address line names a post-office box, in any language of the sites. */
export const isPoBox = (line: string): boolean => PO_BOX.test(line)
