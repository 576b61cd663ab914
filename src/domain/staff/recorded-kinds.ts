/** What the history tells of: each change and each look is written down with the kind of thing it was. */
export const RECORDED_KINDS = [
  'person',
  'role',
  'key',
  'session',
  'job',
  'view',
  'customer',
  'order',
  'task',
  'webhook',
  'feed',
  'suppression',
  'picture',
  'review',
  'question',
  'answer',
  'cart',
  'conversation',
  'text-block',
  'gift-card',
  'coupon',
  'page',
] as const

export type RecordedKind = (typeof RECORDED_KINDS)[number]
