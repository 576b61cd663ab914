import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { opensDialog } from '#web/dialogs/opens-dialog.ts'
import { Kept, useKept } from '#web/document/kept.tsx'
import { useT } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { ProductCard } from '#web/product/product-card.tsx'
import { ProductRail } from '#web/product/product-rail.tsx'
import { RecommendedCard } from '#web/product/recommended-card.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import type { ProductData } from './load-product.ts'

/** Sets it belongs to, what others bought, what was seen before. */
export function Companions({ data, visit }: { data: ProductData; visit: PageVisit }) {
  const t = useT()
  const keep = useKept()
  const { product, colour, sets, recommended } = data
  const [image] = colour.images
  return (
    <>
      {sets.slice(0, 1).map(set => (
        <ProductRail
          key={set.productSetId}
          id="product-set"
          title={t('product.completeLook')}
          note={set.name}
          action={
            <a
              href={shopUrl(visit.locale, '/look/:setId', { setId: set.productSetId })}
              {...opensDialog('look', { setId: set.productSetId })}
              className={buttonLook({ look: 'secondary' })}
            >
              {t('product.addAll')}
            </a>
          }
        >
          {set.products
            .filter(({ masterId }) => masterId !== product.masterId)
            .map(card => (
              <li
                key={card.id}
                dangerouslySetInnerHTML={keep([card], 'set card', <ProductCard card={card} level={3} />)}
              />
            ))}
        </ProductRail>
      ))}
      {recommended && recommended.recommendedProducts.length > 0 && (
        <ProductRail id="recommended" title={recommended.title}>
          {recommended.recommendedProducts.map(each => (
            <li key={each.id}>
              <RecommendedCard product={each} />
            </li>
          ))}
        </ProductRail>
      )}
      {image && (
        // Takes no room while it is empty, and lies where it would be: it wakes when its place comes into view.
        <div className="-mt-16 lg:-mt-24">
          <Kept of={[product, colour]} name="recently viewed">
            <Island
              name="recently-viewed"
              wake="visible"
              props={{
                current: { masterId: product.masterId, name: product.name, url: colour.url, imageId: image.id },
              }}
            />
          </Kept>
        </div>
      )}
    </>
  )
}
