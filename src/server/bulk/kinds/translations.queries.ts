import { sql, type RawBuilder } from 'kysely'
import { list, oneOf, text, type Row, type Value } from '#domain/bulk/cell-types.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Db } from '../../db/database.ts'
import { asTable } from '../as-table.ts'
import type { Column, Kind, Meant, Problem } from '../kind.ts'

type Translated = {
  readonly of: 'style' | 'colour' | 'category'
  readonly field: string
  readonly table: string
  /** Holds a value per language. */
  readonly column: string
  readonly most: number
  readonly lines?: true
  /** English stands in for what is not translated. */
  readonly needsEnglish?: true
  readonly touched?: true
}

/** What is translated, whose it is, and where it stands. */
const TEXTS: readonly Translated[] = [
  { of: 'style', field: 'name', table: 'styles', column: 'names', most: 200, needsEnglish: true, touched: true },
  { of: 'style', field: 'tagline', table: 'styles', column: 'taglines', most: 300, touched: true },
  { of: 'style', field: 'description', table: 'styles', column: 'descriptions', most: 20_000, touched: true },
  {
    of: 'style',
    field: 'feature_lines',
    table: 'styles',
    column: 'feature_lines',
    most: 500,
    lines: true,
    touched: true,
  },
  { of: 'style', field: 'materials', table: 'styles', column: 'materials', most: 500, lines: true, touched: true },
  { of: 'style', field: 'fit_note', table: 'styles', column: 'fit_notes', most: 500, touched: true },
  { of: 'colour', field: 'name', table: 'colours', column: 'names', most: 120, needsEnglish: true },
  { of: 'category', field: 'name', table: 'categories', column: 'names', most: 120, needsEnglish: true },
  { of: 'category', field: 'description', table: 'categories', column: 'descriptions', most: 2000 },
]
const idType = ({ of }: Translated) => (of === 'category' ? 'integer' : 'text')
const typeOf = ({ most, lines }: Translated) => (lines ? list(text(most)) : text(most))

const columns: readonly Column[] = [
  { name: 'of', column: 'of', type: oneOf('style', 'colour', 'category'), required: true },
  { name: 'id', column: 'id', type: text(20, /^[A-Z0-9]+$/, 'CTR4T2BKM'), required: true },
  {
    name: 'field',
    column: 'field',
    type: oneOf(...new Set(TEXTS.map(({ field }) => field))),
    required: true,
  },
  ...LANGUAGES.map((name): Column => ({ name, column: name, type: text(20_000), cleared: null })),
]
const key = ['of', 'id', 'field'] as const

type Stored = { id: string; texts: Readonly<Record<string, unknown>> }
const isOf = (row: Row) => (each: Translated) => each.of === row['of'] && each.field === row['field']

/** Lines stand in one cell, as in files of styles. */
function rowOf(of: Translated, { id, texts }: Stored): Row {
  const row: Record<string, Value> = { of: of.of, id, field: of.field }
  for (const language of LANGUAGES) {
    const value = texts[language]
    const cell = Array.isArray(value) ? typeOf(of).write(value.map(String)) : value
    if (typeof cell === 'string' && cell !== '') row[language] = cell
  }
  return row
}

const selecting = ({ table, column }: Translated, rest: RawBuilder<unknown>) =>
  sql<Stored>`select t.id::text as id, t.${sql.ref(column)} as texts from ${sql.table(table)} t ${rest}`

async function readEach(db: Db, rows: readonly Row[], lock: boolean): Promise<Row[]> {
  const found: Row[] = []
  for (const of of TEXTS) {
    const ids = rows.filter(row => isOf(row)(of)).map(row => String(row['id']))
    if (ids.length === 0) continue
    const kept = of.of === 'category' ? ids.filter(id => /^\d{1,9}$/.test(id)) : ids
    const wanted = sql`where t.id = any(${kept}::${sql.raw(idType(of))}[]) order by t.id
      ${lock ? sql`for no key update of t` : sql``}`
    const { rows: stored } = await selecting(of, wanted).execute(db)
    found.push(...stored.map(each => rowOf(of, each)))
  }
  return found
}

/** One text after the other, each in the order of ids. */
async function page(db: Db, last: Row | undefined, limit: number): Promise<Row[]> {
  const begin = last ? TEXTS.findIndex(isOf(last)) : 0
  const found: Row[] = []
  for (const [at, of] of TEXTS.entries()) {
    if (at < begin || found.length === limit) continue
    const behind = at === begin && last ? sql`t.id > ${last['id']}::${sql.raw(idType(of))}` : sql`true`
    const rest = sql`where t.${sql.ref(of.column)} <> '{}' and ${behind} order by t.id limit ${limit - found.length}`
    const { rows } = await selecting(of, rest).execute(db)
    found.push(...rows.map(each => rowOf(of, each)))
  }
  return found
}

function judgeOne({ row, before }: Meant): readonly Problem[] {
  const of = TEXTS.find(isOf(row))
  if (!of) return [['unknown-reference', 'field']]
  const wrong: Problem[] = []
  if (!before) wrong.push(['unknown-reference', 'id'])
  else if (of.needsEnglish && (row['en'] ?? null) === null) wrong.push(['missing', 'en'])
  for (const language of LANGUAGES)
    if (row[language] && typeOf(of).read(String(row[language])) === undefined) wrong.push(['unreadable', language])
  return wrong
}

/** The texts of everything that is sold, a language a column: for whoever translates, in their own tools. */
export const translations: Kind = {
  columns,
  key,
  read: (db, wanted, { lock }) => readEach(db, wanted, lock),
  page,
  judge: async (_, rows) => rows.map(judgeOne),
  async write({ db, now }, rows) {
    for (const of of TEXTS) {
      const wanted = rows
        .filter(({ row }) => isOf(row)(of))
        .map(({ row }) => ({ id: row['id'], texts: textsOf(of, row) }))
      if (wanted.length === 0) continue
      const w = asTable(wanted, [
        { name: 'id', type: { sql: idType(of) } },
        { name: 'texts', type: { sql: 'jsonb' } },
      ])
      await sql`update ${sql.table(of.table)} t set ${sql.ref(of.column)} = w.texts
        ${of.touched ? sql`, updated_at = ${now}` : sql``} from ${w} where t.id = w.id`.execute(db)
    }
  },
  // A text is never the first of its thing.
  remove: async () => [],
}

function textsOf(of: Translated, row: Row): Record<string, Value> {
  const texts: Record<string, Value> = {}
  for (const language of LANGUAGES) {
    const value = typeof row[language] === 'string' ? typeOf(of).read(row[language]) : undefined
    if (value !== undefined && value !== '') texts[language] = value
  }
  return texts
}
