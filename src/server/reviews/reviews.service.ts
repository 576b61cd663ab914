import type { z } from 'zod'
import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import type { Review, ReviewPage } from '#contract/reviews/review.entities.ts'
import { LANGUAGES, type Language } from '#domain/sites/sites.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { hasBought, isCustomer } from '../orders/history.service.ts'
import { fitOf } from '../products/fit-summary.ts'
import { productPicture } from '../products/picture.ts'
import type { Shop } from '../shop.ts'
import { firstLook } from '../moderation/first-look.service.ts'
import { StoreError } from '../store-error.ts'
import {
  addFlag,
  addReview,
  castVote,
  countFlag,
  countReviews,
  findRatings,
  lockReview,
  readPhotos,
  readReviews,
  REVIEW_ORDERS,
  type ReviewRow,
} from './reviews.queries.ts'
import { languagesOf } from './translations.service.ts'
import { voices } from './voices.ts'

/** As many customers must report a review before it is out of sight until a person has looked at it. */
const HIDING_FLAGS = 5
const MOST_PHOTOS = 12

type Query = z.output<typeof products.reviews.query>

const kept = voices<ReviewPage>()

export const getReviews = (shop: Shop, productId: string, query: Query): Promise<ReviewPage> =>
  kept.read(shop, productId, query, () => readReviewPage(shop, productId, query))

async function readReviewPage(shop: Shop, productId: string, query: Query): Promise<ReviewPage> {
  const ratings = await findRatings(shop.db, productId)
  if (!ratings) throw new StoreError('NOT_FOUND')
  const { page, pageSize, sort, ...filter } = query
  const [reviews, total, photos] = await Promise.all([
    readReviews(shop.db, ratings.id, filter, REVIEW_ORDERS[sort], { offset: (page - 1) * pageSize, limit: pageSize }),
    countReviews(shop.db, ratings.id, filter),
    readPhotos(shop.db, ratings.id, MOST_PHOTOS),
  ])
  return {
    productId,
    summary: {
      score: ratings.rating_count === 0 ? 0 : Math.round((ratings.rating_sum / ratings.rating_count) * 10) / 10,
      count: ratings.rating_count,
      histogram: [5, 4, 3, 2, 1].map(stars => ({ stars, count: ratings.rating_histogram[stars - 1] ?? 0 })),
      fit: fitOf(ratings.fit_votes),
      photos: photos.map(id => productPicture(id, '')),
    },
    reviews: reviews.map(reviewOf),
    total,
    page,
    pageSize,
  }
}

const languageNamed = (text: string): Language => LANGUAGES.find(language => language === text) ?? 'en'

const reviewOf = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  text: row.body,
  nickname: row.nickname,
  country: row.country,
  language: languageNamed(row.language),
  createdAt: row.created_at.toISOString(),
  verifiedBuyer: row.verified,
  ...(row.fit === null ? {} : { fit: row.fit }),
  photos: row.photos.map(id => productPicture(id, row.title)),
  votes: { up: row.votes_up, down: row.votes_down },
  translations: languagesOf(row.translations),
})

type Params = z.output<typeof products.voteReview.params>

export async function voteReview(
  shop: Shop,
  { productId, reviewId }: Params,
  { vote, recaptcha_response }: z.output<typeof products.voteReview.body>,
): Promise<Output<typeof products.voteReview>> {
  const votes = await inTransaction(shop, async inside => {
    const { db } = inside
    const visitor = await requireVisitor(inside, recaptcha_response)
    if (!(await lockReview(db, reviewId, productId))) throw new StoreError('NOT_FOUND')
    const counted = await castVote(db, reviewId, visitor, vote === 'up')
    return { up: counted?.votes_up ?? 0, down: counted?.votes_down ?? 0 }
  })
  await kept.forget(shop, productId)
  return { reviewId, votes }
}

/** Every report waits for a person; only customers take a review out of sight before. Two of one visitor count once. */
export async function flagReview(
  shop: Shop,
  { productId, reviewId }: Params,
  { reason, text, recaptcha_response }: z.output<typeof products.flagReview.body>,
): Promise<Output<typeof products.flagReview>> {
  await inTransaction(shop, async inside => {
    const { db, now } = inside
    const visitor = await requireVisitor(inside, recaptcha_response)
    if (!(await lockReview(db, reviewId, productId))) throw new StoreError('NOT_FOUND')
    const flag = { reviewId, visitor, reason, text, weighs: await isCustomer(inside) }
    if (await addFlag(db, flag)) await countFlag(db, reviewId, HIDING_FLAGS, now)
  })
  await kept.forget(shop, productId)
  return { success: true }
}

type Written = z.output<typeof products.writeReview.body>

export async function writeReview(
  shop: Shop,
  productId: string,
  written: Written,
): Promise<Output<typeof products.writeReview>> {
  const ratings = await findRatings(shop.db, productId)
  if (!ratings) throw new StoreError('NOT_FOUND')
  const { rating, title, text, nickname, fit = null, recaptcha_response } = written
  await verifyCaptcha(shop, recaptcha_response, 'review')
  const { status, heldWord } = await firstLook(shop, `${title} ${text} ${nickname}`)
  const consumerId = shop.shopper.kind === 'consumer' ? shop.shopper.id : null
  const { language, site, db } = shop
  const reviewId = await addReview(db, {
    styleId: ratings.id,
    consumerId,
    language,
    country: site.country,
    rating,
    title,
    text,
    nickname,
    fit,
    status,
    heldWord,
    verified: await hasBought(shop, ratings.id),
  })
  await kept.forget(shop, productId)
  return { reviewId, status }
}
