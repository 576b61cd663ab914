/** How stored bytes become light, and light becomes bytes: once for the studio, once for what was taken outdoors. */
export type Development = {
  /** The light that a byte stands for, in red, green and blue. */
  readonly light: readonly [Float32Array, Float32Array, Float32Array]
  readonly gloss: Float32Array
  readonly encode: (light: number) => number
}

export const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toDisplay = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const everyByte = (light: (byte: number) => number) => Float32Array.from({ length: 256 }, (_, byte) => light(byte))

const STEPS = 4096
/** A table for light up to the brightest; dark steps are finer, as eyes are. */
function encoder(curve: (light: number) => number, brightest: number) {
  const bytes = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
    Math.round(255 * Math.min(1, toDisplay(curve((step / STEPS) ** 2 * brightest)))),
  )
  return (light: number) => {
    const step = Math.sqrt(Math.max(0, light) / brightest) * STEPS
    return bytes[step < STEPS ? Math.round(step) : STEPS] ?? 255
  }
}

/** The renderer stores light at this exposure, so that highlights brighter than white survive in eight bits. */
const EXPOSURE = 0.62
const GROUND = 0.8308
const GROUND_BYTE = 190
/** Below this the curve is the identity, so the ground keeps its exact colour; above it highlights roll off. */
const SHOULDER = 0.88

// Compression moves the ground by a step or so; one step either side still means the ground.
const settled = everyByte(byte => (Math.abs(byte - GROUND_BYTE) <= 1 ? GROUND : toLinear(byte / 255) / EXPOSURE))
const rollOff = (value: number) =>
  value <= SHOULDER ? value : SHOULDER + (1 - SHOULDER) * (1 - Math.exp((SHOULDER - value) / (1 - SHOULDER)))

/** Light is stored relative to the ground's colour, so that the ground is pure grey and survives compression exactly. */
export const STUDIO: Development = {
  light: [settled.map(light => light * (0.8632 / GROUND)), settled, settled.map(light => light * (0.7758 / GROUND))],
  gloss: settled,
  encode: encoder(rollOff, 3),
}

/** The curve of the outdoor renderer's film, and the light that gave a value on it. */
const film = (light: number) => (light * (2.35 * light + 0.03)) / (light * (2.25 * light + 0.62) + 0.14)
const unfilm = (value: number) => {
  const [a, b, c] = [2.35 - 2.25 * value, 0.03 - 0.62 * value, -0.14 * value]
  return (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a)
}
const developed = everyByte(byte => unfilm(toLinear(byte / 255)))

/** Stored as developed, so that what takes no dye keeps its bytes: only dyed light goes back through the film. */
export const OUTDOORS: Development = {
  light: [developed, developed, developed],
  gloss: developed,
  encode: encoder(film, 6.2),
}
