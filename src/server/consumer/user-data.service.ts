import { forgetCreditsTo, givenByStaff } from '../credits/personal-data.service.ts'
import { forgetInFiles } from '../bulk/personal-data.service.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import {
  cartsByPhoneForMember,
  cartsByPhoneOf,
  cartsOf,
  forgetCarts,
  forgetCartsByPhone,
  forgetCartsByPhoneFor,
} from '../cart/personal-data.service.ts'
import { contactMessagesOf, forgetContactMessages } from '../contact/personal-data.service.ts'
import { forgetMailsFrom } from '../conversations/personal-data.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { forgetTestsOf, testsSeenBy } from '../experiments/personal-data.service.ts'
import { forgetAnswers } from '../http/idempotency.ts'
import { newId } from '../identity/ids.ts'
import { requireFreshProof } from '../identity/fresh-proof.service.ts'
import { requireConsumer } from '../identity/ownership.ts'
import { forgetVisits } from '../identity/personal-data.service.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { forgetMail, lettersTo } from '../mail/personal-data.service.ts'
import {
  forgetBuyer,
  forgetGuestBuyer,
  guestOrdersOf,
  ordersOf,
  type Forgotten,
} from '../orders/personal-data.service.ts'
import { ownPasskeys } from '../passkeys/passkeys.service.ts'
import { forgetPayer } from '../payment/customers.service.ts'
import { forgetAwaitedSizes } from '../products/back-in-stock.service.ts'
import { contributionsOf, unsign } from '../reviews/personal-data.service.ts'
import { couponsKeptFor } from '../promotions/personal-data.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { forgetPictureAddress } from '../social/personal-data.service.ts'
import { forgetLists, ownedLists } from '../wishlist/personal-data.service.ts'
import { listCards } from './cards.service.ts'
import { getProfile } from './profile.service.ts'
import { collect, deleteConsumer, insertRequest } from './user-data.queries.ts'

export type UserDataRequest = { consumerId: string; email: string; action: 'export' | 'delete' }

/** Gives someone all we know about him, or forgets it. Both names must be his own, so that no slip deletes another. */
export async function handleUserData(shop: Shop, { consumerId, email, action }: UserDataRequest) {
  const { id } = requireConsumer(shop)
  const profile = await getProfile(shop)
  if (id !== consumerId || profile.consumerProfile.consumerDetails.email.toLowerCase() !== email.toLowerCase())
    throw new StoreError('UNKNOWN_CUSTOMER')
  await requireFreshProof(shop)
  const requestId = newId('udr')
  return inTransaction(shop, async inside => {
    await insertRequest(inside.db, { id: requestId, consumer_id: id, action })
    if (action === 'export') {
      const data = await dataOf(inside, id)
      await tell(inside, 'data-exported', email)
      return { requestId, status: 'ready' as const, data }
    }
    await forgetPerson(inside, {
      consumerId,
      email,
      proven: profile.consumerProfile.consumerDetails.emailConfirmed === true,
    })
    await tell(inside, 'account-deleted', email)
    return { requestId, status: 'deleted' as const }
  })
}

/** The one letter that is written after everything is forgotten; its job forgets the address when it is sent. */
const tell = ({ db, locale }: Shop, template: 'data-exported' | 'account-deleted', to: string): Promise<void> =>
  enqueueMail(db, { template, to, locale, values: { path: shopUrl(locale, '/help/contact-us') } })

type Someone = { consumerId: string; email: string; proven: boolean }

/** All that is known about the consumer whose shop this is. */
export async function dataOf(shop: Shop, consumerId: string) {
  const profile = await getProfile(shop)
  const { email, emailConfirmed } = profile.consumerProfile.consumerDetails
  const proven = emailConfirmed === true ? email : undefined
  const asGuest = proven === undefined ? undefined : await guestOrdersOf(shop, proven.toLowerCase())
  const about = await allAbout(shop, consumerId)
  return {
    ...profile,
    ...about,
    ordersAsGuest: asGuest?.orders ?? [],
    letters: [...about.letters, ...(await lettersTo(shop, asGuest?.orders ?? []))],
    unreadOrders: [...about.unreadOrders, ...(asGuest?.unreadOrders ?? [])],
    givenByStaff: await givenByStaff(shop, consumerId, proven?.toLowerCase()),
    cartsByPhone: proven === undefined ? [] : await cartsByPhoneOf(shop, proven),
  }
}

export const noteRequest = ({ db }: Shop, consumerId: string, action: 'export' | 'delete') =>
  insertRequest(db, { id: newId('udr'), consumer_id: consumerId, action })

async function allAbout(shop: Shop, consumerId: string) {
  const bought = await ordersOf(shop, consumerId)
  return {
    paymentInstruments: await listCards(shop),
    passkeys: await ownPasskeys(shop),
    ...bought,
    letters: await lettersTo(shop, bought.orders),
    carts: await cartsOf(shop, consumerId),
    cartsPreparedByPhone: await cartsByPhoneForMember(shop, consumerId),
    coupons: await couponsKeptFor(shop, consumerId),
    lists: await ownedLists(shop, consumerId),
    contactMessages: await contactMessagesOf(shop, consumerId),
    experiments: await testsSeenBy(shop, consumerId),
    ...(await contributionsOf(shop, consumerId)),
    ...(await collect(shop.db, consumerId)),
  }
}

const NO_ORDERS: Forgotten = { nameless: 0, underWay: 0, unreadable: 0 }

/** Each feature forgets what it keeps. Orders lose their buyer, not their place in the books. */
export async function forgetPerson(shop: Shop, { consumerId, email, proven }: Someone): Promise<Forgotten> {
  await forgetVisits(shop, { consumerId, email })
  await forgetPayer(shop, consumerId)
  await forgetTestsOf(shop, consumerId)
  const asGuest = proven ? await forgetGuestBuyer(shop, email.toLowerCase()) : NO_ORDERS
  const asMember = await forgetBuyer(shop, consumerId)
  await forgetCarts(shop, consumerId)
  await forgetCartsByPhoneFor(shop, consumerId)
  await forgetLists(shop, consumerId)
  await forgetContactMessages(shop, consumerId)
  await unsign(shop, consumerId, proven ? email : undefined)
  if (proven) await forgetAddress(shop, email)
  await forgetAnswers(shop, consumerId)
  await deleteConsumer(shop.db, consumerId, proven ? email : undefined)
  return {
    nameless: asGuest.nameless + asMember.nameless,
    underWay: asGuest.underWay + asMember.underWay,
    unreadable: asGuest.unreadable + asMember.unreadable,
  }
}

/** What was left under the address alone is his only if the address is. */
export async function forgetAddress(shop: Shop, email: string): Promise<void> {
  await forgetCartsByPhone(shop, email)
  await forgetAwaitedSizes(shop, email)
  await forgetPictureAddress(shop, email)
  await forgetMailsFrom(shop, email)
  await forgetMail(shop, email)
  await forgetInFiles(shop, email)
  await forgetCreditsTo(shop, email)
}
