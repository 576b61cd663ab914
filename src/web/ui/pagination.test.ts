import { describe, expect, it } from 'vitest'
import { pagesShown } from './pagination.tsx'

describe('which pages a pagination shows', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 0, 12]],
    [4, 12, [1, 2, 3, 4, 5, 0, 12]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
  ])('page %i of %i', (page, count, shown) => {
    expect(pagesShown(page, count)).toEqual(shown)
  })

  it('never leaves out a single page', () => {
    for (let page = 1; page <= 30; page++) {
      const shown = pagesShown(page, 30)
      for (const [index, each] of shown.entries()) {
        const [before = 0, after = 0] = [shown[index - 1], shown[index + 1]]
        expect(each === 0 && after - before === 2).toBe(false)
      }
    }
  })
})
