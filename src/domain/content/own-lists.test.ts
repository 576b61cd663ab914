import { describe, expect, it } from 'vitest'
import { fieldIn, setField, type Layers } from './edit-layers.ts'
import { layersIn, mergeLayers } from './merge-layers.ts'
import { translationsOf } from './translations.ts'
import { addEntry, countingFor, moveEntry, ownerOf, ownList, removeEntry } from './own-lists.ts'

const LAYERS: Layers = {
  any: { sections: [{ name: 'main', items: [{ id: 'hero', type: 'hero', targets: [{ url: '/a' }, { url: '/b' }] }] }] },
  en: { texts: { hero: { targets: [{ text: 'A' }, { text: 'B' }] } } },
}
const US = ['any', 'en', 'en-us']
const GB = ['any', 'en', 'en-gb']
const PATH = ['targets']
const A = { text: 'A', url: '/a' }
const B = { text: 'B', url: '/b' }
const C = { text: 'C', url: '/c' }

function targets(layers: Layers, scopes = US): unknown {
  const merged = mergeLayers(layersIn(layers, scopes))
  return fieldIn({ merged }, 'merged', 'hero', PATH)
}

describe('entries of a list', () => {
  it('move, go and are added in all layers alike', () => {
    expect(targets(moveEntry(LAYERS, US, 'hero', PATH, 0, 1))).toEqual([B, A])
    expect(targets(removeEntry(LAYERS, US, 'hero', PATH, 0))).toEqual([B])
    expect(targets(addEntry(LAYERS, US, 'hero', PATH, C))).toEqual([A, B, C])
  })

  it('are of one layer alone where it has a list of its own, and of all again when it is taken back', () => {
    const own = ownList(LAYERS, 'en-us', 'hero', PATH, [A, B])
    expect(ownerOf(own, US, 'hero', PATH)).toBe('en-us')
    expect(ownerOf(own, GB, 'hero', PATH)).toBeUndefined()
    const fewer = removeEntry(moveEntry(own, US, 'hero', PATH, 0, 1), US, 'hero', PATH, 1)
    expect(targets(fewer)).toEqual([B])
    expect(targets(fewer, GB)).toEqual([A, B])
    expect(targets(addEntry(fewer, US, 'hero', PATH, C))).toEqual([B, C])
    // Elsewhere others are changed, and not these.
    expect(targets(removeEntry(fewer, GB, 'hero', PATH, 1))).toEqual([B])
    expect(targets(removeEntry(fewer, GB, 'hero', PATH, 1), GB)).toEqual([A])
    expect(targets(setField(fewer, 'en-us', 'hero', PATH, undefined))).toEqual([A, B])
  })

  it('of a language are those of its countries, which say the rest', () => {
    const own = setField(ownList(LAYERS, 'en', 'hero', PATH, [B]), 'en-us', 'hero', [...PATH, 0, 'text'], 'Bee')
    expect(targets(own)).toEqual([{ ...B, text: 'Bee' }])
    expect(countingFor(own, US, 'hero', [...PATH, 0, 'badge'])).toEqual(['en', 'en-us'])
    expect(countingFor(own, US, 'hero', ['title'])).toEqual(US)
    expect(targets(addEntry(own, US, 'hero', PATH, C))).toEqual([{ ...B, text: 'Bee' }, C])
  })

  it('of a language alone are no translations of others', () => {
    const own = ownList(LAYERS, 'fr', 'hero', PATH, [{ text: 'Un', url: '/a' }])
    expect(translationsOf(LAYERS, 'fr')).toHaveLength(2)
    expect(translationsOf(own, 'fr')).toEqual([])
  })
})
