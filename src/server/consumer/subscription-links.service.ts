import { z } from 'zod'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { readLink, signLink } from '../identity/mailed-links.ts'
import type { Work } from '../jobs/jobs.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { allowMarketing, suppress } from '../mail/suppressions.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { proveAddressOf } from './email-address.queries.ts'
import {
  answerSubscription,
  dropUnconfirmed,
  endLetters,
  findSubscription,
  type NewSubscription,
  type SubscriptionKey,
  type SubscriptionRow,
} from './subscriptions.queries.ts'

const DAY_MS = 86_400_000
const LINK_LIFE_MS = 7 * DAY_MS
const UNCONFIRMED_LIFE_MS = 30 * DAY_MS
/** Every letter of marketing, whatever it is called. */
const ALL = 'all'
const LETTERS = { confirm: 'subscription-confirm', leave: 'subscription-leave' } as const
type Answer = keyof typeof LETTERS
const Link = z.object({
  answer: z.enum(['confirm', 'leave']),
  type: z.string(),
  recipient: z.string(),
  /** When it was asked for. */
  at: z.string().optional(),
})

const keyOf = ({ channel, type, recipient }: SubscriptionKey) => `${channel} ${type} ${recipient}`

/** Asks by mail for what was wanted and not done: only whoever reads that mail says yes or no. */
export async function mailWhatWaits(
  shop: Shop,
  wanted: readonly NewSubscription[],
  saved: readonly SubscriptionRow[],
): Promise<void> {
  const written = new Map(saved.map(row => [keyOf(row), row]))
  for (const row of wanted) {
    if (row.channel !== 'email') continue
    const known = written.get(keyOf(row)) ?? (await findSubscription(shop.db, row))
    const isOn = known !== undefined && known.optin && known.double_optin !== false
    if (row.optin !== isOn) await mailLink(shop, row, row.optin ? 'confirm' : 'leave')
  }
}

/** One letter a day to an address, however often someone asks for it. */
async function mailLink(shop: Shop, { type, recipient }: SubscriptionKey, answer: Answer): Promise<void> {
  const { db, locale, now, services } = shop
  const expires = new Date(now.getTime() + LINK_LIFE_MS)
  const token = signLink(services, 'subscription', { answer, type, recipient, at: now.toISOString() }, expires)
  const values = { path: shopUrl(locale, `/newsletter/${answer}`, { token }) }
  const uniqueKey = `${answer} ${type} ${recipient} ${now.toISOString().slice(0, 10)}`
  await enqueueMail(db, { template: LETTERS[answer], to: recipient, locale, values }, { uniqueKey })
}

/** Does what the link of a mail says. Following it twice is no mistake. */
export async function followSubscriptionLink(shop: Shop, token: string): Promise<{ subscribed: boolean }> {
  const link = await readLink(shop.services, 'subscription', token, Link)
  if (!link) throw new StoreError('RESET_LINK_EXPIRED')
  const subscribed = link.answer === 'confirm'
  await inTransaction(shop, async ({ db, now }) => {
    if (link.type === ALL) return leaveAll(db, link.recipient, now)
    const asked = link.at === undefined ? undefined : new Date(link.at)
    const known = await answerSubscription(db, { channel: 'email', ...link }, { optin: subscribed, asked, now })
    if (!known) throw new StoreError('RESET_LINK_EXPIRED')
    await proveAddressOf(db, link.recipient)
    if (subscribed) await allowMarketing(db, link.recipient)
  })
  return { subscribed }
}

/** A mail program may press the button by itself: it proves nothing about whose address it is. */
async function leaveAll(db: Db, recipient: string, now: Date): Promise<void> {
  await endLetters(db, recipient, now)
  await suppress(db, { address: recipient, reason: 'unsubscribed', detail: '', at: now })
}

/** Who never said the second yes is forgotten. */
export const forgetUnconfirmed: Work = async ({ database, clock }) => {
  await dropUnconfirmed(database.db, new Date(clock().getTime() - UNCONFIRMED_LIFE_MS))
}
