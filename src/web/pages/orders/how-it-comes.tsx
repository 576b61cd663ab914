import type { Order } from '#contract/orders/order.entities.ts'
import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { AddressText } from '#web/checkout/address-text.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'

/** How each shipment travels, by which day it is there, and where that is. */
export function HowItComes({ order }: { order: Order }) {
  const { t, bcp47, language } = useI18n()
  const day = dateFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <ul className="flex flex-col gap-6">
      {order.shipments.map(({ shipmentId, code, promisedDate, storeInfo, collectionPointName, address }) => {
        const place = storeInfo ? (storeInfo.name ?? storeInfo.id) : collectionPointName
        // Of one parcel the title says it.
        const by =
          order.shipments.length > 1 && promisedDate && t('checkout.by', { date: day.format(new Date(promisedDate)) })
        return (
          <li key={shipmentId}>
            <p className="font-semibold">
              {place === undefined ? DELIVERY_LABELS[code][language] : t('checkout.pickupAt', { store: place })}
            </p>
            {by && <p className="mt-1">{by}</p>}
            {place === undefined && address && <AddressText address={address} className="mt-1 text-slate" />}
          </li>
        )
      })}
    </ul>
  )
}
