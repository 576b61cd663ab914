import type { Address } from '#contract/address/address.entities.ts'
import type { Order } from '#contract/orders/order.entities.ts'
import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import { formatMoney } from '#domain/money/money.ts'
import { dayText } from '#domain/time/moments.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { SITES } from '#domain/sites/sites.ts'
import { CancelForm, ReturnForm, WithdrawForm } from '#web/orders/change-forms.tsx'
import { FaultForm } from '#web/orders/fault-form.tsx'
import { OrderLines, Shipments } from '#web/orders/order-parts.tsx'
import { withdrawable } from '#web/orders/withdrawable.ts'
import { RefundAccount } from '#web/orders/refund-account.tsx'
import { Returns } from '#web/orders/returns.tsx'
import { orderRefusal, statusText } from '#web/orders/order-text.ts'
import { AddressText } from '#web/checkout/address-text.tsx'
import { instrumentName } from '#web/checkout/instrument-name.ts'
import { OrderTotals } from '#web/checkout/order-totals.tsx'
import { isCollected } from '#web/checkout/travel-text.ts'
import { orderFacts, TradeFactsOf } from '#web/analytics/trade-facts.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound, Redirect } from '#web/page-outcome.ts'
import { Fold } from '#web/ui/fold.tsx'
import { Container } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import { orderActions, trackedEmail } from './order-actions.ts'
import { OrderTitle } from './order-title.tsx'

/** The visitor's own order, or one he has just tracked; anyone else is asked for number and email address. */
export async function loadOrder(visit: PageVisit, number: string): Promise<Order> {
  const email = trackedEmail(visit, number)
  try {
    if (email !== undefined) return await visit.call('consumer.trackOrder', { body: { orderNumber: number, email } })
    return await visit.call('consumer.purchase', { params: { orderId: number } })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'INVALID_INPUT') throw new PageNotFound()
    const query = { orderNumber: number, ...(error.code === 'RATE_LIMITED' && { refused: error.code }) }
    throw new Redirect(shopUrl(visit.locale, '/track-order', { ...query }))
  }
}

export const titled = (visit: PageVisit, key: MessageKey, number: string) => ({
  title: createI18n(visit.locale, catalogues[visit.language]).t(key, { number }),
  robots: 'noindex',
})

export const orderPage = page<Order>({
  path: '/orders/:number',
  load: (visit, { number = '' }) => loadOrder(visit, number),
  head: (order, visit) => titled(visit, 'orders.number', order.orderNumber),
  View: OrderView,
  actions: orderActions,
})

const DONE: Readonly<Record<string, MessageKey>> = {
  cancelled: 'orders.cancelled',
  returned: 'orders.returned',
  withdrawn: 'orders.withdrawn',
  resent: 'orders.resent',
  reported: 'orders.reported',
}

function OrderView({ data: order, visit }: { data: Order; visit: PageVisit }) {
  const i18n = useI18n()
  const { t, bcp47, locale } = i18n
  const query = visit.url.searchParams
  const done = DONE[query.get('done') ?? '']
  const refused = query.get('refused')
  const shippedTo = order.shipments.find(({ address }) => address)?.address
  return (
    <Container className="pt-8 pb-16 lg:pt-12">
      <TradeFactsOf visit={visit} facts={orderFacts(order)} />
      <OrderTitle order={order}>
        {t('orders.number', { number: '' })}
        <span className="inline-block">{order.orderNumber}</span>
      </OrderTitle>
      <p className="mt-2 text-slate">
        {t('orders.placedOn', { date: dayText(locale, order.createdAt) })}. {statusText(t, order.status)}.
      </p>
      {done && (
        <Notice kind="success" className="mt-6">
          {t(done, { number: query.get('case') ?? '' })}
        </Notice>
      )}
      {order.disputes?.some(({ state }) => state === 'open' || state === 'under-review') && (
        <Notice className="mt-6">{t('orders.disputed')}</Notice>
      )}
      {refused && (
        <Notice kind="error" className="mt-6">
          {orderRefusal(i18n, refused)}
        </Notice>
      )}
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-10">
          <Shipments order={order} />
          <OrderLines order={order} resend />
          <Returns order={order} />
          <div className="no-print flex flex-col gap-4 empty:hidden">
            {order.cancellable && <CancelForm order={order} />}
            <ReturnForm order={order} />
            <FaultForm order={order} />
            {withdrawable(order, today()).length > 0 && (
              <a
                href={shopUrl(locale, '/orders/:number/withdraw', { number: order.orderNumber })}
                className={linkLook('self-start py-2')}
              >
                {t('orders.withdraw')}
              </a>
            )}
          </div>
        </div>
        <aside className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
          <OrderTotals
            totals={order.totals}
            promotions={order.orderPromotions}
            taxIncluded={SITES[order.siteId].features.pricesIncludeTax}
            collected={isCollected(order.shipments)}
          />
          {order.refundedTotal > 0 && (
            <p className="flex justify-between gap-4 tabular-nums">
              <span>{t('orders.refunded')}</span>
              <span>{formatMoney(order.refundedTotal, order.currency, bcp47)}</span>
            </p>
          )}
          {order.refunds?.map(({ at, parts, refundTotal, includedTax }) => (
            <Fold
              key={at}
              title={`${t('orders.refundOn', { date: dayText(locale, at) })} · ${formatMoney(refundTotal, order.currency, bcp47)}`}
            >
              <RefundAccount parts={parts} refund={refundTotal} includedTax={includedTax} currency={order.currency} />
            </Fold>
          ))}
          <div className="border-t border-stone-300 pt-4">
            <Heading level={2} size="sm">
              {t('orders.payment')}
            </Heading>
            <ul className="mt-2 text-slate">
              {order.paymentMethod.map(instrument => (
                <li key={instrument.card.paymentInstrumentId}>{instrumentName(t, instrument)}</li>
              ))}
            </ul>
          </div>
          {shippedTo && <Place title={t('orders.deliveryAddress')} address={shippedTo} />}
          {order.billingAddress && <Place title={t('orders.billingAddress')} address={order.billingAddress} />}
          <a href={`/documents/invoice/${order.orderNumber}`} className={linkLook('no-print self-start py-2')}>
            {t('orders.invoice')}
          </a>
        </aside>
      </div>
    </Container>
  )
}

const Place = ({ title, address }: { title: string; address: Address }) => (
  <div>
    <Heading level={2} size="sm">
      {title}
    </Heading>
    <AddressText address={address} className="mt-2 text-slate" />
  </div>
)

const today = () => new Date().toISOString().slice(0, 10)

export const withdrawPage = page<Order>({
  path: '/orders/:number/withdraw',
  load: (visit, { number = '' }) => loadOrder(visit, number),
  head: (order, visit) => titled(visit, 'orders.withdraw', order.orderNumber),
  View: WithdrawView,
})

function WithdrawView({ data: order, visit }: { data: Order; visit: PageVisit }) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const refused = visit.url.searchParams.get('refused')
  const items = withdrawable(order, today())
  const days = SITES[order.siteId].features.withdrawalDays
  return (
    <Container width="text" className="pt-8 pb-16 lg:pt-12">
      <Heading level={1} size="lg">
        {t('orders.withdraw')}
      </Heading>
      <p className="mt-2 text-slate">
        {t('orders.number', { number: order.orderNumber })}. {days !== undefined && t('orders.withdrawText', { days })}
      </p>
      {refused && (
        <Notice kind="error" className="mt-6">
          {orderRefusal(i18n, refused)}
        </Notice>
      )}
      {items.length > 0 ? (
        <WithdrawForm number={order.orderNumber} items={items} />
      ) : (
        <Notice className="mt-6">{t('orders.withdrawOver')}</Notice>
      )}
      <a
        href={shopUrl(locale, '/orders/:number', { number: order.orderNumber })}
        className={linkLook('mt-4 inline-block py-2')}
      >
        {t('orders.back')}
      </a>
    </Container>
  )
}
