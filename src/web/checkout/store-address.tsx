import type { z } from 'zod'
import type { CartShippingMethod } from '#contract/cart/cart.entities.ts'
import type { Store } from '#contract/stores/store.entities.ts'
import { placeLine } from '#domain/address/address-lines.ts'

export type StorePlace = z.output<typeof Store>

type Props = { shipment: CartShippingMethod; stores: readonly StorePlace[] }

/** Where the store stands that a shipment is picked up in. */
export function StoreAddress({ shipment: { storeInfo }, stores }: Props) {
  const address = stores.find(({ storeId }) => storeId === storeInfo?.id)?.address
  if (!address) return null
  return (
    <address className="not-italic">
      {address.addressLine1}, {placeLine(address)}
    </address>
  )
}
