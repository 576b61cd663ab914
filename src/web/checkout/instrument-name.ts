import type { PaymentInstrument } from '#contract/payment/payment.entities.ts'
import type { Translate } from '#web/i18n/i18n.tsx'

const BRANDS: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex' }

/** A way to pay as a shopper knows it: the brand and the last digits. */
export function instrumentName(t: Translate, { payment_method_id: method, card, giftCard }: PaymentInstrument): string {
  if (giftCard) return `${t('checkout.giftCard')} ${giftCard.maskedNumber}`
  if (method === 'WALLET') return t('checkout.walletName')
  if (method === 'PAY_LATER') return t('checkout.payLaterName')
  return `${BRANDS[card.brand ?? ''] ?? t('checkout.card')} •••• ${card.lastFour ?? ''}`
}
