import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketOf, chooseVariant, parseVariantId, type Allocation } from './bucketing.ts'

/** `traffic` is the share of visitors in the experiment, from 0 to 1. */
const evenly = (variantIds: readonly string[], traffic = 1): Allocation[] =>
  variantIds.map((variantId, index) => ({
    variantId,
    endOfRange: Math.round((10_000 * traffic * (index + 1)) / variantIds.length),
  }))

describe('bucketing', () => {
  it('gives the published buckets', () => {
    const vectors = [
      ['ppid1', '1886780721', 5254],
      ['ppid2', '1886780721', 4299],
      ['ppid2', '1886780722', 2434],
      ['ppid3', '1886780721', 5439],
    ] as const
    for (const [visitor, experiment, bucket] of vectors) expect(bucketOf(visitor, experiment)).toBe(bucket)
  })

  it('splits visitors about evenly', () => {
    const counts = new Map<string, number>()
    for (let visitor = 0; visitor < 10_000; visitor += 1) {
      const variant = chooseVariant(`visitor-${visitor}`, 'exp', evenly(['1-a', '2-b'])) ?? 'none'
      counts.set(variant, (counts.get(variant) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['1-a', '2-b'])
    expect(Math.abs((counts.get('1-a') ?? 0) - 5000)).toBeLessThan(250)
  })

  it('leaves visitors beyond the traffic outside', () => {
    fc.assert(fc.property(fc.string(), visitor => chooseVariant(visitor, 'e', evenly(['1-a'], 0)) === undefined))
    fc.assert(
      fc.property(fc.string(), visitor => {
        const inside = chooseVariant(visitor, 'e', evenly(['1-a'], 0.3)) === '1-a'
        return inside === bucketOf(visitor, 'e') < 3000
      }),
    )
  })

  it('ends a range before the bucket that names it', () => {
    const variantWith = (endOfRange: number) => chooseVariant('ppid1', '1886780721', [{ variantId: '1-a', endOfRange }])
    expect(variantWith(5254)).toBeUndefined()
    expect(variantWith(5255)).toBe('1-a')
  })

  it('keeps a visitor in the variant when traffic grows', () => {
    fc.assert(
      fc.property(fc.string(), visitor => {
        const before = chooseVariant(visitor, 'e', evenly(['1-a'], 0.2))
        return before === undefined || chooseVariant(visitor, 'e', evenly(['1-a'], 0.8)) === before
      }),
    )
  })
})

it('takes a variant id apart', () => {
  expect(parseVariantId('12-green-button')).toEqual({ number: 12, key: 'green-button' })
  for (const bad of ['green', '-green', '12-', '']) expect(parseVariantId(bad)).toBeUndefined()
})
