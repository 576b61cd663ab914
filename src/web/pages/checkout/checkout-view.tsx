import type { Cart } from '#contract/cart/cart.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { formatMoney } from '#domain/money/money.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { checkoutFacts, TradeFactsOf } from '#web/analytics/trade-facts.tsx'
import { AddressSuggestion } from '#web/checkout/address-suggestion.tsx'
import { AddressText } from '#web/checkout/address-text.tsx'
import { BillingStep } from '#web/checkout/billing-step.tsx'
import { CartChanges } from '#web/checkout/cart-changes.tsx'
import { refusalText } from '#web/checkout/checkout-text.ts'
import { instrumentName } from '#web/checkout/instrument-name.ts'
import { OrderSummary } from '#web/checkout/order-summary.tsx'
import { ShippingDone } from '#web/checkout/shipping-done.tsx'
import { ShippingStep } from '#web/checkout/shipping-step.tsx'
import { StepFrame } from '#web/checkout/step-frame.tsx'
import { SummaryStep } from '#web/checkout/summary-step.tsx'
import { isCollected } from '#web/checkout/travel-text.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import type { CheckoutData } from './checkout-data.ts'

export function CheckoutView({ data, visit }: { data: CheckoutData; visit: PageVisit }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { cart, step, rules } = data
  if (!cart || !step || !rules)
    return (
      <Container className="py-16">
        <EmptyState
          seed={6}
          title={t('checkout.empty')}
          level={1}
          action={<ButtonLink href={shopUrl(locale, '/cart')}>{t('checkout.toCart')}</ButtonLink>}
        >
          {t(data.refused === undefined ? 'checkout.emptyText' : 'checkout.visitEnded')}
        </EmptyState>
        {cart && <CartChanges cart={cart} />}
      </Container>
    )
  const collected = isCollected(cart.shippingMethods)
  const taxIncluded = visit.site.features.pricesIncludeTax
  const error = data.refused && refusalText(i18n, data.refused)
  const form = { rules, countries: data.countries, draft: data.draft, faulty: data.faulty }
  return (
    <Container width="checkout" className="pt-8 pb-16 max-lg:max-w-[calc(35rem+2*var(--gutter))] lg:pt-12">
      <TradeFactsOf visit={visit} facts={checkoutFacts(cart, step)} />
      <Heading level={1} size="xl">
        {t('checkout.title')}
      </Heading>
      {visit.viewer.kind !== 'consumer' && (
        <p className="mt-2 text-slate">
          {t('checkout.guest')} {visit.site.features.newSignUp && t('checkout.accountLater')}{' '}
          <a href={shopUrl(locale, '/sign-in', { return: shopUrl(locale, '/checkout') })} className={linkLook()}>
            {t('checkout.signIn')}
          </a>
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,35rem)_1fr]">
        <aside className="lg:order-2">
          <OrderSummary cart={cart} taxIncluded={taxIncluded} open={step === 'summary'} />
        </aside>
        <div className="lg:order-1">
          <CartChanges cart={cart} />
          {data.express && <Express />}
          <StepFrame
            step="shipping"
            current={step}
            title={t(collected ? 'checkout.pickup' : 'checkout.shipping')}
            done={<ShippingDone cart={cart} stores={data.stores} />}
          >
            {error && !data.faulty && step === 'shipping' && (
              <Notice kind="error" title={data.refusedItem?.name} className="mb-6">
                {error}
              </Notice>
            )}
            {data.suggestion && <AddressSuggestion typed={data.draft} meant={data.suggestion} captcha={data.captcha} />}
            <ShippingStep cart={cart} stores={data.stores} {...form} error={error} captcha={data.captcha} />
          </StepFrame>
          <StepFrame step="billing" current={step} title={t('checkout.billing')} done={<PaidBy cart={cart} />}>
            <BillingStep
              cart={cart}
              {...form}
              methods={data.methods}
              savedCards={data.savedCards}
              frameUrl={data.frameUrl}
              token={data.token}
              refused={data.refused}
              declined={data.declined}
              otherAddress={data.otherAddress}
              voucher={data.voucher}
            />
          </StepFrame>
          <StepFrame step="summary" current={step} title={t('checkout.summary')}>
            <SummaryStep
              cart={cart}
              transaction={data.transaction}
              captcha={data.captcha}
              refused={data.refused}
              about={data.refusedItem?.name}
            />
          </StepFrame>
        </div>
      </div>
    </Container>
  )
}

function Express() {
  const { t } = useI18n()
  return (
    <form
      method="post"
      className="mb-8 flex flex-col gap-2 bg-stone-100 p-4 sm:flex-row sm:items-center sm:justify-between"
    >
      <input type="hidden" name="_action" value="express" />
      <p>{t('checkout.expressText')}</p>
      <Button type="submit" look="secondary">
        {t('checkout.express')}
      </Button>
    </form>
  )
}

function PaidBy({ cart }: { cart: Cart }) {
  const { t, bcp47 } = useI18n()
  return (
    <div className="flex flex-col gap-2">
      <ul>
        {cart.payment_instruments.map(instrument => (
          <li key={instrument.card.paymentInstrumentId}>
            {t('checkout.pays', {
              name: instrumentName(t, instrument),
              amount: formatMoney(instrument.amount ?? 0, cart.currency, bcp47),
            })}
          </li>
        ))}
      </ul>
      {cart.billingAddress && (
        <div>
          <p className="text-sm">{t('checkout.billingAddress')}</p>
          <AddressText address={cart.billingAddress} />
        </div>
      )}
    </div>
  )
}
