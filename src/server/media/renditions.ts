import { hash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseAccept } from 'hono/utils/accept'
import sharp, { type Sharp } from 'sharp'
import { focalCrop, type FocalPoint } from '#domain/assets/focal-crop.ts'
import { IMAGE_QUALITY, IMAGE_SHARPEN, type PictureSize } from '#domain/media/media-address.ts'
import { frameOf, type PictureFrame } from '#domain/media/picture-frame.ts'
import { wholeOf, type Files } from '../assets/files.ts'
import { fewAtOnce } from '../few-at-once.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { unlessClaimed, whatOthersMake } from './claim.ts'
import { createForgetting } from './forget-renditions.ts'
import type { Original } from './picture-source.ts'

export const FORMATS = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const
export type Format = keyof typeof FORMATS
const PREFERRED: readonly Format[] = ['avif', 'webp']

const MB = 1024 * 1024
/** Raised when pictures would come out otherwise than those on disk. */
const VERSION = 6
const RENDERINGS_AT_ONCE = 2
const AVIF_EFFORT = 2
/** The first visitor waits for it. */
const WEBP_EFFORT = 2
const FETCHED_WITHIN_MS = 2_000
/** Better ones that may wait to be made; whoever comes after that makes them wanted again. */
const MOST_BEHIND = 200

// Two pictures at once, one thread each: a cold page must not take the processor from those who shop.
sharp.concurrency(1)

/** The formats that a browser says it takes and the shop makes, the best first; one of quality zero is one it does not take. */
export function formatsFor(accept = '', withAvif = true): readonly [Format, ...Format[]] {
  const taken = parseAccept(accept).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []))
  const [best = 'jpeg', ...others] = PREFERRED.filter(
    format => taken.includes(FORMATS[format]) && (withAvif || format !== 'avif'),
  )
  return [best, ...others]
}

type Rendition = {
  readonly bytes: Buffer
  readonly etag: string
  readonly format: Format
  /** A better one is being made. */
  readonly isFirst: boolean
}
type Wanted = {
  readonly file: string
  /** Where all machines find it; what may have to be forgotten lies on none but this one. */
  readonly key: string | undefined
  readonly etag: string
  readonly format: Format
}
type Used = {
  readonly config: Pick<Config, 'CAIRN_DATA' | 'ASSETS' | 'MEDIA_MB'>
  readonly files: Files
  readonly log: Log
  readonly clock: () => Date
}

export type Renditions = ReturnType<typeof createRenditions>

/** Pictures in the sizes and formats that were asked for, kept on disk, and for all machines where the originals are. */
export function createRenditions({ log, clock, files, config }: Used) {
  const folder = join(resolve(config.CAIRN_DATA), 'media')
  const inLine = fewAtOnce(RENDERINGS_AT_ONCE)
  /** Of the two places, what nobody waits for takes one at most. */
  const behind = fewAtOnce(1)
  const forgetting = createForgetting({ folder, log, clock, mostBytes: config.MEDIA_MB * MB })
  // In a folder they would lie on the same disk twice.
  const shared = config.ASSETS === 's3' ? files : undefined
  const making = new Map<string, Promise<Buffer>>()
  const fetching = new Map<string, Promise<Buffer | undefined>>()
  const sending = new Set<Promise<void>>()
  let isClosing = false
  return { rendition, rest }

  /** What waits is let go; what is being made is ready soon. Nothing is written any more once a shop has stopped. */
  async function rest(): Promise<void> {
    isClosing = true
    await Promise.allSettled(making.values())
    await Promise.all(sending)
  }

  async function rendition(
    original: Original,
    size: PictureSize,
    [best, next]: readonly [Format, ...Format[]],
  ): Promise<Rendition> {
    const frame = frameOf(size, original.pixels)
    const wanted = wantedIn(best)
    const kept = await findHere(wanted)
    if (kept) return kept
    // The best format takes seconds to make: until it is there, the next one is shown.
    if (best !== 'avif' || next === undefined)
      return shown(wanted, (await findShared(wanted)) ?? (await made(wanted, inLine)))
    const first = wantedIn(next)
    const here = await findHere(first)
    const better = here ? undefined : await findShared(wanted)
    if (better) return shown(wanted, better)
    const found = here ?? shown(first, (await findShared(first)) ?? (await made(first, inLine)))
    if (!making.has(wanted.file) && making.size < MOST_BEHIND)
      made(wanted, work => behind(() => inLine(work))).catch((error: unknown) =>
        log.warn('A picture could not be made', { error }),
      )
    return { ...found, isFirst: true }

    function wantedIn(format: Format): Wanted {
      const name = hash('sha256', `${VERSION} ${frame.name} ${format} ${original.made}`, 'hex')
      const path = `${name.slice(0, 2)}/${name}.${format}`
      return {
        file: join(folder, path),
        key: original.isOfPerson ? undefined : `r/${path}`,
        etag: `"${name.slice(0, 32)}"`,
        format,
      }
    }

    function made(asked: Wanted, line: typeof inLine): Promise<Buffer> {
      const { file, format } = asked
      const known = making.get(file)
      if (known) return known
      const make = async () => {
        // It may have come between the look and the turn.
        const there = (await readIfThere(file)) ?? (await findShared(asked))
        if (there) return there
        const bytes = await encode(await original.render(frame.width), frame, format, original.focal)
        await keepHere(file, bytes)
        send(asked, bytes)
        return bytes
      }
      const inTurn = <T>(doIt: () => Promise<T>) =>
        line(() => (isClosing ? Promise.reject(new Error('The shop is closing')) : doIt()))
      // Whoever waits for another process takes no place.
      const work = inTurn(() => unlessClaimed(file, make))
        .then(
          async own =>
            own ??
            (await whatOthersMake(
              () => readIfThere(file),
              () => isClosing,
            )) ??
            inTurn(make),
        )
        .finally(() => making.delete(file))
      making.set(file, work)
      return work
    }
  }

  async function findHere(wanted: Wanted): Promise<Rendition | undefined> {
    const here = await readIfThere(wanted.file)
    if (here) forgetting.asked(wanted.file)
    return here && shown(wanted, here)
  }

  /** Once, however many ask; what does not come soon is made here. */
  function findShared(wanted: Wanted): Promise<Buffer | undefined> {
    if (!shared || !wanted.key) return Promise.resolve(undefined)
    const known = fetching.get(wanted.file)
    if (known) return known
    const fetched = fetchShared(shared, wanted.key, wanted.file).finally(() => fetching.delete(wanted.file))
    fetching.set(wanted.file, fetched)
    return fetched
  }

  async function fetchShared(from: Files, key: string, file: string): Promise<Buffer | undefined> {
    try {
      const bytes = await soon(from.get(key).then(stream => stream && wholeOf(stream)))
      if (bytes) await keepHere(file, bytes)
      return bytes
    } catch (error) {
      log.warn('A picture could not be fetched, and is made anew', { error })
      return undefined
    }
  }

  /** A disk that is full keeps nothing, and the picture is shown for all that. */
  async function keepHere(file: string, bytes: Buffer): Promise<void> {
    await keep(file, bytes).catch((error: unknown) => log.warn('A picture could not be kept', { error }))
    void forgetting.grown(bytes.length)
  }

  /** Whoever looks at the picture does not wait until the other machines have it. */
  function send({ key, format }: Wanted, bytes: Buffer): void {
    if (!shared || !key) return
    const sent = shared
      .put(key, new Blob([new Uint8Array(bytes)]), FORMATS[format])
      .catch((error: unknown) => log.warn('A picture could not be shared', { error }))
    sending.add(sent)
    void sent.finally(() => sending.delete(sent))
  }
}

/** A store that hangs holds up no picture for longer than making it takes. */
async function soon<T>(answer: Promise<T>): Promise<T | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, FETCHED_WITHIN_MS, undefined)
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}

const shown = ({ etag, format }: Wanted, bytes: Buffer): Rendition => ({ bytes, etag, format, isFirst: false })

async function keep(target: string, made: Buffer): Promise<void> {
  // Another may be keeping the same picture.
  const part = `${target}.${randomUUID()}.part`
  try {
    await mkdir(dirname(target), { recursive: true })
    await writeFile(part, made)
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

async function encode(
  source: Buffer,
  { width, height }: PictureFrame,
  format: Format,
  focal?: FocalPoint,
): Promise<Buffer> {
  const whole = sharp(source, { limitInputPixels: 40_000_000 })
  const cut = focal && height !== undefined ? whole.extract(await cropOf(whole, width / height, focal)) : whole
  const picture = cut
    .resize({ width, ...(height !== undefined && { height }), fit: 'cover' })
    .sharpen({ sigma: IMAGE_SHARPEN / 100 })
  if (format === 'avif') return picture.avif({ quality: IMAGE_QUALITY, effort: AVIF_EFFORT }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: IMAGE_QUALITY, effort: WEBP_EFFORT }).toBuffer()
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
