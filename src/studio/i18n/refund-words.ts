import type { Texts } from '#domain/sites/texts.ts'

/** How a refund comes about, as staff are told before they give it. */
export const REFUND_WORDS = {
  discount: { en: 'Discount', fr: 'Remise', de: 'Rabatt', es: 'Descuento' },
  delivery: { en: 'Delivery', fr: 'Livraison', de: 'Versand', es: 'Envío' },
  tax: { en: 'Tax', fr: 'Taxes', de: 'Steuer', es: 'Impuestos' },
  earlier: {
    en: 'Settled with other refunds',
    fr: 'Réglé avec d’autres remboursements',
    de: 'Verrechnet mit anderen Erstattungen',
    es: 'Ajustado con otros reembolsos',
  },
  withheld: {
    en: 'Less for its condition',
    fr: 'Déduit en raison de l’état',
    de: 'Abzug wegen des Zustands',
    es: 'Descontado por su estado',
  },
  given: {
    en: 'Price kept',
    fr: 'Prix maintenu',
    de: 'Preis bleibt',
    es: 'Precio mantenido',
  },
  refund: { en: 'Refund', fr: 'Remboursement', de: 'Erstattung', es: 'Reembolso' },
} satisfies Texts
