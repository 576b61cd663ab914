/** The brand's colours as numbers, for whoever has to say how well one reads on another. */
export const BRAND_COLOURS: Readonly<Record<string, string>> = {
  paper: '#faf8f4',
  'stone-100': '#efebe4',
  'stone-300': '#cfc8bc',
  slate: '#5b6167',
  ink: '#16191b',
  forest: '#1f3b2d',
  signal: '#e5532d',
  moss: '#7a8b5a',
  sky: '#4c7a93',
  berry: '#a3243b',
  white: '#ffffff',
}

/** What is read without effort at the size of body text. */
export const READABLE = 4.5

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A token's or anybody's colour; nothing for what lets through what lies below. */
export function hexOf(colour: string): string | undefined {
  const hex = BRAND_COLOURS[colour] ?? colour
  if (!HEX.test(hex)) return undefined
  return hex.length === 4 ? `#${[...hex.slice(1)].map(digit => digit + digit).join('')}` : hex
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1 (not to be told apart) to 21, as WCAG counts it. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [hexOf(one), hexOf(other)]
  if (a === undefined || b === undefined) return undefined
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
