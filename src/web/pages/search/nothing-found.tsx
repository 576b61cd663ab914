import type { Output } from '#contract/endpoint.ts'
import type { products } from '#contract/products/products.ts'
import type { PageVisit } from '#contract/web.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { useT } from '#web/i18n/i18n.tsx'
import { ProductRail } from '#web/product/product-rail.tsx'
import { RecommendedCard } from '#web/product/recommended-card.tsx'
import { SearchForm } from '#web/search/search-form.tsx'
import { Text } from '#web/ui/text.tsx'

type Props = {
  query: string
  /** Other words to try. */
  terms: readonly string[]
  popular: Output<typeof products.widgetRecommendations>['widgets'][number] | undefined
  visit: PageVisit
}

/** Ways on when a search found nothing: another spelling, other words, what others buy. */
export function NothingFound({ query, terms, popular, visit }: Props) {
  const t = useT()
  return (
    <div className="flex flex-col gap-16">
      <div className="flex flex-col gap-6">
        <Text quiet>{t('listing.noResultsText')}</Text>
        <SearchForm locale={visit.locale} query={query} />
        <ul className="flex flex-wrap gap-2">
          {terms.map(term => (
            <li key={term}>
              <a
                href={shopUrl(visit.locale, '/search', { q: term })}
                className="inline-flex min-h-11 items-center rounded-control bg-stone-100 px-4 hover:bg-stone-200"
              >
                {term}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {popular && popular.recommendedProducts.length > 0 && (
        <ProductRail id="popular-products" title={popular.title}>
          {popular.recommendedProducts.map(product => (
            <li key={product.id}>
              <RecommendedCard product={product} />
            </li>
          ))}
        </ProductRail>
      )}
    </div>
  )
}
