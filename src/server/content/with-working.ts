import { layersIn, type Raw } from '#domain/content/merge-layers.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { kindOf, parentOf } from '#domain/content/content-kinds.ts'
import type { Shop } from '../shop.ts'
import type { Selection, StoredObject } from './content.queries.ts'
import { scopesOf } from './scopes.ts'
import { findWorking } from './working.queries.ts'

/** In the studio's frame: what somebody saved of their work takes the place of what is stored, and what they type of both. */
export async function withWorking(
  { db, studio }: Shop,
  wanted: Selection,
  locale: Locale,
  stored: readonly StoredObject[],
): Promise<readonly StoredObject[]> {
  if (!studio?.drafts) return stored
  const { unsaved, only } = studio
  // Whoever writes sends every layer that is shown.
  const isAtHand = 'slug' in wanted && wanted.slug === unsaved?.slug
  const working = isAtHand ? [] : (await findWorking(db, wanted)).filter(({ slug }) => only?.has(slug) ?? true)
  const layersOf = (slug: string) =>
    new Map([
      ...working.filter(each => each.slug === slug).map(({ scope, body }): [string, Raw] => [scope, body]),
      ...(unsaved?.slug === slug ? unsaved.layers : []),
    ])
  const begun = new Set([
    ...working.map(({ slug }) => slug),
    ...(unsaved && isWanted(wanted, unsaved.slug) ? [unsaved.slug] : []),
  ])
  const fresh = [...begun].filter(slug => !stored.some(each => each.slug === slug)).map(newObject)
  return [...stored, ...fresh].map(object => {
    if (!begun.has(object.slug)) return object
    const layers = new Map([...object.layersByScope, ...layersOf(object.slug)])
    return { ...object, layers: layersIn(Object.fromEntries(layers), scopesOf(locale)) }
  })
}

function isWanted(wanted: Selection, slug: string): boolean {
  if ('slug' in wanted) return wanted.slug === slug
  return 'kind' in wanted ? kindOf(slug) === wanted.kind : parentOf(slug) === wanted.parentSlug
}

const newObject = (slug: string): StoredObject => ({
  slug,
  kind: kindOf(slug),
  parentSlug: parentOf(slug),
  layers: [],
  layersByScope: [],
  publishedAt: undefined,
  updatedAt: undefined,
})
