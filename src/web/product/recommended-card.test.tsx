import { expect, it } from 'vitest'
import { renderToString } from 'react-dom/server'
import { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { exampleOf } from '#contract/example.ts'
import { flatPrice } from '#domain/money/price-display.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { RecommendedCard } from './recommended-card.tsx'

it('compares a reduced price with the lowest of late where the law asks for it, as every other card does', () => {
  const price = { ...flatPrice(8000, 12_000), historicBestPrice: 9000 }
  const product = { ...RecommendedProduct.parse(exampleOf(RecommendedProduct)), price, currency: 'EUR' as const }
  const html = renderToString(
    <I18nProvider locale="de-de" messages={catalogues.de}>
      <RecommendedCard product={product} />
    </I18nProvider>,
  )
  const seen = html.replaceAll(/<!-- -->|<[^>]+>/g, '').replaceAll(/\s/g, ' ')
  expect(seen).toContain('80,00 €11,1 % günstigerNiedrigster Preis der letzten 30 Tage 90,00 €')
  expect(seen).not.toContain('120,00')
})
