import { useRouter } from '@tanstack/react-router'

export type Search<K extends string> = { readonly [N in K | 'sort' | 'hide']?: string }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An address says words: the number of a gift card would lose digits as a number, and a box that is ticked is no truth. */
export const PLAIN_SEARCH = {
  parseSearch: (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query)),
  stringifySearch(search: Readonly<Record<string, unknown>>): string {
    const query = new URLSearchParams(
      Object.entries(search).flatMap(([name, value]) => (text(value) === '' ? [] : [[name, text(value)]])),
    ).toString()
    return query === '' ? '' : `?${query}`
  },
}

/** What a list keeps in its address: its filters, how it is sorted and which columns are hidden. */
export const searchOf =
  <K extends string>(...filters: readonly K[]) =>
  (given: Record<string, unknown>): Search<K> => {
    const found: { [N in K | 'sort' | 'hide']?: string } = {}
    for (const name of [...filters, 'sort' as const, 'hide' as const])
      if (text(given[name]) !== '') found[name] = text(given[name])
    return found
  }

/** Changes some of the address and leaves the rest. Nothing takes a filter away. */
export function useChangeSearch(): (change: Readonly<Record<string, string | undefined>>) => void {
  const router = useRouter()
  return change => {
    const params = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(change))
      if (value === undefined || value === '') params.delete(name)
      else params.set(name, value)
    const query = params.toString()
    router.history.replace(location.pathname + (query === '' ? '' : `?${query}`))
  }
}

export const hiddenIn = ({ hide }: { readonly hide?: string }): readonly string[] => hide?.split(',') ?? []
