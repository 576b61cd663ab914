import { sql, type RawBuilder } from 'kysely'
import type { GoodsKind } from '#domain/promotions/promotion-goods.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'
import { called } from '../desk/called.ts'

export type Good = { id: string; name: string | null; detail: string | null; media: string | null }
type Wanted = { readonly words: readonly string[]; readonly ids: readonly string[] }

const MOST = 24

type Source = {
  readonly from: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  readonly name: (language: Language) => RawBuilder<unknown>
  readonly detail: (language: Language) => RawBuilder<unknown>
  readonly media: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}
const NOTHING = sql`null::text`
const path = (language: Language) => sql`(select string_agg(${called('a.names', language)}, ' › ' order by p.at)
  from unnest(g.path) with ordinality p (id, at) join categories a on a.id = p.id)`

const SOURCES: Record<GoodsKind, Source> = {
  sku: {
    from: sql`skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id`,
    id: sql`k.sku`,
    name: language => called('s.names', language),
    detail: language => sql`concat_ws(' · ', ${called('c.names', language)}, k.size, nullif(k.width, 'regular'))`,
    media: sql`c.media_ids[1]`,
    order: sql`c.position, c.id, k.sort, k.sku`,
  },
  product: {
    from: sql`colours c join styles s on s.id = c.style_id`,
    id: sql`c.id`,
    name: language => called('s.names', language),
    detail: language => called('c.names', language),
    media: sql`c.media_ids[1]`,
    order: sql`c.position, c.id`,
  },
  style: {
    from: sql`styles s`,
    id: sql`s.id`,
    name: language => called('s.names', language),
    detail: () => NOTHING,
    media: sql`(select c.media_ids[1] from colours c where c.style_id = s.id order by c.position, c.id limit 1)`,
    order: sql`s.id`,
  },
  category: {
    from: sql`categories g`,
    id: sql`g.id::text`,
    name: path,
    detail: () => NOTHING,
    media: NOTHING,
    order: sql`g.id`,
  },
}

/** Those that have all of the words in their names, and those of the numbers. */
export async function findGoods(db: Db, kind: GoodsKind, language: Language, { words, ids }: Wanted): Promise<Good[]> {
  const { from, id, name, detail, media, order } = SOURCES[kind]
  const text = sql`concat_ws(' ', ${name(language)}, ${detail(language)}, ${name('en')}, ${detail('en')})`
  const byWords =
    words.length === 0
      ? sql`false`
      : sql.join(
          words.map(word => sql`${text} ilike ${containing(word)}`),
          sql` and `,
        )
  const { rows } =
    await sql<Good>`select ${id} as id, ${name(language)} as name, ${detail(language)} as detail, ${media} as media
    from ${from} where ${id} = any(${[...ids]}::text[]) or (${byWords})
    order by (${id} = any(${[...ids]}::text[])) desc, 2, ${order} limit ${Math.max(MOST, ids.length)}`.execute(db)
  return rows
}
