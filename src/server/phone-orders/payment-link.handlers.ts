import type { cart } from '#contract/cart/cart.ts'
import type { Handlers } from '../http/operation.ts'
import { openPaymentLink } from './payment-link.service.ts'

export const paymentLinkHandlers = {
  openPaymentLink: (shop, { body }) => openPaymentLink(shop, body.token),
} satisfies Partial<Handlers<typeof cart>>
