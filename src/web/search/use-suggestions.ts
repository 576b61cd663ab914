import { useEffect, useState } from 'react'
import type { AutoSuggestion } from '#contract/listing.entities.ts'
import { CallError } from '#contract/client.ts'
import { TIMINGS } from '#domain/timings.ts'
import { call } from '#web/call.ts'

const SHORTEST = 2
const MOST = 5

/** What the shop suggests for what is typed so far. An answer that comes too late is dropped; none is no misfortune. */
export function useSuggestions(typed: string, wanted: boolean): AutoSuggestion | undefined {
  const [found, setFound] = useState<{ query: string; suggestion: AutoSuggestion }>()
  const query = typed.trim()
  const asking = wanted && query.length >= SHORTEST
  useEffect(() => {
    if (!asking) return
    let current = true
    const timer = setTimeout(async () => {
      try {
        const suggestion = await call('products.autoSuggest', { query: { q: query, limit: MOST } })
        if (current) setFound({ query, suggestion })
      } catch (error) {
        if (!(error instanceof CallError || error instanceof TypeError)) throw error
      }
    }, TIMINGS.requestDebounce)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [query, asking])
  return asking ? found?.suggestion : undefined
}
