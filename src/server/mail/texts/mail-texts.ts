import type { MailTemplate } from '../mail-values.ts'

type Letter = { subject: string; heading: string; body: readonly string[]; action?: string }

export type MailTexts = {
  letters: Readonly<Record<MailTemplate, Letter>>
  words: {
    subtotal: string
    discount: string
    shipping: string
    tax: string
    taxIncluded: string
    total: string
    refund: string
    earlier: string
    given: string
    free: string
    deliverTo: string
    cardNumber: string
    code: string
    amount: string
    validUntil: string
    tracking: string
    footer: string
    leaveText: string
    leave: string
  }
}
