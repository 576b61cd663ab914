import type { Totals } from '#contract/cart/cart.entities.ts'
import type { PaymentInstrument } from '#contract/payment/payment.entities.ts'

export const giftCardsOf = (instruments: readonly PaymentInstrument[]): PaymentInstrument[] =>
  instruments.filter(({ giftCard, amount }) => giftCard !== undefined && (amount ?? 0) > 0)

/** What the shopper pays himself, once his gift cards have paid their share. */
export const leftToPay = ({ total }: Totals, instruments: readonly PaymentInstrument[]): number =>
  giftCardsOf(instruments).reduce((left, { amount = 0 }) => left - amount, total)
