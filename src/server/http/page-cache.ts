import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { idInTag, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import { fewAtOnce } from '../few-at-once.ts'
import { TaggedMemory } from '../memory/tagged.ts'
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

/** The answer to who asked, and the page in it if it is the same for everybody, whether it is kept or not. */
export type Rendered<T> = { readonly own: T; readonly forAll?: CachedPage | undefined }
type UnderWay = { readonly generation: number; readonly done: Promise<CachedPage | undefined> }

/** Of those who waited in vain. */
const OWN_AT_ONCE = 4
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
  readonly #shelves = { own: shelf('own'), asked: shelf('asked') } as const satisfies Record<Shelf, unknown>
  readonly #underWay = new Map<string, UnderWay>()
  readonly #inLine = fewAtOnce(OWN_AT_ONCE)
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

  get size(): number {
    return this.#shelves.own.size + this.#shelves.asked.size
  }

  get bytes(): number {
    return this.#shelves.own.weight + this.#shelves.asked.weight
  }

  find(key: string): CachedPage | undefined {
    return this.#shelves.own.get(key) ?? this.#shelves.asked.get(key)
  }

  /**
   * What is kept, or else rendered: once, however many ask for a cold page. One that may not be kept is shared by who waited for
   * it, unless something had changed since it was begun when he came. Who waited for a page of one visitor makes his own.
   */
  async findOrRender<T>(key: string, render: () => Promise<Rendered<T>>): Promise<CachedPage | T> {
    const came = this.#generation
    for (;;) {
      const kept = this.find(key)
      if (kept) return kept
      const underWay = this.#underWay.get(key)
      if (!underWay) return this.#render(key, render)
      const forAll = await underWay.done
      if (!forAll) return this.#inLine(async () => this.find(key) ?? this.#render(key, render))
      if (underWay.generation >= came) return forAll
    }
  }

  async #render<T>(key: string, render: () => Promise<Rendered<T>>): Promise<T> {
    const { promise: done, resolve } = Promise.withResolvers<CachedPage | undefined>()
    const underWay = { generation: this.#generation, done }
    this.#underWay.set(key, underWay)
    let forAll: CachedPage | undefined
    try {
      const rendered = await render()
      forAll = rendered.forAll
      return rendered.own
    } finally {
      if (this.#underWay.get(key) === underWay) this.#underWay.delete(key)
      resolve(forAll)
    }
  }

  /** Keeps a page unless something changed since `generation`, when its rendering began. */
  keep(key: string, plain: Buffer, page: Omit<CachedPage, 'plain' | 'ready'>, generation: number): CachedPage {
    const cached = pageOf(plain, page)
    if (generation !== this.#generation) return cached
    return this.#shelves[page.shelf].set(key, cached, page.tags)
  }

  drop(tag: string): void {
    this.#generation++
    for (const each of Object.values(this.#shelves)) each.drop(tag)
  }

  clear(): void {
    this.#generation++
    for (const each of Object.values(this.#shelves)) each.clear()
  }
}

export const pageOf = (plain: Buffer, page: Omit<CachedPage, 'plain' | 'ready'>): CachedPage => ({
  ...page,
  plain,
  ready: new Map(),
})

const shelf = (name: Shelf) => new TaggedMemory<CachedPage>(MOST_BYTES[name], sizeOf)
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

/** Of what stands in a page, not of how it is packed: every process and every encoding gives it the same. */
export const tagOfText = (plain: Buffer): string => `W/"${hash('sha1', plain, 'base64url')}"`

/** Whether who asks has this very page already. */
export const isUnchanged = ({ headers }: CachedPage, ifNoneMatch: string | null | undefined): boolean =>
  ifNoneMatch !== null && ifNoneMatch !== undefined && headers['etag'] !== undefined
    ? ifNoneMatch.split(',').some(each => each.trim() === headers['etag'])
    : false
