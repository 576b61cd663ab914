import { describe, expect, it } from 'vitest'
import { changedItems } from './changed-items.ts'

const item = (id: string, title: string) => ({ id, type: 'rich-text', title })
const page = (...items: object[]) => ({ title: 'Page', sections: [{ name: 'main', items }] })

describe('what differs between two states of a page', () => {
  it('is named by its sections where nothing else is different', () => {
    const before = page(item('a', 'One'), item('b', 'Two'))
    expect(changedItems(before, page(item('a', 'One'), item('b', 'Three')))).toEqual(['b'])
    expect(changedItems(before, before)).toEqual([])
  })

  it('is the whole page where sections moved, came or went, or the page itself is different', () => {
    const before = page(item('a', 'One'), item('b', 'Two'))
    expect(changedItems(before, page(item('b', 'Two'), item('a', 'One')))).toBeUndefined()
    expect(changedItems(before, page(item('a', 'One')))).toBeUndefined()
    expect(changedItems(before, page(item('a', 'One'), item('b', 'Two'), item('c', '')))).toBeUndefined()
    expect(changedItems(before, { ...before, title: 'Other' })).toBeUndefined()
    expect(changedItems({ items: [1] }, { items: [2] })).toBeUndefined()
  })
})
