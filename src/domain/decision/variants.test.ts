import { expect, it } from 'vitest'
import { formatVariants, parseVariants } from './variants.ts'

it('reads back what it wrote, also as a cookie carries it', () => {
  const variants = [
    ['home-hero', '2-weather'],
    ['story', 'Baseline'],
    ['home.hero:a~1', '1-b'],
  ] as const
  expect([...parseVariants(formatVariants(variants))]).toEqual(variants)
  expect([...parseVariants(encodeURIComponent(formatVariants(variants)))]).toEqual(variants)
})

it('takes nothing from a cookie that is none of ours', () => {
  for (const cookie of [undefined, '', '%E0%A4%A', 'home-hero', ':2-a', 'home-hero:'])
    expect(parseVariants(cookie).size).toBe(0)
})
