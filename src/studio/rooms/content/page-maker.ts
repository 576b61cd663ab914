import { changedItems } from '#domain/content/changed-items.ts'
import type { Layers } from '#domain/content/edit-layers.ts'
import { layersIn, mergeLayers, type Raw } from '#domain/content/merge-layers.ts'

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
  #wanted: WrittenPage | undefined
  #shown: WrittenPage | undefined
  #isOpen = false
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
    this.#wanted = page
    void this.#next()
  }

  /** Where a part of it did not find its place. */
  makeWhole(): void {
    const page = this.#wanted ?? this.#shown
    this.#shown = undefined
    if (page) this.make(page)
  }

  stop(): void {
    this.#stopped = true
  }

  async #next(): Promise<void> {
    if (!this.#isOpen || this.#busy || !this.#wanted || this.#stopped) return
    const wanted = this.#wanted
    this.#wanted = undefined
    this.#busy = true
    try {
      const changed = this.#shown && changedItems(this.#shown.merged, wanted.merged)
      const only = changed && changed.length <= MOST_PARTS ? changed : undefined
      const html = only?.length === 0 ? undefined : await this.#ask(wanted, only)
      if (html !== undefined && !this.#stopped) this.#show({ html, only })
      this.#shown = wanted
    } catch {
      // The network is away: saving says so. The next change makes the whole page again.
      this.#shown = undefined
    } finally {
      this.#busy = false
      if (this.#wanted) void this.#next()
    }
  }

  async #ask({ layers }: WrittenPage, only: readonly string[] | undefined): Promise<string | undefined> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/html, application/json' },
      body: JSON.stringify({ slug: this.#slug, layers, only }),
    })
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    return isPage ? response.text() : undefined
  }
}
