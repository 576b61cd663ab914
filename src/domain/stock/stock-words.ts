/** Why somebody says that a shelf has more or fewer pieces. */
export const ADJUSTMENT_REASONS = ['damage', 'found', 'lost', 'theft', 'sample', 'correction', 'other'] as const
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

/** What the book of a shelf tells of. Orders stand in it too, although they are written down elsewhere. */
export const MOVEMENT_KINDS = [
  ...ADJUSTMENT_REASONS,
  'opening',
  'removed',
  'order',
  'restock',
  'not-found',
  'feed',
  'import',
  'received',
  'sent',
  'arrived',
  'came-back',
  'count',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** Shelves that somebody should look at. */
export const STOCK_SELECTIONS = ['low', 'out', 'negative', 'incoming', 'waiting'] as const
export type StockSelection = (typeof STOCK_SELECTIONS)[number]

export const STOCK_SORTS = ['sku', 'onHand', 'held', 'available'] as const
export type StockSort = (typeof STOCK_SORTS)[number]

export const isMovementKind = (text: string): text is MovementKind => MOVEMENT_KINDS.some(kind => kind === text)

export const DELIVERY_STATES = ['open', 'closed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** What is sent lies at neither end. */
export const TRANSFER_STATES = ['draft', 'sent', 'received', 'cancelled'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

export const SHORT_REASONS = ['lost', 'damage', 'theft', 'other'] as const
export type ShortReason = (typeof SHORT_REASONS)[number]

export const COUNT_STATES = ['open', 'booked', 'discarded'] as const
export type CountState = (typeof COUNT_STATES)[number]

/** Who counts or adjusts more pieces away or to it within an hour proves to be there. */
export const MOST_UNPROVED_PIECES = 100
export const UNPROVED_MS = 60 * 60 * 1000
