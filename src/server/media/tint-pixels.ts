import { STUDIO, toLinear, type Development } from './developments.ts'

/** What the renderer wrote for one picture: light RGB, the weights of three regions RGB, and gloss in grey. */
export type PictureLayers = { light: Uint8Array; mask: Uint8Array; gloss: Uint8Array; pixels: number }
export type Rgb = readonly [number, number, number]

/** The grey that the renderer gives to every region that takes a colour. */
const NEUTRAL = 0.5

export const parseHex = (hex: string): Rgb | undefined => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1]
  if (digits === undefined) return undefined
  const value = Number.parseInt(digits, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Dyes main, accent and trim in linear light and lays the gloss over them: sRGB bytes, three a pixel. */
export function tintPixels(
  { light, mask, gloss, pixels }: PictureLayers,
  colours: readonly [Rgb, Rgb, Rgb],
  development: Development = STUDIO,
): Uint8Array {
  const out = new Uint8Array(pixels * 3)
  const gain = colours.map(colour => colour.map(channel => toLinear(channel / 255) / NEUTRAL - 1))
  const [main = [], accent = [], trim = []] = gain
  for (let pixel = 0; pixel < pixels; pixel++) {
    const m = pixel * 3
    const wMain = (mask[m] ?? 0) / 255
    const wAccent = (mask[m + 1] ?? 0) / 255
    const wTrim = (mask[m + 2] ?? 0) / 255
    const shine = development.gloss[gloss[pixel] ?? 0] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const lit = development.light[channel]?.[light[m + channel] ?? 0] ?? 0
      const dye = 1 + wMain * (main[channel] ?? 0) + wAccent * (accent[channel] ?? 0) + wTrim * (trim[channel] ?? 0)
      out[m + channel] = development.encode(lit * Math.max(0, dye) + shine)
    }
  }
  return out
}
