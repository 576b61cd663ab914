import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { idInTag, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import { acceptedEncoding, toKeep, type Encoding } from './compression.ts'

/** Names and values one after another, as node:http writes them fastest. */
type Ready = { readonly encoding: Encoding | undefined; readonly bytes: Buffer; readonly rawHeaders: string[] }

export type CachedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly plain: Buffer
  /** Packed when first asked for: most pages are only ever asked for in one encoding. */
  readonly ready: Map<Encoding | undefined, Ready>
  readonly tags: readonly ChangeTag[]
  readonly shelf: Shelf
}

const MB = 1024 * 1024
/**
 * What anyone can make up without end, a query or a variant, has room of its own: it never pushes out the pages that the
 * shop's own addresses name.
 */
const MOST_BYTES = { own: 160 * MB, asked: 96 * MB } as const
type Shelf = keyof typeof MOST_BYTES
const QUALITY = 5
/** All packed forms of a page together are less than half as long as its text. */
const WITH_PACKED = 1.5

/** Finished pages of strangers, compressed once, dropped when something they show changes. */
export class PageCache {
  #pages = new Map<string, CachedPage>()
  #byTag = new Map<string, Set<string>>()
  #shelves = { own: emptyShelf(), asked: emptyShelf() }
  /** Counts changes, so that a page rendered from data older than a change is not kept. */
  #generation = 0

  constructor(changes: Changes) {
    changes.subscribe(tag => {
      if (tag === undefined) return this.clear()
      this.drop(tag)
      if (idInTag('product', tag) !== undefined) this.drop('listings')
    })
  }

  get generation(): number {
    return this.#generation
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** Keeps a page unless something changed since `generation`, when its rendering began. */
  keep(key: string, plain: Buffer, page: Omit<CachedPage, 'plain' | 'ready'>, generation: number): CachedPage {
    const cached: CachedPage = { ...page, plain, ready: new Map() }
    if (generation !== this.#generation) return cached
    this.#forget(key)
    this.#pages.set(key, cached)
    const shelf = this.#shelves[page.shelf]
    shelf.keys.add(key)
    shelf.bytes += sizeOf(cached)
    for (const tag of page.tags) this.#keysOf(tag).add(key)
    for (const oldest of shelf.keys) {
      if (shelf.bytes <= MOST_BYTES[page.shelf]) break
      this.#forget(oldest)
    }
    return cached
  }

  drop(tag: string): void {
    this.#generation++
    for (const key of this.#byTag.get(tag) ?? []) this.#forget(key)
    this.#byTag.delete(tag)
  }

  clear(): void {
    this.#generation++
    this.#pages.clear()
    this.#byTag.clear()
    this.#shelves = { own: emptyShelf(), asked: emptyShelf() }
  }

  #forget(key: string) {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    const shelf = this.#shelves[page.shelf]
    shelf.keys.delete(key)
    shelf.bytes -= sizeOf(page)
    for (const tag of page.tags) this.#byTag.get(tag)?.delete(key)
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#byTag.get(tag) ?? new Set()
    this.#byTag.set(tag, keys)
    return keys
  }
}

const emptyShelf = () => ({ keys: new Set<string>(), bytes: 0 })
const sizeOf = ({ plain }: CachedPage) => plain.length * WITH_PACKED

export function bodyFor(page: CachedPage, acceptEncoding: string | null | undefined): Ready {
  const encoding = acceptedEncoding(acceptEncoding)
  const ready = page.ready.get(encoding) ?? prepare(page, encoding)
  page.ready.set(encoding, ready)
  return ready
}

function prepare({ headers, plain }: CachedPage, encoding: Encoding | undefined): Ready {
  const bytes = encoding ? toKeep(PACKED_WELL[encoding](plain)) : plain
  const rawHeaders = Object.entries({
    ...headers,
    'x-page-cache': 'hit',
    'content-length': String(bytes.length),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }).flat()
  return { encoding, bytes, rawHeaders }
}

const PACKED_WELL = {
  br: bytes => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  zstd: bytes => zstdCompressSync(bytes),
  gzip: bytes => gzipSync(bytes),
} as const satisfies Record<Encoding, (bytes: Buffer) => Buffer>
