import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { cx } from '#web/ui/class-names.ts'
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx'
import { mayPersonalise } from '#web/analytics/consent-state.ts'
import { decide } from '#web/analytics/decide.ts'
import { call } from '#web/call.ts'
import { Subtitle, Title, type TitleFields } from '../parts/titles.tsx'
import { ProductRow, type RowLook } from './product-row.tsx'
import { trackRecommendations, type RecommendationSource } from './track-recommendations.ts'

type Props = {
  source: RecommendationSource
  look: RowLook
  head: TitleFields
  itemId: string
  productId?: string
  categoryId?: string
}
type Found = { variant: string; items: readonly RecommendedProduct[] }

const PLACEHOLDERS = 4

async function find({
  source,
  productId,
  categoryId,
}: Pick<Props, 'source' | 'productId' | 'categoryId'>): Promise<Found> {
  if (source.kind === 'decision') {
    if (!mayPersonalise()) return { variant: 'Control', items: [] }
    return decide(source.name, productId)
  }
  const query = {
    widgetId: source.name,
    ...(productId === undefined ? {} : { productId }),
    ...(categoryId === undefined ? {} : { categoryId }),
    limit: LIMITS.recommendationImpressions,
  }
  const { widgets } = await call('products.widgetRecommendations', { query })
  return { variant: 'Baseline', items: widgets[source.index]?.recommendedProducts ?? [] }
}

/** What another row of the page already shows is left out, unless too little would be left. */
function unseenFirst(items: readonly RecommendedProduct[]): readonly RecommendedProduct[] {
  const shown = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-recommendations] [data-product]')].map(
      ({ dataset }) => dataset['product'],
    ),
  )
  const unseen = items.filter(({ id }) => !shown.has(id))
  return unseen.length >= PLACEHOLDERS ? unseen : [...unseen, ...items.filter(({ id }) => shown.has(id))]
}

/** Asks for its products shortly before it is seen. Without any it leaves nothing. */
export default function LateRecommendations({ source, look, head, itemId, productId, categoryId }: Props) {
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    const nothing = { variant: 'Control', items: [] }
    find({
      source,
      ...(productId === undefined ? {} : { productId }),
      ...(categoryId === undefined ? {} : { categoryId }),
    }).then(
      answer => setFound({ ...answer, items: unseenFirst(answer.items) }),
      (error: unknown) => {
        if (!(error instanceof CallError)) console.error('Recommendations failed', error)
        setFound(nothing)
      },
    )
  }, [source, productId, categoryId])
  useEffect(() => (found ? trackRecommendations(itemId, source, found.variant) : undefined), [found, itemId, source])

  if (found?.items.length === 0) return null
  return (
    <>
      <div className={cx('flex flex-col gap-2', !head.hideTitle && 'mb-6 lg:mb-8')}>
        <Title fields={head} />
        <Subtitle fields={head} className="max-w-text text-slate" />
      </div>
      {found ? (
        <div data-recommendations={itemId}>
          <ProductRow id={itemId} products={found.items} look={look} />
        </div>
      ) : (
        <div className="product-row" aria-hidden="true">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <ProductCardSkeleton key={index} />
          ))}
        </div>
      )}
    </>
  )
}
