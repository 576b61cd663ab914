import type { Layers } from '#domain/content/edit-layers.ts'

const PAUSE_MS = 40

/** Has the server make the page of what is being written: one at a time, and of several waiting only the last. */
export class PageMaker {
  readonly #address: string
  readonly #show: (html: string) => void
  #wanted: { readonly slug: string; readonly layers: Layers } | undefined
  #busy = false
  #stopped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(address: string, show: (html: string) => void) {
    this.#address = address
    this.#show = show
  }

  make(slug: string, layers: Layers): void {
    this.#wanted = { slug, layers }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#next(), PAUSE_MS)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #next(): Promise<void> {
    if (this.#busy || !this.#wanted || this.#stopped) return
    const wanted = this.#wanted
    this.#wanted = undefined
    this.#busy = true
    try {
      const response = await fetch(this.#address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/html, application/json' },
        body: JSON.stringify(wanted),
      })
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (isPage && !this.#stopped) this.#show(await response.text())
    } catch {
      // The network is away: saving says so. The next change makes the page again.
    } finally {
      this.#busy = false
      if (this.#wanted) void this.#next()
    }
  }
}
