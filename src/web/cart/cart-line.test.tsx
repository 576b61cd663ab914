import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CartItem } from '#contract/cart/cart-item.entities.ts'
import { cartItemExample } from '#contract/content/examples/cart.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { CartLine } from './cart-line.tsx'

const price = { current: 8000, original: 10_000, amount: 16_000, rowTotal: 16_000 }
const item = { ...CartItem.parse(cartItemExample), qty: 2, price }
const shown = (locale: 'de-de' | 'en-us', change: Partial<CartItem> = {}) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={catalogues[languageOf(locale)]}>
      <CartLine
        item={{ ...item, ...change }}
        currency={locale === 'de-de' ? 'EUR' : 'USD'}
        flash={[]}
        problem={undefined}
        lists
        writing={false}
      />
    </I18nProvider>,
  )
const words = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')

it('says where the law asks for it that a price is compared with the lowest of late, and by how much it is less', () => {
  const german = shown('de-de')
  expect(words(german)).toContain('Niedrigster Preis der letzten 30 Tage 100,00 € 20,0 % günstiger')
  expect(german.match(/<s\b/g)).toHaveLength(1)
  const american = shown('en-us')
  expect(words(american)).not.toContain('Lowest price')
  expect(words(american)).toContain('$200.00')
})

it('strikes what a promotion took off, beside it', () => {
  const german = shown('de-de', { price: { ...price, rowTotal: 14_000 } })
  expect(words(german)).toMatch(/140,00 €.*160,00 €/)
  expect(german.match(/<s\b/g)).toHaveLength(2)
})
