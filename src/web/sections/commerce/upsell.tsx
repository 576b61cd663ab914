import { useI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { SectionHead } from '../parts/titles.tsx'
import type { Entries, SectionView } from '../section-place.ts'
import { withPriceText } from './upsell-price.ts'

/** Small things to go with it. What is out of stock was left out; availability is checked again before adding. */
const UpsellView: SectionView<'product-upsell'> = ({ item }) => {
  const i18n = useI18n()
  const items = item.recommendedProducts
    .filter(({ productInventoryState }) => productInventoryState === 'InStock')
    .slice(0, item.stackedCount)
    .map(product => withPriceText(product, i18n))
  if (items.length === 0) return null
  const { variant, addToCartControls, detailsControl } = item
  return (
    <>
      <SectionHead fields={item} />
      <div data-recommendations={item.id}>
        <Island name="upsell" wake="interaction" props={{ items, variant, addToCartControls, detailsControl }} />
      </div>
      <Island
        name="recommendation-tracking"
        wake="visible"
        props={{ itemId: item.id, source: { kind: 'decision', name: item.id }, variant: 'Baseline' }}
      />
    </>
  )
}

export const UPSELL = {
  'product-upsell': { View: UpsellView },
} satisfies Entries
