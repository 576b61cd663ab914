import { isPassword } from '../identity/passwords.ts'
import { forgetTries, mayTry } from '../identity/tries.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { unseal } from './sealed.ts'
import { findPersonByEmail, useTotpStep } from './staff.queries.ts'
import { stepOfCode } from './totp.ts'

export type Proof = { email: string; password: string; code?: string | undefined }

/**
 * Proves a password and the code of an authenticator. Unknown addresses are answered, counted, locked and timed like
 * known ones. The demo shop asks for no second factor; anywhere else a password without one signs nobody in.
 */
export async function provePassword(shop: Shop, { email, password, code }: Proof): Promise<string> {
  const { db, now, services } = shop
  const login = `staff ${email.toLowerCase()}`
  if (!(await mayTry(db, login, now))) throw new StoreError('ACCOUNT_LOCKED')
  const person = await findPersonByEmail(db, email)
  const known = await isPassword(person?.password_hash, password)
  if (!known || person?.state !== 'active') throw new StoreError('STAFF_SIGN_IN_REFUSED')
  if (person.totp_sealed !== null) {
    if (code === undefined) throw new StoreError('STAFF_CODE_REQUIRED')
    const step = stepOfCode(unseal(services, person.totp_sealed), code, now)
    if (step === undefined || !(await useTotpStep(db, person.id, step))) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  } else if (!services.config.demo) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  await forgetTries(db, login)
  return person.id
}
