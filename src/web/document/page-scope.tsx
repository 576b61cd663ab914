import { createContext, useContext } from 'react'
import type { LoadedIsland } from '#web/islands/load-island.ts'
import type { IslandName } from '#web/islands/registry.ts'
import type { Seams } from './seams.ts'

/** What one rendering of one page hands out: ids that are unique on it, and its islands' components. */
export type PageScope = {
  nextId: () => string
  islandOf: (name: IslandName) => LoadedIsland
  /** Where finished parts wait to be sewn in; without it they stand in the text. */
  seams?: Seams | undefined
  /** Rendered for one look, of what is being written: nothing of it is kept, and sections have ids of their own. */
  fresh?: boolean | undefined
  /** Of the sections only these are shown. */
  only?: readonly string[] | undefined
}

const Context = createContext<PageScope | undefined>(undefined)

export const PageScopeProvider = Context.Provider

export function usePageScope(): PageScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('islands are placed by pages, and do not nest')
  return scope
}

export function newPageScope(
  loaded: ReadonlyMap<string, LoadedIsland>,
  seams?: Seams,
  frame: Pick<PageScope, 'fresh' | 'only'> = {},
): PageScope {
  let last = 0
  return {
    seams,
    ...frame,
    nextId: () => `i${++last}`,
    islandOf(name) {
      const island = loaded.get(name)
      if (!island) throw new Error(`island ${name} was not loaded`)
      return island
    },
  }
}

/** The same page, with ids that count from one for this part of it. */
export function scopeOf(scope: PageScope, part: string): PageScope {
  let last = 0
  return { ...scope, nextId: () => `${part}-${++last}` }
}
