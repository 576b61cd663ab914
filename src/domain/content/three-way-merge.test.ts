import { describe, expect, it } from 'vitest'
import { differencesBetween } from './content-diff.ts'
import { mergeChanges } from './three-way-merge.ts'

const page = (...items: object[]) => ({ title: 'Autumn', sections: [{ name: 'main', items }] })
const hero = { id: 'hero', type: 'hero', title: 'Rain', subtitle: 'Soon' }
const bar = { id: 'bar', type: 'benefit-bar' }
const jump = { id: 'jump', type: 'anchor' }

describe('what changed', () => {
  it('is told field by field, entries by their id', () => {
    const after = page(bar, { ...hero, title: 'Snow' }, jump)
    expect(differencesBetween(page(hero, bar), after)).toEqual([
      { path: ['sections', '1', 'items', 'hero', 'title'], before: 'Rain', after: 'Snow' },
      { path: ['sections', '1', 'items', 'jump'], before: undefined, after: jump },
      { path: ['sections', '1', 'items', 'order'], before: ['hero', 'bar'], after: ['bar', 'hero'] },
    ])
  })
})

describe('two changes of one object', () => {
  it('both count, also in one item', () => {
    const { body, conflicts } = mergeChanges(
      page(hero, bar),
      page({ ...hero, title: 'Snow' }, bar),
      page({ ...hero, subtitle: 'Now' }, bar),
    )
    expect(body).toEqual(page({ ...hero, title: 'Snow', subtitle: 'Now' }, bar))
    expect(conflicts).toEqual([])
  })

  it('of the same field are a conflict that is told, and mine stays', () => {
    const { body, conflicts } = mergeChanges(
      page(hero),
      page({ ...hero, title: 'Snow' }),
      page({ ...hero, title: 'Ice' }),
    )
    expect(body).toEqual(page({ ...hero, title: 'Snow' }))
    expect(conflicts).toEqual([{ path: ['sections', '1', 'items', 'hero', 'title'], mine: 'Snow', theirs: 'Ice' }])
  })

  it('of the same field to the same are none', () => {
    const snow = page({ ...hero, title: 'Snow' })
    expect(mergeChanges(page(hero), snow, snow).conflicts).toEqual([])
  })

  it('keep what either added, moved and took away', () => {
    const { body, conflicts } = mergeChanges(page(hero, bar), page(bar, hero), page(hero, jump))
    expect(body).toEqual(page(hero, jump))
    expect(conflicts).toEqual([])
  })

  it('keep what either added to a list without names, and what the other changed in it', () => {
    const [shop, read, care] = [{ link: 'shop' }, { link: 'read' }, { link: 'care' }]
    const of = (...buttons: object[]) => page({ ...hero, buttons })
    const { body, conflicts } = mergeChanges(of(shop), of(shop, read), of({ link: 'sale' }, care))
    expect(body).toEqual(of({ link: 'sale' }, read, care))
    expect(conflicts).toEqual([])
    expect(mergeChanges(of(shop), of(shop, read), of(shop, read)).body).toEqual(of(shop, read))
    const gone = mergeChanges(of(shop, read), of(shop), of(shop, care))
    expect([gone.body, gone.conflicts.length]).toEqual([of(shop), 1])
  })

  it('keep the first words that two say of entries of one list', () => {
    const said = (...cards: object[]) => ({ texts: { hero: { cards } } })
    const { body, conflicts } = mergeChanges({}, said({ title: 'Neige' }), said({}, { title: 'Pluie' }))
    expect(body).toEqual(said({ title: 'Neige' }, { title: 'Pluie' }))
    expect(conflicts).toEqual([])
  })

  it('keep an entry that one took away and the other changed, and that is told', () => {
    const changed = { ...bar, name: 'Promises' }
    const [both, less, more] = [page(hero, bar), page(hero), page(hero, changed)]
    expect(mergeChanges(both, less, more)).toEqual({
      body: more,
      conflicts: [],
      kept: [{ item: changed, takenBy: 'me' }],
    })
    expect(mergeChanges(both, more, less)).toMatchObject({ body: more, kept: [{ item: changed, takenBy: 'them' }] })
    expect(mergeChanges(both, less, both)).toMatchObject({ body: less, kept: [] })
  })
})
