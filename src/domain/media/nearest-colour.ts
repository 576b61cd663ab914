type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** OKLab, where equal distances look equally different. */
function labOf(hex: string): Lab {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How different two colours look; black and white are 1 apart. */
export function colourDistance(a: string, b: string): number {
  const [one, other] = [labOf(a), labOf(b)]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Of several colours the one that looks most like another. */
export function nearestColour<T extends { readonly hex: string }>(options: readonly T[], hex: string): T | undefined {
  let nearest: T | undefined
  let least = Infinity
  for (const option of options) {
    const distance = colourDistance(option.hex, hex)
    if (distance < least) [nearest, least] = [option, distance]
  }
  return nearest
}
