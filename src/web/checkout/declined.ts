import type { ErrorName } from '#contract/errors/errors.ts'

/** What is said of a card that was to be charged; everything else leaves it as good as it was. */
const REFUSED_CARD: ReadonlySet<string | null> = new Set<ErrorName>([
  'PAYMENT_ERROR',
  'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
])

/** Of fields and addresses: a card in the cart was refused, and pays nothing until another way is named. */
export const DECLINED = 'declined'

export const declinedBy = (...codes: readonly (string | null)[]): string | undefined =>
  codes.find(code => REFUSED_CARD.has(code)) ?? undefined
