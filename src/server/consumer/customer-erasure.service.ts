import type { Change } from '../audit/changes-between.ts'
import { cartsByPhoneOf } from '../cart/personal-data.service.ts'
import { forgetMessagesUnder, messagesUnderAddress } from '../contact/personal-data.service.ts'
import { backgroundShop } from '../background-shop.ts'
import { forgetTestsOfGuest } from '../experiments/personal-data.service.ts'
import { givenByStaff } from '../credits/personal-data.service.ts'
import { newId } from '../identity/ids.ts'
import { lettersTo } from '../mail/personal-data.service.ts'
import { forgetGuestBuyer, guestOrdersOf, type Forgotten } from '../orders/personal-data.service.ts'
import { forgetAskerUnder } from '../reviews/personal-data.service.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { openCustomer } from './customer-desk.service.ts'
import { collectGuest, deleteGuest, findGuest, hasAccount, readRetention } from './guest-data.queries.ts'
import { dataOf, forgetAddress, forgetPerson, noteRequest } from './user-data.service.ts'

type Asked = { readonly email: string; readonly reason: string }

/** As that person would ask, with no answer of theirs: cookies of whoever works stay as they are. */
const asPerson = (desk: Desk, id: string, locale: Shop['locale']): Shop => ({
  ...backgroundShop(desk.services, locale),
  db: desk.db,
  now: desk.now,
  shopper: { kind: 'consumer', id, usid: desk.staff.id },
})

export async function exportPerson(desk: Desk, id: string, reason: string) {
  const { locale } = await openCustomer(desk, id, 'customers.export')
  await noteRequest(desk, id, 'export')
  desk.record({ type: 'customer', id, changes: [{ field: 'exported' }], reason })
  const data = await dataOf(asPerson(desk, id, locale), id)
  return { data, unread: data.unreadOrders }
}

/** The address is typed again, so that no slip erases another. */
export async function erasePerson(desk: Desk, id: string, { email, reason }: Asked) {
  const customer = await openCustomer(desk, id, 'customers.erase', 'lock')
  if (customer.email.toLowerCase() !== email.toLowerCase()) throw notNow('otherAddress')
  await noteRequest(desk, id, 'delete')
  const proven = customer.email_unproven_since === null
  const forgotten = await forgetPerson(asPerson(desk, id, customer.locale), { consumerId: id, email, proven })
  desk.record({ type: 'customer', id, changes: [{ field: 'erased' }], reason })
  return { kept: keptOf(forgotten) }
}

/** What the law and open orders need, and the proof that somebody asked. */
const keptOf = ({ nameless, underWay, unreadable }: Forgotten) => [
  { what: 'orders', count: nameless, why: 'books' as const },
  { what: 'orders', count: underWay, why: 'underWay' as const },
  { what: 'orders', count: unreadable, why: 'unreadable' as const },
  { what: 'request', count: 1, why: 'proof' as const },
  { what: 'history', count: 1, why: 'staffHistory' as const },
]

/** Whoever bought on another site too is not for who works for one. */
function requireEverywhere(
  { staff: { grants } }: Desk,
  permission: 'customers.read' | 'customers.export' | 'customers.erase',
) {
  if (grants.sitesFor(permission) !== 'all') throw new StoreError('STAFF_FORBIDDEN', { permission })
}

type Own = Awaited<ReturnType<typeof guestOrdersOf>>
/** A guest has no number, and the history no address: whose data it was is told by what they ordered. */
const ordersIn = ({ orders, unreadOrders }: Own): Change => ({
  field: 'orders',
  after: [...orders.map(({ orderNumber }) => orderNumber), ...unreadOrders],
})

export async function readGuest(desk: Desk, typed: string) {
  requireEverywhere(desk, 'customers.read')
  const email = typed.toLowerCase()
  const { orders, unreadOrders } = await guestOrdersOf(desk, email)
  const messages = await messagesUnderAddress(desk, email)
  const { letters } = await findGuest(desk.db, email)
  const numbers = [...orders.map(({ orderNumber }) => orderNumber), ...unreadOrders]
  if (numbers.length === 0) desk.record({ type: 'customer', id: 'guest' })
  for (const id of numbers) desk.record({ type: 'order', id })
  return { email, orders: numbers, messages: messages.length, letters }
}

async function requireGuest(desk: Desk, email: string): Promise<void> {
  if (await hasAccount(desk.db, email)) throw notNow('accountHasAddress')
}

export async function exportGuest(desk: Desk, { email: typed, reason }: Asked) {
  requireEverywhere(desk, 'customers.export')
  const email = typed.toLowerCase()
  await requireGuest(desk, email)
  const request = newId('gst')
  await noteRequest(desk, request, 'export')
  const own = await guestOrdersOf(desk, email)
  desk.record({ type: 'customer', id: request, changes: [{ field: 'exported' }, ordersIn(own)], reason })
  return {
    unread: own.unreadOrders,
    data: {
      email,
      ...own,
      letters: await lettersTo(desk, own.orders),
      contactMessages: await messagesUnderAddress(desk, email),
      givenByStaff: await givenByStaff(desk, email),
      cartsByPhone: await cartsByPhoneOf(desk, email),
      ...(await collectGuest(desk.db, email)),
    },
  }
}

export async function eraseGuest(desk: Desk, { email: typed, reason }: Asked) {
  requireEverywhere(desk, 'customers.erase')
  const email = typed.toLowerCase()
  await requireGuest(desk, email)
  const request = newId('gst')
  await noteRequest(desk, request, 'delete')
  await forgetTestsOfGuest(desk, email)
  const forgotten = await forgetGuestBuyer(desk, email)
  await forgetMessagesUnder(desk, email)
  await forgetAskerUnder(desk, email)
  await forgetAddress(desk, email)
  await deleteGuest(desk.db, email)
  desk.record({ type: 'customer', id: request, changes: [{ field: 'erased' }], reason })
  return { kept: keptOf(forgotten) }
}

const RULES = {
  accounts: 'account',
  addresses: 'letters',
  orders: 'account',
  ordersToForget: 'underWay',
  ordersNameless: 'books',
  messages: 'conversation',
  cases: 'conversation',
  letters: 'letters',
  requests: 'proof',
} as const
const isRuled = (what: string): what is keyof typeof RULES => Object.hasOwn(RULES, what)

export async function retention(desk: Desk) {
  const rows = await readRetention(desk.db)
  return {
    rows: rows.map(({ what, count, oldest }) => ({
      what,
      count,
      ...(oldest && { oldest: oldest.toISOString() }),
      rule: isRuled(what) ? RULES[what] : ('account' as const),
    })),
  }
}
