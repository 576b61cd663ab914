import type { Texts } from '#domain/sites/texts.ts'

/** Parts of a refund that are not goods, as letters and invoices call them. */
export const REFUND_PARTS = {
  earlier: {
    en: 'Settled with an earlier refund',
    fr: 'Réglé avec un remboursement précédent',
    de: 'Verrechnet mit einer früheren Erstattung',
    es: 'Ajustado con un reembolso anterior',
  },
  withheld: {
    en: 'Less for its condition',
    fr: 'Déduit en raison de l’état',
    de: 'Abzug wegen des Zustands',
    es: 'Descontado por su estado',
  },
  given: { en: 'With our regards', fr: 'Geste commercial', de: 'Gutschrift von uns', es: 'Abono de nuestra parte' },
} satisfies Texts
