import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fairLine } from './fair-line.ts'

describe('the line of pictures', () => {
  it('is only so long, and has a few of one visitor at most', async () => {
    const inTurn = fairLine(20)
    const refusals = async (visitors: readonly string[]) => {
      const all = await Promise.allSettled(visitors.map(visitor => inTurn(visitor, () => setImmediate())))
      const refused = all.filter(each => each.status === 'rejected')
      for (const each of refused)
        expect(each.reason).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 20 } })
      return refused.length
    }
    expect(await refusals(['a', 'a', 'a', 'a', 'a', 'b'])).toBe(2)
    expect(await refusals(Array.from({ length: 14 }, (_, each) => `visitor ${each}`))).toBe(2)
    expect(await refusals(['a', 'a', 'a'])).toBe(0)
  })

  it('takes visitors in turn, one at a time, also after one that failed', async () => {
    const inTurn = fairLine(20)
    const order: string[] = []
    let busy = 0
    const send = (visitor: string) =>
      inTurn(visitor, async () => {
        expect(++busy).toBe(1)
        order.push(visitor)
        await setImmediate()
        busy--
        if (order.length === 2) throw new Error('no picture')
      })
    await Promise.allSettled(['a', 'a', 'a', 'b', 'c', 'b'].map(send))
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b'])
  })
})
