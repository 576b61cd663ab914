import { describe, expect, it } from 'vitest'
import { mergeLayers } from './merge-layers.ts'
import { translate, translationsOf } from './translations.ts'

const layers = {
  any: {
    title: 'Spring',
    sections: [
      { name: 'main', items: [{ id: 'hero', type: 'hero', url: '/x', targets: [{ text: 'Buy' }, { text: 'Read' }] }] },
    ],
  },
  en: { texts: { hero: { title: 'Up and out' } } },
  fr: { title: 'Printemps', texts: { hero: { targets: [{ text: 'Acheter' }] } } },
}
const states = (of: typeof layers | Parameters<typeof translate>[0]) =>
  translationsOf(of, 'en', 'fr').map(({ id, path, source, state }) => [id ?? '', path.join('.'), source, state])

describe('the texts of an object', () => {
  it('stand beside their translation: what is missing is known', () => {
    expect(states(layers)).toEqual([
      ['', 'title', 'Spring', 'done'],
      ['hero', 'targets.0.text', 'Buy', 'done'],
      ['hero', 'targets.1.text', 'Read', 'missing'],
      ['hero', 'title', 'Up and out', 'missing'],
    ])
  })

  it('are all that visitors read, and none of what is only counted', () => {
    const hero = {
      ...{ id: 'hero', type: 'hero', overline: 'Autumn', badge: 'New' },
      ...{ trackingEvent: { label: 'trail' }, promotionTracking: { text: 'AUT' } },
    }
    expect(states({ any: { sections: [{ items: [hero] }] } }).map(([, path]) => path)).toEqual(['overline', 'badge'])
  })

  it('are known to be stale once the source says something else, until somebody looks', () => {
    const missing = translationsOf(layers, 'en', 'fr')[3]
    if (!missing) throw new Error('nothing is missing')
    const written = translate(layers, 'fr', missing, 'Dehors')
    expect(states(written)[3]).toEqual(['hero', 'title', 'Up and out', 'done'])
    const changed = { ...written, en: { texts: { hero: { title: 'Out' } } } }
    expect(states(changed)[3]).toEqual(['hero', 'title', 'Out', 'stale'])
    const stale = translationsOf(changed, 'en', 'fr')[3]
    if (!stale) throw new Error('nothing is stale')
    expect(states(translate(changed, 'fr', stale, 'Dehors'))[3]?.[3]).toBe('done')
    expect(translate(written, 'fr', missing, '')).toEqual(layers)
    expect(mergeLayers([written['any'] ?? {}, written['fr'] ?? {}])).toMatchObject({ title: 'Printemps' })
    expect(mergeLayers([written['any'] ?? {}, written['fr'] ?? {}])).not.toHaveProperty('sources')
  })
})
