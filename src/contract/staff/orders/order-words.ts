// Apart from the schemas, so that a browser can read these words without downloading a validator.

/** What can be done to an order from the desk, in the order in which it is offered. */
export const ORDER_ACTIONS = [
  'release',
  'ship',
  'ready',
  'handOver',
  'deliver',
  'pack',
  'approve',
  'refund',
  'exchange',
  'cancel',
  'address',
  'hold',
  'note',
] as const

/** Orders that wait: to be packed, held for a look, for a second person to decide about money, for a label, or for whoever asks. */
export const ORDER_SELECTIONS = ['pack', 'held', 'asked', 'label', 'mine'] as const

/** How money is given back without anything coming back: for pieces, as an amount, or as a gesture. */
export const REFUND_KINDS = ['lines', 'amount', 'goodwill'] as const

/** Why pieces are cancelled: their buyer does not want them, or the shop cannot send them, which takes nothing along. */
export const CANCEL_CAUSES = ['buyer', 'shop'] as const

/** How a size is exchanged: before it is packed, or once the piece that has arrived is sent back. */
export const EXCHANGE_WAYS = ['swap', 'underway', 'return'] as const

/** What one line of an order's story tells of. */
export const STORY_KINDS = [
  'placed',
  'payment',
  'taken',
  'refund',
  'dispute',
  'shipment',
  'stock',
  'cancellation',
  'return',
  'mail',
  'note',
  'request',
  'conversation',
  'staff',
] as const

/** How far a label is that a carrier was asked for. */
export const LABEL_STATES = ['wanted', 'bought', 'refused'] as const

/** Of a label that nothing goes with any more: the carrier is to be asked for the money, is asked, gave it, or keeps it. */
export const LABEL_VOIDINGS = ['wanted', 'asked', 'done', 'refused'] as const
export type LabelVoiding = (typeof LABEL_VOIDINGS)[number]

/** How far a return is. */
export const RETURN_STATES = ['return-requested', 'returned', 'refunded'] as const
