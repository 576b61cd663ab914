/** How many letters of a word of this length may be wrong. */
const slackOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Edits (swap of neighbours included) between two words, or more than `most` as soon as that is certain. */
function distance(a: string, b: string, most: number): number {
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

/** Whole words that are as near come first. */
const OF_STEMS = 0.25

/** A slip may fall into the ending that a stem has lost, so the whole words are compared too. */
function editsBetween(word: string, surface: string, stem: string, other: string, slack: number): number {
  const whole = distance(word, surface, slack)
  const short = Math.min(slack, slackOf(stem.length))
  const cut = distance(stem, other, short)
  return cut > short ? whole : Math.min(whole, cut + OF_STEMS)
}

/** Stems of known words that a misspelt one may have meant, nearest first. `known` gives each stem and how it reads. */
export function nearWords(
  word: string,
  stem: string,
  known: Iterable<readonly [stem: string, surface: string]>,
  most = slackOf(word.length),
): string[] {
  const slack = Math.min(most, slackOf(word.length))
  if (slack === 0) return []
  const near: { stem: string; edits: number }[] = []
  for (const [each, surface] of known) {
    if (each.length < 3) continue
    const edits = editsBetween(word, surface, stem, each, slack)
    // The first letter is rarely the wrong one.
    if (edits <= slack + OF_STEMS) near.push({ stem: each, edits: edits + (each[0] === word[0] ? 0 : 0.5) })
  }
  const best = Math.min(...near.map(({ edits }) => edits))
  return near.filter(({ edits }) => edits === best).map(each => each.stem)
}
