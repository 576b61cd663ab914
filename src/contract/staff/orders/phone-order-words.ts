/** How far an order is that was taken on the telephone. */
export const PHONE_ORDER_STATES = ['draft', 'sent', 'opened', 'paid', 'expired', 'revoked'] as const
