const KEY = 'cairn.closed'

const closedIds = (): string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '')
      .split(' ')
      .filter(id => id !== '')
      .map(decodeURIComponent)
  } catch (error) {
    // Storage may be forbidden; then nothing is remembered.
    if (error instanceof DOMException) return []
    throw error
  }
}

export const isClosed = (id: string): boolean => closedIds().includes(id)

/** Remembers that a bar or pop-up was closed, for good. */
export function rememberClosed(id: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...closedIds(), id])].map(encodeURIComponent).join(' '))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
