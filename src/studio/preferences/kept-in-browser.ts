/** What this browser keeps of the studio under a name; nothing where it was never kept or cannot be read. */
export function keptInBrowser(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

/** Whether there was room for it. */
export function keepInBrowser(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export const forgetInBrowser = (key: string): void => localStorage.removeItem(key)
