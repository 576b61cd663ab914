import { describe, expect, it } from 'vitest'
import { nameTaken } from './new-content.ts'

describe('the name of something new', () => {
  it('takes no address that the shop has for itself', () => {
    expect(nameTaken('summer-sale')).toBeUndefined()
    expect(nameTaken('help/sizes')).toBeUndefined()
    expect(nameTaken('stories/first-snow')).toBeUndefined()
    for (const slug of [
      'cart',
      'home',
      'p/boots',
      'join-event/a/b',
      'orders/1',
      'menu',
      'category/7',
      'en-us',
      'fr-fr/x',
    ])
      expect(nameTaken(slug), slug).toBe('taken')
    for (const slug of ['', 'Summer', 'a--b', 'a/', 'stories/a b']) expect(nameTaken(slug), slug).toBe('name')
  })
})
