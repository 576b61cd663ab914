export type WordPart = { readonly text: string; readonly isOther: boolean }

/** Words, the spaces between them and tags. */
const TOKENS = /<[^>]*>|\s+|[^\s<]+|</g
/** Beyond this, comparing word by word takes longer than anybody waits; the middle is other then as a whole. */
const MOST_COMPARED = 250_000

/** Both texts in parts: which of the one are not in the other. */
export function wordDiff(before: string, after: string): { before: WordPart[]; after: WordPart[] } {
  const [a, b] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []]
  const kept = keptOf(a, b)
  return { before: partsOf(a, new Set(kept.map(([at]) => at))), after: partsOf(b, new Set(kept.map(([, at]) => at))) }
}

/** Pairs of places that hold the same word: the longest row of them there is. */
function keptOf(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  if (a.length * b.length > MOST_COMPARED) return []
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const kept: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;)
    if (a[i] === b[j]) kept.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  return kept
}

/** A space between two words that are other is other too: marks are not torn. */
function partsOf(tokens: readonly string[], kept: ReadonlySet<number>): WordPart[] {
  const isOther = tokens.map((_, at) => !kept.has(at))
  return tokens.reduce<WordPart[]>((parts, text, at) => {
    const last = parts.at(-1)
    const other = isOther[at] === true || (text.trim() === '' && isOther[at - 1] === true && isOther[at + 1] === true)
    if (last?.isOther !== other) return [...parts, { text, isOther: other }]
    return [...parts.slice(0, -1), { text: last.text + text, isOther: other }]
  }, [])
}
