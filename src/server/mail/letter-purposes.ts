import type { LetterPurpose } from '#domain/mail/suppressions.ts'
import type { MailTemplate } from './mail-values.ts'

/** Marketing is what nobody needs to run his account or his orders, also where he once asked for it. */
export const LETTER_PURPOSES = {
  'order-placed': 'order',
  'order-shipped': 'order',
  'order-ready': 'order',
  'order-cancelled': 'order',
  'payment-lapsed': 'order',
  'return-created': 'order',
  'return-refunded': 'order',
  'withdrawal-received': 'order',
  'gift-card': 'order',
  'staff-invitation': 'account',
  'password-reset': 'account',
  'password-changed': 'account',
  'email-changed': 'account',
  'email-confirm': 'account',
  'email-confirm-new': 'account',
  'email-change-asked': 'account',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'data-exported': 'account',
  'account-deleted': 'account',
  'subscription-confirm': 'account',
  'subscription-leave': 'account',
  'loyalty-confirm': 'account',
  'contact-received': 'account',
  'back-in-stock': 'marketing',
  'question-answered': 'marketing',
  'favorites-shared': 'marketing',
} as const satisfies Record<MailTemplate, LetterPurpose>
