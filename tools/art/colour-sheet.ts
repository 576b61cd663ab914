// colour-sheet.ts OUT.png COLUMNS WIDTH ids...: composes finished masters (kind:variant:view) in sample colours.
import sharp from 'sharp'
import { placeholderPicture, renderProductPicture } from '../../src/server/media/compose-picture.ts'

const PALETTES = [
  ['#2F4A3C', '#16191B', '#E5532D'],
  ['#B9AE9C', '#5B6167', '#16191B'],
  ['#1B1D20', '#34383C', '#9AA0A5'],
  ['#C4532F', '#3A2A24', '#EFE6D8'],
  ['#4C7A93', '#22333D', '#EFEBE4'],
  ['#E9E3D6', '#C9BFAE', '#7A8B5A'],
]

const [out = 'sheet.png', columns = '4', width = '300', ...ids] = process.argv.slice(2)
const w = Number(width)
const h = Math.round(w * 1.25)
const tiles = []
for (const [index, id] of ids.entries()) {
  const [kind = '', variant = '0', view = ''] = id.split(':')
  const colours = PALETTES[index % PALETTES.length] ?? []
  const picture = await renderProductPicture({ kind, variant: Number(variant), view, colours, width: 1000 })
  const input = await (picture ?? placeholderPicture(w)).resize(w, h).png().toBuffer()
  tiles.push({ input, left: (index % Number(columns)) * w, top: Math.floor(index / Number(columns)) * h })
}
const rows = Math.ceil(ids.length / Number(columns))
await sharp({ create: { width: w * Number(columns), height: h * rows, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(out)
