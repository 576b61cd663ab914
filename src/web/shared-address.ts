import type { compilePages } from './match.ts'
import type { Params } from './page.ts'

/** Whoever may preview sees what others do not. */
const NEVER_WITH = ['preview']

/** The one way to write the address of a shared page: what it does not show is left out, the rest in the order it is asked for. */
export function sharedAddress(find: ReturnType<typeof compilePages>, { pathname, searchParams }: URL) {
  const found = find(pathname)
  const shared = found?.page.shared
  if (!found || !shared) return undefined
  const { asks, notWith = [] } = shared
  if ([...NEVER_WITH, ...notWith].some(name => searchParams.has(name))) return undefined
  const path = pathWith(found.page.path, found.params)
  if (searchParams.size === 0) return path
  const query = new URLSearchParams(asks.flatMap(name => searchParams.getAll(name).map(value => [name, value])))
  return query.size === 0 ? path : `${path}?${query}`
}

const pathWith = (pattern: string, params: Params) =>
  `/:locale${pattern}`.replaceAll(/:(\w+)\*?/g, (_, name: string) =>
    (params[name] ?? '').split('/').map(encodeURIComponent).join('/'),
  )
