import { useRef, useState } from 'react'
import type { REVIEW_SORTS } from '#contract/listing-options.ts'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { ReviewActions, ShownReview } from './review-list.tsx'

export type ReviewSort = (typeof REVIEW_SORTS)[number]
export type ReviewChoice = { sort: ReviewSort; stars: number | undefined; withPhotos: boolean }

/** Reviews on the page and what a shopper does with them. A slow answer never overwrites a newer one. */
export function useReviews(productId: string, start: { reviews: ShownReview[]; total: number; pageSize: number }) {
  const { t, language } = useI18n()
  const [reviews, setReviews] = useState(start.reviews)
  const [total, setTotal] = useState(start.total)
  const [choice, setChoice] = useState<ReviewChoice>({ sort: 'helpful', stars: undefined, withPhotos: false })
  const latest = useRef(0)
  const change = (id: string, next: (review: ShownReview) => ShownReview) =>
    setReviews(all => all.map(review => (review.id === id ? next(review) : review)))

  async function load(wanted: ReviewChoice, page: number) {
    const ticket = ++latest.current
    const { sort, stars, withPhotos } = wanted
    const query = {
      sort,
      page,
      pageSize: start.pageSize,
      ...(stars === undefined ? {} : { rating: String(stars) }),
      ...(withPhotos ? { withPhotos: 'true' as const } : {}),
    }
    const answer = await call('products.reviews', { params: { productId }, query })
    if (ticket !== latest.current) return
    setTotal(answer.total)
    setReviews(known => (page === 1 ? answer.reviews : [...known, ...answer.reviews]))
  }

  const actions: ReviewActions = {
    vote: (id, side) =>
      void call('products.voteReview', { params: { productId, reviewId: id }, body: { vote: side } }).then(
        ({ votes }) => change(id, review => ({ ...review, votes, own: side })),
      ),
    flag: id =>
      void call('products.flagReview', { params: { productId, reviewId: id }, body: { reason: 'other' } }).then(() =>
        change(id, review => ({ ...review, said: t('product.flagged') })),
      ),
    translate(id) {
      if (reviews.find(review => review.id === id)?.translated)
        return change(id, review => ({ ...review, translated: undefined }))
      void call('products.translateReview', { params: { reviewId: id }, body: { language } }).then(answer =>
        change(id, review =>
          answer.translated && answer.title !== undefined && answer.text !== undefined
            ? { ...review, translated: { title: answer.title, text: answer.text } }
            : { ...review, said: answer.message },
        ),
      )
    },
  }

  return {
    reviews,
    total,
    choice,
    actions,
    choose(next: Partial<ReviewChoice>) {
      const wanted = { ...choice, ...next }
      setChoice(wanted)
      void load(wanted, 1)
    },
    more: () => void load(choice, Math.floor(reviews.length / start.pageSize) + 1),
  }
}
