import { BASELINE } from './content-rules.ts'
import { duplicateItem, editHolder, idsIn, itemOf, withoutTexts, type Layers } from './edit-layers.ts'
import { isRaw, type Raw } from './merge-layers.ts'

export const EXPERIMENT = 'experiment'

type Wish = {
  readonly experimentId: string
  readonly variantId: string
  readonly name: string
  readonly fresh: (id: string) => string
}

/** Puts an item and a copy of it, in all languages, into a test of one against the other; says which the copy is. */
export function testVariant(layers: Layers, id: string, { experimentId, variantId, name, fresh }: Wish) {
  const item = itemOf(layers, id)
  if (!item || item['type'] === EXPERIMENT) return undefined
  const copyId = fresh(id)
  const doubled = duplicateItem(layers, id, each => (each === id ? copyId : fresh(each)))
  const copy = itemOf(doubled, copyId)
  const test = {
    id: fresh(EXPERIMENT),
    type: EXPERIMENT,
    name,
    experienceId: experimentId,
    variants: [{ name, variantId, targets: [copy] }],
    baselines: [item],
  }
  // The copy stands right behind what it was made of.
  return { layers: editHolder(doubled, id, (list, at) => list.toSpliced(at, 2, test)), copyId }
}

export type TestOnPage = { readonly item: Raw; readonly variantIds: readonly string[] }

/** The test on a page, and which variants of it stand there with something in them. */
export function findTest(layers: Layers, experimentId: string): TestOnPage | undefined {
  const item = Object.values(layers)
    .flatMap(idsIn)
    .map(id => itemOf(layers, id))
    .find(each => each?.['type'] === EXPERIMENT && each['experienceId'] === experimentId)
  return item && { item, variantIds: branchesOf(item).flatMap(([id, items]) => (items.length === 0 ? [] : id)) }
}

function branchesOf(item: Raw): (readonly [variantId: string, items: readonly unknown[]])[] {
  const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const variants = listOf(item['variants']).filter(isRaw)
  return [
    [BASELINE, listOf(item['baselines'])],
    ...variants.map(each => [String(each['variantId']), listOf(each['targets'])] as const),
  ]
}

/** One of them takes the place of the test; the others go, with all that any layer says of them. */
export function takeWinner(layers: Layers, experimentId: string, winner: string): Layers | undefined {
  const test = findTest(layers, experimentId)
  const kept = test && branchesOf(test.item).find(([id]) => id === winner)?.[1]
  const testId = test?.item['id']
  if (!kept || typeof testId !== 'string') return undefined
  const stays = new Set(idsIn(kept))
  const gone = idsIn(test.item).filter(id => !stays.has(id))
  return withoutTexts(
    editHolder(layers, testId, (list, at) => list.toSpliced(at, 1, ...kept)),
    gone,
  )
}
