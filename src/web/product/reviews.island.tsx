import type { ReviewPage } from '#contract/reviews/review.entities.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { controlLook } from '#web/ui/fields/field-frame.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isPlainClick } from '#web/ui/plain-click.ts'
import { Text } from '#web/ui/text.tsx'
import { ReviewItem } from './review-list.tsx'
import { REVIEW_WORDS, reviewAddress, type ReviewPlace, type ReviewSort } from './review-address.ts'
import { useReviews } from './use-reviews.ts'

const SORTS = [
  ['helpful', 'product.sortHelpful'],
  ['newest', 'product.sortNewest'],
  ['oldest', 'product.sortOldest'],
  ['rating-desc', 'product.sortBest'],
  ['rating-asc', 'product.sortWorst'],
] as const satisfies readonly (readonly [ReviewSort, MessageKey])[]

type Props = Pick<ReviewPage, 'productId' | 'reviews' | 'total'> & {
  /** Of the product's page. */
  path: string
  place: ReviewPlace
  histogram: ReviewPage['summary']['histogram']
  fit: readonly { readonly label: string; readonly count: number }[]
}

const SHARE_ROW = 'grid min-h-9 grid-cols-[6.5rem_1fr_2rem] items-center gap-3 text-left text-sm'

const Share = ({ count, of }: { count: number; of: number }) => (
  <>
    <span aria-hidden="true" className="share-bar h-1.5 bg-stone-200">
      <span className="block h-full bg-ink" style={{ width: `${of === 0 ? 0 : (count / of) * 100}%` }} />
    </span>
    <span className="text-right text-slate tabular-nums">{count}</span>
  </>
)

/** What those who wear it said of its fit; nothing where nobody did. */
function FitScale({ fit }: Pick<Props, 'fit'>) {
  const all = fit.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  return (
    <dl className="mt-4 border-t border-stone-300 pt-4">
      {fit.map(({ label, count }) => (
        <div key={label} className={SHARE_ROW}>
          <dt>{label}</dt>
          <dd className="contents">
            <Share count={count} of={all} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Every choice is a link or a form's, so that it can be made before the script is here, or without it. */
export default function Reviews({ productId, histogram, fit, path, ...start }: Props) {
  const { t, language } = useI18n()
  const state = useReviews(productId, start)
  const { choice } = state
  const toggled = (stars: number) => ({ ...choice, stars: choice.stars === stars ? undefined : stars })
  const all = histogram.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-12">
      <div className="flex flex-col gap-2 lg:sticky lg:top-24 lg:self-start">
        {histogram.map(({ stars, count }) => (
          <a
            key={stars}
            href={reviewAddress(path, { ...toggled(stars), part: 0 })}
            rel="nofollow"
            data-replay=""
            aria-current={choice.stars === stars ? 'true' : undefined}
            onClick={event => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              state.choose(toggled(stars))
            }}
            className={cx(SHARE_ROW, choice.stars === stars && 'font-semibold')}
          >
            {t('product.stars', { count: stars })}
            <Share count={count} of={all} />
          </a>
        ))}
        <FitScale fit={fit} />
      </div>
      <div>
        <form action={`${path}#reviews`} className="flex flex-wrap items-center gap-4 pb-2">
          {choice.stars !== undefined && <input type="hidden" name={REVIEW_WORDS.stars} value={choice.stars} />}
          <label className="flex items-center gap-2 text-sm whitespace-nowrap">
            {t('product.sortReviews')}
            <select
              name={REVIEW_WORDS.sort}
              value={choice.sort}
              onChange={event =>
                state.choose({ sort: SORTS.find(([id]) => id === event.target.value)?.[0] ?? 'helpful' })
              }
              className={controlLook('w-auto appearance-none pr-10')}
            >
              {SORTS.map(([id, key]) => (
                <option key={id} value={id}>
                  {t(key)}
                </option>
              ))}
            </select>
            <ChevronDownIcon size={18} className="pointer-events-none mr-3 -ml-9" />
          </label>
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name={REVIEW_WORDS.withPhotos}
              value="true"
              className="tick mt-0"
              checked={choice.withPhotos}
              onChange={event => state.choose({ withPhotos: event.target.checked })}
            />
            {t('product.withPhotos')}
          </label>
          <button type="submit" className="without-script min-h-11 px-3 text-sm underline underline-offset-4">
            {t('product.applyChoice')}
          </button>
        </form>
        {state.unchosen && (
          <Notice kind="error" className="my-2">
            {state.unchosen}
          </Notice>
        )}
        <div aria-live="polite">
          {state.reviews.length === 0 && <Text quiet>{t('product.noReviewsSo')}</Text>}
          {state.reviews.map(review => (
            <ReviewItem
              key={review.id}
              productId={productId}
              review={review}
              language={language}
              actions={state.actions}
            />
          ))}
        </div>
        {state.unread && (
          <Notice kind="error" className="mt-6">
            {state.unread}
          </Notice>
        )}
        {state.left > 0 && (
          <a
            href={reviewAddress(path, { ...choice, part: start.place.part + 1 })}
            rel="nofollow"
            data-replay=""
            onClick={event => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              state.more()
            }}
            className={cx(buttonLook({ look: 'secondary' }), 'mt-8')}
          >
            {t('product.moreReviews')}
          </a>
        )}
      </div>
    </div>
  )
}
