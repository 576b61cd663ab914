import { describe, expect, it } from 'vitest'
import {
  append,
  duplicateItem,
  insertBeside,
  itemOf,
  moveBeside,
  moveInto,
  moveItem,
  removeItem,
  scopeOf,
  setField,
  type Layers,
} from './edit-layers.ts'
import { layersIn, mergeLayers } from './merge-layers.ts'

const LAYERS: Layers = {
  any: {
    sections: [
      {
        name: 'main',
        items: [
          { id: 'hero', type: 'hero', titleColor: 'ink', targets: [{ url: '/a' }, { url: '/b' }] },
          { id: 'row', type: 'carousel', items: [{ id: 'card', type: 'picture' }] },
        ],
      },
    ],
  },
  en: {
    title: 'Home',
    texts: { hero: { title: 'Rain', targets: [{ text: 'A' }, { text: 'B' }] }, card: { alt: 'Fog' } },
  },
}
const SCOPES = ['any', 'en', 'en-us']
const shown = (layers: Layers) => mergeLayers(layersIn(layers, SCOPES))
const idsOf = (layers: Layers) => JSON.stringify(shown(layers)).match(/(?<="id":")[\w-]+/g)

describe('a field', () => {
  it('is of the most particular layer that says it', () => {
    expect(scopeOf(LAYERS, SCOPES, 'hero', ['titleColor'])).toBe('any')
    expect(scopeOf(LAYERS, SCOPES, 'hero', ['targets', 1, 'text'])).toBe('en')
    expect(scopeOf(LAYERS, SCOPES, 'hero', ['targets', 1, 'url'])).toBe('any')
    expect(scopeOf(LAYERS, SCOPES, undefined, ['title'])).toBe('en')
    expect(scopeOf(LAYERS, SCOPES, 'hero', ['subtitle'])).toBeUndefined()
  })

  it('is overridden in a layer, and taken back without a trace', () => {
    const over = setField(LAYERS, 'en-us', 'hero', ['targets', 1, 'text'], 'Bee')
    expect(shown(over)).toMatchObject({
      sections: [
        {
          items: [
            {
              targets: [
                { text: 'A', url: '/a' },
                { text: 'Bee', url: '/b' },
              ],
            },
            {},
          ],
        },
      ],
    })
    const title = setField(LAYERS, 'en-us', 'hero', ['title'], 'Snow')
    expect(setField(title, 'en-us', 'hero', ['title'], undefined)['en-us']).toEqual({ texts: {} })
  })
})

describe('an item', () => {
  it('moves, also into another list, and never into itself', () => {
    expect(idsOf(moveItem(LAYERS, 'row', -1))).toEqual(['row', 'card', 'hero'])
    expect(idsOf(moveBeside(LAYERS, 'hero', 'card', 'after'))).toEqual(['row', 'card', 'hero'])
    expect(moveBeside(LAYERS, 'row', 'card', 'before')).toBe(LAYERS)
    expect(idsOf(moveInto(LAYERS, 'hero', 'row', ['items']))).toEqual(['row', 'card', 'hero'])
    expect(moveInto(LAYERS, 'row', 'row', ['items'])).toBe(LAYERS)
    expect(moveInto(LAYERS, 'row', 'card', ['items'])).toBe(LAYERS)
    expect(idsOf(insertBeside(LAYERS, 'hero', { id: 'new', type: 'anchor' }, 'before'))?.[0]).toBe('new')
  })

  it('is copied and removed with its words in every language', () => {
    const copied = duplicateItem(LAYERS, 'row', id => `${id}-2`)
    expect(idsOf(copied)).toEqual(['hero', 'row', 'card', 'row-2', 'card-2'])
    expect(copied['en']).toMatchObject({ texts: { 'card-2': { alt: 'Fog' } } })
    const removed = removeItem(LAYERS, 'row')
    expect(idsOf(removed)).toEqual(['hero'])
    expect(removed['en']?.['texts']).not.toHaveProperty('card')
  })

  it('that stands in no list is found, and takes others in', () => {
    const menu: Layers = { en: { texts: {} }, any: { items: [], mobile: { id: 'phone', type: 'menu' } } }
    expect(itemOf(menu, 'phone')).toEqual({ id: 'phone', type: 'menu' })
    expect(append(menu, 'phone', ['items'], { id: 'entry', type: 'entry' })['any']).toMatchObject({
      mobile: { items: [{ id: 'entry' }] },
    })
  })
})
