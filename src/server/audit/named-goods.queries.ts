import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { RecordedKind } from '#domain/staff/recorded-kinds.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'

type Row = { readonly object_type: string; readonly object_id: string }

/** What is sold, and what is told of it: a price and a shelf begin with what they are of. */
const GOODS: readonly RecordedKind[] = ['style', 'colour', 'price', 'stock', 'promotion']

const isGoods = ({ object_type }: Row): boolean => GOODS.some(each => each === object_type)
const isPromotion = ({ object_type }: Row): boolean => object_type === 'promotion'
const idOf = (row: Row): string => (isPromotion(row) ? row.object_id : (row.object_id.split(' ')[0] ?? ''))
const PROMOTION = 'promotion '
const keyOf = (row: Row): string => (isPromotion(row) ? PROMOTION : '') + idOf(row)

/** What goods are called, in one statement for a page of history. */
export async function goodsNamed(db: Db, language: Language, rows: readonly Row[]) {
  const goods = rows.filter(isGoods)
  const names = goods.length === 0 ? new Map<string, string>() : await findNames(db, language, goods)
  return (row: Row): string | undefined => (isGoods(row) ? names.get(keyOf(row)) : undefined)
}

async function findNames(db: Db, language: Language, goods: readonly Row[]): Promise<Map<string, string>> {
  const ids = [...new Set(goods.map(idOf))]
  const name = (of: string) => called(of, language)
  const { rows } = await sql<{ key: string; called: string | null }>`
    select s.id as key, ${name('s.names')} as called from styles s where s.id = any(${ids}::text[])
    union all select c.id, concat_ws(' · ', ${name('s.names')}, ${name('c.names')})
      from colours c join styles s on s.id = c.style_id where c.id = any(${ids}::text[])
    union all select k.sku, concat_ws(' · ', ${name('s.names')}, ${name('c.names')}, k.size)
      from skus k join colours c on c.id = k.colour_id join styles s on s.id = c.style_id
      where k.sku = any(${ids}::text[])
    union all select ${PROMOTION}::text || p.id, ${name('p.names')} from promotions p
      where p.id = any(${ids}::text[])`.execute(db)
  return new Map(rows.flatMap(row => (row.called ? [[row.key, row.called] as const] : [])))
}
