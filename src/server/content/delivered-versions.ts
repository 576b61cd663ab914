import { kindOf, parentOf } from '#domain/content/content-kinds.ts'
import { layersIn, type Raw } from '#domain/content/merge-layers.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { DELIVERED } from '../mail/delivered.ts'
import type { Selection, StoredObject } from './content.queries.ts'
import { scopesOf } from './scopes.ts'

/**
 * What a shop is delivered with and editors may write over: a version below all others. It is in no table, so that a
 * newer shop brings newer words wherever nobody wrote any.
 */
const NUMBER = 0
export const DELIVERED_AT = new Date('2026-01-01T00:00:00Z')

export const isWritten = ({ version }: { readonly version: number }): boolean => version > NUMBER

const rowsOf = (slug: string) =>
  Object.entries(DELIVERED.get(slug) ?? {}).map(([scope, body]) => ({ slug, scope, body }))

export const deliveredVersions = (slugs: readonly string[]) =>
  slugs.flatMap(rowsOf).map(row => ({
    ...row,
    version: NUMBER,
    publishAt: DELIVERED_AT,
    expireAt: null,
    releaseId: null,
    authors: [],
  }))

/** As lists show it. */
export const deliveredLayers = () =>
  [...DELIVERED.keys()].flatMap(rowsOf).map(({ slug, scope, body }) => ({
    slug,
    scope,
    title: typeof body['subject'] === 'string' ? body['subject'] : null,
  }))

type Layer = { readonly slug: string; readonly scope: string; readonly body: Raw }

export function withDeliveredBodies(layers: readonly Layer[]): readonly Layer[] {
  const known = new Set(layers.map(({ slug, scope }) => `${slug} ${scope}`))
  return [...layers, ...[...DELIVERED.keys()].flatMap(rowsOf).filter(each => !known.has(`${each.slug} ${each.scope}`))]
}

/** What is stored lies over what was delivered. */
export function overDelivered(
  wanted: Selection,
  locale: Locale,
  stored: readonly StoredObject[],
): readonly StoredObject[] {
  const delivered = 'slug' in wanted ? DELIVERED.get(wanted.slug) : undefined
  if (!('slug' in wanted) || !delivered) return stored
  const { slug } = wanted
  const object = stored[0] ?? {
    slug,
    kind: kindOf(slug),
    parentSlug: parentOf(slug),
    publishedAt: undefined,
    updatedAt: undefined,
  }
  const scopes = scopesOf(locale)
  const all = { ...delivered, ...Object.fromEntries(stored[0]?.layersByScope ?? []) }
  const layersByScope = Object.entries(all).filter(([scope]) => scopes.includes(scope))
  return [{ ...object, layersByScope, layers: layersIn(all, scopes) }]
}
