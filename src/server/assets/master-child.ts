import { setPriority } from 'node:os'
import sharp from 'sharp'

/**
 * Reads one original from its input, wholly, and writes how large it is and its master. A process of its own: it can be
 * ended whatever the decoder does, and gives way to all others where it takes long. It is told what to expect, and reads
 * nothing else.
 */

/** Drawings have no pixels of their own. */
const DRAWN_EDGE = 2000
const POINTS_PER_INCH = 72
const MOST_POINTS = 100_000
const LOADERS: Readonly<Record<string, string>> = { jpeg: 'Jpeg', png: 'Png', webp: 'Webp', avif: 'Heif', svg: 'Svg' }

const [kind = '', ...limits] = process.argv.slice(2)
const [edge = 0, niceness = 0, mostPixels = 0] = limits.map(Number)
if (niceness > 0) setPriority(niceness)
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: [`VipsForeignLoad${LOADERS[kind]}`] })

const given = Buffer.concat(await process.stdin.toArray())
const {
  width: drawnWidth,
  height: drawnHeight,
  orientation = 1,
} = await sharp(given, { limitInputPixels: false }).metadata()
if (drawnWidth * drawnHeight > mostPixels) process.stdout.write('too-many-pixels\n')
else await read()

async function read(): Promise<void> {
  const turned = orientation >= 5
  const [width, height] = turned ? [drawnHeight, drawnWidth] : [drawnWidth, drawnHeight]
  const scale = kind === 'svg' ? DRAWN_EDGE / Math.max(width, height) : 1
  const density = Math.min(MOST_POINTS, Math.max(1, POINTS_PER_INCH * scale))
  const { data, info } = await sharp(given, { limitInputPixels: mostPixels, ...(kind === 'svg' && { density }) })
    .rotate()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 2, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  const [wide, high] = kind === 'svg' ? [info.width, info.height] : [width, height]
  process.stdout.write(`${wide} ${high}\n`)
  process.stdout.write(data)
}
