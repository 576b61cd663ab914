import type { Namespace } from '#web/i18n/i18n.tsx'
import { islands, isIslandName, type IslandView } from './registry.ts'

export type LoadedIsland = { Component: IslandView; namespaces: readonly Namespace[] }

export async function loadIsland(name: string): Promise<LoadedIsland> {
  if (!isIslandName(name)) throw new Error(`There is no island called ${name}`)
  const entry = islands[name]
  return { Component: (await entry.load()).default, namespaces: entry.namespaces }
}
