import { describe, expect, it } from 'vitest'
import { isCarried, putDown, takeAlong } from './carry-items.ts'

const page = (...items: object[]) => ({ sections: [{ name: 'main', items }] })
const carousel = {
  id: 'row',
  type: 'carousel',
  items: [{ id: 'card', type: 'rich-text', richText: '<p>One</p>' }],
}

describe('a section that is carried to another page', () => {
  const from = {
    any: page(carousel, { id: 'other', type: 'spacer' }),
    fr: { title: 'Page', texts: { card: { richText: '<p>Un</p>' }, other: { name: 'x' } } },
  }
  const carried = takeAlong(from, 'row')

  it('brings along what every language says of it, and nothing of its neighbours', () => {
    expect(carried).toEqual({ item: carousel, texts: { fr: { card: { richText: '<p>Un</p>' } } } })
    expect(isCarried(JSON.parse(JSON.stringify(carried)))).toBe(true)
    expect(takeAlong(from, 'nobody')).toBeUndefined()
  })

  it('has ids of its own where it is put down, in every layer', () => {
    if (!carried) throw new Error('was there')
    const place = { owner: undefined, path: ['sections', 0, 'items'] }
    const { layers, id } = putDown({ any: page(), de: { title: 'Seite' } }, place, carried, each => `${each}-2`)
    expect(id).toBe('row-2')
    expect(layers['any']).toEqual(
      page({ ...carousel, id: 'row-2', items: [{ id: 'card-2', type: 'rich-text', richText: '<p>One</p>' }] }),
    )
    expect(layers['fr']).toEqual({ texts: { 'card-2': { richText: '<p>Un</p>' } } })
    expect(layers['de']).toEqual({ title: 'Seite' })
    const behind = putDown(
      { any: page({ id: 'a', type: 'spacer' }, { id: 'b', type: 'spacer' }) },
      { after: 'a' },
      carried,
      each => `${each}-3`,
    )
    expect(behind.layers['any']).toMatchObject(page({ id: 'a' }, { id: 'row-3' }, { id: 'b' }))
  })

  it('is nothing else that somebody has in their clipboard', () => {
    for (const each of [null, 'text', {}, { item: {}, texts: {} }, { item: { id: 'a', type: 'b' }, texts: { fr: 1 } }])
      expect(isCarried(each)).toBe(false)
  })
})
