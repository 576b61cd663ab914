const KEY = 'cairn.searches'
const MOST = 5

/** What this browser searched for last; kept here, told to nobody. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string').slice(0, MOST) : []
  } catch (error) {
    // Storage may be forbidden, or hold what another program wrote.
    if (error instanceof DOMException || error instanceof SyntaxError) return []
    throw error
  }
}

export function rememberSearch(text: string): void {
  const term = text.trim()
  if (term === '') return
  const others = recentSearches().filter(each => each.toLowerCase() !== term.toLowerCase())
  keep([term, ...others].slice(0, MOST))
}

export const forgetSearches = (): void => keep([])

function keep(terms: readonly string[]) {
  try {
    if (terms.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(terms))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
