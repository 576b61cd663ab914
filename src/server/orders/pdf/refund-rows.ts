import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { languageOf, type Language } from '#domain/sites/sites.ts'
import { dayText } from '#domain/time/moments.ts'
import type { StoredOrder } from '../order.service.ts'

const WORDS = {
  en: {
    of: 'Refund of',
    discount: 'Discount',
    delivery: 'Shipping',
    tax: 'Tax',
    earlier: 'Settled with an earlier refund',
    given: 'With our regards',
  },
  fr: {
    of: 'Remboursement du',
    discount: 'Remise',
    delivery: 'Livraison',
    tax: 'Taxes',
    earlier: 'Réglé avec un remboursement précédent',
    given: 'Geste commercial',
  },
  de: {
    of: 'Erstattung vom',
    discount: 'Rabatt',
    delivery: 'Versand',
    tax: 'Steuer',
    earlier: 'Verrechnet mit einer früheren Erstattung',
    given: 'Gutschrift von uns',
  },
  es: {
    of: 'Reembolso del',
    discount: 'Descuento',
    delivery: 'Envío',
    tax: 'Impuestos',
    earlier: 'Ajustado con un reembolso anterior',
    given: 'Abono de nuestra parte',
  },
} as const satisfies Record<Language, Record<string, string>>

export type RefundRow = { label: string; amount: number; total: boolean }

/** What went back, in the same lines as its buyer was told. */
export function refundRows({ document, locale }: StoredOrder): RefundRow[] {
  const words = WORDS[languageOf(locale)]
  const labelOf = ({ kind, name = '', qty = 1 }: RefundPart) =>
    kind === 'item' || kind === 'gift' ? `${qty} × ${name}` : [words[kind], name].filter(Boolean).join(': ')
  return (document.refunds ?? []).flatMap(({ at, refund, parts }) => [
    ...parts.map(part => ({ label: labelOf(part), amount: part.amount, total: false })),
    { label: `${words.of} ${dayText(locale, new Date(at))}`, amount: refund, total: true },
  ])
}
