import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_QUALITY } from '#domain/image-transformation.ts'
import { PICTURE_SIZES, type PictureSize } from '#domain/media-address.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { Original } from './picture-source.ts'

export const FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const
export type Format = keyof typeof FORMATS

/** Raised when pictures would come out otherwise than those on disk. */
const VERSION = 4
const RENDERINGS_AT_ONCE = 2
/** Encoding well takes long: the first visitor waits for it. */
const AVIF_EFFORT = 2
const JPEG_QUALITY = 72

// Two pictures at once, one thread each: a cold page must not take the processor from those who shop.
sharp.concurrency(1)
const inLine = fewAtOnce(RENDERINGS_AT_ONCE)

export const formatFor = (accept: string | undefined): Format =>
  accept?.includes('image/avif') ? 'avif' : accept?.includes('image/webp') ? 'webp' : 'jpeg'

export type Rendition = { readonly bytes: Buffer; readonly etag: string }

/** Pictures in the sizes and formats that were asked for, kept on disk. */
export function createRenditions(folder: string) {
  const making = new Map<string, Promise<Buffer>>()
  return async function rendition(original: Original, size: PictureSize, format: Format): Promise<Rendition> {
    const name = hash('sha256', `${VERSION} ${size} ${format} ${original.made}`, 'hex')
    const file = join(folder, name.slice(0, 2), `${name}.${format}`)
    const bytes = (await readIfThere(file)) ?? (await (making.get(file) ?? make(file)))
    return { bytes, etag: `"${name.slice(0, 32)}"` }

    function make(target: string): Promise<Buffer> {
      const work = inLine(async () => {
        const made = await encode(await original.render(PICTURE_SIZES[size].width * 2), size, format)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(`${target}.part`, made)
        await rename(`${target}.part`, target)
        return made
      }).finally(() => making.delete(target))
      making.set(target, work)
      return work
    }
  }
}

async function encode(source: Buffer, size: PictureSize, format: Format): Promise<Buffer> {
  const { width, height } = PICTURE_SIZES[size]
  const picture = sharp(source, { limitInputPixels: 40_000_000 })
    .resize({ width: width * 2, ...(height === undefined ? {} : { height: height * 2 }), fit: 'cover' })
    .sharpen({ sigma: 0.6 })
  if (format === 'avif') return picture.avif({ quality: IMAGE_QUALITY, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: IMAGE_QUALITY + 20 }).toBuffer()
  return picture.jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toBuffer()
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
