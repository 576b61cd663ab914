import { sql } from 'kysely'
import type { ContentSort, LayerState } from '#domain/content/content-kinds.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'

type Layer = {
  readonly scope: string
  readonly live: boolean
  readonly working: boolean
  readonly scheduledFor: string | null
  readonly endsAt: string | null
}
export type ListedContent = {
  readonly slug: string
  readonly title: string | null
  readonly layers: readonly Layer[]
  readonly changedAt: Date | null
}

type DeliveredLayer = { readonly slug: string; readonly scope: string; readonly title: string | null }

type Wanted = {
  readonly now: Date
  readonly q: string
  readonly kind: string | undefined
  readonly state: LayerState | undefined
  readonly sort: ContentSort
  readonly after: { readonly slug: string; readonly changedAt: Date } | undefined
  readonly limit: number
  /** What is in no table, and live wherever nobody took its place. */
  readonly delivered: readonly DeliveredLayer[]
  /** Whose title is told, where there is one in it. */
  readonly language: Language
  /** Of these alone. */
  readonly slugs?: readonly string[] | undefined
}

const TITLE = sql`coalesce(body->>'title', body->>'subject')`

/** A page of what editors write, with its layers: each looked at only as far as the page goes. */
export async function listContentPage(db: Db, wanted: Wanted): Promise<ListedContent[]> {
  const { now, q, kind, state, sort, after, limit, delivered, language, slugs } = wanted
  const like = containing(q)
  const [slug, changedAt] = [after?.slug ?? '', after?.changedAt ?? now]
  const [order, behind] = {
    name: [sql`o.slug`, sql`o.slug > ${slug}`],
    changed: [sql`at desc, o.slug desc`, sql`(at, o.slug) < (${changedAt}, ${slug})`],
    oldest: [sql`at, o.slug`, sql`(at, o.slug) > (${changedAt}, ${slug})`],
  }[sort]
  const { rows } = await sql<ListedContent>`
    with delivered as materialized (
      select slug, scope, title from jsonb_to_recordset(${JSON.stringify(delivered)}::jsonb) as d(slug text, scope text, title text)
    ), objects as (
      select slug from content_objects where ${kind ?? null}::text is null or kind = ${kind ?? null}
      union select slug from delivered
    )
    select o.slug, l.title, l.layers, l."changedAt" from objects o
    cross join lateral (
      select (array_agg(title order by scope = ${language} desc, scope = 'en' desc, scope) filter (where title is not null))[1] as title,
        coalesce(jsonb_agg(to_jsonb(layer) order by scope) filter (where scope is not null), '[]') as layers,
        max("changedAt") as "changedAt",
        ${state ?? null}::text is null or coalesce(bool_or(state = ${state ?? null}), false) as "isSought",
        coalesce(bool_or(title ilike ${like}), false) as "isNamed"
      from (select k.scope, coalesce(w.title, s.title, l.title, d.title) as title, s.version is not null or d.slug is not null as live,
          s.expire_at as "endsAt", w.slug is not null as working, v.next as "scheduledFor",
          greatest(w.updated_at, v.made) as "changedAt",
          case when w.slug is not null then 'working' when v.next is not null then 'scheduled'
            when s.version is not null or d.slug is not null then 'live' else 'none' end as state
        from (select scope from content_versions where slug = o.slug union select scope from content_working where slug = o.slug
            union select scope from delivered where slug = o.slug) k
          left join lateral (select version, expire_at, ${TITLE} as title from content_versions
            where slug = o.slug and scope = k.scope and publish_at <= ${now} and (expire_at is null or expire_at > ${now})
            order by version desc limit 1) s on true
          left join lateral (select min(publish_at) filter (where publish_at > ${now}) as next, max(created_at) as made
            from content_versions where slug = o.slug and scope = k.scope) v on true
          left join lateral (select ${TITLE} as title from content_versions
            where slug = o.slug and scope = k.scope order by version desc limit 1) l on true
          left join (select slug, scope, updated_at, ${TITLE} as title from content_working) w
            on w.slug = o.slug and w.scope = k.scope
          left join delivered d on d.slug = o.slug and d.scope = k.scope) layer
    ) l
    cross join lateral (select date_trunc('milliseconds', coalesce(l."changedAt", 'epoch')) as at) changed
    where l."isSought" and (o.slug ilike ${like} or l."isNamed" or o.slug in
        (select ltrim(to_path, '/') from redirects where ${q !== ''} and scope = 'any' and from_path ilike ${like}))
      and (${slugs ?? null}::text[] is null or o.slug = any(${slugs ?? null}::text[])) and (${after === undefined} or ${behind})
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

/** Those of these names that something is written under. */
export async function findKnown(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from content_objects where slug = any(${slugs}::text[])`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}
