/** What the renderer wrote for one picture: light RGB, the weights of three regions RGB, and gloss in grey. */
export type PictureLayers = { light: Uint8Array; mask: Uint8Array; gloss: Uint8Array; pixels: number }
export type Rgb = readonly [number, number, number]

/** The renderer stores light at this exposure, so that highlights brighter than white survive in eight bits. */
const EXPOSURE = 0.62
/** Light is stored relative to the ground's colour, so that the ground is pure grey and survives compression exactly. */
const GROUND_TINT: Rgb = [0.8632 / 0.8308, 1, 0.7758 / 0.8308]
const GROUND_BYTE = 190
/** The grey that the renderer gives to every region that takes a colour. */
const NEUTRAL = 0.5
/** Below this the curve is the identity, so the ground keeps its exact colour; above it highlights roll off. */
const SHOULDER = 0.88

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toDisplay = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

// Compression moves the ground by a step or so; one step either side still means the ground.
const settle = (byte: number) => (Math.abs(byte - GROUND_BYTE) <= 1 ? 0.8308 * EXPOSURE : toLinear(byte / 255))
const DECODED = Float32Array.from({ length: 256 }, (_, byte) => settle(byte) / EXPOSURE)

const rollOff = (value: number) =>
  value <= SHOULDER ? value : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - value) / (1 - SHOULDER)))

const STEPS = 4096
const BRIGHTEST = 3
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * toDisplay(rollOff((step / STEPS) ** 2 * BRIGHTEST))),
)
const encode = (value: number) => {
  const step = Math.sqrt(Math.max(0, value) / BRIGHTEST) * STEPS
  return ENCODED[step < STEPS ? Math.round(step) : STEPS] ?? 255
}

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
): Uint8Array {
  const out = new Uint8Array(pixels * 3)
  const gain = colours.map(colour => colour.map(channel => toLinear(channel / 255) / NEUTRAL - 1))
  const [main = [], accent = [], trim = []] = gain
  for (let pixel = 0; pixel < pixels; pixel++) {
    const m = pixel * 3
    const wMain = (mask[m] ?? 0) / 255
    const wAccent = (mask[m + 1] ?? 0) / 255
    const wTrim = (mask[m + 2] ?? 0) / 255
    const shine = DECODED[gloss[pixel] ?? 0] ?? 0
    for (let channel = 0; channel < 3; channel++) {
      const lit = (DECODED[light[m + channel] ?? 0] ?? 0) * (GROUND_TINT[channel] ?? 1)
      const dye = 1 + wMain * (main[channel] ?? 0) + wAccent * (accent[channel] ?? 0) + wTrim * (trim[channel] ?? 0)
      out[m + channel] = encode(lit * Math.max(0, dye) + shine)
    }
  }
  return out
}
