import type { PaymentInstrument } from '#contract/payment/payment.entities.ts'
import { cardBrand } from '#domain/checkout/card-brands.ts'
import type { Translate } from '#web/i18n/i18n.tsx'

/** A way to pay as a shopper knows it: the brand and the last digits. */
export function instrumentName(t: Translate, { payment_method_id: method, card, giftCard }: PaymentInstrument): string {
  if (giftCard) return `${t('checkout.giftCard')} ${giftCard.maskedNumber}`
  if (method === 'WALLET') return t('checkout.walletName')
  if (method === 'PAY_LATER') return t('checkout.payLaterName')
  return `${cardBrand(card.brand) ?? t('checkout.card')} •••• ${card.lastFour ?? ''}`
}
