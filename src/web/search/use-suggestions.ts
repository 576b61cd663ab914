import { useEffect, useState } from 'react'
import type { AutoSuggestion } from '#contract/products/listing.entities.ts'
import { CallError } from '#contract/client.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { call } from '#web/call.ts'
import { recentSearches } from './recent-searches.ts'

const SHORTEST = 2
const MOST = 5

type Term = { readonly text: string; readonly url: string }
export type Suggested = {
  /** What this browser searched for before, as far as it fits. */
  recent: readonly Term[]
  terms: readonly Term[]
  /** Nothing is typed yet: the terms are those that are often searched for. */
  atRest: boolean
  categories: AutoSuggestion['categories']
  products: AutoSuggestion['products']
}

/** What there is to suggest for what is typed so far. An answer that comes too late is dropped; none is no misfortune. */
export function useSuggestions(
  typed: string,
  wanted: boolean,
  locale: Locale,
): { suggestion: Suggested | undefined; coming: boolean } {
  const [answered, setAnswered] = useState<string>()
  const [found, setFound] = useState<{ query: string; suggestion: Omit<Suggested, 'recent'> }>()
  const query = typed.trim()
  const asked = query.length < SHORTEST ? '' : query
  useEffect(() => {
    if (!wanted) return
    let current = true
    const timer = setTimeout(async () => {
      try {
        const suggestion = await suggest(asked)
        if (current) setFound({ query: asked, suggestion })
      } catch (error) {
        if (!(error instanceof CallError || error instanceof TypeError)) throw error
      } finally {
        if (current) setAnswered(asked)
      }
    }, TIMINGS.requestDebounce)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [asked, wanted])
  const fits = found && (found.query === '') === (asked === '')
  const coming = wanted && answered !== asked
  if (!wanted || !fits) return { suggestion: undefined, coming }
  const recent = recentSearches().filter(term => term.toLowerCase().startsWith(query.toLowerCase()))
  const known = new Set(recent)
  const suggestion = {
    ...found.suggestion,
    recent: recent.map(text => ({ text, url: shopUrl(locale, '/search', { q: text }) })),
    terms: found.suggestion.terms.filter(({ text }) => !known.has(text)),
  }
  return { suggestion, coming }
}

async function suggest(query: string): Promise<Omit<Suggested, 'recent'>> {
  if (query !== '')
    return { ...(await call('products.autoSuggest', { query: { q: query, limit: MOST } })), atRest: false }
  const { popularTerms } = await call('internal.search')
  return { terms: popularTerms.slice(0, MOST), categories: [], products: [], atRest: true }
}
