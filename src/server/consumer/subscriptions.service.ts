import type { z } from 'zod'
import type { SubscriptionInput } from '#contract/consumer/consumer.entities.ts'
import { requireConsumer } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { allowMarketing } from '../mail/suppressions.service.ts'
import { mailWhatWaits } from './subscription-links.service.ts'
import {
  dropSubscriptions,
  listNotifications,
  listSubscriptions,
  moveLetters,
  saveNotifications,
  saveSubscriptions,
  takeLetters,
  type Notification,
  type SubscriptionRow,
} from './subscriptions.queries.ts'

export type Wanted = z.output<typeof SubscriptionInput>
export type Recipients = { email?: string | undefined; phone?: string | undefined }

/** Whose account it is, and whether he has shown that its address is his. */
export type Subscriber = { id: string; proven: boolean }

/** Signs someone up for what he chose. What is not shown to be his own waits for a link that is mailed to the address. */
export async function subscribe(
  shop: Shop,
  subscriber: Subscriber | undefined,
  own: Recipients,
  wanted: readonly Wanted[],
): Promise<void> {
  const rows = wanted.map(each => ({
    channel: each.channel,
    type: each.type,
    recipient: recipientOf(each, own),
    consumer_id: subscriber?.id ?? null,
    optin: each.optin,
    double_optin: each.optin ? secondYes(shop, each, subscriber) : null,
    category: each.category ?? null,
    country: each.country ?? shop.site.country,
    region: each.region ?? shop.site.region,
    optin_at: each.optin ? shop.now : null,
    optout_at: each.optin ? null : shop.now,
  }))
  const latest = new Map(rows.map(row => [`${row.channel} ${row.type} ${row.recipient}`, row]))
  const saved = await saveSubscriptions(shop.db, [...latest.values()], subscriber?.proven ?? false)
  const hisOwn = subscriber?.proven ? saved.find(({ channel, optin }) => channel === 'email' && optin) : undefined
  if (hisOwn) await allowMarketing(shop.db, hisOwn.recipient)
  await mailWhatWaits(shop, [...latest.values()], saved)
}

/** Where the law asks for a second yes, only the click on a link in a mail gives it. */
function secondYes({ site }: Shop, { channel, doubleOptin }: Wanted, subscriber: Subscriber | undefined) {
  if (site.region !== 'EMEA') return doubleOptin ?? null
  return channel === 'email' && (subscriber?.proven ?? false)
}

function recipientOf({ channel, recipient }: Wanted, { email, phone }: Recipients): string {
  const own = channel === 'email' ? email?.toLowerCase() : phone
  if (own === undefined)
    throw new StoreError('INVALID_INPUT', {
      field: `body.consumerProfile.consumerDetails.${channel === 'email' ? 'email' : 'phone'}`,
      reason: 'This field is required',
    })
  if (recipient !== undefined && recipient.toLowerCase() !== own)
    throw new StoreError('INVALID_INPUT', {
      field: 'body.consumerProfile.subscriptions.recipient',
      reason: 'send your own',
    })
  return own
}

export const presentSubscription = (row: SubscriptionRow) => ({
  channel: row.channel === 'sms' ? ('sms' as const) : ('email' as const),
  type: row.type === 'LoyaltyNewsletter' ? ('LoyaltyNewsletter' as const) : ('Newsletter' as const),
  optin: row.optin,
  recipient: row.recipient,
  ...(row.double_optin !== null && { doubleOptin: row.double_optin }),
  ...(row.category !== null && { category: row.category }),
  ...(row.country !== null && { country: row.country }),
  ...(row.region !== null && { region: row.region }),
  ...(row.optin_at !== null && { optinDate: new Date(row.optin_at).toISOString() }),
  ...(row.optout_at !== null && { optoutDate: new Date(row.optout_at).toISOString() }),
})

export async function subscriptionsOf(shop: Shop, consumerId: string) {
  return (await listSubscriptions(shop.db, consumerId)).map(presentSubscription)
}

export const notificationsOf = (shop: Shop, consumerId: string): Promise<Notification[]> =>
  listNotifications(shop.db, consumerId)

export async function changeNotifications(shop: Shop, wanted: Notification[]) {
  const { id } = requireConsumer(shop)
  const latest = new Map(wanted.map(each => [`${each.channel} ${each.topic}`, each]))
  await saveNotifications(shop.db, id, [...latest.values()])
  return { notifications: await listNotifications(shop.db, id) }
}

/** What was said about an address before belongs to whoever shows that it is his. */
export const adoptLetters = ({ db }: Shop, consumerId: string, email: string): Promise<unknown> =>
  takeLetters(db, consumerId, email.toLowerCase())

/** Letters follow someone to a new address. His yes to messages was for one number, and goes with it. */
export async function followContacts(
  { db }: Shop,
  consumerId: string,
  { before, after }: Record<'before' | 'after', Recipients>,
): Promise<void> {
  const [from, to] = [before.email?.toLowerCase(), after.email?.toLowerCase()]
  if (from !== undefined && to !== undefined && from !== to) await moveLetters(db, consumerId, from, to)
  if (before.phone !== undefined && before.phone !== after.phone) await dropSubscriptions(db, consumerId, before.phone)
}
