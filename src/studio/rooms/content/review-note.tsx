import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

/** How it stands with the second pair of eyes: said where somebody is about to publish, and where somebody writes. */
export function ReviewNote({ slug }: { readonly slug: string }) {
  const { w } = useWords(WORDS)
  const review = useCall('reviews.list', { query: { slug } }).data?.rows[0]
  if (!review) return null
  const { state, askedBy, decidedBy = '', answer, changedSince } = review
  return (
    <p className="review-note" data-state={state}>
      {w(`review_${state}`, { who: state === 'asked' ? askedBy : decidedBy })}
      {answer !== undefined && <q>{answer}</q>}
      {changedSince && ` ${w('reviewChanged')}`}
    </p>
  )
}
