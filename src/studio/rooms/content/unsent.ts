import type { Layers } from '#domain/content/edit-layers.ts'
import { isRaw } from '#domain/content/merge-layers.ts'
import { forgetInBrowser, keepInBrowser, keptInBrowser } from '../../preferences/kept-in-browser.ts'

/** What somebody wrote and no server has yet, and what it was written on. */
export type Unsent = { readonly base: Layers; readonly mine: Layers }

const keyOf = (who: string, slug: string) => `cairn-unsent ${who} ${slug}` as const

export const keepUnsent = (who: string, slug: string, unsent: Unsent): boolean =>
  keepInBrowser(keyOf(who, slug), unsent)

export const forgetUnsent = (who: string, slug: string): void => forgetInBrowser(keyOf(who, slug))

const isLayers = (value: unknown): value is Layers => isRaw(value) && Object.values(value).every(isRaw)

export function unsentOf(who: string, slug: string): Unsent | undefined {
  const found = keptInBrowser(keyOf(who, slug))
  if (!isRaw(found)) return undefined
  const { base, mine } = found
  return isLayers(base) && isLayers(mine) ? { base, mine } : undefined
}
