import { tryOnce } from '../identity/attempts.service.ts'
import { isPassword } from '../identity/passwords.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { isGoverned } from './governed.service.ts'
import { unsealSecret } from '../security/sealed-secrets.ts'
import type { Shown } from './sessions.service.ts'
import { findPerson, findPersonByEmail, useTotpStep } from './staff.queries.ts'
import { staffLogin } from './staff-login.ts'
import { stepOfCode } from './totp.ts'

export type Proof = { email: string; password: string; code?: string | undefined }

/**
 * Proves a password and the code of an authenticator. Unknown addresses are answered, counted, locked and timed like
 * known ones. The demo shop asks for no second factor; anywhere else a password without one signs nobody in.
 */
export async function provePassword(shop: Shop, { email, password, code }: Proof): Promise<Shown> {
  const person = await findPersonByEmail(shop.db, email)
  const outcome = await tryOnce(shop, staffLogin(email), async () => {
    const known = await isPassword(person?.password_hash, password)
    if (!known || person?.state !== 'active' || (await isGoverned(shop.db, person.id))) return false
    await requireCode(shop, person, code)
    return true
  })
  if (outcome === 'locked') throw new StoreError('STAFF_LOCKED')
  if (outcome !== 'right' || !person) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  const { id, password_hash, totp_sealed } = person
  return {
    staffId: id,
    way: 'password',
    async counts(db) {
      const now = await findPerson(db, id)
      return now?.password_hash === password_hash && now.totp_sealed === totp_sealed
    },
  }
}

type Sealed = { id: string; totp_sealed: string | null }

async function requireCode({ db, now, services, log }: Shop, { id, totp_sealed }: Sealed, code: string | undefined) {
  if (totp_sealed === null) {
    if (!services.config.demo) throw new StoreError('STAFF_SIGN_IN_REFUSED')
    return
  }
  if (code === undefined) throw new StoreError('STAFF_CODE_REQUIRED')
  const secret = unsealSecret(services, totp_sealed)
  if (secret === undefined)
    log.error('An authenticator was sealed with a secret that the shop no longer has', { staff: id })
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now)
  if (step === undefined || !(await useTotpStep(db, id, step))) throw new StoreError('STAFF_SIGN_IN_REFUSED')
}
