import { describe, expect, it } from 'vitest'
import { setField, type Layers } from './edit-layers.ts'
import { mergeLayers } from './merge-layers.ts'
import { translate, translationsOf, writeField } from './translations.ts'

const layers: Layers = {
  any: {
    title: 'Spring',
    sections: [
      { name: 'main', items: [{ id: 'hero', type: 'hero', url: '/x', targets: [{ text: 'Buy' }, { text: 'Read' }] }] },
    ],
  },
  en: { texts: { hero: { title: 'Up and out' } } },
  fr: { title: 'Printemps', texts: { hero: { targets: [{ text: 'Acheter' }] } } },
}
const states = (of: Layers) =>
  translationsOf(of, 'fr').map(({ id, path, source, state }) => [id ?? '', path.join('.'), source, state])

describe('the texts of an object', () => {
  it('stand beside their translation: what is missing is known', () => {
    expect(states(layers)).toEqual([
      ['', 'title', 'Spring', 'done'],
      ['hero', 'title', 'Up and out', 'missing'],
      ['hero', 'targets.0.text', 'Buy', 'done'],
      ['hero', 'targets.1.text', 'Read', 'missing'],
    ])
  })

  it('come in the order in which a visitor reads them, whatever the order in which they are kept', () => {
    const alt = { id: 'p', alt: 'A ridge' }
    const inner = { id: 'card', type: 'card', richText: 'Dry by noon', title: 'Wool' }
    const hero = {
      ...{ id: 'hero', type: 'hero', media: { mobile: alt }, items: [inner], targets: [{ text: 'Buy' }] },
      ...{ richText: 'Leave anyway', title: 'Up', subtitle: 'And out', overline: 'Autumn' },
    }
    const seo = { title: 'Found', description: 'By engines' }
    const page = { seo, description: 'All of it', sections: [{ items: [hero] }], title: 'Spring' }
    expect(states({ any: page }).map(([id, path]) => `${id}.${path}`)).toEqual([
      ...['.title', '.description', 'hero.overline', 'hero.title', 'hero.subtitle', 'hero.richText', 'card.title'],
      ...['card.richText', 'hero.targets.0.text', 'hero.media.mobile.alt', '.seo.title', '.seo.description'],
    ])
    const footer = { legal: [{ text: 'Terms' }], copyright: 'Cairn', items: [{ id: 'a', type: 'x', title: 'Help' }] }
    expect(states({ any: footer }).map(([, path]) => path)).toEqual(['title', 'legal.0.text', 'copyright'])
  })

  it('are all that visitors read, and none of what is only counted', () => {
    const hero = {
      ...{ id: 'hero', type: 'hero', overline: 'Autumn', badge: 'New' },
      ...{ trackingEvent: { label: 'trail' }, promotionTracking: { text: 'AUT' } },
    }
    expect(states({ any: { sections: [{ items: [hero] }] } }).map(([, path]) => path)).toEqual(['overline', 'badge'])
  })

  it('are known to be stale once the source says something else, until somebody looks', () => {
    const missing = translationsOf(layers, 'fr')[1]
    if (!missing) throw new Error('nothing is missing')
    const written = translate(layers, 'fr', missing, 'Dehors')
    expect(states(written)[1]).toEqual(['hero', 'title', 'Up and out', 'done'])
    const changed = { ...written, en: { texts: { hero: { title: 'Out' } } } }
    expect(states(changed)[1]).toEqual(['hero', 'title', 'Out', 'stale'])
    const stale = translationsOf(changed, 'fr')[1]
    if (!stale) throw new Error('nothing is stale')
    expect(states(translate(changed, 'fr', stale, 'Dehors'))[1]?.[3]).toBe('done')
    expect(translate(written, 'fr', missing, '')).toEqual(layers)
    expect(mergeLayers([written['any'] ?? {}, written['fr'] ?? {}])).toMatchObject({ title: 'Printemps' })
    expect(mergeLayers([written['any'] ?? {}, written['fr'] ?? {}])).not.toHaveProperty('sources')
  })
  it('tell what the source said when they were translated, wherever that was written', () => {
    const wasOf = (of: Layers) => translationsOf(of, 'fr').map(({ state, was }) => [state, was])[1]
    const place = { id: 'hero', path: ['title'] }
    const written = writeField(layers, 'fr', place, 'Dehors')
    expect(wasOf(written)).toEqual(['done', undefined])
    expect(wasOf(setField(written, 'en', 'hero', ['title'], 'Out'))).toEqual(['stale', 'Up and out'])
    const known = { ' title': '1a2b3c.6', 'hero title': '1a2b3c.9' }
    expect(wasOf({ ...written, fr: { ...written['fr'], sources: known } })).toEqual(['stale', undefined])
    expect(writeField(written, 'fr', place, undefined)).toEqual(layers)
    expect(writeField(layers, 'en', place, 'Out')).toEqual(setField(layers, 'en', 'hero', ['title'], 'Out'))
    expect(writeField(layers, 'fr', { id: 'hero', path: ['url'] }, '/y')).not.toHaveProperty('fr.sources')
  })

  it('are in Canadian French what they are in French, until it says something of its own', () => {
    const abroad = (of: Layers) =>
      translationsOf(of, 'fr-ca').map(({ source, target, state }) => [source, target, state])
    expect(abroad(layers)).toEqual([
      ['Printemps', undefined, 'same'],
      ['Up and out', undefined, 'same'],
      ['Acheter', undefined, 'same'],
      ['Read', undefined, 'same'],
    ])
    const written = writeField(layers, 'fr-ca', { id: undefined, path: ['title'] }, 'Le printemps')
    expect(abroad(written)[0]).toEqual(['Printemps', 'Le printemps', 'done'])
    expect(abroad(setField(written, 'fr', undefined, ['title'], 'Au printemps'))[0]?.[2]).toBe('stale')
  })
})
