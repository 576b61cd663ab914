import { labelled } from '#domain/sites/labelled.ts'
import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { sumOf } from '#domain/money/money.ts'
import { languageOf } from '#domain/sites/sites.ts'
import { textsIn, type Texts } from '#domain/sites/texts.ts'
import { dayText } from '#domain/time/moments.ts'
import type { StoredOrder } from '../order.service.ts'
import { toldParts } from '../told-refund.ts'
import { REFUND_PARTS } from '../../mail/texts/refund-parts.ts'
import type { Sum } from './invoice-sums.ts'
import { INVOICE_TEXTS } from './invoice-texts.ts'

const WORDS = {
  of: { en: 'Refund of', fr: 'Remboursement du', de: 'Erstattung vom', es: 'Reembolso del' },
  discount: { en: 'Discount', fr: 'Remise', de: 'Rabatt', es: 'Descuento' },
  delivery: { en: 'Shipping', fr: 'Livraison', de: 'Versand', es: 'Envío' },
  tax: { en: 'Tax', fr: 'Taxes', de: 'Steuer', es: 'Impuestos' },
  ...REFUND_PARTS,
  netAfter: {
    en: 'Net amount after refunds',
    fr: 'Montant HT après remboursements',
    de: 'Nettobetrag nach Erstattungen',
    es: 'Base imponible tras los reembolsos',
  },
  taxAfter: {
    en: 'VAT after refunds',
    fr: 'TVA après remboursements',
    de: 'MwSt. nach Erstattungen',
    es: 'IVA tras los reembolsos',
  },
} satisfies Texts

export type RefundRow = { label: string; amount: number; total: boolean }

/** What went back, in the same lines as its buyer was told. */
export function refundRows({ document, locale }: StoredOrder): RefundRow[] {
  const words = textsIn(WORDS, languageOf(locale))
  const labelOf = ({ kind, name = '', qty = 1 }: RefundPart) =>
    kind === 'item' || kind === 'gift' ? `${qty} × ${name}` : labelled(words[kind], name, languageOf(locale))
  return (document.refunds ?? []).flatMap(told => [
    ...toldParts(document.lines, told).map(part => ({ label: labelOf(part), amount: part.amount, total: false })),
    { label: `${words.of} ${dayText(locale, new Date(told.at))}`, amount: told.refund, total: true },
    ...(told.includedTax === undefined
      ? []
      : [{ label: INVOICE_TEXTS.taxIncluded[languageOf(locale)], amount: told.includedTax, total: false }]),
  ])
}

/** Net and tax of what is left, where every refund that went back knows its tax. */
export function sumsAfterRefunds({ document, locale, refunded }: StoredOrder): Sum[] {
  const { totals, refunds = [] } = document
  const taxed = refunds.filter(({ includedTax }) => includedTax !== undefined)
  if (refunded === 0 || sumOf(taxed.map(({ refund }) => refund)) !== refunded) return []
  const words = textsIn(WORDS, languageOf(locale))
  const tax = totals.taxAmount - sumOf(taxed.map(({ includedTax = 0 }) => includedTax))
  return [
    { label: words.netAfter, amount: totals.total - refunded - tax },
    { label: words.taxAfter, amount: tax },
  ]
}
