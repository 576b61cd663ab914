import { useRef, useState } from 'react'
import { call } from '#web/call.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { FEW_REVIEWS, reviewQuery, skippedBefore, type ReviewChoice, type ReviewPlace } from './review-address.ts'
import type { ReviewActions, ShownReview } from './review-list.tsx'

type Start = { reviews: ShownReview[]; total: number; place: ReviewPlace }

/** Reviews on the page and what a shopper does with them. A slow answer never overwrites a newer one. */
export function useReviews(productId: string, start: Start) {
  const { t, language } = useI18n()
  const [reviews, setReviews] = useState(start.reviews)
  const [total, setTotal] = useState(start.total)
  const [choice, setChoice] = useState<ReviewChoice>(start.place)
  const [skipped, setSkipped] = useState(skippedBefore(start.place))
  const latest = useRef(0)
  const change = (id: string, next: (review: ShownReview) => ShownReview) =>
    setReviews(all => all.map(review => (review.id === id ? next(review) : review)))

  async function load(wanted: ReviewChoice, page: number) {
    const ticket = ++latest.current
    const answer = await call('products.reviews', { params: { productId }, query: reviewQuery(wanted, page) })
    if (ticket !== latest.current) return
    setTotal(answer.total)
    if (page === 1) setSkipped(0)
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
    left: total - skipped - reviews.length,
    choice,
    actions,
    choose(next: Partial<ReviewChoice>) {
      const wanted = { ...choice, ...next }
      setChoice(wanted)
      void load(wanted, 1)
    },
    more: () => void load(choice, Math.floor((skipped + reviews.length) / FEW_REVIEWS) + 1),
  }
}
