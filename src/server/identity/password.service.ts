import { shopUrl } from '#domain/sites/shop-urls.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { forgetPasskeys } from '../passkeys/forget.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { tryOnce } from './attempts.service.ts'
import { forgetAttempts } from './attempts.queries.ts'
import { dropCodesOf } from './authorization-codes.queries.ts'
import { requireUncommon } from './common-passwords.ts'
import { requireConsumer } from './ownership.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { voidResets } from './password-resets.queries.ts'
import { dropPendingEmail, findPassword, formerPasswords, loginOf, replacePassword } from './people.queries.ts'
import { endFamiliesOf } from './token-families.queries.ts'

export type Choice = { newPassword: string; confirmPassword?: string | undefined }

export async function changePassword(
  shop: Shop,
  { currentPassword, keepPasskeys, ...choice }: Choice & { currentPassword: string; keepPasskeys: boolean },
): Promise<void> {
  const shopper = requireConsumer(shop)
  requireSameTwice(choice)
  const person = await findPassword(shop.db, shopper.id)
  if (!person) throw new StoreError('PROFILE_NOT_FOUND')
  if (person.password_hash === null) throw new StoreError('PASSWORD_CHANGE_FAILED')
  await requireCurrent(shop, shopper.usid, person, currentPassword)
  await requireNew(shop, person, choice.newPassword)
  await setPassword(shop, person, choice.newPassword, { keepVisit: shopper.usid, keepPasskeys })
}

/**
 * Guesses count and lock like those of signing in, but for this visit alone: a browser left open is no way around the
 * lock, and strangers who guess elsewhere do not lock the owner's own visit.
 */
export async function requireCurrent(
  shop: Shop,
  usid: string,
  { password_hash }: Pick<Person, 'password_hash'>,
  password: string,
): Promise<void> {
  const outcome = await tryOnce(shop, `visit:${usid}`, () => isPassword(password_hash, password))
  if (outcome === 'locked') throw new StoreError('ACCOUNT_LOCKED')
  if (outcome !== 'right') throw new StoreError('WRONG_CURRENT_PASSWORD')
}

export function requireSameTwice({ newPassword, confirmPassword = newPassword }: Choice): void {
  if (newPassword !== confirmPassword) throw new StoreError('PASSWORDS_DO_NOT_MATCH')
}

type Person = { id: string; email: string; password_hash: string | null }

export async function requireNew(shop: Shop, { id, password_hash }: Person, newPassword: string): Promise<void> {
  await requireUncommon(newPassword)
  if (await isPassword(password_hash, newPassword)) throw new StoreError('SAME_PASSWORD')
  for (const former of await formerPasswords(shop.db, id))
    if (await isPassword(former, newPassword)) throw new StoreError('PASSWORD_USED_BEFORE')
}

const tell = ({ db, locale }: Shop, to: string): Promise<void> =>
  enqueueMail(db, { template: 'password-changed', to, locale, values: { path: shopUrl(locale, '/help/contact-us') } })

type Keeping = { keepVisit?: string; keepPasskeys?: boolean; first?: (inside: Shop) => Promise<void> }

/** Every other visit and link ends: whoever knew the old password is out. The hash is made before the transaction opens. */
export async function setPassword(
  shop: Shop,
  { id, email, password_hash }: Person,
  newPassword: string,
  { keepVisit, keepPasskeys = false, first = async () => {} }: Keeping = {},
): Promise<void> {
  const hash = await hashPassword(newPassword)
  const ended = await inTransaction(shop, async inside => {
    await first(inside)
    const replaced = await replacePassword(inside.db, id, password_hash, hash, shop.now)
    if (!replaced) throw new StoreError('PASSWORD_CHANGE_FAILED')
    await forgetAttempts(inside.db, loginOf(email))
    await dropCodesOf(inside.db, id)
    await voidResets(inside.db, id, shop.now)
    await dropPendingEmail(inside.db, id)
    // Whoever had a visit could have added one to stay.
    if (!keepPasskeys) await forgetPasskeys(inside, id)
    await tell(inside, email)
    return endFamiliesOf(inside.db, id, shop.now, { except: keepVisit })
  })
  for (const usid of ended) shop.services.identity.endedVisits.remember(usid)
}
