import type { z } from 'zod'
import type { stock } from '#contract/staff/stock/stock.ts'
import { isMovementKind } from '#domain/stock/stock-words.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { readMovements, type MovementRow } from './history.queries.ts'
import * as queries from './list.queries.ts'
import type { ArticleRow, ListFilter, Reader, ShelfRow } from './list.queries.ts'

const MOST_WORDS = 6
const MOST_LOCATIONS = 500

/** Shelves of the sites one works for. */
export const readerOf = ({ staff: { grants }, language }: Desk): Reader => ({
  reads: grants.sitesFor('stock.read'),
  writes: grants.sitesFor('stock.write'),
  tells: grants.sitesFor('stock.read'),
  language,
})

export async function listLocations(desk: Desk) {
  const rows = await queries.listLocations(desk.db, readerOf(desk))
  return { locations: rows.map(({ changeable, ...row }) => ({ ...row, mayChange: changeable })) }
}

type Query = z.output<typeof stock.list.query>

export async function listStock(desk: Desk, { q = '', after, limit, sort, order, location, only }: Query) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const filter = { ...readerOf(desk), words, location, only, sort, order, after: placeOf(after), limit }
  const rows = await queries.listShelves(desk.db, filter)
  const last = rows.at(-1)
  return { rows: rows.map(shown), ...(last && rows.length === limit && { next: placeAfter(last, sort) }) }
}

function placeOf(after: string | undefined): ListFilter['after'] {
  const [, value, sku, location] = /^(-?\d{1,9})~([A-Za-z0-9._-]{1,40})~(\d{1,9})$/.exec(after ?? '') ?? []
  return sku === undefined ? undefined : { value: Number(value), sku, location: Number(location) }
}

function placeAfter({ pieces, held, available, sku, location_id }: ShelfRow, sort: Query['sort']): string {
  const value = { sku: 0, onHand: pieces, held, available }[sort]
  return `${value}~${sku}~${location_id}`
}

const articleOf = ({ sku, upc, colour_id, name, color, size }: Omit<ArticleRow, 'key'>) => ({
  sku,
  upc,
  productId: colour_id,
  name,
  color,
  size,
})

const shown = (row: ShelfRow) => ({
  ...articleOf(row),
  location: row.location_id,
  locationName: row.location,
  onHand: row.pieces,
  held: row.held,
  safety: row.safety,
  available: row.available,
  lowAt: row.low_at,
  incoming: row.incoming,
  ...(row.incoming_on !== null && { incomingOn: row.incoming_on }),
  waiting: row.waiting,
  mayChange: row.changeable,
})

async function getArticle(desk: Desk, code: string): Promise<ArticleRow> {
  const found = await queries.findArticle(desk.db, code, desk.language)
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

export async function readStock(desk: Desk, code: string) {
  const article = await getArticle(desk, code)
  const reader = readerOf(desk)
  const filter = { ...reader, sku: article.sku, sort: 'sku', order: 'asc', limit: MOST_LOCATIONS } as const
  const shelves = await queries.listShelves(desk.db, filter)
  const waiting = await queries.waitingBySite(desk.db, article.key, reader.tells)
  return {
    article: articleOf(article),
    shelves: shelves.map(shown),
    waiting: waiting.flatMap(({ site, people, since }) => {
      const known = SITE_IDS.find(id => id === site)
      return known === undefined ? [] : [{ site: known, people, since: since.toISOString() }]
    }),
  }
}

type HistoryQuery = z.output<typeof stock.history.query>

export async function readHistory(desk: Desk, code: string, { location, after, limit }: HistoryQuery) {
  const { key, sku } = await getArticle(desk, code)
  const { reads: sites } = readerOf(desk)
  const rows = await readMovements(desk.db, { sku, key, location, after: momentOf(after), limit, sites })
  const last = rows.at(-1)
  return { rows: rows.map(told), ...(last && rows.length === limit && { next: last.place }) }
}

function momentOf(after: string | undefined) {
  const [, at, name] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([\w-]{1,80})$/.exec(after ?? '') ?? []
  return at === undefined || name === undefined || Number.isNaN(Date.parse(at)) ? undefined : ([at, name] as const)
}

const told = ({ at, kind, location_id, location, change, pieces, reference, by, note }: MovementRow) => ({
  at: at.toISOString(),
  kind: isMovementKind(kind) ? kind : ('other' as const),
  location: location_id,
  locationName: location,
  change,
  ...(pieces !== null && { pieces }),
  ...(reference !== null && { reference }),
  ...(by !== null && { by }),
  ...(note !== null && { note }),
})

/** A look at persons: of the sites on which one may see them. */
export async function whoWaits(desk: Desk, code: string, limit: number) {
  const { key, sku } = await getArticle(desk, code)
  const rows = await queries.whoWaits(desk.db, key, desk.staff.grants.sitesFor('customers.read'), limit)
  desk.record({ type: 'customer', id: `waiting for ${sku}` })
  return {
    rows: rows.flatMap(({ email, site, since }) => {
      const known = SITE_IDS.find(id => id === site)
      return known === undefined ? [] : [{ email, site: known, since: since.toISOString() }]
    }),
  }
}
