import type { Input, Output } from '#contract/endpoint.ts'
import { SubmittedSocialMedia } from '#contract/social/social.entities.ts'
import type { social } from '#contract/social/social.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { once } from '../http/idempotency.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './social.queries.ts'
import { newId, requireStream } from './social.service.ts'
import type { PictureReader } from './take-in-picture.ts'
import { rememberOwner } from './uploads.service.ts'

const MOST_A_DAY = 10
/** With those that could not be read: each of them costs as much. */
const MOST_TRIES_A_DAY = 20
/** Of all visitors: what nobody has looked at yet must not fill the disk. */
const MOST_WAITING = 1000
const DAY_S = 24 * 60 * 60

type Given = Input<typeof social.addMedia>
type Answer = Output<typeof social.addMedia>

/**
 * Takes in a picture. It is kept without what a camera wrote into it, and shown once someone has looked at it. Reading it
 * takes long, so it is done before the transaction; who may not hand in is refused before that.
 */
export async function addMedia(shop: Shop, { params: { userId }, body }: Given) {
  const visitor = await requireVisitor(shop, body.recaptcha_response)
  const user = await queries.findUser(shop.db, userId)
  if (!user) throw new StoreError('NOT_FOUND')
  if (body.streamId !== undefined) await requireStream(shop, body.streamId)
  await inTransaction(shop, inside => countTry(inside, visitor))
  await shop.services.catalog.ready()
  const picture = await shop.services.readPicture(Buffer.from(body.picture, 'base64'), visitor)
  const handIn = async (inside: Shop) => {
    await queries.lockVisitor(inside.db, visitor)
    await requireRoom(inside, visitor)
    const id = newId('med')
    const media = { ...aboutProducts(shop, body.productIds), ...sizeOf(picture), visitor, created_at: shop.now }
    const { caption = '', alt, streamId } = body
    const described = { id, user_id: userId, nickname: user.nickname, caption, alt, picture_id: `social/${id}` }
    await queries.insertMedia(inside.db, { ...media, ...described }, streamId)
    return { id, status: 'pending' as const }
  }
  const input = { params: { userId }, body }
  const answer = await once<Answer>(shop, 'social.addMedia', input, handIn, stored =>
    SubmittedSocialMedia.parse(stored),
  )
  rememberOwner(shop, userId)
  return answer
}

const sizeOf = ({ width, height, webp }: Awaited<ReturnType<PictureReader>>) => ({ width, height, upload: webp })

function aboutProducts({ services: { catalog } }: Shop, ids: readonly string[]) {
  const worn = ids.flatMap(id => {
    const style = catalog.find(id)
    return style ? [{ id, categories: style.categories }] : []
  })
  return {
    product_ids: worn.map(({ id }) => id),
    category_ids: [...new Set(worn.flatMap(({ categories }) => categories.map(String)))],
  }
}

/** Before it is read: what turns out to be no picture counts as well. */
async function countTry(shop: Shop, visitor: string): Promise<void> {
  await queries.lockVisitor(shop.db, visitor)
  const { tries } = await requireRoom(shop, visitor)
  if (tries >= MOST_TRIES_A_DAY) throw new StoreError('RATE_LIMITED', { retryAfter: DAY_S })
  await queries.insertTry(shop.db, visitor, shop.now)
}

async function requireRoom({ db, now }: Shop, visitor: string) {
  const since = new Date(now.getTime() - DAY_S * 1000)
  const counts = await queries.countHandedIn(db, visitor, since)
  if (counts.own >= MOST_A_DAY || counts.waiting >= MOST_WAITING)
    throw new StoreError('RATE_LIMITED', { retryAfter: DAY_S })
  return counts
}
