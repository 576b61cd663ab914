import { describe, expect, it } from 'vitest'
import { MOST_COUNTED } from './counts-per.ts'
import { createRateLimits } from './rate-limits.ts'

const LIMIT = { name: 'sign-in', perMinute: 10 }

describe('rate limits', () => {
  it('remember who asks too often, however many others ask meanwhile', () => {
    const limits = createRateLimits(true)
    for (let asked = 0; asked < 10; asked++) limits.take(LIMIT, '192.0.2.1', 0)
    expect(() => limits.take(LIMIT, '192.0.2.1', 0)).toThrow('Too many requests')
    for (let stranger = 0; stranger < MOST_COUNTED + 1000; stranger++) {
      limits.take(LIMIT, `10.${stranger >> 16}.${(stranger >> 8) & 255}.${stranger & 255}`, 0)
      if (stranger % 10_000 === 0) expect(() => limits.take(LIMIT, '192.0.2.1', 0)).toThrow('Too many requests')
    }
    expect(() => limits.take(LIMIT, '192.0.2.1', 0)).toThrow('Too many requests')
  })

  it('forget with the minute', () => {
    const limits = createRateLimits(true)
    for (let asked = 0; asked < 10; asked++) limits.take(LIMIT, '192.0.2.1', 0)
    expect(() => limits.take(LIMIT, '192.0.2.1', 60_000)).not.toThrow()
  })
})
