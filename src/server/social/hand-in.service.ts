import type { Input, Output } from '#contract/endpoint.ts'
import { SubmittedSocialMedia } from '#contract/social/social.entities.ts'
import type { social } from '#contract/social/social.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { once } from '../http/idempotency.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './social.queries.ts'
import { newId, requireStream } from './social.service.ts'
import { takeInPicture } from './take-in-picture.ts'
import { rememberOwner } from './uploads.service.ts'

const MOST_A_DAY = 10
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
  await requireRoom(shop, visitor)
  await shop.services.catalog.ready()
  const picture = await takeInPicture(Buffer.from(body.picture, 'base64'))
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

const sizeOf = ({ width, height, webp }: Awaited<ReturnType<typeof takeInPicture>>) => ({ width, height, upload: webp })

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

async function requireRoom({ db, now }: Shop, visitor: string): Promise<void> {
  const since = new Date(now.getTime() - DAY_S * 1000)
  const { own, waiting } = await queries.countHandedIn(db, visitor, since)
  if (own >= MOST_A_DAY || waiting >= MOST_WAITING) throw new StoreError('RATE_LIMITED', { retryAfter: DAY_S })
}
