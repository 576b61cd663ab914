import type { Cart, SavedForLater } from '#contract/cart/cart.entities.ts'
import type { ErrorName } from '#contract/errors/errors.ts'
import type { PageVisit } from '#contract/web.ts'
import type { VoucherOffer } from '#web/cart/cart-summary.tsx'
import { cartFacts, TradeFactsOf } from '#web/analytics/trade-facts.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { ifThere } from '#web/if-there.ts'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import type { LoadedSections } from '#web/sections/load-sections.ts'
import { SectionList } from '#web/sections/section-list.tsx'
import type { CartProblem } from '#web/state/cart-state.ts'
import { Container } from '#web/ui/layout.tsx'
import { contentBeside } from '#web/sections/content-beside.ts'
import { findCart } from '../find-cart.ts'
import { offeredVoucher } from '../offered-voucher.ts'
import { AssociatePrices } from './associate-prices.tsx'
import { besideCart } from './beside-cart.ts'
import { cartActions } from './cart-actions.ts'

type Data = {
  cart: Cart | undefined
  saved: SavedForLater | undefined
  voucher: VoucherOffer | undefined
  refused: CartProblem | undefined
  content: LoadedSections | undefined
}

export const cartPage = page<Data>({
  path: '/cart',
  load: async visit => {
    const [cart, saved, voucher, content] = await Promise.all([
      findCart(visit),
      ifThere(isShopper(visit) ? visit.call('wishlists.savedForLater', { query: { count: 200 } }) : undefined),
      offeredVoucher(visit),
      contentBeside(visit, 'cart'),
    ])
    return { cart, saved, voucher, refused: refusedOf(visit), content: content && besideCart(cart, content) }
  },
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('cart.title'),
    robots: 'noindex',
  }),
  View: CartPageView,
  actions: cartActions,
})

const isShopper = ({ viewer: { kind } }: PageVisit) => kind === 'guest' || kind === 'consumer'

const isName = (name: string): name is ErrorName => /^[A-Z0-9_]+$/.test(name)

function refusedOf({ url }: PageVisit): CartProblem | undefined {
  const code = url.searchParams.get('refused') ?? ''
  if (!isName(code)) return undefined
  const [most, couponCode] = [url.searchParams.get('most'), url.searchParams.get('typed')]
  return {
    code,
    details: { ...(most !== null && { maxAllowedQty: Number(most) }), ...(couponCode !== null && { couponCode }) },
    about: url.searchParams.get('about') ?? 'cart',
  }
}

/** Last on the page: it comes late, and nothing moves for it. */
const SeenBefore = () => (
  <Container>
    <Island name="recently-viewed" wake="visible" props={{}} />
  </Container>
)

function CartPageView({ data, visit }: { data: Data; visit: PageVisit }) {
  return (
    <>
      <TradeFactsOf visit={visit} facts={cartFacts(data.cart)} />
      <Container className="pt-8 pb-16 max-sm:wrap-anywhere lg:pt-12">
        <Island
          name="cart-page"
          wake="soon"
          props={{
            cart: data.cart ?? null,
            saved: data.saved ?? null,
            taxIncluded: visit.site.features.pricesIncludeTax,
            voucher: data.voucher ?? null,
            lists: visit.viewer.kind !== 'associate',
            gift: visit.url.searchParams.get('gift'),
            refused: data.refused?.about === 'associate' ? null : (data.refused ?? null),
          }}
        />
        {visit.viewer.kind === 'associate' && data.cart && data.cart.items.length > 0 && (
          <AssociatePrices
            cart={data.cart}
            refused={data.refused?.about === 'associate' ? data.refused.code : undefined}
          />
        )}
      </Container>
      {data.content && <SectionList sections={data.content.sections} facts={data.content.facts} leads={false} />}
      {!data.cart?.items.length && <SeenBefore />}
    </>
  )
}
