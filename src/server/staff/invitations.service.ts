import { originOf } from '../config.ts'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { homeOf, type Language } from '#domain/sites/sites.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { hashOfSecret, newSecret } from '../identity/ids.ts'
import { hashPassword } from '../identity/passwords.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from './staff.ts'
import type { Db } from '../db/database.ts'
import { StoreError } from '../store-error.ts'
import { authenticatorFor } from './authenticator-offer.ts'
import { requireGoodPassword } from './good-password.service.ts'
import { refuseGoverned } from './governed.service.ts'
import { deleteLinksOf } from './identities.queries.ts'
import { deletePasskeysOf } from './passkeys.queries.ts'
import { finishRegistration, startRegistration } from './passkeys.service.ts'
import { sealSecret, unsealSecret, type Sealing } from '../security/sealed-secrets.ts'
import { endSessionsOf } from './sessions.service.ts'
import { deleteSecretsOf, findSecret, insertSecret, takeSecret } from './secrets.queries.ts'
import { findPerson, lockPerson, updatePerson, useTotpStep } from './staff.queries.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'
import { tellOfChangedWays } from './ways-letters.ts'

const LIFE_DAYS = 7
const DAY_MS = 86_400_000

/** Of a server of the version before: it did not seal what it offered. */
const Unsealed = z.object({ totpSecret: z.string() })

type Inviter = { readonly db: Db; readonly services: Sealing; readonly now: Date }

/** A link that lets somebody choose how to sign in. A newer one ends the older. */
export async function newInvitation({ db, services, now }: Inviter, staffId: string): Promise<string> {
  const token = newSecret()
  await deleteSecretsOf(db, staffId, 'invitation')
  const secret = {
    secret_hash: hashOfSecret(token),
    purpose: 'invitation' as const,
    staff_id: staffId,
    payload: '{}',
    totp_sealed: sealSecret(services, newTotpSecret()),
    expires_at: new Date(now.getTime() + LIFE_DAYS * DAY_MS),
  }
  await insertSecret(db, secret, now)
  return token
}

export const invitationAddress = (config: Services['config'], token: string): string =>
  `${config.STUDIO_URL ?? originOf(config)}/studio/welcome#${token}`

/** Undefined when the shop no longer has what sealed it: a new link is sent then. */
function offered({ services }: Shop, { payload, totp_sealed }: { payload: unknown; totp_sealed: string | null }) {
  if (totp_sealed !== null) return unsealSecret(services, totp_sealed)
  return Unsealed.safeParse(payload).data?.totpSecret
}

type Invited = { readonly id: string; readonly email: string; readonly language: Language | undefined }

/** In a language of whoever gets it, if that is known. */
export async function mailInvitation(desk: Desk, { id: staffId, email: to, language }: Invited) {
  const { db, services, staff } = desk
  const locale = language === undefined ? desk.locale : homeOf(language)
  const token = await newInvitation(desk, staffId)
  const path = invitationAddress(services.config, token)
  const values = { path, days: LIFE_DAYS, by: staff.name, place: new URL(path).host }
  await enqueueMail(db, { template: 'staff-invitation', to, locale, values })
}

export async function lookAtInvitation(shop: Shop, token: string) {
  const found = await findSecret(shop.db, hashOfSecret(token), 'invitation', shop.now)
  const person = found?.staff_id ? await findPerson(shop.db, found.staff_id) : undefined
  const totpSecret = found && offered(shop, found)
  if (totpSecret === undefined || !person?.email || person.state === 'blocked')
    throw new StoreError('STAFF_LINK_INVALID')
  const invited = { id: person.id, email: person.email, name: person.name }
  return {
    name: person.name,
    email: person.email,
    ...(await authenticatorFor(totpSecret, person.email)),
    passkeyOptions: await startRegistration(shop, invited, []),
  }
}

export type Acceptance = {
  token: string
  name: string
  passkey?: RegistrationResponseJSON | undefined
  password?: string | undefined
  code?: string | undefined
}

/** Taken up once, with a passkey or with a password and an authenticator. Answers who it was. */
export async function acceptInvitation(shop: Shop, { token, name, passkey, password, code }: Acceptance) {
  const taken = await takeSecret(shop.db, hashOfSecret(token), 'invitation', shop.now)
  // Who blocks them meanwhile is waited for, and heard.
  const person = taken?.staff_id ? await lockPerson(shop.db, taken.staff_id) : undefined
  if (!taken || !person || person.state === 'blocked') throw new StoreError('STAFF_LINK_INVALID')
  await refuseGoverned(shop.db, person.id)
  if (password !== undefined) await requireGoodPassword(shop, password, { name, email: person.email })
  await closeWaysIn(shop, person.id)
  if (passkey) await finishRegistration(shop, person.id, passkey, 'Passkey')
  else {
    const totpSecret = offered(shop, taken)
    if (totpSecret === undefined) throw new StoreError('STAFF_LINK_INVALID')
    if (password === undefined || code === undefined) throw new StoreError('STAFF_CODE_REQUIRED')
    const step = stepOfCode(totpSecret, code, shop.now)
    if (step === undefined) throw new StoreError('STAFF_CODE_WRONG')
    await useTotpStep(shop.db, person.id, step)
    await updatePerson(shop.db, person.id, {
      password_hash: await hashPassword(password),
      totp_sealed: sealSecret(shop.services, totpSecret),
    })
  }
  await updatePerson(shop.db, person.id, { name, state: 'active' })
  if (person.state === 'active') await tellOfChangedWays(shop, person.email)
  const way = passkey ? ('passkey' as const) : ('password' as const)
  const changes = changesBetween({ name: person.name, state: person.state }, { name, state: 'active', way })
  const entry = { type: 'person' as const, id: person.id, changes }
  await writeHistory({ ...shop, staff: { id: person.id, name } }, { call: 'session.accept', kind: 'write' }, [entry])
  return { id: person.id, way }
}

/** A new link is for who lost what they signed in with. Whoever has found it stays outside. */
export async function closeWaysIn(shop: Shop, staffId: string): Promise<void> {
  await deletePasskeysOf(shop.db, staffId)
  await deleteLinksOf(shop.db, staffId)
  await updatePerson(shop.db, staffId, { password_hash: null, totp_sealed: null })
  await endSessionsOf(shop, staffId)
}
