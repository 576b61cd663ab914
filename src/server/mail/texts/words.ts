import type { LetterWord } from '#contract/content/content-letters.ts'
import type { Texts } from '#domain/sites/texts.ts'
import { REFUND_PARTS } from './refund-parts.ts'

export const MAIL_WORDS = {
  subtotal: { en: 'Items', fr: 'Articles', de: 'Artikel', es: 'Artículos' },
  discount: { en: 'Discount', fr: 'Remise', de: 'Rabatt', es: 'Descuento' },
  shipping: { en: 'Shipping', fr: 'Livraison', de: 'Versand', es: 'Envío' },
  tax: { en: 'Tax', fr: 'Taxes', de: 'Steuer', es: 'Impuestos' },
  taxIncluded: { en: 'VAT included', fr: 'TVA comprise', de: 'Enthaltene MwSt.', es: 'IVA incluido' },
  total: { en: 'Total', fr: 'Total', de: 'Gesamt', es: 'Total' },
  refund: { en: 'Refund', fr: 'Remboursement', de: 'Erstattung', es: 'Reembolso' },
  ...REFUND_PARTS,
  free: { en: 'Free', fr: 'Gratuite', de: 'Kostenlos', es: 'Gratis' },
  deliverTo: { en: 'Goes to', fr: 'Destination', de: 'Geht an', es: 'Va a' },
  cardNumber: { en: 'Number', fr: 'Numéro', de: 'Nummer', es: 'Número' },
  code: { en: 'Code', fr: 'Code', de: 'Code', es: 'Código' },
  amount: { en: 'Amount', fr: 'Montant', de: 'Betrag', es: 'Importe' },
  validUntil: { en: 'Valid until', fr: 'Valable jusqu’au', de: 'Gültig bis', es: 'Válida hasta' },
  tracking: { en: 'Tracking number', fr: 'Numéro de suivi', de: 'Sendungsnummer', es: 'Número de seguimiento' },
  footer: {
    en: 'Cairn. Three stones, one direction.',
    fr: 'Cairn. Trois pierres, une direction.',
    de: 'Cairn. Drei Steine, eine Richtung.',
    es: 'Cairn. Tres piedras, una dirección.',
  },
  leaveBefore: {
    en: 'You asked us for this letter, or somebody thought of you. If you want none but those about your orders and your account:',
    fr: 'Vous avez demandé cette lettre, ou quelqu’un a pensé à vous. Pour ne plus recevoir que celles sur vos commandes et votre compte :',
    de: 'Du hast um diesen Brief gebeten, oder jemand hat an dich gedacht. Wenn du nur noch Post zu Bestellungen und Konto möchtest:',
    es: 'Nos pediste esta carta, o alguien se acordó de ti. Si solo quieres las de tus pedidos y tu cuenta:',
  },
  leave: { en: 'Unsubscribe', fr: 'Se désabonner', de: 'Abmelden', es: 'Darse de baja' },
} satisfies Texts<LetterWord>
