import type { Texts } from '../sites/texts.ts'

/** What each tax is called by those who pay it. */
export const TAX_NAMES = {
  'Sales tax': { en: 'Sales tax', fr: 'Taxe de vente', de: 'Verkaufssteuer', es: 'Impuesto sobre las ventas' },
  GST: { en: 'GST', fr: 'TPS', de: 'GST', es: 'GST' },
  HST: { en: 'HST', fr: 'TVH', de: 'HST', es: 'HST' },
  PST: { en: 'PST', fr: 'TVP', de: 'PST', es: 'PST' },
  RST: { en: 'RST', fr: 'TVD', de: 'RST', es: 'RST' },
  QST: { en: 'QST', fr: 'TVQ', de: 'QST', es: 'QST' },
  VAT: { en: 'VAT', fr: 'TVA', de: 'MwSt.', es: 'IVA' },
} as const satisfies Texts

export type TaxName = keyof typeof TAX_NAMES
export const TAX_NAME_IDS = ['Sales tax', 'GST', 'HST', 'PST', 'RST', 'QST', 'VAT'] as const satisfies TaxName[]
