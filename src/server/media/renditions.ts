import { hash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { focalCrop, type FocalPoint } from '#domain/assets/focal-crop.ts'
import { IMAGE_QUALITY, IMAGE_SHARPEN, PICTURE_SIZES, type PictureSize } from '#domain/media/media-address.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { Services } from '../services.ts'
import { createForgetting } from './forget-renditions.ts'
import type { Original } from './picture-source.ts'

export const FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const
export type Format = keyof typeof FORMATS
const PREFERRED = ['avif', 'webp'] as const satisfies readonly Format[]

/** Raised when pictures would come out otherwise than those on disk. */
const VERSION = 4
const RENDERINGS_AT_ONCE = 2
/** Encoding well takes long: the first visitor waits for it. */
const AVIF_EFFORT = 2

// Two pictures at once, one thread each: a cold page must not take the processor from those who shop.
sharp.concurrency(1)
const inLine = fewAtOnce(RENDERINGS_AT_ONCE)

/** The best format that a browser says it takes; one of quality zero is one it does not take. */
export function formatFor(accept = ''): Format {
  const taken = accept
    .split(',')
    .map(part => part.replaceAll(' ', '').toLowerCase())
    .filter(part => !/;q=0(?:\.0*)?$/.test(part))
    .map(part => part.split(';')[0])
  return PREFERRED.find(format => taken.includes(FORMATS[format])) ?? 'jpeg'
}

export type Rendition = { readonly bytes: Buffer; readonly etag: string }

/** Pictures in the sizes and formats that were asked for, kept on disk. */
export function createRenditions(folder: string, { log, clock }: Pick<Services, 'log' | 'clock'>) {
  const forgetting = createForgetting({ folder, log, clock })
  const making = new Map<string, Promise<Buffer>>()
  return async function rendition(original: Original, size: PictureSize, format: Format): Promise<Rendition> {
    const name = hash('sha256', `${VERSION} ${size} ${format} ${original.made}`, 'hex')
    const file = join(folder, name.slice(0, 2), `${name}.${format}`)
    const kept = await readIfThere(file)
    if (kept) forgetting.asked(file)
    const bytes = kept ?? (await (making.get(file) ?? make(file)))
    return { bytes, etag: `"${name.slice(0, 32)}"` }

    function make(target: string): Promise<Buffer> {
      const work = inLine(async () => {
        const made = await encode(await original.render(PICTURE_SIZES[size].width * 2), size, format, original.focal)
        // A disk that is full keeps nothing, and the picture is shown for all that.
        await keep(target, made).catch((error: unknown) => log.warn('A picture could not be kept', { error }))
        void forgetting.grown()
        return made
      }).finally(() => making.delete(target))
      making.set(target, work)
      return work
    }
  }
}

async function keep(target: string, made: Buffer): Promise<void> {
  // Another process may be making the same picture.
  const part = `${target}.${process.pid}.part`
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(part, made)
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

async function encode(source: Buffer, size: PictureSize, format: Format, focal?: FocalPoint): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[size]
  const whole = sharp(source, { limitInputPixels: 40_000_000 })
  const cut = focal && height !== undefined ? whole.extract(await cropOf(whole, width / height, focal)) : whole
  const picture = cut
    .resize({ width: width * 2, ...(height === undefined ? {} : { height: height * 2 }), fit: 'cover' })
    .sharpen({ sigma: IMAGE_SHARPEN / 100 })
  if (format === 'avif') return picture.avif({ quality: IMAGE_QUALITY, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: IMAGE_QUALITY }).toBuffer()
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: IMAGE_QUALITY, mozjpeg: true }).toBuffer()
}

async function cropOf(picture: Sharp, ratio: number, focal: FocalPoint) {
  const { width, height } = await picture.metadata()
  return focalCrop(width, height, ratio, focal)
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
