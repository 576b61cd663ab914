import { z } from 'zod'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { requireFreshProof } from '../identity/fresh-proof.service.ts'
import { readLink, signLink } from '../identity/mailed-links.ts'
import { findAccount } from '../identity/account.service.ts'
import { requireConsumer } from '../identity/ownership.ts'
import { voidResetLinks } from '../identity/password-reset.service.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './email-address.queries.ts'
import { asInUse } from './in-use.ts'
import { deleteVisitor } from './profile.queries.ts'
import { adoptLetters, followContacts } from './subscriptions.service.ts'

const LINK_LIFE_MS = 3 * 86_400_000
const Link = z.object({ consumer: z.string(), email: z.string() })

async function mailLink(
  shop: Shop,
  template: 'email-confirm' | 'email-confirm-new',
  { id: consumer, email }: { id: string; email: string },
  expires: Date,
): Promise<void> {
  const token = signLink(shop.services, 'email', { consumer, email }, expires)
  const values = { path: shopUrl(shop.locale, '/confirm-email', { token }) }
  await enqueueMail(shop.db, { template, to: email, locale: shop.locale, values })
}

const linkExpiry = ({ now }: Shop) => new Date(now.getTime() + LINK_LIFE_MS)

export const mailConfirmation = (shop: Shop, person: { id: string; email: string }): Promise<void> =>
  mailLink(shop, 'email-confirm', person, linkExpiry(shop))

/** Once more, to the address that waits for it. */
export async function mailOwnConfirmation(shop: Shop): Promise<void> {
  const { id } = requireConsumer(shop)
  const known = await queries.findAddress(shop.db, id)
  if (!known) throw new StoreError('PROFILE_NOT_FOUND')
  if (known.pending_email !== null && known.pending_email_until !== null && known.pending_email_until > shop.now)
    await mailLink(shop, 'email-confirm-new', { id, email: known.pending_email }, known.pending_email_until)
  else if (known.email_unproven_since !== null) await mailConfirmation(shop, { id, email: known.email })
}

/** A link that was mailed for something else shows the same, if it was mailed to the address he still has. */
export async function proveOwnAddress(db: Db, consumerId: string, email: string): Promise<void> {
  const known = await queries.findAddress(db, consumerId)
  if (known?.email === email) await queries.proveAddress(db, consumerId)
}

/** Another address has to be confirmed before it counts; until then the account stays with the one it has. */
export async function askForAddress(shop: Shop, person: { id: string; email: string }, email: string): Promise<void> {
  await requireFreshProof(shop)
  if (await findAccount(shop, { email }))
    throw new StoreError('PROFILE_LOGIN_IN_USE', { field: 'body.consumerProfile.consumerDetails.email' })
  const until = linkExpiry(shop)
  await queries.setPending(shop.db, person.id, email, until)
  await mailLink(shop, 'email-confirm-new', { id: person.id, email }, until)
  await tell(shop, 'email-change-asked', person.email, shopUrl(shop.locale, '/forgot-password'))
}

/** Whoever took over a visit cannot take the account with it unnoticed. */
const tell = ({ db, locale }: Shop, template: 'email-changed' | 'email-change-asked', to: string, path: string) =>
  enqueueMail(db, { template, to, locale, values: { path } })

/** Follows the link of a mail. Following it twice is no mistake. */
export async function confirmAddress(shop: Shop, token: string): Promise<void> {
  const link = await readLink(shop.services, 'email', token, Link)
  if (!link) throw new StoreError('RESET_LINK_EXPIRED')
  await inTransaction(shop, async inside => {
    const known = await queries.findAddress(inside.db, link.consumer, 'lock')
    if (!known) throw new StoreError('RESET_LINK_EXPIRED')
    if (known.email !== link.email) await moveTo(inside, known, link.email)
    else await queries.proveAddress(inside.db, known.id)
    await adoptLetters(inside, known.id, link.email)
  })
}

async function moveTo(shop: Shop, known: queries.Address, email: string): Promise<void> {
  const waits = known.pending_email_until !== null && known.pending_email_until > shop.now
  if (known.pending_email !== email || !waits) throw new StoreError('RESET_LINK_EXPIRED')
  await voidResetLinks(shop, known.id)
  await deleteVisitor(shop.db, email)
  await queries.replaceAddress(shop.db, known.id, email, shop.now).catch(asInUse)
  await followContacts(shop, known.id, { before: { email: known.email }, after: { email } })
  await tell(shop, 'email-changed', known.email, shopUrl(shop.locale, '/help/contact-us'))
}
