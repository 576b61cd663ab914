import { describe, expect, it } from 'vitest'
import { layersIn, mergeLayers, type Raw } from './merge-layers.ts'
import { onlyItems } from './only-items.ts'

const SCOPES = ['any', 'fr', 'fr-ca']
const item = (id: string, more: object = {}) => ({ id, type: 'rich-text', title: id, ...more })

const LAYERS = {
  any: {
    sections: [
      { name: 'lead', items: [item('hero'), item('b')] },
      { name: 'main', items: [item('c', { cards: [{ id: 'card', title: 'Card' }] }), item('d'), item('e')] },
    ],
    hidden: ['e'],
  },
  fr: {
    title: 'Page',
    texts: { b: { title: 'Bé' }, card: { title: 'Carte' }, c: { subtitle: 'Sous' } },
    sources: { 'b title': 'x' },
  },
  'fr-ca': { sections: [{}, { items: [item('d', { title: 'Dé' }), item('own')] }], order: ['own', 'd', 'c'] },
}

const itemOf = (page: Raw, id: string): unknown => JSON.stringify(page).includes(`"${id}"`) && find(page, id)
function find(value: unknown, id: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  if ('id' in value && value.id === id) return value
  return Object.values(value)
    .map(each => find(each, id))
    .find(Boolean)
}

describe('some sections of a page', () => {
  it.each([['b'], ['c'], ['d'], ['own'], ['hero'], ['e']])('are what they are on the whole page: %s', id => {
    const whole = mergeLayers(layersIn(LAYERS, SCOPES))
    const part = mergeLayers(layersIn(onlyItems(LAYERS, [id]), SCOPES))
    expect(itemOf(part, id)).toEqual(itemOf(whole, id))
    expect(part['title']).toBe('Page')
  })

  it('come with the first and no others, and with no texts of others', () => {
    const part = onlyItems(LAYERS, ['c'])
    expect(part['any']?.['sections']).toMatchObject([{ items: [{ id: 'hero' }] }, { items: [{ id: 'c' }] }])
    expect(part['fr']).toEqual({
      title: 'Page',
      texts: { card: { title: 'Carte' }, c: { subtitle: 'Sous' } },
    })
    expect(part['fr-ca']).toMatchObject({ sections: [{}, { items: [] }] })
  })
})
