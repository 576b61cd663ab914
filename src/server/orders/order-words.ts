import { backwards, PHONE_END, plainWord, type OrderWordKind } from '#domain/orders/find-orders.ts'
import type { StoredOrder } from './order.queries.ts'

type Found = Pick<StoredOrder, 'number' | 'email' | 'total' | 'document'>
type Person = {
  first: string | undefined
  last: string | undefined
  email: string | undefined
  phone: string | undefined
}
export type OrderWord = { readonly kind: OrderWordKind; readonly word: string }

const compact = (text: string): string => plainWord(text).replaceAll(/[^a-z0-9]/g, '')

/** Every word that leads to an order, once. */
export function wordsOf({ number, email, total, document }: Found): OrderWord[] {
  const { lines, shipments, paymentMethod } = document
  const people = peopleIn(document)
  const words = {
    number: [compact(number), compact(number.replace(/^crn-/i, ''))],
    email: [email, ...people.map(person => person.email)].map(each => plainWord(each ?? '')),
    name: people.flatMap(({ first, last }) => [plainWord(`${first ?? ''} ${last ?? ''}`), plainWord(last ?? '')]),
    phone: people.map(({ phone }) => backwards(phone ?? '')).flatMap(each => [each, each.slice(0, PHONE_END)]),
    sku: lines.map(({ sku }) => plainWord(sku)),
    tracking: shipments.map(({ trackingNumber }) => plainWord(trackingNumber ?? '')),
    card: paymentMethod.map(({ card }) => card?.lastFour ?? ''),
    amount: [String(total)],
  } as const satisfies Record<OrderWordKind, readonly string[]>
  return KINDS.flatMap(kind =>
    [...new Set<string>(words[kind])].filter(word => word !== '').map(word => ({ kind, word })),
  )
}

const KINDS = [
  'number',
  'email',
  'name',
  'phone',
  'sku',
  'tracking',
  'card',
  'amount',
] as const satisfies OrderWordKind[]

function peopleIn({ shippingAddress, billingAddress, shipments }: Found['document']): Person[] {
  const addresses = [shippingAddress, billingAddress, ...shipments.map(({ address }) => address)]
  return [
    ...addresses.map(address => ({
      first: address?.recipientFirstName,
      last: address?.recipientLastName,
      email: address?.recipientContactEmail,
      phone: address?.recipientContactPhone,
    })),
    ...shipments.map(({ contact }) => ({
      first: contact?.firstName,
      last: contact?.lastName,
      email: contact?.email,
      phone: contact?.phone,
    })),
  ]
}
