import { SHIPPING_METHODS, type ShippingMethodCode } from '#domain/delivery/delivery.ts'
import type { Language } from '#domain/sites/sites.ts'

const LABELS: Readonly<Record<Language, Readonly<Record<ShippingMethodCode, string>>>> = {
  en: {
    pickup: 'Pick up in store',
    pudo: 'Collection point',
    sts: 'Ship to store',
    digital: 'By email',
    customs: 'Made to order',
    standard: 'Standard delivery',
    me: 'Express delivery',
  },
  fr: {
    pickup: 'Retrait en magasin',
    pudo: 'Point relais',
    sts: 'Livraison en magasin',
    digital: 'Par e-mail',
    customs: 'Fabriqué sur commande',
    standard: 'Livraison standard',
    me: 'Livraison express',
  },
  de: {
    pickup: 'Im Store abholen',
    pudo: 'Abholstation',
    sts: 'Lieferung in den Store',
    digital: 'Per E-Mail',
    customs: 'Auf Bestellung gefertigt',
    standard: 'Standardversand',
    me: 'Expressversand',
  },
  es: {
    pickup: 'Recogida en tienda',
    pudo: 'Punto de recogida',
    sts: 'Envío a tienda',
    digital: 'Por correo electrónico',
    customs: 'Hecho por encargo',
    standard: 'Envío estándar',
    me: 'Envío exprés',
  },
}

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
  const made = { code, label: LABELS[language][code], deliveryTime: deliveryTimeOf(code) }
  labelled.set(key, made)
  return made
}
