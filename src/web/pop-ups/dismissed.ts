const KEY = 'cairn.dismissed'

export function dismissedIds(): string[] {
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

export function rememberDismissed(id: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...dismissedIds(), id])].map(encodeURIComponent).join(' '))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
