/** A small generator of repeatable chance: the same words always give the same numbers. */
export type Random = {
  readonly next: () => number
  readonly int: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  readonly sample: <T>(list: readonly T[], count: number) => T[]
  readonly shuffle: <T>(list: readonly T[]) => T[]
  readonly weighted: <T>(list: readonly (readonly [T, number])[]) => T
}

function hashOf(words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('/')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

export function randomOf(...words: readonly (string | number)[]): Random {
  let state = hashOf(words)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list]
    const out: T[] = []
    while (rest.length > 0) out.push(...rest.splice(int(0, rest.length - 1), 1))
    return out
  }
  return {
    next,
    int,
    chance: probability => next() < probability,
    pick: list => at(list, int(0, list.length - 1)),
    sample: (list, count) => shuffle(list).slice(0, count),
    shuffle,
    weighted: list => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) {
        left -= weight
        if (left < 0) return value
      }
      return at(list, list.length - 1)[0]
    },
  }
}

/** The entry at an index that must exist; lists are read round and round. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new RangeError('Nothing to choose from')
  return found
}
