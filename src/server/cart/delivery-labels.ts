import { SHIPPING_METHODS, type ShippingMethodCode } from '#domain/delivery/delivery.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Texts } from '#domain/sites/texts.ts'

const LABELS = {
  pickup: { en: 'Pick up in store', fr: 'Retrait en magasin', de: 'Im Store abholen', es: 'Recogida en tienda' },
  pudo: { en: 'Collection point', fr: 'Point relais', de: 'Abholstation', es: 'Punto de recogida' },
  sts: { en: 'Ship to store', fr: 'Livraison en magasin', de: 'Lieferung in den Store', es: 'Envío a tienda' },
  digital: { en: 'By email', fr: 'Par e-mail', de: 'Per E-Mail', es: 'Por correo electrónico' },
  customs: {
    en: 'Made to order',
    fr: 'Fabriqué sur commande',
    de: 'Auf Bestellung gefertigt',
    es: 'Hecho por encargo',
  },
  standard: { en: 'Standard delivery', fr: 'Livraison standard', de: 'Standardversand', es: 'Envío estándar' },
  me: { en: 'Express delivery', fr: 'Livraison express', de: 'Expressversand', es: 'Envío exprés' },
} satisfies Texts<ShippingMethodCode>

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
  const made = { code, label: LABELS[code][language], deliveryTime: deliveryTimeOf(code) }
  labelled.set(key, made)
  return made
}
