import type { ReviewPage } from '#contract/review.entities.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ReviewItem } from './review-list.tsx'
import { useReviews, type ReviewSort } from './use-reviews.ts'

const SORTS = [
  ['helpful', 'product.sortHelpful'],
  ['newest', 'product.sortNewest'],
  ['oldest', 'product.sortOldest'],
  ['rating-desc', 'product.sortBest'],
  ['rating-asc', 'product.sortWorst'],
] as const satisfies readonly (readonly [ReviewSort, MessageKey])[]

type Props = Pick<ReviewPage, 'productId' | 'reviews' | 'total' | 'pageSize'> & {
  histogram: ReviewPage['summary']['histogram']
}

export default function Reviews({ productId, histogram, ...start }: Props) {
  const { t, language } = useI18n()
  const state = useReviews(productId, start)
  const all = histogram.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-12">
      <div className="flex flex-col gap-2">
        {histogram.map(({ stars, count }) => (
          <button
            key={stars}
            type="button"
            aria-pressed={state.choice.stars === stars}
            onClick={() => state.choose({ stars: state.choice.stars === stars ? undefined : stars })}
            className={cx(
              'grid min-h-9 grid-cols-[5rem_1fr_2.5rem] items-center gap-3 text-left text-sm',
              state.choice.stars === stars && 'font-semibold',
            )}
          >
            {t('product.stars', { count: stars })}
            <span aria-hidden="true" className="h-1.5 bg-stone-200">
              <span className="block h-full bg-ink" style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }} />
            </span>
            <span className="text-right text-slate tabular-nums">{count}</span>
          </button>
        ))}
      </div>
      <div>
        <div className="needs-script flex flex-wrap items-center gap-4 pb-2">
          <label className="flex items-center gap-2 text-sm">
            {t('product.sortReviews')}
            <select
              value={state.choice.sort}
              onChange={event =>
                state.choose({ sort: SORTS.find(([id]) => id === event.target.value)?.[0] ?? 'helpful' })
              }
              className="min-h-11 rounded-control border border-stone-300 bg-paper px-3"
            >
              {SORTS.map(([id, key]) => (
                <option key={id} value={id}>
                  {t(key)}
                </option>
              ))}
            </select>
          </label>
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick mt-0"
              checked={state.choice.withPhotos}
              onChange={event => state.choose({ withPhotos: event.target.checked })}
            />
            {t('product.withPhotos')}
          </label>
        </div>
        <div aria-live="polite">
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
        {state.reviews.length < state.total && (
          <Button look="secondary" onClick={state.more} className="needs-script mt-8">
            {t('product.moreReviews')}
          </Button>
        )}
      </div>
    </div>
  )
}
