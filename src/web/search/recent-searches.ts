import { FUNCTIONAL } from '#domain/consumer/consent.ts'
import { allows } from '#web/analytics/consent-state.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'

const KEY = 'cairn.searches'
const MOST = 5

/** What this browser searched for last; kept here for those who agreed to be remembered, told to nobody. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readText('local', KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(each => typeof each === 'string').slice(0, MOST) : []
  } catch (error) {
    // It may hold what another program wrote.
    if (error instanceof SyntaxError) return []
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

const keep = (terms: readonly string[]): void =>
  keepText('local', KEY, terms.length === 0 || !allows(FUNCTIONAL) ? undefined : JSON.stringify(terms))
