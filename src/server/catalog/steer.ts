import type { RuleEffect, RuleFacet } from '#domain/search/search-rules.ts'
import { Bitmap } from './bitmap.ts'
import type { SteeringRule } from './steering-rules.ts'
import type { Hits } from './text/find.ts'

/** Where rules find what they name. */
export type Ground = {
  readonly slotOf: (styleId: string) => number | undefined
  readonly having: (facet: RuleFacet, value: string) => Bitmap
}

/** Above every score of a fit, and below what being in stock is worth. */
const PINNED = 65_000
const MOST_SCORE = 60_000
const LAST = 1

const slotsOf = (styleIds: readonly string[], { slotOf }: Ground): number[] => styleIds.flatMap(id => slotOf(id) ?? [])

const pinsOf = (rules: readonly SteeringRule[], ground: Ground): readonly number[] => [
  ...new Set(rules.flatMap(({ effect, styleIds }) => (effect === 'pin' ? slotsOf(styleIds, ground) : []))),
]

function namedBy(rules: readonly SteeringRule[], wanted: RuleEffect, ground: Ground): Bitmap {
  const named = new Bitmap()
  for (const { effect, styleIds, facet, value } of rules) {
    if (effect !== wanted) continue
    if (facet !== null && value !== null) named.join(ground.having(facet, value))
    else for (const slot of slotsOf(styleIds, ground)) named.add(slot)
  }
  return named
}

/** Pins are found whatever they say of themselves; what is boosted fits twice as well; what is buried comes last. */
export function steerHits(hits: Hits, rules: readonly SteeringRule[], ground: Ground): Hits {
  if (rules.length === 0) return hits
  const members = hits.members.copy()
  const scores = hits.scores.slice()
  const sooner = namedBy(rules, 'boost', ground)
  const later = namedBy(rules, 'bury', ground)
  members.each(slot => {
    if (later.has(slot)) scores[slot] = LAST
    else if (sooner.has(slot)) scores[slot] = Math.min(MOST_SCORE, (scores[slot] ?? 0) * 2)
  })
  pinsOf(rules, ground).forEach((slot, place) => {
    members.add(slot)
    scores[slot] = PINNED - place
  })
  return { ...hits, members, scores }
}

/**
 * The members of a category: pins, then what was placed by hand, then the rest in their order, in which a boost halves the
 * way to the front.
 */
export function steerOrder(
  order: Int32Array,
  members: Bitmap,
  { rules, placed }: { rules: readonly SteeringRule[]; placed: readonly string[] },
  ground: Ground,
): Int32Array {
  const sooner = namedBy(rules, 'boost', ground)
  const later = namedBy(rules, 'bury', ground)
  const first = [...new Set([...pinsOf(rules, ground), ...slotsOf(placed, ground)])].filter(slot => members.has(slot))
  const set = Bitmap.of(0, first)
  const rest = order.filter(slot => members.has(slot) && !set.has(slot))
  const places = new Float64Array(rest.length)
  rest.forEach((slot, place) => {
    places[place] = later.has(slot) ? rest.length + place : sooner.has(slot) ? place / 2 : place
  })
  const sorted = Array.from(rest.keys()).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
  return Int32Array.from([...first, ...sorted.map(place => rest[place] ?? 0)])
}
