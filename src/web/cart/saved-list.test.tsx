import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SavedForLater } from '#contract/cart/cart.entities.ts'
import { exampleOf } from '#contract/example.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { SavedList } from './saved-list.tsx'

const example = SavedForLater.parse(exampleOf(SavedForLater))
const shown = (locale: 'de-de' | 'en-us') => {
  const items = example.items.map(item => ({ ...item, price: { ...item.price, current: 8000, original: 10_000 } }))
  const saved = { ...example, items, currency: locale === 'de-de' ? 'EUR' : 'USD' } as const
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={catalogues[languageOf(locale)]}>
      <SavedList saved={saved} problem={undefined} />
    </I18nProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' ')
}

it('says of what waits what its price is compared with, where the law asks for it', () => {
  expect(shown('de-de')).toContain('Niedrigster Preis der letzten 30 Tage 100,00 € 20,0 % günstiger')
  expect(shown('en-us')).toContain('$80.00')
  expect(shown('en-us')).not.toContain('Lowest price')
})
