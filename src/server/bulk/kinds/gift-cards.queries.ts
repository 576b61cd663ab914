import { sql } from 'kysely'
import { MONEY, oneOf, text, type CellType, type Row } from '#domain/bulk/cell-types.ts'
import { GIFT_CARD_MAX_AMOUNT } from '#domain/gift-cards/gift-cards.ts'
import { LOCALES, SITES, siteOfLocale } from '#domain/sites/sites.ts'
import { Email } from '#contract/fields.ts'
import type { Sites } from '../../desk/on-sites.ts'
import { issueForDesk } from '../../gift-cards/staff-cards.service.ts'
import type { Recorded } from '../../staff/staff.ts'
import type { Column, Kind, Meant, Problem, Writer } from '../kind.ts'
import { rowsOf, selected } from '../table-kind.queries.ts'

const LEAST = 100
const ADDRESS: CellType = { ...text(254, undefined, 'member@cairn.test'), read: cell => Email.safeParse(cell).data }
const AMOUNT: CellType = {
  ...MONEY,
  sql: 'bigint',
  read(cell) {
    const amount = MONEY.read(cell)
    return typeof amount === 'number' && amount >= LEAST && amount <= GIFT_CARD_MAX_AMOUNT ? amount : undefined
  },
}
/** Of cards that there are. */
const REF = /^[0-9a-f]{20}$/

const columns: readonly Column[] = [
  // Neither number nor code: whoever knows both can spend it. Of one that is to be made, whatever the sender calls it.
  { name: 'card', column: 'ref', type: text(60, /^[A-Za-z0-9][A-Za-z0-9._-]*$/, '0f4c2d…'), required: true },
  { name: 'ends_with', column: 'right(t.number, 4)', type: text(4), readOnly: true },
  { name: 'currency', column: 'currency', type: text(3), readOnly: true },
  { name: 'balance', column: 'balance', type: { ...MONEY, sql: 'bigint' }, readOnly: true },
  { name: 'expires_on', column: 't.expires_on::text', type: text(10), readOnly: true },
  { name: 'status', column: 'status', type: oneOf('active', 'inactive') },
]
/** What makes a card: told of those that a file asked for, and of no other. */
const asking: readonly Column[] = [
  { name: 'email', column: 'c.subject', type: ADDRESS },
  { name: 'amount', column: 'c.amount', type: AMOUNT },
  { name: 'locale', column: 'c.locale', type: oneOf(...LOCALES) },
  { name: 'reason', column: 'c.reason', type: text(300, /\S/, 'A late parcel') },
]
const asked: readonly Column[] = [
  { name: 'card', column: 'c.reference', type: text(60) },
  ...columns.slice(1).filter(({ name }) => name !== 'currency'),
  { name: 'currency', column: 'c.currency', type: text(3) },
  // In no file: history tells of a card by what staff know it by.
  { name: 'ref', column: 't.ref', type: text(20) },
  ...asking,
]

const currenciesOf = (sites: Sites): string[] =>
  Object.values(SITES).flatMap(({ id, currency }) => (sites === 'all' || sites.includes(id) ? currency : []))

const cardsIn = (rows: readonly Row[]) => rows.map(({ card }) => String(card))
const siteOf = (row: Row) => siteOfLocale(LOCALES.find(each => each === row['locale']) ?? LOCALES[0])
const has = (row: Row, name: string) => (row[name] ?? null) !== null

/** What stands on cards and which of them pay; and cards to be made, by the rules of whoever makes one by hand. */
export const giftCards: Kind = {
  columns: [...columns, ...asking],
  key: ['card'],
  // Each is asked of the limit of who sends it, given and written down for itself.
  partRows: 100,
  async read(db, wanted, { lock }) {
    const keys = cardsIn(wanted)
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from gift_cards t
      where t.ref = any(${keys}::text[]) order by t.number ${lock ? sql`for no key update of t` : sql``}`.execute(db)
    const { rows: made } = await sql<Record<string, unknown>>`select ${selected(asked)}
      from credits c left join gift_cards t on t.number = c.card
      where c.reference = any(${keys}::text[]) order by c.id ${lock ? sql`for update of c` : sql``}`.execute(db)
    return [...rowsOf(columns, rows), ...rowsOf(asked, made)]
  },
  async page(db, last, limit, sites) {
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from gift_cards t
      where t.ref > ${last?.['card'] ?? ''} and t.currency = any(${currenciesOf(sites)})
      order by t.ref limit ${limit}`.execute(db)
    return rowsOf(columns, rows)
  },
  async judge(writer, rows) {
    const own = currenciesOf(writer.grants.sitesFor('giftcards.write'))
    const may = (before: Row) =>
      has(before, 'locale')
        ? writer.grants.can('giftcards.write', siteOf(before).id)
        : own.includes(String(before['currency']))
    return rows.map(({ row, before }) => (before ? judgeKnown(may(before), row, before) : judgeNew(writer, row)))
  },
  told: rows => rows.flatMap(toldOf),
  async write(writer, rows) {
    const stopped = rows.filter(({ row, before }) => before && row['status'] === 'inactive')
    const cards = cardsIn(stopped.map(({ row }) => row))
    await sql`update gift_cards set status = 'inactive' where ref = any(${cards}::text[])
      or number in (select card from credits where reference = any(${cards}::text[]))`.execute(writer.db)
    const fresh = rows.filter(({ before }) => !before)
    await makeCards(writer, fresh)
  },
  /** What waits for a second person is not asked any more; a card whose letter is out, and that has paid nothing, is stopped. */
  async remove({ db, source, now, desk }, gone) {
    const cards = cardsIn(gone)
    const { rows: declined } = await sql<{ card: string }>`update credits
      set state = 'declined', decided_by = ${source.staffId}, decided_name = ${desk?.staff.name ?? null}, decided_at = ${now}
      where reference = any(${cards}::text[]) and state = 'waiting' returning reference as card`.execute(db)
    const { rows: stopped } = await sql<{ card: string }>`update gift_cards t set status = 'inactive' from credits c
      where c.reference = any(${cards}::text[]) and c.card = t.number and t.balance = c.amount returning c.reference as card`.execute(
      db,
    )
    return [...declined, ...stopped]
  },
}

function judgeKnown(may: boolean, row: Row, before: Row): readonly Problem[] {
  if (!may) return [['forbidden-site', 'card']]
  const wrong = asking.flatMap(({ name }): Problem[] => (row[name] === before[name] ? [] : [['closed', name]]))
  // One that does not pay may be of an order that was paid back: only who looks at it lets it pay again.
  const stops = before['status'] === 'active' || row['status'] === before['status']
  return stops ? wrong : [...wrong, ['closed', 'status']]
}

function judgeNew({ grants, desk }: Writer, row: Row): readonly Problem[] {
  if (REF.test(String(row['card'])) || !asking.some(({ name }) => has(row, name)))
    return [['unknown-reference', 'card']]
  const wrong = asking.flatMap(({ name }): Problem[] => (has(row, name) ? [] : [['missing', name]]))
  if (has(row, 'locale') && !grants.can('giftcards.write', siteOf(row).id)) wrong.push(['forbidden-site', 'locale'])
  // Somebody's limit covers it: whoever holds the machine has none.
  if (!desk) wrong.push(['closed', 'card'])
  if (row['status'] === 'inactive') wrong.push(['closed', 'status'])
  return wrong
}

/** One by one, because each counts against the limit of a day; told only once all of them stand. */
async function makeCards({ db, desk }: Writer, rows: readonly Meant[]): Promise<void> {
  if (!desk) return
  const told: Recorded[] = []
  for (const { row } of rows)
    await issueForDesk(
      { ...desk, db, record: entry => void told.push(entry) },
      {
        email: String(row['email']),
        amount: Number(row['amount']),
        locale: LOCALES.find(each => each === row['locale']) ?? LOCALES[0],
        reason: String(row['reason']),
        reference: String(row['card']),
      },
    )
  for (const entry of told) desk.record(entry)
}

/** What is made is told as it is made. */
function toldOf({ row, before }: Meant): Recorded[] {
  if (!before) return []
  const id = has(before, 'ends_with') ? String(before['ref'] ?? before['card']) : 'new'
  if (has(before, 'ends_with'))
    return [
      { type: 'gift-card', id, changes: [{ field: 'frozen', before: before['status'] === 'inactive', after: true }] },
    ]
  return 'email' in row
    ? []
    : [{ type: 'gift-card', id, changes: [{ field: 'state', before: 'waiting', after: 'declined' }] }]
}
