import type { z } from 'zod'
import type { CONVERSATION_ACTIONS } from '#contract/staff/conversations/conversation-words.ts'
import type { Conversation, ConversationRow as ShownRow } from '#contract/staff/conversations/conversations.entities.ts'
import type { conversations } from '#contract/staff/conversations/conversations.ts'
import { MOST_COUNTED } from '#contract/staff/desk/most-counted.ts'
import { inLanguage, readWords } from '../catalog/words.ts'
import type { Sites } from '../desk/on-sites.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { ofCustomer, recordLook, type Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './conversations.queries.ts'
import type { ConversationRow, Entry } from './conversations.queries.ts'
import { readFigures } from './figures.queries.ts'

type Action = (typeof CONVERSATION_ACTIONS)[number]
const BEGINNING = 160
const DAY_MS = 86_400_000

const sitesOf = ({ staff: { grants } }: Desk, site: string | undefined): Sites =>
  site === undefined ? grants.sitesFor('conversations.read') : grants.can('conversations.read', site) ? [site] : []

export async function listForDesk(desk: Desk, query: z.output<typeof conversations.list.query>) {
  const { status, kind, site, mine, order, q, after, limit } = query
  const filter = {
    sites: sitesOf(desk, site),
    kind,
    order,
    q,
    ...(mine !== undefined && { ownerId: desk.staff.id }),
  }
  const page = { limit, after: after === undefined ? undefined : placeOf(after) }
  const rows = await queries.listConversations(desk.db, { ...filter, status }, page)
  recordLook(desk, 'conversation', { sought: q !== undefined, found: rows.map(({ id }) => id) })
  const last = rows.at(-1)
  return {
    rows: rows.map(row => shownRow(desk, row)),
    counts: await queries.countStates(desk.db, filter, MOST_COUNTED),
    ...(last && rows.length === limit && { next: `${last.moved_at.toISOString()} ${last.id}` }),
  }
}

function placeOf(after: string) {
  const [moment = '', id = ''] = after.split(' ')
  const movedAt = new Date(moment)
  return Number.isNaN(movedAt.getTime()) ? undefined : { movedAt, id }
}

/** Whoever may not see persons sees that somebody wrote, not who and not what. */
const seesPersons = ({ staff }: Desk, site: string): boolean => staff.grants.can('customers.read', site)

function shownRow(desk: Desk, row: ConversationRow): z.output<typeof ShownRow> {
  const persons = seesPersons(desk, row.site)
  const subject = row.subject ?? productOf(desk, row)
  return {
    id: row.id,
    kind: row.kind,
    site: row.site,
    locale: row.locale,
    status: row.status,
    mine: row.owner_id === desk.staff.id,
    openedAt: row.opened_at.toISOString(),
    movedAt: row.moved_at.toISOString(),
    ...(row.owner_name !== null && { owner: row.owner_name }),
    ...(subject !== undefined && (persons || row.kind !== 'mail') && { subject }),
    ...(row.order_number !== null && { orderNumber: row.order_number }),
    ...(row.first_answer_at && { firstAnswerAt: row.first_answer_at.toISOString() }),
    ...(persons && row.name !== null && { name: row.name }),
    ...(persons && row.text !== null && { text: row.text.slice(0, BEGINNING) }),
  }
}

/** As whoever reads calls it. */
const productOf = ({ language }: Desk, { product_names }: ConversationRow): string | undefined =>
  product_names === null ? undefined : inLanguage(readWords(product_names), language)

/** A conversation of a site on which one may read them. Others are not there. */
export async function openConversation(desk: Desk, id: string, lock?: 'lock'): Promise<ConversationRow> {
  const found = await queries.findConversation(desk.db, id, lock)
  if (!found || !desk.staff.grants.can('conversations.read', found.site)) throw new StoreError('STAFF_NOT_FOUND')
  if (lock && !desk.staff.grants.can('conversations.write', found.site))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'conversations.write' })
  return found
}

export async function readForDesk(desk: Desk, id: string): Promise<z.output<typeof Conversation>> {
  const row = await openConversation(desk, id)
  desk.record({ type: 'conversation', id, ...ofCustomer(row.consumer_id) })
  const persons = seesPersons(desk, row.site)
  const entries = persons ? await queries.entriesOf(desk.db, id) : []
  const written = persons && row.kind !== 'mail' && row.text !== null ? [firstOf(row, row.text)] : []
  return {
    ...shownRow(desk, row),
    ...(persons && row.email !== null && { email: row.email }),
    ...(persons && row.phone !== null && { phone: row.phone }),
    ...(persons && row.consumer_id !== null && { customerId: row.consumer_id }),
    ...(row.style_id !== null && { product: { id: row.style_id, name: productOf(desk, row) ?? row.style_id } }),
    facts: factsOf(row),
    public: row.kind === 'question',
    entries: [...written, ...entries.map(shownEntry)],
    actions: persons ? actionsOf(desk, row) : [],
  }
}

const firstOf = ({ name, opened_at }: ConversationRow, text: string) => ({
  kind: 'in' as const,
  at: opened_at.toISOString(),
  text,
  ...(name !== null && { who: name }),
})

const shownEntry = ({ kind, text, created_at, staff_name, name, email, subject }: Entry) => {
  const who = staff_name ?? name ?? email ?? undefined
  return {
    kind,
    at: created_at.toISOString(),
    text,
    ...(who !== undefined && { who }),
    ...(subject && { subject }),
  }
}

function factsOf({ category, sku, bought, organisation }: ConversationRow) {
  const facts = { category, sku, bought, organisation }
  return (['category', 'sku', 'bought', 'organisation'] as const).flatMap(name => {
    const value = facts[name]
    return value === null ? [] : [{ name, value }]
  })
}

function actionsOf({ staff }: Desk, { kind, site, status, owner_id, email }: ConversationRow): Action[] {
  if (!staff.grants.can('conversations.write', site)) return []
  const answerable = kind === 'question' ? status !== 'closed' : email !== null
  return [
    ...(answerable ? (['reply'] as const) : []),
    'note',
    owner_id === staff.id ? 'letGo' : 'take',
    'handOver',
    ...(kind === 'question' ? [] : [status === 'closed' ? ('reopen' as const) : ('close' as const)]),
    ...(kind === 'question' || !staff.grants.can('orders.read', site) ? [] : (['attach'] as const)),
  ]
}

export async function figuresOf(desk: Desk, { site, days }: z.output<typeof conversations.figures.query>) {
  const since = new Date(desk.now.getTime() - days * DAY_MS)
  const found = await readFigures(desk.db, sitesOf(desk, site), since)
  return {
    days,
    received: found?.received ?? 0,
    answered: found?.answered ?? 0,
    withinDay: found?.within_day ?? 0,
    ...(typeof found?.median === 'number' && { medianMinutes: found.median }),
    ...(typeof found?.slow === 'number' && { slowMinutes: found.slow }),
    ...(found?.oldest && { oldestOpen: found.oldest.toISOString() }),
  }
}

/** What a person wrote to the sites whose inbox one may see. */
export async function conversationsOf({ db, staff }: Desk, consumerId: string, page: PageAfter) {
  const found = await queries.listOfConsumer(db, consumerId, staff.grants.sitesFor('conversations.read'), page)
  const rows = found.map(({ opened_at, ...row }) => ({ ...row, openedAt: opened_at.toISOString() }))
  return { rows, ...nextOf(rows, page) }
}
