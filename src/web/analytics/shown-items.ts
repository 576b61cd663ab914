import { toMajor } from '#domain/money/money.ts'
import { shownIn } from '#domain/content/page-types.ts'
import { DEFAULT_SITE, findSite, SITES } from '#domain/sites/sites.ts'
import { MORE_CARDS } from '#web/ui/more-cards.ts'
import { pushTrade } from './trade-layer.ts'
import { BRAND, type Trade, type TradeItem } from './trade-names.ts'

const MOST_ITEMS = 200
const HALF = 0.5
const CARD = '.product-card'

type List = { readonly item_list_id: string; readonly item_list_name: string }

const currencyHere = () => (findSite(document.documentElement.dataset['site'] ?? '') ?? SITES[DEFAULT_SITE]).currency
const textOf = (within: ParentNode, selector: string) => within.querySelector(selector)?.textContent?.trim() ?? ''

/** What search engines read of a product is what analytics hear of it. */
export function productInPage(): Trade | undefined {
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data: {
      '@type'?: string
      productID: string
      name: string
      offers: { lowPrice: number; priceCurrency: string }
    } = JSON.parse(textContent)
    if (data['@type'] !== 'Product') continue
    const { lowPrice: price, priceCurrency: currency } = data.offers
    const item = { item_id: data.productID, item_name: data.name, item_brand: BRAND, price, quantity: 1 }
    return { currency, value: price, items: [item] }
  }
  return undefined
}

/** A list is the part of the page that an editor placed, or the page itself. */
function listOf(card: Element): { within: ParentNode; list: List } {
  const part = card.closest<HTMLElement>('[data-component]')
  const { categoryId } = shownIn(location.pathname)
  const { pageType = 'Other' } = document.documentElement.dataset
  const id = part?.id || part?.dataset['component'] || (categoryId === undefined ? pageType : `category-${categoryId}`)
  const within = part ?? document
  return { within, list: { item_list_id: id, item_list_name: textOf(within, part ? 'h2, h3' : 'h1') || id } }
}

const itemOf = (card: HTMLElement, list: List, index: number): TradeItem => ({
  item_id: card.dataset['product'] ?? '',
  item_name: textOf(card, '.product-card-link'),
  item_brand: BRAND,
  price: toMajor(Number(card.dataset['price'])),
  quantity: 1,
  index,
  ...list,
})

const cardsIn = (within: ParentNode, isPart: boolean): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(CARD)].filter(card => isPart || !card.closest('[data-component]'))

/** Cards of a list are told together, once, when the first of them comes into view; each when it is chosen. */
export function watchLists(): void {
  const told = new WeakSet<Element>()
  const seen = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        if (told.has(target)) continue
        const { within, list } = listOf(target)
        const fresh = [...cardsIn(within, within !== document).entries()]
          .filter(([, card]) => !told.has(card))
          .slice(0, MOST_ITEMS)
        const items = fresh.map(([index, card]) => itemOf(card, list, index))
        if (pushTrade('listing_impression', { ...list, currency: currencyHere(), items }))
          for (const [, card] of fresh) told.add(card)
      }
    },
    { threshold: HALF },
  )
  const watch = () => document.querySelectorAll(CARD).forEach(card => told.has(card) || seen.observe(card))
  watch()
  document.addEventListener(MORE_CARDS, watch)
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      const card = link?.closest<HTMLElement>(CARD)
      if (!card) return
      const { within, list } = listOf(card)
      const index = cardsIn(within, within !== document).indexOf(card)
      pushTrade('listing_click', { ...list, currency: currencyHere(), items: [itemOf(card, list, index)] })
    },
    true,
  )
}
