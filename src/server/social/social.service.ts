import { randomBytes } from 'node:crypto'
import type { Input, Output } from '#contract/endpoint.ts'
import type { social } from '#contract/social/social.ts'
import type { SocialMedia } from '#contract/social/social.entities.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { CONTENT_TAGS } from '#domain/sites/change-tags.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { memoryOf } from '../kept.ts'
import { isCustomer } from '../orders/history.service.ts'
import { cardOf, cardOfColour } from '../products/product-card.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './social.queries.ts'
import { rememberOwner } from './uploads.service.ts'

export const BRAND_CUSTOMER = 'cairn'

export const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`

export function mediaOf(shop: Shop, row: queries.MediaRow): SocialMedia {
  return {
    id: row.id,
    picture: { kind: 'picture', id: row.picture_id, alt: row.alt, width: row.width, height: row.height },
    caption: row.caption,
    nickname: row.nickname,
    createdAt: row.created_at.toISOString(),
    streamIds: row.stream_ids,
    categories: row.category_ids,
    products: row.product_ids.flatMap(id => wornIn(shop, id)),
  }
}

/** What is worn in a picture, as far as it is sold here. */
function wornIn(shop: Shop, id: string) {
  const style = shop.services.catalog.find(id)
  const card = style && (cardOfColour(style, shop, id) ?? cardOf(style, shop))
  return card ? [{ id: card.id, name: card.name, url: card.url }] : []
}

type Recent = Output<typeof social.recentByStream>

const keptRows = memoryOf<queries.MediaRow[]>()
const answers = new WeakMap<queries.MediaRow[], Map<Locale, { generation: number; answer: Recent }>>()

/** The same answer for as long as neither the pictures nor the products they name have changed. */
export async function readRecent(shop: Shop, query: queries.RecentQuery): Promise<Recent> {
  const { catalog } = shop.services
  await catalog.ready()
  const rows = await keptRows(shop.services).get(JSON.stringify(query), [CONTENT_TAGS.social], () =>
    queries.findRecent(shop.db, query),
  )
  const byLocale = answers.get(rows) ?? new Map<Locale, { generation: number; answer: Recent }>()
  answers.set(rows, byLocale)
  const known = byLocale.get(shop.locale)
  if (known?.generation === catalog.generation) return known.answer
  const answer = recentOf(shop, rows, query)
  byLocale.set(shop.locale, { generation: catalog.generation, answer })
  return answer
}

function recentOf(shop: Shop, rows: readonly queries.MediaRow[], query: queries.RecentQuery): Recent {
  const media = rows.slice(0, query.limit).map(row => mediaOf(shop, row))
  const next = rows.length > query.limit ? media.at(-1)?.id : undefined
  return { media, ...(next === undefined ? {} : { next }) }
}

export async function requireStream(shop: Shop, id: string): Promise<void> {
  const streams = await queries.findStreams(shop.db)
  if (!streams.some(stream => stream.id === id)) throw new StoreError('NOT_FOUND')
}

export const readStreams = (shop: Shop) => queries.findStreams(shop.db)

export async function readStreamsOf(shop: Shop, mediaId: string): Promise<Output<typeof social.mediaStreams>> {
  await requireMedia(shop, [mediaId])
  return { mediaId, streams: await queries.findStreams(shop.db, mediaId) }
}

async function requireMedia(shop: Shop, ids: readonly string[]): Promise<queries.MediaRow[]> {
  const rows = await queries.findByIds(shop.db, ids)
  if (rows.length < new Set(ids).size) throw new StoreError('NOT_FOUND')
  return rows
}

export async function readMedia(shop: Shop, mediaId: string): Promise<SocialMedia> {
  const [row] = await requireMedia(shop, [mediaId])
  if (!row) throw new StoreError('NOT_FOUND')
  await shop.services.catalog.ready()
  return mediaOf(shop, row)
}

/** Every report waits for a person; only customers take a picture out of sight before. */
export const reportMedia = (shop: Shop, mediaId: string, report: Input<typeof social.reportMedia>['body']) =>
  inTransaction(shop, async inside => {
    const visitor = await requireVisitor(inside, report.recaptcha_response)
    await requireMedia(inside, [mediaId])
    const { reason, text = null } = report
    const weighs = await isCustomer(inside)
    await queries.insertReport(inside.db, { media_id: mediaId, visitor, reason, text, weighs }, inside.now)
  })

export async function createUser(shop: Shop, body: Input<typeof social.createUser>['body']) {
  await requireVisitor(shop, body.recaptcha_response)
  const user = { id: newId('usr'), nickname: body.nickname, email: body.email ?? null, created_at: shop.now }
  await queries.insertUser(shop.db, user)
  rememberOwner(shop, user.id)
  return { id: user.id, nickname: user.nickname, createdAt: shop.now.toISOString() }
}

export async function createStash(shop: Shop, body: Input<typeof social.createStash>['body']) {
  await requireVisitor(shop, body.recaptcha_response)
  if (!(await queries.findUser(shop.db, body.userId))) throw new StoreError('NOT_FOUND')
  const rows = await requireMedia(shop, body.mediaIds)
  await shop.services.catalog.ready()
  const id = newId('sta')
  const { userId, name, mediaIds } = body
  await queries.insertStash(shop.db, { id, user_id: userId, name, media_ids: mediaIds, created_at: shop.now })
  return { id, userId, name, media: rows.map(row => mediaOf(shop, row)), createdAt: shop.now.toISOString() }
}
