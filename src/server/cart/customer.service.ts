import { normalEmail } from '#domain/identity/email.ts'
import { mailboxOf } from '#domain/identity/mailbox.ts'
import type { Membership, Program } from '#domain/promotions/spend.ts'
import { startOfYear } from '#domain/time/dates.ts'
import type { Shop } from '../shop.ts'
import type { CartState } from './cart-state.ts'
import { findCustomer } from './customer.queries.ts'

/** What a cart needs to know about its shopper. */
export type Customer = {
  readonly registered: boolean
  /** A member whose benefits count. */
  readonly loyalty: boolean
  /** Has joined, and has not followed the link of a mail that is due. */
  readonly loyaltyUnconfirmed: boolean
  readonly points: number
  readonly programs: readonly Membership[]
  /** Every name by which uses of promotions are counted. */
  readonly names: readonly string[]
}

const STRANGER: Customer = {
  registered: false,
  loyalty: false,
  loyaltyUnconfirmed: false,
  points: 0,
  programs: [],
  names: [],
}

/** Spend of the two professional programs is counted together. */
const SPEND_OF = {
  employee: 'employee',
  athlete: 'athlete',
  IPA: 'prosumer',
  WRANX: 'prosumer',
} as const satisfies Record<Program, string>

export const spendProgramOf = (program: Program) => SPEND_OF[program]

const EMAIL_NAME = 'email:'
const emailName = (email: string): string => `${EMAIL_NAME}${normalEmail(email)}`
/** As it was typed first, then the mailbox it reaches: whoever adds a dot or a plus is the same person. */
const emailNames = (email: string): string[] => [...new Set([emailName(email), emailName(mailboxOf(email))])]

export async function customerOf(shop: Shop): Promise<Customer> {
  const { shopper } = shop
  if (shopper.kind === 'anonymous') return STRANGER
  const member = shopper.kind === 'consumer' ? shopper.id : shopper.kind === 'guest' ? shopper.memberId : undefined
  if (member === undefined) return { ...STRANGER, names: [shopper.id] }
  const found = await findCustomer(shop.db, member, startOfYear(shop.now, shop.site.timeZone))
  if (!found) return { ...STRANGER, registered: true, names: [member] }
  const { loyalty } = shop.site.features
  return {
    registered: true,
    loyalty: loyalty && found.loyalty,
    loyaltyUnconfirmed: loyalty && found.loyaltyUnconfirmed,
    points: loyalty ? found.points : 0,
    programs: found.programs.map(name => ({ name, currentSpend: found.spent[SPEND_OF[name]] ?? 0 })),
    names: [member, ...emailNames(found.email)],
  }
}

/** Where we write to: what was entered for this order first, then what the account knows. */
export function emailFor({ shippingAddress, contacts, billingAddress }: CartState, { names }: Customer) {
  const contact = Object.values(contacts ?? {})[0]?.email
  const known = names.find(name => name.startsWith(EMAIL_NAME))?.slice(EMAIL_NAME.length)
  return shippingAddress?.recipientContactEmail ?? contact ?? billingAddress?.recipientContactEmail ?? known
}

/** Every name the buyer of a cart is known by, as far as he has told them. */
export function buyerNames(state: CartState, customer: Customer): string[] {
  const email = emailFor(state, customer)
  return [...new Set([...customer.names, ...(email === undefined ? [] : emailNames(email))])]
}
