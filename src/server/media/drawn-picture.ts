import { SILHOUETTES } from './silhouettes.ts'

const GROUND = '#EFEBE4'
const HEX = /^#[0-9a-f]{3,8}$/i

const colour = (hex: string | undefined, fallback: string) => (hex !== undefined && HEX.test(hex) ? hex : fallback)

/** A product as an outline in its own colours, on the ground all product pictures share. */
export function drawnProduct(kind: string, hexes: readonly string[]): string | undefined {
  const outline = SILHOUETTES[kind]
  if (!outline) return undefined
  const [main, accent, trim] = [colour(hexes[0], '#5B6167'), colour(hexes[1], '#CFC8BC'), colour(hexes[2], '#16191B')]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="1600" height="2000">
    <defs>
      <radialGradient id="g" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="#F6F3EE"/><stop offset="1" stop-color="${GROUND}"/></radialGradient>
      <linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
      <filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>
    </defs>
    <rect width="800" height="1000" fill="url(#g)"/>
    <ellipse cx="410" cy="${kind === 'gift-card' ? 700 : 760}" rx="300" ry="36" fill="#16191B" opacity=".22" filter="url(#s)"/>
    <path d="${outline.body}" fill="${main}"/>
    ${outline.accent ? `<path d="${outline.accent}" fill="${accent}"/>` : ''}
    ${outline.trim ? `<path d="${outline.trim}" fill="${trim}"/>` : ''}
    <path d="${outline.body}" fill="url(#l)"/>
  </svg>`
}

const WIDE = { width: 2880, height: 1620 }

/** What stands in for a picture that is not there: quiet ridges, the same ones for the same id. */
export function drawnRidges(id: string, { width, height } = WIDE): string {
  let seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const next = () => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32
  const ridge = (base: number, swing: number) => {
    const points = Array.from(
      { length: 13 },
      (_, at) => `${Math.round((at / 12) * width)},${Math.round(base + (next() - 0.5) * swing)}`,
    )
    return `0,${height} ${points.join(' ')} ${width},${height}`
  }
  const shades = ['#DAD4C9', '#BDB9AE', '#8F9690', '#5B6B62']
  const ridges = shades.map(
    (shade, at) => `<polygon points="${ridge(height * (0.45 + at * 0.13), height * 0.16)}" fill="${shade}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/>${ridges.join('')}</svg>`
}
