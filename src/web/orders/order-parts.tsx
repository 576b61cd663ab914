import { labelled } from '#domain/sites/labelled.ts'
import type { Order } from '#contract/orders/order.entities.ts'
import { formatMoney, sumOf } from '#domain/money/money.ts'
import { comingBack } from '#domain/orders/coming-back.ts'
import { exchangedFor } from '#domain/orders/exchanged-for.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { momentText } from '#domain/time/moments.ts'
import { useI18n, type Translate } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/text.tsx'
import { statusText } from './order-text.ts'
import { stepsAhead } from './steps-ahead.ts'

/** How far it is, and what became of its pieces. What was exchanged is not called cancelled. */
function fateOf(t: Translate, { items, returns = [] }: Order, item: Order['items'][number]): string {
  const { status, qty, cancelledQty, returnedQty } = item
  const others = exchangedFor(items, item)
  const gone = Math.max(0, cancelledQty - sumOf(others.map(other => other.qty)))
  const announced = comingBack(returns, item.id)
  const isExchanged = others.length > 0
  return [
    !(isExchanged && status === 'cancelled') && statusText(t, status),
    isExchanged && t('orders.exchangedFor', { size: others.map(({ size }) => size).join(', ') }),
    gone > 0 && gone < qty && t('orders.cancelledQty', { count: gone }),
    announced > 0 && t('orders.announcedQty', { count: announced }),
    returnedQty > announced && t('orders.returnedQty', { count: returnedQty - announced }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** With `resend`, the mail of a gift card can be sent again from its line. */
export function OrderLines({ order, resend = false }: { order: Order; resend?: boolean }) {
  const { t, bcp47 } = useI18n()
  return (
    <ul className="divide-y divide-stone-300 border-y border-stone-300">
      {order.items.map(item => {
        const { id, image, name, color, size, qty, price, pdpUrl, giftCard, exchangeOf } = item
        return (
          <li key={id} className="flex gap-4 py-4">
            <img
              src={`${image.url}?w=160`}
              alt={image.alt}
              width={80}
              height={100}
              className="h-25 w-20 bg-stone-100 object-cover"
            />
            <div className="min-w-0 flex-1">
              <a href={pdpUrl} className="font-semibold no-underline hover:underline">
                {name}
              </a>
              <p className="text-sm text-slate">
                {[color, size, t('orders.qty', { count: qty })].filter(Boolean).join(', ')}
              </p>
              <p className="text-sm">{fateOf(t, order, item)}</p>
              {giftCard && (
                <p className="text-sm wrap-anywhere text-slate">
                  {t('orders.giftCardFor', { email: giftCard.recipientEmail })}
                </p>
              )}
              {giftCard && resend && <ResendForm itemId={id} />}
            </div>
            <p className="tabular-nums">
              {exchangeOf === undefined
                ? price.rowTotal === 0
                  ? t('ui.free')
                  : formatMoney(price.rowTotal, order.currency, bcp47)
                : t('orders.exchanged', { size: order.items.find(item => item.id === exchangeOf)?.size ?? '' })}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function ResendForm({ itemId }: { itemId: string }) {
  const { t } = useI18n()
  return (
    <form method="post" className="mt-2">
      <input type="hidden" name="_action" value="resend" />
      <input type="hidden" name="itemId" value={itemId} />
      <Button type="submit" look="secondary" size="small">
        {t('orders.resend')}
      </Button>
    </form>
  )
}

/** Where a parcel waits for whoever collects it. */
function WhereTo({ shipment: { storeInfo, collectionPointName } }: { shipment: Order['shipments'][number] }) {
  const { t } = useI18n()
  const place = storeInfo ? (storeInfo.name ?? storeInfo.id) : collectionPointName
  return place === undefined ? null : <p className="mt-1 text-sm">{t('checkout.pickupAt', { store: place })}</p>
}

/** The day it was promised for, as long as it is on its way. */
function ComesBy({ shipment }: { shipment: Order['shipments'][number] }) {
  const { t, bcp47 } = useI18n()
  if (shipment.promisedDate === undefined || stepsAhead(shipment).length === 0) return null
  const day = dateFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(shipment.promisedDate))
  return <p className="mt-1 text-lg">{t('checkout.by', { date: day })}</p>
}

/** What happened to each parcel, newest last, and what is still to come. */
export function Shipments({ order }: { order: Order }) {
  const { t, locale, language } = useI18n()
  return (
    <div className="flex flex-col gap-8">
      {order.shipments.map((shipment, index) => (
        <section key={shipment.shipmentId}>
          <Heading level={2} size="sm">
            {order.shipments.length > 1
              ? labelled(t('orders.shipment', { count: index + 1 }), statusText(t, shipment.status), language)
              : statusText(t, shipment.status)}
          </Heading>
          <WhereTo shipment={shipment} />
          {order.shipments.length > 1 && <ComesBy shipment={shipment} />}
          {shipment.trackingNumber && (
            <p className="mt-1 text-sm text-slate">
              {t('orders.trackingNumber', { carrier: shipment.carrier ?? '', number: shipment.trackingNumber })}
            </p>
          )}
          <ol className="mt-4 flex flex-col gap-3 border-l border-stone-500 pl-5 [print-color-adjust:exact]">
            {shipment.timeline.map(({ status, at }) => (
              <li
                key={`${status} ${at}`}
                className="relative flex flex-wrap justify-between gap-x-4 before:absolute before:top-2 before:-left-[1.4rem] before:size-1.5 before:bg-ink"
              >
                <span>{statusText(t, status)}</span>
                <time dateTime={at} className="text-sm text-slate tabular-nums">
                  {momentText(locale, at)}
                </time>
              </li>
            ))}
            {stepsAhead(shipment).map(status => (
              <li
                key={status}
                className="relative text-slate before:absolute before:top-2 before:-left-[1.4rem] before:size-1.5 before:bg-paper before:ring-1 before:ring-stone-500"
              >
                {statusText(t, status)}
                <span className="sr-only"> ({t('orders.toCome')})</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
