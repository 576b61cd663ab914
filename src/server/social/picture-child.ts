import { setPriority } from 'node:os'
import sharp from 'sharp'

/**
 * Reads one picture of a stranger from its input and writes it anew, without what a camera wrote into it. A process of
 * its own: it can be ended whatever the decoder does, and gives way to all others.
 */
const MOST_PIXELS = 40_000_000
const LONGEST_EDGE = 2000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map(format => `VipsForeignLoad${format}`)

setPriority(19)
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

const given = await process.stdin.toArray()
const picture = sharp(Buffer.concat(given), { limitInputPixels: MOST_PIXELS })
const { format, width, height } = await picture.metadata()
if (!FORMATS.has(format) || width * height > MOST_PIXELS) throw new Error('Not a picture we take')
const { data, info } = await picture
  .rotate()
  .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
  .webp({ quality: 80 })
  .toBuffer({ resolveWithObject: true })
process.stdout.write(`${info.width} ${info.height}\n`)
process.stdout.write(data)
