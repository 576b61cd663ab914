import type { reasonFor } from '#contract/errors/said.ts'
import type { z } from 'zod'
import type { redirects } from '#contract/staff/content/redirects.ts'
import type { RedirectRule } from '#domain/redirects/redirect-rules.ts'
import { chainedWith, redirectFinder } from '#domain/redirects/redirect-rules.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { requireOnLayers } from '../content/layer-rights.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './redirects.queries.ts'
import type { RedirectSort, StoredRedirect } from './redirects.queries.ts'

type Asked = z.output<typeof redirects.list.query>

export async function listRedirects({ db }: Desk, { q = '', sort, after, limit }: Asked) {
  const place = after === undefined ? undefined : placeIn(after, sort)
  const rows = await queries.pageOfRedirects(db, { q, sort, after: place, limit })
  const end = rows.at(-1)
  return {
    rows: rows.map(({ createdAt, lastHitAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      ...(lastHitAt && { lastHitAt: lastHitAt.toISOString() }),
    })),
    ...(end &&
      rows.length === limit && { next: (sort === 'from' ? [end.from, end.scope] : [end.hits, end.id]).join(' ') }),
  }
}

function placeIn(after: string, sort: RedirectSort) {
  const [first = '', second = '', ...more] = after.split(' ')
  if (second === '' || more.length > 0 || (sort !== 'from' && !/^\d{1,15}$/.test(first)))
    throw new StoreError('INVALID_INPUT', { field: 'after' })
  return [first, second] as const
}

const MOST_RULES = 10_000

export type Refused = Parameters<typeof reasonFor>

/** Keeps visitors from being sent twice, or for ever. */
export function refusalOf(wanted: RedirectRule, others: readonly StoredRedirect[]): Refused | undefined {
  if (others.length >= MOST_RULES) return ['tooManyRedirects', { most: MOST_RULES }]
  if (wanted.to.endsWith('/*') && !wanted.from.endsWith('/*')) return ['starToStar']
  const same = others.find(({ scope, from }) => scope === wanted.scope && from === wanted.from)
  if (same) return ['leadsAlready', { from: same.from, to: same.to }]
  const chained = chainedWith(wanted, others)
  return chained && ['chain', { from: chained.from, to: chained.to }]
}

function requireFree(wanted: RedirectRule, others: readonly StoredRedirect[]): void {
  const refused = refusalOf(wanted, others)
  if (refused) throw notNow(...refused)
}

const changedIn = (before: RedirectRule | undefined, after: RedirectRule | undefined) =>
  changesBetween(plain(before), plain(after))
const plain = (rule: RedirectRule | undefined) => (rule ? { scope: rule.scope, from: rule.from, to: rule.to } : {})

export async function addRedirect(desk: Desk, wanted: RedirectRule): Promise<{ id: string }> {
  const { db, staff, record } = desk
  requireOnLayers(desk, 'content.publish', [wanted.scope])
  await queries.lockRedirects(db)
  requireFree(wanted, await queries.allRedirects(db))
  const id = newId('rdr')
  await queries.writeRedirects(db, [{ ...wanted, id }], staff.id)
  record({ type: 'redirect', id, changes: changedIn(undefined, wanted) })
  return { id }
}

async function openRedirect(desk: Desk, id: string): Promise<{ known: StoredRedirect; others: StoredRedirect[] }> {
  await queries.lockRedirects(desk.db)
  const all = await queries.allRedirects(desk.db)
  const known = all.find(each => each.id === id)
  if (!known) throw new StoreError('STAFF_NOT_FOUND')
  requireOnLayers(desk, 'content.publish', [known.scope])
  return { known, others: all.filter(each => each !== known) }
}

export async function changeRedirect(desk: Desk, id: string, wanted: RedirectRule): Promise<void> {
  requireOnLayers(desk, 'content.publish', [wanted.scope])
  const { known, others } = await openRedirect(desk, id)
  requireFree(wanted, others)
  await queries.writeRedirects(desk.db, [{ ...wanted, id }], desk.staff.id)
  desk.record({ type: 'redirect', id, changes: changedIn(known, wanted) })
}

export async function removeRedirect(desk: Desk, id: string): Promise<void> {
  const { known } = await openRedirect(desk, id)
  await queries.removeRedirects(desk.db, [id])
  desk.record({ type: 'redirect', id, changes: changedIn(known, undefined) })
}

/** Where visitors of a locale are led from a path, by the rules of now. */
export const redirectsNow = async (db: Desk['db']) => redirectFinder(await queries.allRedirects(db))

/** The addresses that lead to this one. */
export async function redirectsTo(db: Desk['db'], path: string): Promise<string[]> {
  const all = await queries.allRedirects(db)
  return all.flatMap(({ from, to }) => (to === path ? from : []))
}

/**
 * Something has moved for all languages. What led to the old address leads to the new one now, and what led away from the
 * new one gives way: something stands there.
 */
export async function leadTo(desk: Desk, from: string, to: string): Promise<void> {
  const { db, staff, record } = desk
  await queries.lockRedirects(db)
  const all = await queries.allRedirects(db)
  const gone = all.filter(each => each.from === to || each.from === from)
  const turned = all.filter(each => !gone.includes(each) && each.to === from).map(each => ({ ...each, to }))
  const rest = all.filter(each => !gone.includes(each) && each.to !== from)
  const wanted = { id: newId('rdr'), scope: 'any', from, to }
  for (const rule of [wanted, ...turned]) requireFree(rule, rest)
  requireOnLayers(desk, 'content.publish', ['any'])
  await queries.removeRedirects(
    db,
    gone.map(({ id }) => id),
  )
  await queries.writeRedirects(db, [wanted, ...turned], staff.id)
  for (const rule of gone) record({ type: 'redirect', id: rule.id, changes: changedIn(rule, undefined) })
  for (const rule of turned)
    record({ type: 'redirect', id: rule.id, changes: [{ field: 'to', before: from, after: to }] })
  record({ type: 'redirect', id: wanted.id, changes: changedIn(undefined, wanted) })
}
