import { changedItems } from '#domain/content/changed-items.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import { layersIn, mergeLayers, type Raw } from '#domain/content/merge-layers.ts'
import { onlyItems } from '#domain/content/only-items.ts'

/** Of more than these the whole page is quicker. */
const MOST_PARTS = 20

/** A page as it is on the screen: the layers that one locale shows, and what they are together. */
export type WrittenPage = { readonly layers: Layers; readonly merged: Raw }
type MadePage = { readonly html: string; readonly only: readonly string[] | undefined }

export const writtenPage = (layers: Layers, scopes: readonly string[]): WrittenPage => ({
  layers: Object.fromEntries(Object.entries(layers).filter(([scope]) => scopes.includes(scope))),
  merged: mergeLayers(layersIn(layers, scopes)),
})

/** Has the server make the page of what is being written: one at a time, and of several waiting only the last. */
export class PageMaker {
  readonly #address: string
  readonly #slug: string
  readonly #show: (page: MadePage) => void
  #latest: WrittenPage | undefined
  #shown: WrittenPage | undefined
  #isOpen = false
  #isBehind = false
  #isLost = false
  #busy = false
  #stopped = false

  constructor(address: string, slug: string, show: (page: MadePage) => void) {
    this.#address = address
    this.#slug = slug
    this.#show = show
  }

  /** The frame listens from now on, and has this in it, where that is known. */
  open(page: WrittenPage | undefined): void {
    this.#shown = page
    this.#isOpen = true
    void this.#next()
  }

  make(page: WrittenPage): void {
    this.#latest = page
    this.#isBehind = true
    void this.#next()
  }

  /** Where a part of it did not find its place: the whole of what is written by now, whatever is on its way. */
  makeWhole(): void {
    this.#isLost = true
    this.#isBehind = true
    void this.#next()
  }

  /** What could not be made while the network or the session was away. */
  catchUp(): void {
    if (this.#latest === undefined || this.#shown === this.#latest) return
    this.#isBehind = true
    void this.#next()
  }

  stop(): void {
    this.#stopped = true
  }

  async #next(): Promise<void> {
    const wanted = this.#latest
    if (!this.#isOpen || this.#busy || !this.#isBehind || !wanted || this.#stopped) return
    const before = this.#isLost ? undefined : this.#shown
    this.#isBehind = false
    this.#isLost = false
    this.#busy = true
    try {
      const changed = before && changedItems(before.merged, wanted.merged)
      const only = changed && changed.length <= MOST_PARTS ? changed : undefined
      const isSame = only?.length === 0
      const html = isSame ? undefined : await this.#ask(wanted, only)
      // Nobody needs a part of a page that is made anew.
      const isLate = this.#stopped || (this.#isLost && only !== undefined)
      if (html !== undefined && !isLate) this.#show({ html, only })
      this.#shown = isSame || html !== undefined ? wanted : undefined
    } catch {
      // The network is away: saving says so. Once that works, the whole page is made again.
      this.#shown = undefined
    } finally {
      this.#busy = false
      void this.#next()
    }
  }

  async #ask({ layers }: WrittenPage, only: readonly string[] | undefined): Promise<string | undefined> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/html, application/json' },
      body: JSON.stringify({ slug: this.#slug, layers: only ? onlyItems(layers, only) : layers, only }),
    })
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    return isPage ? response.text() : undefined
  }
}
