import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { parseDate } from '#domain/time/dates.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { giftCardActions } from './gift-card-actions.ts'
import { GiftCardView, type GiftCardData } from './gift-card-view.tsx'

/** Where the catalogue keeps gift cards. */
const GIFT_CARDS = '4901'

export const giftCardPage = page<GiftCardData>({
  path: '/gift-card',
  load: async visit => {
    const asked = (name: string) => visit.url.searchParams.get(name) ?? undefined
    const balance = asked('balance')
    const card = await findCard(visit)
    return {
      card,
      refused: asked('refused'),
      about: asked('about') === 'buy' ? 'buy' : 'balance',
      balance:
        balance !== undefined && /^\d{1,9}$/.test(balance)
          ? {
              amount: Number(balance),
              card: (asked('card') ?? '').replaceAll(/\D/g, '').slice(-4),
              expires: parseDate(asked('expires') ?? ''),
            }
          : undefined,
    }
  },
  head: (_data, visit) => {
    const { t } = createI18n(visit.locale, catalogues[visit.language])
    return { title: t('giftcard.title'), description: t('giftcard.intro') }
  },
  View: GiftCardView,
  actions: giftCardActions,
})

async function findCard({ call }: PageVisit): Promise<GiftCardData['card']> {
  try {
    const { products } = await call('products.catalog', { query: { categoryId: GIFT_CARDS } })
    const productId = products[0]?.id
    if (productId === undefined) return undefined
    const { colours, currency, name } = await call('products.details', { params: { productId } })
    const colour = colours.find(({ id }) => id === productId) ?? colours[0]
    const picture = colour?.images[0]
    const amounts = (colour?.variants ?? []).flatMap(({ sku, price }) =>
      price ? [{ sku, amount: price.current }] : [],
    )
    return { name, currency, picture, amounts }
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
