import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetInPicture, assetPicture } from './asset-address.ts'
import { kindOfBytes } from './asset-kinds.ts'
import { focalCrop } from './focal-crop.ts'
import { startOfDrawing } from './start-of-drawing.ts'

const bytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

describe('what a file is', () => {
  it.each([
    ['\u00ff\u00d8\u00ff\u00e0', 'jpeg'],
    ['\u0089PNG\r\n\u001a\n', 'png'],
    ['RIFF1234WEBPVP8 ', 'webp'],
    ['\0\0\0 ftypavif', 'avif'],
    ['\0\0\0 ftypisom', 'mp4'],
    ['<?xml version="1.0"?>\n<!-- drawn --><svg xmlns="x">', 'svg'],
    ['\u00ef\u00bb\u00bf<!DOCTYPE svg [<!ENTITY x "y">]> <svg>', 'svg'],
    ['<!-- <svg> --', undefined],
    ['<!doctype html><svg>', undefined],
    ['GIF89a', undefined],
    ['<html><svg>', undefined],
    ['MZ', undefined],
    ['', undefined],
  ])('is told by its bytes: %j', (text, kind) => expect(kindOfBytes(bytes(text))).toBe(kind))

  it('is told at once, however many remarks stand before nothing', () => {
    for (const remark of ['<!---->', '<??>', '<!doctype svg[]>', '<!doctype svg', '<!doctype svg['])
      expect(kindOfBytes(bytes(remark.repeat(200)))).toBeUndefined()
    expect(startOfDrawing('<!doctype svg '.repeat(400_000))).toBeUndefined()
    expect(startOfDrawing(`<!doctype svg ${'[]'.repeat(2_000_000)}`)).toBeUndefined()
  })
})

describe('the crop', () => {
  it('lies inside the picture, has the proportions and holds what matters', () => {
    const side = fc.integer({ min: 20, max: 9000 })
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        share,
        share,
        (width, height, ratio, x, y) => {
          const box = focalCrop(width, height, ratio, { x, y })
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.left + box.width).toBeLessThanOrEqual(width)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.top + box.height).toBeLessThanOrEqual(height)
          expect(box.width === width || box.height === height).toBe(true)
          // Whole pixels: half of one more or less, on the side that is cut.
          expect(Math.abs(box.width - box.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio))
          for (const [start, part, at] of [
            [box.left, box.width, x * width],
            [box.top, box.height, y * height],
          ] as const) {
            expect(start - 1).toBeLessThanOrEqual(at)
            expect(start + part + 1).toBeGreaterThanOrEqual(at)
          }
        },
      ),
    )
  })
})

it('finds the asset in the name of its picture, and in nothing else', () => {
  const id = 'ast_0123456789bc'
  expect(assetInPicture(assetPicture(id, '0123456789abcdef'))).toEqual({ id, mark: '0123456789abcdef' })
  expect(assetInPicture(`assets/${id}`)).toEqual({ id, mark: undefined })
  for (const other of [`assets/${id}/../x`, 'assets/hero', `assets/${id}/0123456789abcdef/x`, 'AB12CD34-side'])
    expect(assetInPicture(other)).toBeUndefined()
})
