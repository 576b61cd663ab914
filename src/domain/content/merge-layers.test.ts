import { describe, expect, it } from 'vitest'
import { mergeLayers } from './merge-layers.ts'

describe('layers of content', () => {
  it('join field by field, the particular over the general', () => {
    expect(
      mergeLayers([
        { title: 'a', seo: { noIndex: true } },
        { title: 'b', seo: { title: 'c' } },
      ]),
    ).toEqual({
      title: 'b',
      seo: { noIndex: true, title: 'c' },
    })
  })

  it('join entries of a list by id, and add new ones', () => {
    const below = { items: [{ id: 'one', type: 'hero' }] }
    const above = {
      items: [
        { id: 'one', title: 'x' },
        { id: 'two', type: 'spacer' },
      ],
    }
    expect(mergeLayers([below, above])).toEqual({
      items: [
        { id: 'one', type: 'hero', title: 'x' },
        { id: 'two', type: 'spacer' },
      ],
    })
  })

  it('join entries without ids by their place', () => {
    expect(mergeLayers([{ targets: [{ url: '/a' }, { url: '/b' }] }, { targets: [{ text: 'A' }] }])).toEqual({
      targets: [{ url: '/a', text: 'A' }, { url: '/b' }],
    })
  })

  it('reach an entry by its id however deep it lies', () => {
    const below = { sections: [{ name: 'main', items: [{ id: 'hero', targets: [{ url: '/a' }] }] }] }
    const above = { texts: { hero: { title: 'x', targets: [{ text: 'Go' }] } } }
    expect(mergeLayers([below, above])).toEqual({
      sections: [{ name: 'main', items: [{ id: 'hero', title: 'x', targets: [{ url: '/a', text: 'Go' }] }] }],
    })
  })

  it('take a field away with null', () => {
    expect(mergeLayers([{ title: 'a', banner: {} }, { banner: null }])).toEqual({ title: 'a' })
  })
})
