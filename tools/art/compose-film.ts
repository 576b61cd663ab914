// compose-film.ts FRAMES STEM OUT main,accent,trim: dyes the passes STEMnnn.*.avif of a turning product as OUT-nnn.jpg.
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { parseHex, tintPixels } from '../../src/server/media/tint-pixels.ts'

const [frames = '.', stem = '', out = 'film', hexes = ''] = process.argv.slice(2)
const [main, accent, trim] = hexes.split(',').map(hex => parseHex(hex))
if (!main || !accent || !trim) throw new Error('three colours, please: #7A4E2D,#4A3426,#D8CDBA')

const names = readdirSync(frames)
  .filter(name => name.startsWith(stem) && name.endsWith('.light.avif'))
  .toSorted()
for (const [index, name] of names.entries()) {
  const path = `${frames}/${name.slice(0, -'.light.avif'.length)}`
  const { data: light, info } = await sharp(`${path}.light.avif`).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const mask = await sharp(`${path}.mask.avif`).raw().toBuffer()
  const gloss = await sharp(`${path}.gloss.avif`).resize(width, height).toColourspace('b-w').raw().toBuffer()
  const rgb = tintPixels({ light, mask, gloss, pixels: width * height }, [main, accent, trim])
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 94 })
    .toFile(`${out}-${String(index).padStart(3, '0')}.jpg`)
}
