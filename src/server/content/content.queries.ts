import { sql } from 'kysely'
import type { Language, Locale } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import type { CategoryWords } from './fill-placeholders.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { scopesOf } from './scopes.ts'

/** Which state of the content is looked at. A preview also sees drafts, unless it asks for what shoppers will see. */
export type Moment = { readonly at: Date; readonly preview: boolean; readonly drafts: boolean }

export type StoredObject = {
  readonly slug: string
  readonly kind: string
  readonly parentSlug: string | null
  /** From the general to the particular: any, language, locale. */
  readonly layers: readonly Raw[]
  readonly layersByScope: readonly (readonly [scope: string, body: Raw])[]
  readonly publishedAt: Date | undefined
  readonly updatedAt: Date | undefined
}

export type Selection = { readonly slug: string } | { readonly kind: string } | { readonly parentSlug: string }

/** The objects as they stand at a moment, in the order editors gave them. */
export async function findObjects(
  db: Db,
  wanted: Selection,
  locale: Locale,
  { at, preview, drafts }: Moment,
): Promise<StoredObject[]> {
  const rows = await db
    .selectFrom('content_versions as version')
    .innerJoin('content_objects as object', 'object.slug', 'version.slug')
    .select(['object.slug', 'object.kind', 'object.parent_slug', 'object.position', 'version.scope', 'version.body'])
    .select(['version.publish_at', 'version.created_at'])
    .distinctOn(['object.position', 'version.slug', 'version.scope'])
    .where('version.scope', 'in', scopesOf(locale))
    .where(each => each.or([each('version.expire_at', 'is', null), each('version.expire_at', '>', at)]))
    .where(each =>
      preview && drafts
        ? each.or([each('version.publish_at', 'is', null), each('version.publish_at', '<=', at)])
        : each('version.publish_at', '<=', at),
    )
    .$if('slug' in wanted, query => query.where('object.slug', '=', 'slug' in wanted ? wanted.slug : ''))
    .$if('kind' in wanted, query => query.where('object.kind', '=', 'kind' in wanted ? wanted.kind : ''))
    .$if('parentSlug' in wanted, query =>
      query.where('object.parent_slug', '=', 'parentSlug' in wanted ? wanted.parentSlug : ''),
    )
    .orderBy('object.position')
    .orderBy('version.slug')
    .orderBy('version.scope')
    .orderBy('version.version', 'desc')
    .execute()
  const order = scopesOf(locale)
  return [...Map.groupBy(rows, row => row.slug)].flatMap(([slug, versions]) => {
    const [first] = versions
    if (!first) return []
    const sorted = versions.toSorted((a, b) => order.indexOf(a.scope) - order.indexOf(b.scope))
    return {
      slug,
      kind: first.kind,
      parentSlug: first.parent_slug,
      layers: sorted.flatMap(({ body }) => (isRaw(body) ? [body] : [])),
      layersByScope: sorted.flatMap(({ scope, body }) => (isRaw(body) ? [[scope, body] as const] : [])),
      publishedAt: latest(versions.map(version => version.publish_at)),
      updatedAt: latest(versions.map(version => version.created_at)),
    }
  })
}

const latest = (dates: readonly (Date | null)[]): Date | undefined =>
  dates.reduce<Date | undefined>((last, date) => (date && (!last || date > last) ? date : last), undefined)

export async function findCategoryWords(db: Db, language: Language): Promise<CategoryWords> {
  const rows = await db
    .selectFrom('categories')
    .select([
      'id',
      sql<string | null>`names ->> ${language}`.as('name'),
      sql<string | null>`slugs ->> ${language}`.as('slug'),
    ])
    .execute()
  return new Map(rows.map(({ id, name, slug }) => [String(id), { name: name ?? String(id), slug: slug ?? String(id) }]))
}
