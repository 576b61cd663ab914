import { useRef, useState } from 'react'
import { CallError } from '#contract/client.ts'
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
  const change = (id: string, next: Partial<ShownReview>) =>
    setReviews(all => all.map(review => (review.id === id ? { ...review, ...next } : review)))

  async function load(wanted: ReviewChoice, page: number) {
    const ticket = ++latest.current
    const answer = await call('products.reviews', { params: { productId }, query: reviewQuery(wanted, page) })
    if (ticket !== latest.current) return
    setTotal(answer.total)
    if (page === 1) setSkipped(0)
    setReviews(known => (page === 1 ? answer.reviews : [...known, ...answer.reviews]))
  }

  /** What could not be done is said beside the review. */
  async function attempt(id: string, work: () => Promise<Partial<ShownReview>>) {
    try {
      const next = await work()
      change(id, next)
    } catch (error) {
      if (!(error instanceof CallError || error instanceof TypeError)) throw error
      change(id, { said: error instanceof CallError ? error.message : t('product.failed') })
    }
  }

  const actions: ReviewActions = {
    vote: (id, side) =>
      void attempt(id, async () => {
        const params = { productId, reviewId: id }
        const { votes } = await call('products.voteReview', { params, body: { vote: side } })
        return { votes, own: side }
      }),
    flag: id =>
      void attempt(id, async () => {
        await call('products.flagReview', { params: { productId, reviewId: id }, body: { reason: 'other' } })
        return { said: t('product.flagged') }
      }),
    translate(id) {
      if (reviews.find(review => review.id === id)?.translated) return change(id, { translated: undefined })
      void attempt(id, async () => {
        const answer = await call('products.translateReview', { params: { reviewId: id }, body: { language } })
        const { translated, title, text, message } = answer
        return translated && title !== undefined && text !== undefined
          ? { translated: { title, text } }
          : { said: message }
      })
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
