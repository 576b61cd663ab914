import type { Cart } from '#contract/cart/cart.entities.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { labelled } from '#domain/sites/labelled.ts'
import { readablePhone } from '#domain/identity/phone.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { AddressText } from './address-text.tsx'
import { StoreAddress, type StorePlace } from './store-address.tsx'
import { isCollected, travelText } from './travel-text.ts'

/** What was decided about the delivery: where it goes, who collects it, and when it is there. */
export function ShippingDone({ cart, stores }: { cart: Cart; stores: readonly StorePlace[] }) {
  const { t, bcp47, language } = useI18n()
  const day = dateFormat(bcp47, { dateStyle: 'full', timeZone: 'UTC' })
  const contact = cart.shippingMethods.find(method => method.contact)?.contact
  const { recipientContactEmail: email, recipientContactPhone: phone } = cart.shippingAddress ?? {}
  const note = cart.items.find(item => item.giftOption)?.giftOption
  return (
    <div className="flex flex-col gap-2 wrap-anywhere">
      {cart.shippingAddress && <AddressText address={cart.shippingAddress} />}
      {(email ?? phone) && <p>{[email, phone && readablePhone(phone)].filter(Boolean).join(', ')}</p>}
      {contact && (
        <p>
          {contact.firstName} {contact.lastName}, {contact.email}
        </p>
      )}
      {cart.shippingMethods.map(shipment => {
        const chosen = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code)
        const by =
          chosen?.promisedDate &&
          t(isCollected([shipment]) ? 'checkout.ready' : 'checkout.by', {
            date: day.format(new Date(chosen.promisedDate)),
          })
        return (
          <div key={shipment.shippingId}>
            <p>{[travelText(t, shipment), by].filter(Boolean).join('. ')}</p>
            <StoreAddress shipment={shipment} stores={stores} />
          </div>
        )
      })}
      {note && (
        <p>{labelled(t('checkout.giftMessage'), [note.to, note.message].filter(Boolean).join(', '), language)}</p>
      )}
    </div>
  )
}
