import { expect, it } from 'vitest'
import { frameOf } from './picture-frame.ts'

it('is twice as large as it is shown', () => {
  expect(frameOf('large')).toEqual({ name: 'large', width: 1200, height: 1500 })
  expect(frameOf('wide-small', { width: 2000, height: 900 })).toEqual({
    name: 'wide-small',
    width: 840,
    height: undefined,
  })
  expect(frameOf('card', { width: 2400, height: 3000 })).toMatchObject({ name: 'card' })
})

it('is never larger than what there is, and the same for all sizes that come out alike', () => {
  const small = { width: 160, height: 300 }
  const own = { name: '160x200', width: 160, height: 200 }
  expect((['thumb', 'small', 'card', 'large', 'zoom'] as const).map(size => frameOf(size, small))).toEqual(
    Array.from({ length: 5 }, () => own),
  )
  expect(frameOf('swatch', small)).toMatchObject({ name: 'swatch', width: 96 })
  expect(frameOf('wide-large', small)).toEqual({ name: '160x', width: 160, height: undefined })
  expect(frameOf('social', { width: 2000, height: 10 })).toMatchObject({ width: 19, height: 10 })
})
