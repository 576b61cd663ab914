import type { CLIENT_STORAGE_KEYS } from '#domain/timings.ts'

/** What the browser remembers about its visitor: hints for a quick first picture, never proof of anything. */
export type Stored = {
  /** Answers come from examples instead of the shop; ignored in production. */
  mock: boolean
  login: { kind: 'guest' | 'consumer' | 'associate'; firstName?: string; cartCount: number }
  'refresh expiry': number
  'access expiry': number
  employee: boolean
}

type Key = (typeof CLIENT_STORAGE_KEYS)[number] & keyof Stored

export function readStored<K extends Key>(key: K): Stored[K] | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch (error) {
    // Storage may be forbidden, or hold what another program wrote.
    if (error instanceof DOMException || error instanceof SyntaxError) return undefined
    throw error
  }
}

export function store<K extends Key>(key: K, value: Stored[K] | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
