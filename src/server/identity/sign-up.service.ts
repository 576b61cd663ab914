import type { z } from 'zod'
import type { SignUp } from '#contract/identity/authentication.entities.ts'
import { signUpNeeds } from '#domain/identity/sign-up-needs.ts'
import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { mailConfirmation } from '../consumer/email-address.service.ts'
import { checkPerson, invalid, readInterests, tidyPhone, tidyPostalCode } from '../consumer/person-rules.ts'
import { subscribe } from '../consumer/subscriptions.service.ts'
import { violatedUnique } from '../db/constraint.ts'
import { inTransaction } from '../db/transaction.ts'
import { enroll, redeemReferral } from '../loyalty/loyalty.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { grantCode } from './exchange.service.ts'
import { newId } from './ids.ts'
import { requireSameTwice } from './password.service.ts'
import { requireUncommon } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { findByEmail, findByPhone, insertAccount } from './people.queries.ts'
import { requireCustomerList } from './sign-in.service.ts'

type Form = z.output<typeof SignUp>

/** Makes an account and, where a challenge came along, lets its owner in at once. */
export async function signUp(
  shop: Shop,
  told: Form,
  source: string,
): Promise<{ consumerId: string; authorizationCode?: string }> {
  if (!shop.site.features.newSignUp) throw new StoreError('SIGN_UP_CLOSED')
  const form = { ...told, phone: tidyPhone(shop, told.phone) }
  await verifyCaptcha(shop, form.recaptcha_response, 'register')
  await requireCustomerList(shop)
  requireSameTwice({ newPassword: form.password, confirmPassword: form.confirmPassword })
  await requireUncommon(form.password)
  const needs = signUpNeeds(shop.site.features, form.loyalty)
  checkPerson(shop, form, needs)
  if (needs.sms && !form.sms) throw invalid('body.sms', 'This field is required')
  const interests = form.interests === undefined ? [] : readInterests(shop, form.interests, 'body.interests')
  await requireFree(shop, form)
  const password_hash = await hashPassword(form.password)
  return inTransaction(shop, async inside => {
    const consumerId = await insert(inside, form, { password_hash, interests, source })
    await mailConfirmation(inside, { id: consumerId, email: form.email })
    await subscribe(inside, { id: consumerId, proven: false }, form, subscriptionsOf(form))
    if (form.loyalty)
      await enroll(inside, { id: consumerId, email: form.email, firstName: form.firstName ?? null }, true)
    if (form.referralCode !== undefined) await redeemReferral(inside, consumerId, form.referralCode)
    if (form.codeChallenge === undefined) return { consumerId }
    return { consumerId, authorizationCode: await grantCode(inside, consumerId, form.codeChallenge) }
  })
}

async function requireFree({ db }: Shop, { email, phone }: Form): Promise<void> {
  if ((await findByEmail(db, email))?.password_hash) throw loginInUse()
  if (phone !== undefined && (await findByPhone(db, phone))) throw phoneInUse()
}

const loginInUse = () => new StoreError('LOGIN_IN_USE', { field: 'body.email' })
const phoneInUse = () => new StoreError('PHONE_IN_USE', { field: 'body.phone' })

async function insert(
  shop: Shop,
  form: Form,
  made: { password_hash: string; interests: string[]; source: string },
): Promise<string> {
  try {
    const id = await insertAccount(shop.db, {
      ...made,
      id: newId('con'),
      email: form.email,
      first_name: form.firstName ?? null,
      last_name: form.lastName ?? null,
      phone: form.phone ?? null,
      birth_date: form.birthDate ?? null,
      gender: form.gender ?? null,
      postal_code: tidyPostalCode(shop, form.postalCode) ?? null,
      agreements: form.agreements,
      site: shop.site.id,
      locale: shop.locale,
      email_unproven_since: shop.now,
      created_at: shop.now,
      updated_at: shop.now,
    })
    if (id === undefined) throw loginInUse()
    return id
  } catch (error) {
    // Two people at once: the check before found both free.
    const constraint = violatedUnique(error)
    if (constraint === 'consumers_phone') throw phoneInUse()
    throw error
  }
}

const subscriptionsOf = ({ newsletter, sms, loyalty }: Form) => [
  ...(newsletter
    ? [{ channel: 'email', type: loyalty ? 'LoyaltyNewsletter' : 'Newsletter', optin: true } as const]
    : []),
  ...(sms ? [{ channel: 'sms', type: 'Newsletter', optin: true } as const] : []),
]
