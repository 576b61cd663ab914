import { useRef, useState } from 'react'
import { CallError } from '#contract/client.ts'
import { call } from '#web/call.ts'
import { failureWords } from '#web/i18n/failure-words.ts'
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
  const [problem, setProblem] = useState<{ text: string; page: number }>()
  const latest = useRef(0)
  const change = (id: string, next: Partial<ShownReview>) =>
    setReviews(all => all.map(review => (review.id === id ? { ...review, ...next } : review)))

  async function load(wanted: ReviewChoice, page: number) {
    const ticket = ++latest.current
    setChoice(wanted)
    setProblem(undefined)
    try {
      const answer = await call('products.reviews', { params: { productId }, query: reviewQuery(wanted, page) })
      if (ticket !== latest.current) return
      setTotal(answer.total)
      if (page === 1) setSkipped(0)
      setReviews(known => (page === 1 ? answer.reviews : withMore(known, answer.reviews)))
    } catch (error) {
      const text = await wordsFor(error)
      if (ticket !== latest.current) return
      setChoice(choice)
      setProblem({ text, page })
    }
  }

  function wordsFor(error: unknown): Promise<string> {
    if (!(error instanceof CallError || error instanceof TypeError)) throw error
    return failureWords(error, t('product.failed'))
  }

  /** What could not be done is said beside the review. */
  async function attempt(id: string, work: () => Promise<Partial<ShownReview>>) {
    try {
      const next = await work()
      change(id, next)
    } catch (error) {
      change(id, { said: await wordsFor(error) })
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
    /** Why the choice was not followed, or no more reviews came. */
    unchosen: problem?.page === 1 ? problem.text : undefined,
    unread: problem && problem.page > 1 ? problem.text : undefined,
    actions,
    choose: (next: Partial<ReviewChoice>) => void load({ ...choice, ...next }, 1),
    more: () => void load(choice, Math.floor((skipped + reviews.length) / FEW_REVIEWS) + 1),
  }
}

/** A vote in between may have moved one of those that are shown onto the next page. */
function withMore(known: readonly ShownReview[], more: readonly ShownReview[]): ShownReview[] {
  const shown = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !shown.has(id))]
}
