// contact-sheet.ts OUT.png COLUMNS WIDTH raw7-files...: composes raw passes in sample colours, to look at them.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { OUTDOORS, STUDIO } from '../../src/server/media/developments.ts'
import { parseHex, tintPixels } from '../../src/server/media/tint-pixels.ts'

const PALETTES = [
  ['#2F4A3C', '#16191B', '#E5532D'],
  ['#B9AE9C', '#5B6167', '#16191B'],
  ['#1B1D20', '#34383C', '#9AA0A5'],
  ['#C4532F', '#3A2A24', '#EFE6D8'],
  ['#4C7A93', '#22333D', '#EFEBE4'],
] as const

const [out = 'sheet.png', columns = '4', width = '300', ...files] = process.argv.slice(2)
const w = Number(width)
const h = Math.round(w * 1.25)
const tiles = await Promise.all(
  files.map(async (file, index) => {
    const bytes = readFileSync(file)
    const end = bytes.indexOf(10)
    const [, sw = '0', sh = '0'] = bytes.subarray(0, end).toString().split(' ')
    const pixels = Number(sw) * Number(sh)
    const light = new Uint8Array(pixels * 3)
    const mask = new Uint8Array(pixels * 3)
    const gloss = new Uint8Array(pixels)
    for (let i = 0; i < pixels; i++) {
      const at = end + 1 + i * 7
      light.set(bytes.subarray(at, at + 3), i * 3)
      mask.set(bytes.subarray(at + 3, at + 6), i * 3)
      gloss[i] = bytes[at + 6] ?? 0
    }
    const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = (PALETTES[index % PALETTES.length] ?? PALETTES[0]).map(x =>
      parseHex(x),
    )
    const rgb = tintPixels({ light, mask, gloss, pixels }, [a, b, c], file.includes('-outdoors') ? OUTDOORS : STUDIO)
    const input = await sharp(rgb, { raw: { width: Number(sw), height: Number(sh), channels: 3 } })
      .resize(w, h)
      .png()
      .toBuffer()
    return { input, left: (index % Number(columns)) * w, top: Math.floor(index / Number(columns)) * h }
  }),
)
const rows = Math.ceil(files.length / Number(columns))
await sharp({ create: { width: w * Number(columns), height: h * rows, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(out)
