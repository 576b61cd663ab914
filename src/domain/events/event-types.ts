import type { Permission } from '../staff/permissions.ts'

/** Everything that other systems hear of, with what it means. */
const EVENT_TYPES = {
  'order.placed': 'An order stands; its money may still be on its way',
  'order.paid': 'The money is there, or reserved: it can be fulfilled',
  'order.acknowledged': 'The system that fulfils it has taken it over',
  'order.cancelled': 'Pieces of it, or all of it, will not be sent',
  'order.changed': 'Something else about it is different',
  'shipment.processing': 'It is being packed',
  'shipment.partly_shipped': 'Some of its pieces have left',
  'shipment.shipped': 'All of its pieces have left',
  'shipment.delivered': 'It has arrived',
  'shipment.ready_for_pickup': 'It waits in the store or at the collection point',
  'shipment.picked_up': 'Its buyer has collected it',
  'shipment.cancelled': 'Nothing of it will be sent',
  'shipment.changed': 'A parcel, its tracking or what is expected when is different',
  'return.requested': 'A buyer has announced that pieces come back',
  'return.received': 'The parcel has come back',
  'return.refunded': 'What the return is worth is decided, and owed',
  'refund.created': 'Money is owed to a buyer',
  'refund.changed': 'Less of it is owed: somebody gave a part back at the provider; of 0, nothing',
  'refund.succeeded': 'It went back',
  'refund.failed': 'It could not go back: somebody has to look',
  'stock.low': 'Few pieces are left at a location',
  'stock.out': 'None is left at a location',
  'stock.back': 'There are some again at a location',
  'customer.created': 'Somebody is known to the shop',
  'customer.changed': 'A profile is different',
  'customer.erased': 'Everything about a person is to be forgotten',
  'customer.back_in_stock': 'A size that this person waits for can be bought again',
  'cart.abandoned': 'Somebody who agreed to letters has left pieces in a cart for two hours',
  'review.submitted': 'Somebody has written a review',
  'review.published': 'A review is shown',
  'review.hidden': 'A review is shown no more',
  'conversation.received': 'Somebody has written to the desk, or written again',
  'content.published': 'A page or text is public',
} as const satisfies Record<`${string}.${string}`, string>

export type EventType = keyof typeof EVENT_TYPES
export const isEventType = (name: string): name is EventType => Object.hasOwn(EVENT_TYPES, name)
export const ALL_EVENT_TYPES: readonly EventType[] = Object.keys(EVENT_TYPES).filter(isEventType)

/** What one must be allowed to hear of each subject. */
export const EVENT_SUBJECTS = {
  order: 'orders.read',
  shipment: 'orders.read',
  return: 'orders.read',
  refund: 'orders.read',
  stock: 'stock.read',
  customer: 'customers.read',
  cart: 'customers.read',
  review: 'moderation.write',
  conversation: 'conversations.read',
  content: 'content.read',
} as const satisfies Record<string, Permission>

export type EventSubject = keyof typeof EVENT_SUBJECTS
const isEventSubject = (name: string): name is EventSubject => Object.hasOwn(EVENT_SUBJECTS, name)
export const ALL_EVENT_SUBJECTS: readonly EventSubject[] = Object.keys(EVENT_SUBJECTS).filter(isEventSubject)

/** `order.*` is all of a subject. */
export const EVENT_WISHES: readonly string[] = [
  ...ALL_EVENT_SUBJECTS.map(subject => `${subject}.*`),
  ...ALL_EVENT_TYPES,
]

export const subjectOf = (wish: string): EventSubject | undefined => {
  const [subject = ''] = wish.split('.')
  return isEventSubject(subject) ? subject : undefined
}
