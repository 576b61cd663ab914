import { describe, expect, it } from 'vitest'
import { hideIn, isArranged, moveIn, showAgain, takeBackOrder } from './arrange-layers.ts'
import { layersIn, mergeLayers, type Raw } from './merge-layers.ts'

const item = (id: string, more: Raw = {}) => ({ id, type: 'hero', ...more })
const layers = {
  any: {
    sections: [
      { name: 'main', items: [item('a'), item('b', { items: [item('x'), item('y')] }), item('c')] },
      { name: 'foot', items: [item('d')] },
    ],
  },
  fr: { texts: { a: { title: 'Un' } } },
}
const SCOPES = { en: ['any', 'en', 'en-ca'], fr: ['any', 'fr', 'fr-ca'] } as const
const shown = (all: Readonly<Record<string, Raw>>, scopes: readonly string[]) =>
  [...JSON.stringify(mergeLayers(layersIn(all, scopes))).matchAll(/"id":"(\w)"/g)].map(([, id]) => id).join('')

describe('a layer', () => {
  it('takes items out of sight, for its language or locale alone, and shows them again', () => {
    const french = hideIn(hideIn(layers, 'fr', 'b'), 'fr-ca', 'd')
    expect([shown(french, SCOPES.en), shown(french, ['any', 'fr', 'fr-fr']), shown(french, SCOPES.fr)]).toEqual([
      'abxycd',
      'acd',
      'ac',
    ])
    const again = showAgain(showAgain(french, 'fr', 'b'), 'fr-ca', 'd')
    expect(shown(again, SCOPES.fr)).toBe('abxycd')
    expect(again.fr).toEqual(layers.fr)
  })

  it('lets a particular layer show what a general one hides', () => {
    const quebec = { ...hideIn(layers, 'fr', 'b'), 'fr-ca': { shown: ['b'] } }
    expect(shown(quebec, SCOPES.fr)).toBe('abxycd')
    expect(shown(quebec, ['any', 'fr', 'fr-fr'])).toBe('acd')
  })

  it('reorders what stands in one list, and takes that back', () => {
    const french = moveIn(moveIn(layers, ['any', 'fr'], 'c', -2), ['any', 'fr'], 'y', -1)
    expect([shown(french, SCOPES.en), shown(french, SCOPES.fr)]).toEqual(['abxycd', 'cabyxd'])
    expect(isArranged(french, 'fr')).toBe(true)
    const added = { ...french, any: { sections: [{ name: 'main', items: [item('n'), item('a'), item('c')] }] } }
    expect(shown(added, SCOPES.fr)).toBe('nca')
    expect(takeBackOrder(french, 'fr')).toEqual(layers)
    expect(moveIn(layers, ['any', 'fr'], 'a', -1)).toEqual(layers)
  })

  it('says nothing of it to who reads the object', () => {
    const merged = mergeLayers([layers.any, { hidden: ['a'], order: ['c', 'b'], shown: [] }])
    expect(Object.keys(merged)).toEqual(['sections'])
  })
})
