import { useSyncExternalStore } from 'react'
import { isIn } from '#domain/sites/path-locales.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ProductImage } from '#web/media/product-image.tsx'
import { viewedProducts, type Viewed } from './viewed-products.ts'

const NOTHING: readonly Viewed[] = []
const nothing = () => NOTHING
const never = () => () => {}

/** What this browser looked at before; kept here, told to nobody. */
export default function RecentlyViewed({ current }: { current?: Viewed }) {
  const { t, locale } = useI18n()
  const seen = useSyncExternalStore(never, viewedProducts, nothing)
  // What was seen in another country's shop has another name, price and page.
  const others = seen.filter(({ masterId, url }) => masterId !== current?.masterId && isIn(locale, url))
  if (others.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="flex flex-col gap-6 pt-16 lg:pt-24">
      <h2 id="recently-viewed" className="text-2xl font-bold">
        {t('product.recentlyViewed')}
      </h2>
      <ul className="grid grid-cols-3 gap-(--gutter) md:grid-cols-6">
        {others.map(({ masterId, name, url, imageId }) => (
          <li key={masterId} className="relative">
            <ProductImage id={imageId} alt="" sizes="(width >= 48rem) 15vw, 30vw" />
            <a href={url} className="product-card-link mt-2 block text-sm hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
