/** How many letters of a word of this length may be wrong. */
export const slackOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Edits (swap of neighbours included) between two words, or more than `most` as soon as that is certain. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let twoAgo: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (swapped) cost = Math.min(cost, (twoAgo[j - 2] ?? 0) + 1)
      row.push(cost)
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    twoAgo = previous
    previous = row
  }
  return previous[b.length] ?? most + 1
}

/** Stems of known words that a misspelt one may have meant, nearest first. `known` gives each stem and how it reads. */
export function nearWords(
  word: string,
  stem: string,
  known: Iterable<readonly [stem: string, surface: string]>,
): string[] {
  const slack = slackOf(word.length)
  if (slack === 0) return []
  const near: { stem: string; edits: number }[] = []
  for (const [each, surface] of known) {
    if (each.length < 3) continue
    // A slip may fall into the ending that a stem has lost, so the whole word is compared too.
    const edits = Math.min(distance(word, surface, slack), distance(stem, each, Math.min(slack, slackOf(stem.length))))
    // The first letter is rarely the wrong one.
    if (edits <= slack) near.push({ stem: each, edits: edits + (each[0] === word[0] ? 0 : 0.5) })
  }
  const best = Math.min(...near.map(({ edits }) => edits))
  return near
    .filter(({ edits }) => edits <= best + 0.5)
    .sort((a, b) => a.edits - b.edits)
    .map(each => each.stem)
}
