const SHORTEST_MODIFIER = 3
const SHORTEST_HEAD = 4
/** Letters that German puts between the parts of a word. */
const LINKS = /(?:es|en|s|n)$/

type Parts = { readonly head: string; readonly modifier: string }
type Known = { readonly isHead: (word: string) => boolean; readonly isModifier: (word: string) => boolean }

/** A joined word in two: where both parts are known, else at the longest known word it ends with. */
export function compoundOf(word: string, { isHead, isModifier }: Known): Parts | undefined {
  let longest: Parts | undefined
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_HEAD; cut++) {
    const head = word.slice(cut)
    if (!isHead(head)) continue
    const before = word.slice(0, cut)
    const modifier = [before, before.replace(LINKS, '')].find(isModifier)
    if (modifier !== undefined) return { head, modifier }
    longest ??= { head, modifier: before }
  }
  return longest
}
