import { z } from 'zod'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { DEFAULT_LOCALE, findLocale } from '#domain/sites/sites.ts'
import { inMinutes, TIMINGS } from '#domain/time/timings.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { transact } from '../db/transaction.ts'
import { endAndForget, enqueue, type Work } from '../jobs/jobs.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { hashOfSecret, newSecret } from './ids.ts'
import { requireNew, requireSameTwice, setPassword, type Choice } from './password.service.ts'
import { countResets, findReset, insertReset, useReset, voidResets } from './password-resets.queries.ts'
import { findByEmail, lockEmail, proveEmail } from './people.queries.ts'

/** In that time; whoever asks more often has enough of them, or wants to fill another's mailbox. */
const MOST_LINKS = 5

const Asked = z.object({ email: z.string(), locale: z.string() })

/** Queues the same work for every address: neither the answer nor its time tells who has an account. */
export async function askForReset(shop: Shop, email: string, captcha: string | undefined): Promise<void> {
  await verifyCaptcha(shop, captcha, 'reset')
  await enqueue(shop.db, 'password-reset', { email, locale: shop.locale } satisfies z.input<typeof Asked>)
}

/** Mails the link, if there is someone to mail it to. What was asked for is kept no longer: who asked may be gone by then. */
export const mailResetLink: Work = async (services, job) => {
  await mailLinkTo(services, job)
  await endAndForget(services.database.db, job, services.clock())
}

/** Its host is ours, never one a request named. */
const mailLinkTo: Work = async ({ database, clock }, { payload }) => {
  const { email, locale: spoken } = Asked.parse(payload)
  const locale = findLocale(spoken) ?? DEFAULT_LOCALE
  const consumer = await findByEmail(database.db, email)
  if (!consumer?.password_hash) return
  if ((await countResets(database.db, consumer.id, clock())) >= MOST_LINKS) return
  const token = newSecret()
  await transact(database.db, async db => {
    // Locked and read again: a change of address that comes between must not find the link after it.
    const current = await lockEmail(db, consumer.id)
    if (current !== consumer.email) return
    await voidResets(db, consumer.id, clock())
    const expires_at = new Date(clock().getTime() + TIMINGS.resetLink)
    await insertReset(db, { token_hash: hashOfSecret(token), consumer_id: consumer.id, expires_at })
    const values = { path: shopUrl(locale, '/forgot-password', { token }), minutes: inMinutes(TIMINGS.resetLink) }
    await enqueueMail(db, { template: 'password-reset', to: consumer.email, locale, values })
  })
}

export async function confirmReset(shop: Shop, { token, ...choice }: Choice & { token: string }): Promise<void> {
  requireSameTwice(choice)
  const tokenHash = hashOfSecret(token)
  const person = await findReset(shop.db, tokenHash, shop.now)
  if (!person) throw new StoreError('RESET_LINK_EXPIRED')
  await requireNew(shop, person, choice.newPassword)
  await setPassword(shop, person, choice.newPassword, {
    first: async inside => {
      const used = await useReset(inside.db, tokenHash, shop.now)
      if (!used) throw new StoreError('RESET_LINK_EXPIRED')
      await proveEmail(inside.db, person.id)
    },
  })
}

/** What was mailed to an address that someone gave up lets nobody in any more. */
export const voidResetLinks = ({ db, now }: Shop, consumerId: string): Promise<unknown> =>
  voidResets(db, consumerId, now)
