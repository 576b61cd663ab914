import type { SectionOf } from '#contract/content/content-sections.ts'
import { Island } from '#web/islands/island.tsx'
import { shownIn } from '#domain/content/page-types.ts'
import { SectionHead, titleFieldsOf } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'
import { ProductRow } from './product-row.tsx'

type Item = SectionOf<'product-recommendations'> | SectionOf<'product-recommendations-widget'>

/** Products the server already chose stand in the page; others come late, shortly before they are seen. */
function Recommendations({ item, path }: { item: Item; path: string }) {
  const source =
    item.type === 'product-recommendations'
      ? ({ kind: 'decision', name: item.monetateDecision.name } as const)
      : ({ kind: 'widget', name: item.widgetId, index: item.bloomreachIndex } as const)
  const { recommendedProducts, variant, showRatings, quickShopVisibility } = item
  const look = { variant, showRatings, quickShop: quickShopVisibility === 'visible' }
  if (recommendedProducts.length === 0)
    return (
      <Island
        name="late-recommendations"
        wake="visible"
        props={{ source, look, head: titleFieldsOf(item), itemId: item.id, ...shownIn(path) }}
      />
    )
  return (
    <>
      <SectionHead fields={item} />
      <div data-recommendations={item.id} data-source={source.kind} data-decision={source.name}>
        <ProductRow id={item.id} products={recommendedProducts} look={look} />
      </div>
      <Island name="recommendation-tracking" wake="visible" props={{ itemId: item.id, source, variant: 'Baseline' }} />
    </>
  )
}

const RecommendationsView: SectionView<'product-recommendations'> = ({ item, place }) => (
  <Recommendations item={item} path={place.path} />
)

const RecommendationsWidgetView: SectionView<'product-recommendations-widget'> = ({ item, place }) => (
  <Recommendations item={item} path={place.path} />
)

export const RECOMMENDATIONS = {
  'product-recommendations': { View: RecommendationsView, tall: true },
  'product-recommendations-widget': { View: RecommendationsWidgetView, tall: true },
} satisfies Entries
