/** How long a link works with which somebody pays what was ordered on the telephone. */
export const PAYMENT_LINK_DAYS = 3

/** Where an order came from that staff filled in while its buyer was on the telephone. */
export const PHONE_CHANNEL = 'PHONE'
