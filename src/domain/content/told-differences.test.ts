import { describe, expect, it } from 'vitest'
import { differencesBetween } from './content-diff.ts'
import type { Raw } from './merge-layers.ts'
import { asRead, itemsOf, mostOf, toldDifferences } from './told-differences.ts'

const page = (...items: object[]): Raw => ({ title: 'Autumn', sections: [{ name: 'main', items }] })
const hero = { id: 'hero', type: 'hero', title: 'Rain' }
const told = (before: Raw, after: Raw, scope = 'any', known: Raw = after) => {
  const items = itemsOf([before, after, known])
  return toldDifferences(
    differencesBetween(before, after).map(each => ({ scope, ...each })),
    id => items.has(id),
  )
}

describe('what changed, as people say it', () => {
  it('is of an item or of the page, and of the field that the form names', () => {
    expect(told(page(hero), { ...page({ ...hero, title: 'Snow' }), title: 'Winter' })).toEqual([
      {
        scope: 'any',
        item: undefined,
        what: 'changed',
        lines: [{ field: ['title'], before: 'Autumn', after: 'Winter' }],
      },
      { scope: 'any', item: 'hero', what: 'changed', lines: [{ field: ['title'], before: 'Rain', after: 'Snow' }] },
    ])
  })

  it('names a new item with all that it says, and never shows how it is written down', () => {
    const card = { id: 'card', type: 'banner-split', title: 'Card', targets: [{ text: 'Go', url: '/a' }], overline: '' }
    expect(told(page(hero), page(hero, card))).toEqual([
      {
        scope: 'any',
        item: 'card',
        what: 'new',
        lines: [
          { field: ['title'], before: undefined, after: 'Card' },
          { field: ['targets', '1', 'text'], before: undefined, after: 'Go' },
          { field: ['targets', '1', 'url'], before: undefined, after: '/a' },
        ],
      },
    ])
    expect(told(page(hero, card), page(hero))).toMatchObject([{ item: 'card', what: 'gone' }])
    expect(told({}, page(hero)).map(({ item, lines }) => [item, lines.map(({ field }) => field[0])])).toEqual([
      [undefined, ['title']],
      ['hero', ['title']],
    ])
  })

  it('names the items that the first words of a language speak of, not what they were translated from', () => {
    const french = { texts: { hero: { title: 'Pluie' } }, sources: { 'hero title': 'x.4' } }
    expect(told({}, french, 'fr', page(hero))).toEqual([
      { scope: 'fr', item: 'hero', what: 'changed', lines: [{ field: ['title'], before: undefined, after: 'Pluie' }] },
    ])
  })

  it('tells another picture once, and an order by what stands in it', () => {
    const media = (id: string, width: number) => ({ ...hero, media: { sm: { id, alt: 'Fog', width, height: 9 } } })
    expect(told(page(media('a', 1)), page(media('b', 2)))[0]?.lines).toEqual([
      { field: ['media', 'sm', 'id'], before: 'a', after: 'b' },
    ])
    const bar = { id: 'bar', type: 'benefit-bar' }
    expect(told(page(hero, bar), page(bar, hero))).toMatchObject([
      { item: undefined, lines: [{ field: ['order'], before: ['hero', 'bar'], after: ['bar', 'hero'] }] },
    ])
  })

  it('says of what went into another list that it moved, and what of it is not as it was', () => {
    const card = { id: 'card', type: 'banner-split', title: 'Card', targets: [{ text: 'Go', url: '/a' }], note: 'Old' }
    const lists = (main: object[], low: object[]) => ({
      sections: [
        { name: 'main', items: main },
        { name: 'low', items: low },
      ],
    })
    const { note: _, ...kept } = card
    const linked = { ...kept, targets: [{ text: 'Go', url: '/b' }] }
    const moved = {
      scope: 'any',
      item: 'card',
      what: 'moved',
      lines: [
        { field: ['targets', '1', 'url'], before: '/a', after: '/b' },
        { field: ['note'], before: 'Old', after: undefined },
      ],
    }
    expect(told(lists([hero, card], []), lists([hero], [linked]))).toEqual([moved])
    expect(told(lists([], [hero, card]), lists([linked], [hero]))).toMatchObject([{ item: 'card', what: 'moved' }])
    expect(told(lists([hero, card], []), lists([hero], [card]))).toEqual([{ ...moved, lines: [] }])
  })

  it('says once of what moved with all that stands in it, and of what is other in it', () => {
    const card = (title: string) => ({ id: 'card', type: 'banner-split', title })
    const carousel = (...items: object[]) => ({ id: 'carousel', type: 'carousel', items })
    const lists = (main: object[], low: object[]) => ({
      sections: [
        { name: 'main', items: main },
        { name: 'low', items: low },
      ],
    })
    const moved = { scope: 'any', item: 'carousel', what: 'moved', lines: [] }
    expect(told(lists([hero, carousel(card('A'))], []), lists([hero], [carousel(card('A'))]))).toEqual([moved])
    expect(told(lists([hero, carousel(card('A'))], []), lists([hero], [carousel(card('B'))]))).toEqual([
      moved,
      { scope: 'any', item: 'card', what: 'changed', lines: [{ field: ['title'], before: 'A', after: 'B' }] },
    ])
    expect(told(lists([hero, carousel(card('A'))], []), lists([hero], []))).toMatchObject([
      { item: 'carousel', what: 'gone' },
    ])
    // Out of what goes, it stays.
    expect(told(lists([hero, carousel(card('A'))], []), lists([hero, card('A')], []))).toMatchObject([
      { item: 'carousel', what: 'gone' },
      { item: 'card', what: 'moved', lines: [] },
    ])
  })

  it('says of what went from one layer into another that it moved, and from where', () => {
    const card = { id: 'card', type: 'banner-split', title: 'Card', overline: 'Old' }
    const differences = [
      ...differencesBetween(page(hero, card), page(hero)).map(each => ({ ...each, scope: 'any' })),
      ...differencesBetween(page(), page({ ...card, overline: 'New' })).map(each => ({ ...each, scope: 'fr' })),
    ]
    expect(toldDifferences(differences, id => ['hero', 'card'].includes(id))).toEqual([
      {
        scope: 'fr',
        from: 'any',
        item: 'card',
        what: 'moved',
        lines: [{ field: ['overline'], before: 'Old', after: 'New' }],
      },
    ])
  })

  it('names where a link leads and which picture is shown beside the words that changed too', () => {
    const before = '<p>Read <a class="x" href="/a" target="_blank">this</a></p>'
    const after = '<p>Do read <a href="/b">this</a><img src="/fog.avif" alt="a > b"></p>'
    expect(asRead({ field: [], before, after })).toEqual(['Read (/a) this', 'Do read (/b) this (/fog.avif) (a > b)'])
  })

  it('is cut where it is too long to read, and says how much is left out', () => {
    const fields = Object.fromEntries(Array.from({ length: 63 }, (_, at) => [`field${at}`, 'Long']))
    const [change] = told(page(hero), page({ ...hero, ...fields }))
    const { shown, more } = mostOf(change?.lines ?? [])
    expect([shown.length, more]).toEqual([60, 3])
    expect(mostOf([1, 2])).toEqual({ shown: [1, 2], more: 0 })
  })

  it('is read without tags, unless they are what changed', () => {
    expect(asRead({ field: [], before: '<p>Old</p>', after: '<p>New <b>one</b></p>' })).toEqual(['Old', 'New one'])
    expect(asRead({ field: [], before: '<p>Old</p>', after: '<h2>Old</h2>' })).toEqual(['<p>Old</p>', '<h2>Old</h2>'])
    expect(asRead({ field: [], before: undefined, after: '<p>New</p>' })).toEqual([undefined, 'New'])
  })
})
