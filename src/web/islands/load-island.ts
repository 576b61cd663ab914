import type { Namespace } from '#web/i18n/i18n.tsx'
import { islands, isIslandName, type IslandEntry, type IslandView } from './registry.ts'

export type LoadedIsland = { Component: IslandView; namespaces: readonly Namespace[] }

export function entryOf(name: string): IslandEntry {
  if (!isIslandName(name)) throw new Error(`There is no island called ${name}`)
  return islands[name]
}

export async function loadIsland(name: string): Promise<LoadedIsland> {
  const entry = entryOf(name)
  return { Component: (await entry.load()).default, namespaces: entry.namespaces }
}
