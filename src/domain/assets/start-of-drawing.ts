const SPACE = /(?:\u00ef\u00bb\u00bf|\s)*/y
const DRAWING = /<svg[\s>]/iy
const DOCTYPE = /<!doctype svg/iy
const REMARKS = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

/**
 * Where a drawing begins, behind what may stand before it; nothing where it is something else. No letter is looked at
 * twice, whoever wrote them.
 */
export function startOfDrawing(text: string): number | undefined {
  let at: number | undefined = 0
  while (at !== undefined) {
    at = endOf(SPACE, text, at) ?? at
    if (endOf(DRAWING, text, at) !== undefined) return at
    at = endOfRemark(text, at)
  }
  return undefined
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}

function endOfRemark(text: string, at: number): number | undefined {
  const inDoctype = endOf(DOCTYPE, text, at)
  if (inDoctype !== undefined) return endOfDoctype(text, inDoctype)
  const [opens, closes] = REMARKS.find(([start]) => text.startsWith(start, at)) ?? []
  if (opens === undefined) return undefined
  const end = text.indexOf(closes, at + opens.length)
  return end < 0 ? undefined : end + closes.length
}

/** What it declares stands in brackets, and may hold its sign of ending. */
function endOfDoctype(text: string, from: number): number | undefined {
  let declares = false
  for (let at = from; at < text.length; at++)
    if (text[at] === '>' && !declares) return at + 1
    else if (text[at] === '[') declares = true
    else if (text[at] === ']') declares = false
  return undefined
}
