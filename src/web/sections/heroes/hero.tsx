import type { Entries, SectionView } from '../section-place.ts'
import { ProductCardLink } from '../commerce/product-card-link.tsx'
import { BlockBelow } from './block-below.tsx'
import { Overlay } from './overlay.tsx'

const HeroView: SectionView<'hero'> = ({ item, place }) => <Overlay item={item} first={place.first} shape="hero" />

const HeroBlockBelowView: SectionView<'hero-block-below'> = ({ item, place }) => (
  <BlockBelow item={item} first={place.first} />
)

/** Products lie on the media, each a card of its own. */
const HeroProductOverlayView: SectionView<'hero-product-overlay'> = ({ item, place }) => (
  <Overlay item={item} first={place.first} shape="hero">
    {item.recommendedProducts.length > 0 && (
      <ul className="flex flex-wrap gap-4">
        {item.recommendedProducts.map(product => (
          <li key={product.id} className="w-40 bg-paper p-2 text-ink">
            <ProductCardLink product={product} sizes="10rem" showRating={false} />
          </li>
        ))}
      </ul>
    )}
  </Overlay>
)

export const HEROES = {
  hero: { View: HeroView, bleeds: true },
  'hero-block-below': { View: HeroBlockBelowView },
  'hero-product-overlay': { View: HeroProductOverlayView, bleeds: true },
} satisfies Entries
