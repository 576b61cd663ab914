import { hashPassword } from '../identity/passwords.ts'
import { sealSecret, unsealSecret } from '../security/sealed-secrets.ts'
import { StoreError } from '../store-error.ts'
import { authenticatorFor } from './authenticator-offer.ts'
import { requireGoodPassword } from './good-password.service.ts'
import { refuseGoverned } from './governed.service.ts'
import { lockOneself } from './oneself.service.ts'
import { endOtherSessions } from './sessions.service.ts'
import { updatePerson, useTotpStep } from './staff.queries.ts'
import type { Desk } from './staff.ts'
import { newTotpSecret, stepOfCode } from './totp.ts'
import { tellOfChangedWays } from './ways-letters.ts'

/** As long as somebody may sit there without a sign of life. */
const OFFER_LIFE_MS = 60 * 60_000

export async function changePassword(desk: Desk, password: string): Promise<void> {
  await requireGoodPassword(desk, password, desk.staff)
  const { id, totp_sealed } = await lockOneself(desk)
  await refuseGoverned(desk.db, id)
  // A password alone signs nobody in.
  if (totp_sealed === null && !desk.services.config.demo) throw new StoreError('STAFF_CODE_REQUIRED')
  await updatePerson(desk.db, id, { password_hash: await hashPassword(password) })
  await settle(desk, ['password'])
}

/** A new secret. It is kept nowhere until its first code was right: whoever sends it back shows who it was made for. */
export async function startAuthenticator({ db, services, staff, now, record }: Desk) {
  await refuseGoverned(db, staff.id)
  record({ type: 'person', id: staff.id })
  const totpSecret = newTotpSecret()
  const until = String(now.getTime() + OFFER_LIFE_MS)
  const token = `${until}.${sealSecret(services, totpSecret, madeFor(staff.id, until))}`
  return { ...(await authenticatorFor(totpSecret, staff.email ?? '')), token }
}

const madeFor = (staffId: string, until: string) => `an authenticator of ${staffId} until ${until}`

function openOffer({ services, staff, now }: Desk, token: string): string {
  const [until = '', sealed = ''] = token.split('.')
  const totpSecret =
    Number(until) < now.getTime() ? undefined : unsealSecret(services, sealed, madeFor(staff.id, until))
  if (totpSecret === undefined) throw new StoreError('STAFF_NOT_FOUND')
  return totpSecret
}

export type NewAuthenticator = { token: string; code: string; password?: string | undefined }

export async function setAuthenticator(desk: Desk, { token, code, password }: NewAuthenticator): Promise<void> {
  if (password !== undefined) await requireGoodPassword(desk, password, desk.staff)
  const { id } = await lockOneself(desk)
  await refuseGoverned(desk.db, id)
  const totpSecret = openOffer(desk, token)
  const step = stepOfCode(totpSecret, code, desk.now)
  if (step === undefined) throw new StoreError('STAFF_CODE_WRONG')
  // Used up with it. That the old one has shown a code in this half minute is no reason to refuse the new one's.
  await useTotpStep(desk.db, id, step)
  await updatePerson(desk.db, id, {
    totp_sealed: sealSecret(desk.services, totpSecret),
    ...(password !== undefined && { password_hash: await hashPassword(password) }),
  })
  await settle(desk, password === undefined ? ['authenticator'] : ['authenticator', 'password'])
}

/** What they had signs nobody in any more: not who is signed in elsewhere by it either. */
async function settle(desk: Desk, ways: readonly string[]): Promise<void> {
  await endOtherSessions(desk)
  desk.record({ type: 'person', id: desk.staff.id, changes: [{ field: 'ways', after: ways }] })
  await tellOfChangedWays(desk, desk.staff.email)
}
