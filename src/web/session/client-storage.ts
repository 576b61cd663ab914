import type { CLIENT_STORAGE_KEYS } from '#domain/time/timings.ts'
import { keepText, readText } from './browser-storage.ts'

/** What the browser remembers about its visitor: hints for a quick first picture, never proof of anything. */
export type Stored = {
  /** Answers come from examples instead of the shop; ignored in production. */
  mock: boolean
  login: { kind: 'guest' | 'consumer' | 'associate'; cartCount: number }
  'refresh expiry': number
  'access expiry': number
  employee: boolean
}

type Key = (typeof CLIENT_STORAGE_KEYS)[number] & keyof Stored

export function readStored<K extends Key>(key: K): Stored[K] | undefined {
  try {
    return JSON.parse(readText('local', key) ?? 'null') ?? undefined
  } catch (error) {
    // It may hold what another program wrote.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const writeStored = <K extends Key>(key: K, value: Stored[K] | undefined): void =>
  keepText('local', key, value === undefined ? undefined : JSON.stringify(value))
