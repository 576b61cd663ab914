import type { PREFERENCES_KEY } from '#domain/staff/preferences-key.ts'

/** Every name under which this browser keeps something of the studio; several people may use one browser. */
type Key = typeof PREFERENCES_KEY | 'cairn-carried-section' | `cairn-scans ${string}`

/** What this browser keeps of the studio under a name; nothing where it was never kept or cannot be read. */
export function keptInBrowser(key: Key): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Whether there was room for it. */
export function keepInBrowser(key: Key, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
