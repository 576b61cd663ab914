import { expect, it } from 'vitest'
import type { Layers } from './edit-layers.ts'
import { layersIn, mergeLayers } from './merge-layers.ts'
import { findTest, takeWinner, testVariant } from './test-variants.ts'

const LAYERS: Layers = {
  any: {
    sections: [
      {
        items: [
          { id: 'hero', type: 'hero', targets: [{ url: '/a' }] },
          { id: 'row', type: 'carousel', items: [{ id: 'card', type: 'picture' }] },
        ],
      },
    ],
  },
  de: { texts: { hero: { title: 'Regen' }, card: { alt: 'Nebel' } } },
}
const wish = { experimentId: 'exp-1', variantId: '2-b', name: 'B', fresh: (id: string) => `${id}-new` }
const shown = (layers: Layers) => JSON.stringify(mergeLayers(layersIn(layers, ['any', 'de'])))

it('puts any item of a page and a copy of it into a test, in all languages', () => {
  const made = testVariant(LAYERS, 'hero', wish)
  expect(made?.copyId).toBe('hero-new')
  expect(made?.layers['de']).toMatchObject({ texts: { 'hero-new': { title: 'Regen' } } })
  expect(made && findTest(made.layers, 'exp-1')?.variantIds).toEqual(['Baseline', '2-b'])
  const inner = testVariant(LAYERS, 'card', wish)
  expect(inner && findTest(inner.layers, 'exp-1')?.variantIds).toEqual(['Baseline', '2-b'])
  expect(testVariant(LAYERS, 'nowhere', wish)).toBeUndefined()
  expect(made && testVariant(made.layers, 'experiment-new', wish)).toBeUndefined()
})

it('lets one of them take the place of the test, and nothing stay of the other', () => {
  const made = testVariant(LAYERS, 'hero', wish)?.layers ?? {}
  expect(takeWinner(made, 'exp-1', 'Baseline')).toEqual(LAYERS)
  const won = takeWinner(made, 'exp-1', '2-b') ?? {}
  expect(shown(won)).toBe(shown(LAYERS).replace('"hero"', '"hero-new"'))
  expect(won['de']).toEqual({ texts: { 'hero-new': { title: 'Regen' }, card: { alt: 'Nebel' } } })
  expect(takeWinner(made, 'exp-2', 'Baseline')).toBeUndefined()
  expect(takeWinner(made, 'exp-1', '3-c')).toBeUndefined()
})
