import type { WHY_STEPS } from '#domain/money/why.ts'
import type { Texts } from '#domain/sites/texts.ts'

type Step = (typeof WHY_STEPS)[number]

export const WHY_WORDS: Texts<Step | 'why' | 'whyText' | 'step' | 'about' | 'amount' | 'total'> = {
  why: {
    en: 'Why this amount?',
    fr: 'Pourquoi ce montant ?',
    de: 'Warum dieser Betrag?',
    es: '¿Por qué este importe?',
  },
  whyText: {
    en: 'Every step that made the total, in order.',
    fr: 'Chaque étape du total, dans l’ordre.',
    de: 'Jeder Schritt zur Summe, der Reihe nach.',
    es: 'Cada paso del total, en orden.',
  },
  step: { en: 'Step', fr: 'Étape', de: 'Schritt', es: 'Paso' },
  about: { en: 'For', fr: 'Pour', de: 'Für', es: 'Para' },
  amount: { en: 'Amount', fr: 'Montant', de: 'Betrag', es: 'Importe' },
  total: { en: 'Total', fr: 'Total', de: 'Summe', es: 'Total' },
  base: { en: 'Price', fr: 'Prix', de: 'Preis', es: 'Precio' },
  strike: { en: 'Reduced price', fr: 'Prix réduit', de: 'Reduzierter Preis', es: 'Precio rebajado' },
  promotion: { en: 'Promotion', fr: 'Promotion', de: 'Aktion', es: 'Promoción' },
  coupon: { en: 'Coupon', fr: 'Code', de: 'Gutscheincode', es: 'Cupón' },
  adjustment: {
    en: 'Adjustment by staff',
    fr: 'Ajustement du personnel',
    de: 'Anpassung im Laden',
    es: 'Ajuste del personal',
  },
  program: { en: 'Program', fr: 'Programme', de: 'Programm', es: 'Programa' },
  reward: { en: 'Points', fr: 'Points', de: 'Punkte', es: 'Puntos' },
  delivery: { en: 'Delivery', fr: 'Livraison', de: 'Lieferung', es: 'Envío' },
  tax: { en: 'Tax', fr: 'Taxe', de: 'Steuer', es: 'Impuesto' },
  taxIncluded: { en: 'Tax within it', fr: 'Dont taxe', de: 'Darin Steuer', es: 'Impuesto incluido' },
  giftCard: {
    en: 'Paid by gift card',
    fr: 'Payé par carte cadeau',
    de: 'Mit Geschenkkarte bezahlt',
    es: 'Pagado con tarjeta regalo',
  },
  rounding: { en: 'Rounding', fr: 'Arrondi', de: 'Rundung', es: 'Redondeo' },
}
