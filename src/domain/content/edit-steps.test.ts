import { describe, expect, it } from 'vitest'
import { withoutStep, withStep } from './edit-steps.ts'

const page = (...items: object[]) => ({ any: { sections: [{ name: 'main', items }] } })
const hero = { id: 'hero', type: 'hero', title: 'Rain', subtitle: 'Soon' }
const bar = { id: 'bar', type: 'benefit-bar' }

describe('a step taken back', () => {
  const step = { before: page(hero, bar), after: page({ ...hero, title: 'Snow' }, bar) }

  it('leaves what others changed since, and comes again beside it', () => {
    const now = page({ ...hero, title: 'Snow', subtitle: 'From another' }, { ...bar, name: 'Theirs' })
    const back = withoutStep(now, step)
    expect(back).toEqual(page({ ...hero, subtitle: 'From another' }, { ...bar, name: 'Theirs' }))
    expect(withStep(back, step)).toEqual(now)
  })

  it('leaves what others wrote into the same field', () => {
    const now = page({ ...hero, title: 'Ice' }, bar)
    expect(withoutStep(now, step)).toEqual(now)
  })

  it('leaves a section of its own that others have written in', () => {
    const added = { before: page(hero), after: page(hero, bar) }
    expect(withoutStep(page(hero, bar), added)).toEqual(page(hero))
    const written = page(hero, { ...bar, name: 'Theirs' })
    expect(withoutStep(written, added)).toEqual(written)
  })

  it('leaves the words of others beside those that it began to speak of an item with', () => {
    const english = (words: object) => ({ en: { title: 'Home', texts: { hero: words } } })
    const spoken = { before: { en: { title: 'Home' } }, after: english({ overline: 'Mine' }) }
    const now = english({ overline: 'Mine', subtitle: 'From another' })
    expect(withoutStep(now, spoken)).toEqual(english({ subtitle: 'From another' }))
    expect(withStep(english({ subtitle: 'From another' }), spoken)).toEqual(now)
  })

  it('is left out where it would put one item into two places', () => {
    const lists = (main: object[], low: object[]) => ({
      any: {
        sections: [
          { name: 'main', items: main },
          { name: 'low', items: low },
        ],
      },
    })
    const moved = { before: lists([hero, bar], []), after: lists([bar], [hero]) }
    const theirs = { ...hero, title: 'Theirs' }
    const now = lists([bar], [theirs])
    expect(withoutStep(now, moved)).toEqual(now)
    const again = lists([theirs, bar], [])
    expect(withStep(again, moved)).toEqual(again)
    const beside = lists([{ ...bar, name: 'Theirs' }], [hero])
    expect(withoutStep(beside, moved)).toEqual(lists([hero, { ...bar, name: 'Theirs' }], []))
  })

  it('empties a layer that it began', () => {
    const begun = { before: page(hero), after: { ...page(hero), fr: { title: 'Pluie' } } }
    expect(withoutStep(begun.after, begun)).toEqual({ ...page(hero), fr: {} })
  })
})
