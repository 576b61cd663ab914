import { expect, it } from 'vitest'
import { imageParameters, transformedImageUrl } from './image-transformation.ts'

it('doubles width and height and sets quality, sharpen, format and pixel ratio', () => {
  const parameters = Object.fromEntries(imageParameters({ width: 300, height: 200 }))
  expect(parameters).toEqual({ w: '600', h: '400', q: '50', sharpen: '60', f: 'auto', dpr: '2.0' })
})

it('leaves out what is not given', () => {
  expect(imageParameters({ width: 300 }).has('h')).toBe(false)
})

it('keeps what else the address carries', () => {
  expect(transformedImageUrl('/media/boot.jpg?v=3&w=1#x', { width: 10 })).toBe(
    '/media/boot.jpg?v=3&w=20&q=50&sharpen=60&f=auto&dpr=2.0#x',
  )
  expect(transformedImageUrl('', { width: 10 })).toBe('')
})
