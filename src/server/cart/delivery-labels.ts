import { DELIVERY_LABELS } from '#domain/delivery/delivery-labels.ts'
import { SHIPPING_METHODS, type ShippingMethodCode } from '#domain/delivery/delivery.ts'
import type { Language } from '#domain/sites/sites.ts'

/** Business days as a range, or the words that are no range: 'same day', 'at once'. */
function deliveryTimeOf(code: ShippingMethodCode): string {
  const { businessDays, deliveryTime } = SHIPPING_METHODS[code]
  return businessDays ? `${businessDays[0]}-${businessDays[1]}` : deliveryTime
}

type Labelled = { code: ShippingMethodCode; label: string; deliveryTime: string }
const labelled = new Map<string, Labelled>()

export function itemShippingMethod(code: ShippingMethodCode, language: Language): Labelled {
  const key = `${language} ${code}`
  const known = labelled.get(key)
  if (known) return known
  const made = { code, label: DELIVERY_LABELS[code][language], deliveryTime: deliveryTimeOf(code) }
  labelled.set(key, made)
  return made
}
