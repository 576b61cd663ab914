import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { flatPrice, type Price as Amounts } from '#domain/money/price-display.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { Price } from './price.tsx'

const shown = (price: Amounts) =>
  renderToString(
    <I18nProvider locale="de-de" messages={catalogues.de}>
      <Price price={price} currency="EUR" />
    </I18nProvider>,
  )
/** What is seen: without what only screen readers hear. */
const seen = (price: Amounts) =>
  shown(price)
    .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
    .replaceAll(/<!-- -->|<[^>]+>/g, '')
    .replaceAll(/\s/g, ' ')

it('says of the lowest price of late that it is that, to everybody, with the percentage', () => {
  expect(seen({ ...flatPrice(8000, 12_000), historicBestPrice: 9000 })).toBe(
    '80,00 €11,1 % günstigerNiedrigster Preis der letzten 30 Tage 90,00 €',
  )
})

it('strikes any other price before it without a word, and tells screen readers which is which', () => {
  const usual = flatPrice(8000, 12_000)
  expect(seen(usual)).toBe('80,00 €120,00 €')
  expect(shown(usual)).toContain('vorher')
})
