type Area = 'local' | 'session'

/** Storage may be forbidden, or full: then nothing is remembered, and everything else goes on. */
function trying<T>(area: Area, work: (storage: Storage) => T): T | undefined {
  try {
    return work(area === 'local' ? localStorage : sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export const readText = (area: Area, key: string): string | undefined =>
  trying(area, storage => storage.getItem(key)) ?? undefined

export function keepText(area: Area, key: string, text: string | undefined): void {
  trying(area, storage => (text === undefined ? storage.removeItem(key) : storage.setItem(key, text)))
}
