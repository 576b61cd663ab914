import type { Order } from '#contract/orders/order.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { SITES, type Locale } from '#domain/sites/sites.ts'
import { LAST_ORDER_COOKIE } from '#domain/sites/cookies.ts'
import { OrderLines } from '#web/orders/order-parts.tsx'
import { orderRefusal } from '#web/orders/order-text.ts'
import { OrderTotals } from '#web/checkout/order-totals.tsx'
import { isCollected } from '#web/checkout/travel-text.ts'
import { orderFacts, TradeFactsOf } from '#web/analytics/trade-facts.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { Redirect } from '#web/page-outcome.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmailField, TextField } from '#web/ui/fields/text-field.tsx'
import { ChecksItself } from '#web/islands/checked-form/checks-itself.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Heading } from '#web/ui/text.tsx'
import { takeFlash, type FormFlash } from '../form-flash.ts'
import { HowItComes } from './how-it-comes.tsx'
import { trackActions } from './order-actions.ts'
import { OrderTitle } from './order-title.tsx'
import { loadOrder } from './order.page.tsx'

const headOf = (key: MessageKey) => (_data: unknown, visit: PageVisit) => ({
  title: createI18n(visit.locale, catalogues[visit.language]).t(key),
  robots: 'noindex',
})

/** Also without a number: then the order that was placed last in this browser. */
export const confirmationPage = page<Order>({
  path: '/order-confirmation',
  width: 'text',
  load: async visit => {
    const number = visit.url.searchParams.get('order') ?? visit.cookies[LAST_ORDER_COOKIE]
    if (!number) throw new Redirect(shopUrl(visit.locale, '/track-order'))
    return loadOrder(visit, number)
  },
  head: headOf('orders.thanks'),
  View: ConfirmationView,
})

/** What is written to the buyer, and where nothing is, that. */
function lettersOf({ status }: Order, { trial }: PageVisit): MessageKey {
  if (trial.simulated.includes('mail')) return status === 'created' ? 'trial.pending' : 'trial.notMailed'
  return status === 'created' ? 'orders.pending' : 'orders.mailed'
}

function ConfirmationView({ data: order, visit }: { data: Order; visit: PageVisit }) {
  const { t, locale } = useI18n()
  return (
    <Container width="text" className="pt-8 pb-16 lg:pt-12">
      <TradeFactsOf visit={visit} facts={orderFacts(order)} />
      <OrderTitle order={order}>{t('orders.thanks')}</OrderTitle>
      <p className="mt-4 text-lg font-semibold">{t('orders.number', { number: order.orderNumber })}</p>
      <p className="mt-1 wrap-anywhere text-slate">{t(lettersOf(order, visit), { email: order.email })}</p>
      <div className="mt-8">
        <HowItComes order={order} />
      </div>
      <div className="mt-8">
        <OrderLines order={order} />
      </div>
      <div className="mt-4">
        <OrderTotals
          totals={order.totals}
          promotions={order.orderPromotions}
          taxIncluded={SITES[order.siteId].features.pricesIncludeTax}
          collected={isCollected(order.shipments)}
        />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="secondary" href={shopUrl(locale, '/orders/:number', { number: order.orderNumber })}>
          {t('orders.details')}
        </ButtonLink>
        <ButtonLink href={homeUrl(locale)} look="quiet">
          {t('orders.goOn')}
        </ButtonLink>
      </div>
      {visit.viewer.kind === 'guest' && visit.site.features.newSignUp && (
        <div className="mt-12 flex flex-col gap-3 bg-stone-100 p-6">
          <Heading level={2} size="sm">
            {t('orders.createAccount')}
          </Heading>
          <p className="text-slate">{t('orders.createAccountText')}</p>
          <ButtonLink href={accountPath(order, locale)} look="secondary" className="self-start">
            {t('orders.createAccount')}
          </ButtonLink>
        </div>
      )}
    </Container>
  )
}

/** The new account begins with this order, which only its guest can prove to be his. */
const accountPath = ({ orderNumber, st }: Order, locale: Locale) =>
  shopUrl(locale, '/sign-up', {
    return: shopUrl(locale, '/orders/:number', { number: orderNumber }),
    ...(st !== undefined && { order: orderNumber, st }),
  })

export const trackPage = page<FormFlash>({
  path: '/track-order',
  around: 'form',
  width: 'form',
  load: async visit => takeFlash(visit),
  head: headOf('orders.track'),
  View: TrackView,
  actions: trackActions,
})

function TrackView({ data: { failure, values = {} }, visit }: { data: FormFlash; visit: PageVisit }) {
  const i18n = useI18n()
  const { t } = i18n
  const query = visit.url.searchParams
  const refused = failure?.code ?? query.get('refused')
  const emailRefused = refused === 'INVALID_ORDER_EMAIL'
  return (
    <Container width="form" className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="xl">
        {t('orders.track')}
      </Heading>
      <p className="mt-2 mb-8 text-slate">{t('orders.trackText')}</p>
      <form method="post" className="flex flex-col gap-5">
        <ChecksItself />
        <input type="hidden" name="_action" value="track" />
        <TextField
          name="orderNumber"
          label={t('orders.orderNumber')}
          defaultValue={values['orderNumber'] ?? query.get('orderNumber') ?? ''}
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="CRN-BAKO-MIRU-0000"
          required
          error={refused && !emailRefused ? orderRefusal(i18n, refused) : undefined}
        />
        <EmailField
          name="email"
          label={t('orders.email')}
          defaultValue={values['email'] ?? ''}
          required
          error={refused && emailRefused ? orderRefusal(i18n, refused) : undefined}
        />
        <Button type="submit" size="large" className="sm:self-start">
          {t('orders.find')}
        </Button>
      </form>
    </Container>
  )
}
