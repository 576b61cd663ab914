import type { Texts } from '../sites/texts.ts'
import type { ShippingMethodCode } from './delivery.ts'

/** What people call the ways an order travels. */
export const DELIVERY_LABELS = {
  pickup: { en: 'Pick up in store', fr: 'Retrait en magasin', de: 'Im Laden abholen', es: 'Recogida en tienda' },
  pudo: { en: 'Collection point', fr: 'Point relais', de: 'Abholstation', es: 'Punto de recogida' },
  sts: { en: 'Ship to store', fr: 'Livraison en magasin', de: 'Lieferung in den Laden', es: 'Envío a tienda' },
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
