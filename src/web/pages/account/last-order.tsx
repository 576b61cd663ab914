import type { Order } from '#contract/orders/order.entities.ts'
import type { PageVisit } from '#contract/web.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { dayText } from '#domain/time/moments.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ifThere } from '#web/if-there.ts'
import { statusText } from '#web/orders/order-text.ts'
import { stepsAhead } from '#web/orders/steps-ahead.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/text.tsx'

const MOST_PICTURES = 5

/** The newest order of an account, if there is one. */
export async function findLastOrder({ call }: PageVisit): Promise<Order | undefined> {
  const history = await ifThere(call('consumer.purchaseHistory', { body: { start: 0, count: 1 } }))
  const [newest] = history?.orders ?? []
  return newest && ifThere(call('consumer.purchase', { params: { orderId: newest.orderNumber } }))
}

/** The day by which something that is still on its way comes to somebody's door. */
const arrival = ({ shipments }: Order): string | undefined =>
  shipments.find(parcel => SHIPPING_METHODS[parcel.code].needsAddress && stepsAhead(parcel).length > 0)?.promisedDate

/** What somebody who opens the account most likely asks: how far is it, and when does it come. */
export function LastOrder({ order }: { order: Order }) {
  const { t, bcp47, locale } = useI18n()
  const { orderNumber, items, status, createdAt } = order
  const day = arrival(order)
  const date =
    day && dateFormat(bcp47, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
  return (
    <section aria-labelledby="last-order" className="flex flex-col gap-5 border-t border-stone-300 pt-6">
      <div>
        <p className="text-sm font-semibold">{statusText(t, status)}</p>
        <Heading level={2} size="md" id="last-order" className="mt-1">
          {date ? t('orders.arrivesBy', { date }) : t('account.lastOrder')}
        </Heading>
        <p className="mt-2 text-slate">
          {t('orders.number', { number: orderNumber })}, {t('orders.placedOn', { date: dayText(locale, createdAt) })}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {items.slice(0, MOST_PICTURES).map(({ id, image, name }) => (
          <li key={id}>
            <img
              src={`${image.url}?w=160`}
              alt={name}
              width={80}
              height={100}
              className="h-25 w-20 bg-stone-100 object-cover"
            />
          </li>
        ))}
      </ul>
      <ButtonLink
        href={shopUrl(locale, '/orders/:number', { number: orderNumber })}
        look="secondary"
        size="small"
        className="self-start"
      >
        {t('orders.details')}
      </ButtonLink>
    </section>
  )
}
