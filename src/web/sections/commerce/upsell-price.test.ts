import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { withPriceText } from './upsell-price.ts'

const shown = (locale: 'de-de' | 'en-us', historicBestPrice?: number) => {
  const [item] = SECTION_EXAMPLES['product-upsell'].recommendedProducts
  if (!item) throw new Error('the example offers something')
  const currency = locale === 'de-de' ? 'EUR' : 'USD'
  const priced = {
    ...item,
    price: 2000,
    currency,
    ...(historicBestPrice !== undefined && { historicBestPrice }),
  } as const
  return withPriceText(priced, createI18n(locale, catalogues[languageOf(locale)])).priceText.replaceAll(/[^\S\n]/g, ' ')
}

it('says below the price of something to add what it is compared with, and by how much it is less, where the law asks for it', () => {
  expect(shown('de-de', 2500)).toBe('20,00 €\nNiedrigster Preis der letzten 30 Tage 25,00 €, 20,0 % günstiger')
  expect(shown('de-de', 2000)).toBe('20,00 €')
  expect(shown('en-us')).toBe('$20.00')
})
