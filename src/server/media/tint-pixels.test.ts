import { describe, expect, it } from 'vitest'
import { OUTDOORS } from './developments.ts'
import { parseHex, tintPixels } from './tint-pixels.ts'

const grey = [128, 128, 128] as const
const pixel = (light: number[], mask: number[], gloss = 0) => ({
  light: Uint8Array.from(light),
  mask: Uint8Array.from(mask),
  gloss: Uint8Array.of(gloss),
  pixels: 1,
})

describe('tintPixels', () => {
  it('dyes a region with its own colour and leaves the others alone', () => {
    const layers = pixel([150, 150, 150], [255, 0, 0])
    const red = tintPixels(layers, [[200, 20, 20], grey, grey])
    const sameRed = tintPixels(layers, [
      [200, 20, 20],
      [0, 0, 0],
      [255, 255, 255],
    ])
    expect([...red]).toEqual([...sameRed])
    expect(red[0]).toBeGreaterThan((red[1] ?? 0) * 3)
  })

  it('keeps what lies outside every region, whatever the colours', () => {
    const layers = pixel([90, 80, 70], [0, 0, 0])
    const one = tintPixels(layers, [[200, 20, 20], grey, grey])
    const two = tintPixels(layers, [[0, 0, 255], [9, 9, 9], grey])
    expect([...one]).toEqual([...two])
  })

  it('answers the brand ground exactly, a step of compression either side included', () => {
    for (const byte of [189, 190, 191]) {
      expect([...tintPixels(pixel([byte, byte, byte], [0, 0, 0]), [grey, grey, grey])]).toEqual([239, 235, 228])
    }
  })

  it('lets gloss show on black cloth', () => {
    const black = [0, 0, 0] as const
    const [dull = 0] = tintPixels(pixel([150, 150, 150], [255, 0, 0]), [black, black, black])
    const [shiny = 0] = tintPixels(pixel([150, 150, 150], [255, 0, 0], 60), [black, black, black])
    expect(dull).toBe(0)
    expect(shiny).toBeGreaterThan(20)
  })

  it('keeps the landscape behind what stands outdoors byte for byte', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte)
    const kept = bytes.map(byte => tintPixels(pixel([byte, byte, byte], [0, 0, 0]), [grey, grey, grey], OUTDOORS)[0])
    expect(kept).toEqual(bytes)
  })

  it('dyes a reflection by as much as it takes of the light', () => {
    const blue = [20, 40, 200] as const
    const blueness = (part: number) => {
      const [red = 0, , most = 0] = tintPixels(pixel([120, 120, 120], [part, 0, 0]), [blue, grey, grey], OUTDOORS)
      return most - red
    }
    expect(blueness(0)).toBe(0)
    expect(blueness(120)).toBeGreaterThan(20)
    expect(blueness(255)).toBeGreaterThan(blueness(120) + 20)
  })
})

describe('parseHex', () => {
  it('reads six digits with or without the hash and refuses the rest', () => {
    expect(parseHex('#E5532D')).toEqual([229, 83, 45])
    expect(parseHex('e5532d')).toEqual([229, 83, 45])
    expect(parseHex('#abc')).toBeUndefined()
    expect(parseHex('tomato')).toBeUndefined()
  })
})
