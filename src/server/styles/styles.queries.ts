import { sql, type RawBuilder } from 'kysely'
import { LANGUAGES, languageOf, LOCALES, siteOfLocale, type Language, type Locale } from '#domain/sites/sites.ts'
import type { PictureGap, StyleGap, StyleSort, StyleState } from '#domain/styles/style-words.ts'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'
import { called } from '../desk/called.ts'

export type Wanted = {
  readonly q?: string | undefined
  readonly category?: number | undefined
  readonly gender?: string | undefined
  readonly brand?: string | undefined
  readonly state?: StyleState | undefined
  readonly pictures?: PictureGap | undefined
  readonly incomplete?: Locale | undefined
}

export type ListedStyle = {
  id: string
  name: string
  kind: string
  gender: string
  brand: string | null
  status: StyleState
  launched_at: Date
  withdrawn_at: Date | null
  updated_at: Date
  media: string | null
  colours: number
  sizes: number
  incomplete: Locale[]
}

const nameIn = (language: Language) => sql`coalesce(${called('s.names', language)}, '')`
const EVERY_NAME = sql`concat_ws(' ', ${sql.join(LANGUAGES.map(language => sql`s.names->>${sql.lit(language)}`))})`
const colourOf = (what: RawBuilder<unknown>) => sql`exists (select from colours c where c.style_id = s.id and ${what})`

/** Each gap and when a style `s` has it: the one place that says so. */
function gaps(locale: Locale): readonly (readonly [StyleGap, RawBuilder<unknown>])[] {
  const language = sql.lit(languageOf(locale))
  const site = sql.lit(siteOfLocale(locale).id)
  return [
    ['sizes', sql`not ${colourOf(sql`exists (select from skus k where k.colour_id = c.id and k.status = 'active')`)}`],
    [
      'price',
      sql`not ${colourOf(sql`exists (select from colour_prices p where p.colour_id = c.id and p.site = ${site})`)}`,
    ],
    ['picture', colourOf(sql`cardinality(c.media_ids) = 0`)],
    ['name', sql`coalesce(s.names->>${language}, '') = ''`],
    ['description', sql`coalesce(s.descriptions->>${language}, '') = ''`],
    ['colour-name', colourOf(sql`coalesce(c.names->>${language}, '') = ''`)],
  ]
}

const lacks = (locale: Locale) =>
  sql`(${sql.join(
    gaps(locale).map(([, has]) => sql`(${has})`),
    sql` or `,
  )})`

const PICTURES = {
  none: colourOf(sql`cardinality(c.media_ids) = 0`),
  drawn: colourOf(sql`not exists (select from unnest(c.media_ids) m where m like 'assets/%')`),
} as const satisfies Record<PictureGap, RawBuilder<unknown>>

const MOST_WORDS = 8

const spoken = (q: string) => {
  const words = q.split(/\s+/).slice(0, MOST_WORDS)
  const number = q.toUpperCase()
  return sql`((${sql.join(
    words.map(word => sql`${EVERY_NAME} ilike ${containing(word)}`),
    sql` and `,
  )}) or s.id = ${number}
    or ${colourOf(sql`c.id = ${number}`)} or ${colourOf(sql`exists (select from skus k where k.colour_id = c.id and (k.sku = ${q} or k.upc = ${q}))`)})`
}

function matching({ q, category, gender, brand, state, pictures, incomplete }: Wanted): RawBuilder<unknown> {
  const wanted = [
    q === undefined ? undefined : spoken(q),
    category === undefined
      ? undefined
      : sql`exists (select from category_styles m join categories g on g.id = m.category_id
          where m.style_id = s.id and ${category} = any(g.path))`,
    gender === undefined ? undefined : sql`s.gender = ${gender}`,
    brand === undefined ? undefined : sql`s.brand = ${brand}`,
    state === undefined ? undefined : sql`s.status = ${state}`,
    pictures && PICTURES[pictures],
    incomplete && lacks(incomplete),
  ].filter(each => each !== undefined)
  return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}

const ORDER = { launched: sql`s.launched_at`, changed: sql`s.updated_at` } as const

const orderOf = (sort: StyleSort, language: Language) => {
  const falling = sort.startsWith('-')
  const by = sort.endsWith('name')
    ? sql`lower(${nameIn(language)})`
    : sort.endsWith('launched')
      ? ORDER.launched
      : ORDER.changed
  return { by, way: falling ? sql`desc` : sql`asc`, behind: falling ? sql`<` : sql`>` }
}

/** Behind the style of this number, as it stands in that order now. */
export async function listStyles(
  db: Db,
  wanted: Wanted,
  { sort, after, limit, language }: { sort: StyleSort; after: string | undefined; limit: number; language: Language },
): Promise<ListedStyle[]> {
  const { by, way, behind } = orderOf(sort, language)
  const place =
    after === undefined
      ? sql`true`
      : sql`(${by}, s.id) ${behind} (select ${by}, s.id from styles s where s.id = ${after})`
  const { rows } = await sql<ListedStyle>`
    with found as materialized (
      select s.* from styles s where ${matching(wanted)} and ${place} order by ${by} ${way}, s.id ${way} limit ${limit})
    select s.id, ${nameIn(language)} as name, s.kind, s.gender, s.brand, s.status, s.launched_at, s.withdrawn_at, s.updated_at,
      (select c.media_ids[1] from colours c where c.style_id = s.id order by c.position, c.id limit 1) as media,
      (select count(*)::int from colours c where c.style_id = s.id) as colours,
      (select count(*)::int from skus k join colours c on c.id = k.colour_id where c.style_id = s.id and k.status = 'active') as sizes,
      array_remove(array[${sql.join(LOCALES.map(locale => sql`case when ${lacks(locale)} then ${sql.lit(locale)} end`))}], null) as incomplete
    from found s order by ${by} ${way}, s.id ${way}`.execute(db)
  return rows
}

export async function countStyles(db: Db, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from styles s where ${matching(wanted)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** In the order of their numbers, with whether somebody changed them since; what came later is not of the query that was counted. */
export async function stylesBehind(
  db: Db,
  wanted: Wanted,
  { after, madeBy, limit }: { after: string; madeBy: Date; limit: number },
): Promise<{ id: string; later: boolean }[]> {
  const { rows } = await sql<{ id: string; later: boolean }>`
    select s.id, s.updated_at > ${madeBy} as later from styles s
    where s.id > ${after} and s.created_at <= ${madeBy} and ${matching(wanted)} order by s.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findGaps(db: Db, styleId: string): Promise<{ locale: Locale; lacks: StyleGap[] }[]> {
  const each = LOCALES.map(
    locale =>
      sql`select ${sql.lit(locale)} as locale, array_remove(array[${sql.join(
        gaps(locale).map(([gap, has]) => sql`case when ${has} then ${sql.lit(gap)} end`),
      )}], null) as lacks from styles s where s.id = ${styleId}`,
  )
  const { rows } = await sql<{ locale: Locale; lacks: StyleGap[] }>`${sql.join(each, sql` union all `)}`.execute(db)
  return rows
}
