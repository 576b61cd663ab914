import { setPriority } from 'node:os'
import sharp from 'sharp'

/**
 * Reads one original from its input, wholly, and writes how large it is and its master. A process of its own: it can be
 * ended whatever the decoder does, and gives way to all others. It is told what to expect, and reads nothing else.
 */
const MOST_PIXELS = 80_000_000
const LONGEST_EDGE = 2880
/** Drawings have no pixels of their own. */
const DRAWN_EDGE = 2000
const POINTS_PER_INCH = 72
const MOST_POINTS = 100_000
const LOADERS: Readonly<Record<string, string>> = { jpeg: 'Jpeg', png: 'Png', webp: 'Webp', avif: 'Heif', svg: 'Svg' }

setPriority(19)
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
const kind = process.argv[2] ?? ''
sharp.unblock({ operation: [`VipsForeignLoad${LOADERS[kind]}`] })

const given = Buffer.concat(await process.stdin.toArray())
const {
  width: drawnWidth,
  height: drawnHeight,
  orientation = 1,
} = await sharp(given, { limitInputPixels: false }).metadata()
if (drawnWidth * drawnHeight > MOST_PIXELS) process.stdout.write('too-many-pixels\n')
else await read()

async function read(): Promise<void> {
  const turned = orientation >= 5
  const [width, height] = turned ? [drawnHeight, drawnWidth] : [drawnWidth, drawnHeight]
  const scale = kind === 'svg' ? DRAWN_EDGE / Math.max(width, height) : 1
  const density = Math.min(MOST_POINTS, Math.max(1, POINTS_PER_INCH * scale))
  const { data, info } = await sharp(given, { limitInputPixels: MOST_PIXELS, ...(kind === 'svg' && { density }) })
    .rotate()
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 2, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  const [wide, high] = kind === 'svg' ? [info.width, info.height] : [width, height]
  process.stdout.write(`${wide} ${high}\n`)
  process.stdout.write(data)
}
