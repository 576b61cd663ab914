import { sql } from 'kysely'
import {
  int,
  list,
  MOMENT_TYPE,
  oneOf,
  setOf,
  shaped,
  text,
  YES_NO,
  type Row,
  type Value,
} from '#domain/bulk/cell-types.ts'
import { GENDERS } from '#domain/styles/style-words.ts'
import type { Db } from '../../db/database.ts'
import { CustomZones } from '../../catalog/custom-zones.ts'
import { asTable } from '../as-table.ts'
import { inLanguages, tableKind } from '../table-kind.queries.ts'
import type { Kind, Meant, Problem, Writer } from '../kind.ts'
import { unknownIn } from './references.queries.ts'

const MOST = 2_147_483_647
const WORD = text(60, /^[a-z0-9][a-z0-9-]*$/, 'trail-running')
const LINES = { ...list(text(500)), example: 'One line|another' }
const ZONES = '[{"id":"sole","names":{"en":"Sole"},"options":[{"id":"BLK","hex":"#1B1D1F","names":{"en":"Black"}}]}]'
const WORDS_OF_SHOP = ['gender', 'brand'] as const
const id = text(11, /^[A-Z0-9]{9,11}$/, 'CTR4T2BKM')

export const styles: Kind = tableKind({
  table: 'styles',
  key: ['style_id'],
  touched: 'updated_at',
  columns: [
    { name: 'style_id', column: 'id', type: id, required: true },
    { name: 'kind', column: 'kind', type: { ...WORD, example: 'hiking-boot-mid' }, required: true },
    { name: 'gender', column: 'gender', type: { ...WORD, example: 'women' }, required: true },
    { name: 'brand', column: 'brand', type: { ...WORD, example: 'cairn' }, cleared: null },
    // A launch of later makes it wait by itself, and a withdrawal leave: to the file it is active.
    {
      name: 'status',
      column: `case t.status when 'hidden' then 'hidden' else 'active' end`,
      type: oneOf('active', 'hidden'),
    },
    { name: 'launched_at', column: 't.launched_at', type: MOMENT_TYPE },
    // Whether its page is there before, with the moment instead of a way to buy it.
    { name: 'teased', column: 'teased', type: YES_NO, fresh: false },
    { name: 'withdrawn_at', column: 'withdrawn_at', type: MOMENT_TYPE, cleared: null },
    { name: 'size_scale', column: 'size_scale', type: { ...text(60), example: 'footwear-women' }, required: true },
    {
      name: 'categories',
      column: '(select array_agg(c.category_id order by c.category_id) from category_styles c where c.style_id = t.id)',
      type: { ...setOf(int(1000, MOST)), example: '2301|2302' },
      cleared: [],
    },
    ...inLanguages('name', 'names', text(200)),
    ...inLanguages('tagline', 'taglines', text(300)),
    ...inLanguages('description', 'descriptions', text(20_000)),
    ...inLanguages('feature_lines', 'feature_lines', LINES),
    ...inLanguages('materials', 'materials', LINES),
    ...inLanguages('fit_note', 'fit_notes', text(500)),
    { name: 'activities', column: 'activities', type: list(WORD), fresh: [], cleared: [] },
    { name: 'features', column: 'features', type: list(WORD), fresh: [], cleared: [] },
    { name: 'films', column: 'films', type: list(text(200)), fresh: [], cleared: [] },
    { name: 'weight_grams', column: 'weight_grams', type: int(0, 1_000_000), cleared: null },
    { name: 'max_qty', column: 'max_qty', type: int(1, 999_999), fresh: 999_999 },
    { name: 'popularity', column: 'popularity', type: int(0, MOST), fresh: 0 },
    { name: 'gift_card', column: 'is_gift_card', type: YES_NO, fresh: false },
    { name: 'customisable', column: 'is_customisable', type: YES_NO, fresh: false },
    { name: 'custom_zones', column: 'custom_zones', type: shaped(CustomZones, ZONES), cleared: null },
    { name: 'art_variant', column: 'art_variant', type: int(0, 30_000), fresh: 0 },
  ],
  needed: 'exists (select from colours c where c.style_id = t.id)',
  async judge({ db }, rows) {
    const categoriesOf = ({ row }: Meant) => (Array.isArray(row['categories']) ? row['categories'] : [])
    const unknown = await unknownIn(
      db,
      { table: 'categories', column: 'id', type: 'integer' },
      rows.flatMap(categoriesOf),
    )
    const known = await knownWords(
      db,
      rows.map(({ row }) => row),
    )
    return rows.map(meant => {
      const wrong: Problem[] = []
      for (const name of WORDS_OF_SHOP) if (!known(name, meant.row[name])) wrong.push(['unknown-word', name])
      if (categoriesOf(meant).some(each => unknown.has(each))) wrong.push(['unknown-reference', 'categories'])
      if ((meant.row['name.en'] ?? null) === null) wrong.push(['missing', 'name.en'])
      const { launched_at: launch, withdrawn_at: withdrawal } = meant.row
      if (typeof launch === 'string' && typeof withdrawal === 'string' && withdrawal <= launch)
        wrong.push(['over-before-it-begins', 'withdrawn_at'])
      return wrong
    })
  },
  after: placeInShop,
})

/** What is not of the table alone: whether it is shown, since when, and where. */
async function placeInShop({ db, now }: Writer, rows: readonly Meant[]): Promise<void> {
  const wanted = rows.map(({ row, before }) => ({
    id: row['style_id'],
    status: row['status'] ?? 'active',
    launched_at: row['launched_at'] ?? (before ? null : now.toISOString()),
    categories: row['categories'] ?? [],
  }))
  const columns = [
    { name: 'id', type: { sql: 'text' } },
    { name: 'status', type: { sql: 'text' } },
    { name: 'launched_at', type: { sql: 'timestamptz' } },
    { name: 'categories', type: { sql: 'integer[]' } },
  ]
  await sql`update styles t set status = w.status, launched_at = coalesce(w.launched_at, t.launched_at) from ${asTable(wanted, columns)}
    where t.id = w.id and (case t.status when 'hidden' then 'hidden' else 'active' end <> w.status
      or t.launched_at <> coalesce(w.launched_at, t.launched_at))`.execute(db)
  await sql`delete from category_styles c using ${asTable(wanted, columns)}
    where c.style_id = w.id and c.category_id <> all (w.categories)`.execute(db)
  await sql`insert into category_styles (category_id, style_id, position)
    select e.id, w.id, 10000 - t.popularity from ${asTable(wanted, columns)} join styles t on t.id = w.id
    cross join unnest(w.categories) e (id) on conflict do nothing`.execute(db)
}

/** Which words the shop has for whom a style is, and of which make. */
async function knownWords(db: Db, rows: readonly Row[]) {
  const asked = [
    ...new Set(rows.flatMap(({ gender, brand }) => [gender, brand]).filter(each => typeof each === 'string')),
  ]
  const { rows: found } = await sql<{ facet: string; value: string }>`select facet, value from facet_labels
    where facet in ('gender', 'brand') and value = any(${asked}::text[])`.execute(db)
  const own = new Set([
    ...GENDERS.map(each => `gender ${each}`),
    ...found.map(({ facet, value }) => `${facet} ${value}`),
  ])
  return (facet: 'gender' | 'brand', value: Value | undefined) =>
    value === undefined || value === null || own.has(`${facet} ${String(value)}`)
}
