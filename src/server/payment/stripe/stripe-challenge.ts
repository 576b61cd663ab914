import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentOutcome } from '../payment-provider.ts'
import { CHALLENGE_PATH } from './stripe-answers.ts'

/** Whoever has it may see the payment's secret: only the shopper whose payment it is was given one. */
const proofOf = (secretKey: string, paymentId: string): string =>
  createHmac('sha256', secretKey).update(`challenge ${paymentId}`).digest('base64url')

export function isProven(secretKey: string, paymentId: string, proof: string): boolean {
  const [wanted, given] = [Buffer.from(proofOf(secretKey, paymentId)), Buffer.from(proof)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/** Where the shop shows the bank's question about a payment, or about a card to keep, to whom it may. */
export const challengeOf = (secretKey: string, id: string): string =>
  `${CHALLENGE_PATH}/${id}?proof=${proofOf(secretKey, id)}`

/** A question that the shop shows itself carries the proof that it may. */
export function provenChallenge(secretKey: string, outcome: PaymentOutcome): PaymentOutcome {
  if (outcome.state !== 'action' || !outcome.action.url.startsWith(CHALLENGE_PATH)) return outcome
  return { ...outcome, action: { ...outcome.action, url: challengeOf(secretKey, outcome.paymentId) } }
}
