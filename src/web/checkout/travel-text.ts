import type { CartShippingMethod } from '#contract/cart/cart.entities.ts'
import type { Translate } from '#web/i18n/i18n.tsx'

/** Nothing of it travels to an address: what is said of delivery is said of picking up. */
export const isCollected = (shipments: readonly Pick<CartShippingMethod, 'storeInfo' | 'collectionPointName'>[]) =>
  shipments.length > 0 &&
  shipments.every(({ storeInfo, collectionPointName }) => storeInfo !== undefined || collectionPointName !== undefined)

/** How a shipment travels: to a place where it is collected, by mail, or by the method that was chosen. */
export function travelText(t: Translate, shipment: CartShippingMethod): string {
  const { code, storeInfo, collectionPointName, applicableShippingMethods } = shipment
  const place = storeInfo ? (storeInfo.name ?? storeInfo.id) : collectionPointName
  if (place !== undefined) return t('checkout.pickupAt', { store: place })
  if (code === 'digital') return t('checkout.byMail')
  return applicableShippingMethods.find(method => method.code === code)?.label ?? ''
}
