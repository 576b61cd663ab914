import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashOfSecret } from '../identity/ids.ts'
import { refusing } from '../passkeys/refusing.ts'
import { webauthn } from '../passkeys/webauthn.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { isGoverned, refuseGoverned } from './governed.service.ts'
import { countUse, findPasskey, insertPasskey } from './passkeys.queries.ts'
import { insertSecret, takeSecret, type SecretPurpose } from './secrets.queries.ts'
import type { Shown } from './sessions.service.ts'
import { studioOrigin } from './studio-origin.ts'

const CHALLENGE_LIFE_MS = 5 * 60_000

const place = (shop: Shop) => {
  const { origin, hostname } = new URL(studioOrigin(shop))
  return { expectedOrigin: origin, expectedRPID: hostname }
}

export type Invited = { readonly id: string; readonly email: string; readonly name: string }

/** `beside` are those there are: a device that has one of them adds no second. */
export async function startRegistration(shop: Shop, { id, email, name }: Invited, beside: readonly string[]) {
  await refuseGoverned(shop.db, id)
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: 'Cairn Studio',
    rpID: place(shop).expectedRPID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: beside.map(each => ({ id: each })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(shop, options.challenge, 'passkey-registration', id)
  return { ...options }
}

export async function finishRegistration(
  shop: Shop,
  staffId: string,
  answer: RegistrationResponseJSON,
  name: string,
): Promise<void> {
  await refuseGoverned(shop.db, staffId)
  const expectedChallenge = (challenge: string) => takeChallenge(shop, challenge, 'passkey-registration', staffId)
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await refusing('STAFF_SIGN_IN_REFUSED', () =>
    verifyRegistrationResponse({ response: answer, expectedChallenge, ...place(shop), requireUserVerification: true }),
  )
  if (!verified || !registrationInfo) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  const { credential } = registrationInfo
  const added = await insertPasskey(shop.db, {
    credential_id: credential.id,
    staff_id: staffId,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: answer.response.transports ?? [],
    name,
  })
  if (!added) throw new StoreError('STAFF_SIGN_IN_REFUSED')
}

export async function startSignIn(shop: Shop) {
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({
    rpID: place(shop).expectedRPID,
    userVerification: 'required',
  })
  await keepChallenge(shop, options.challenge, 'passkey-sign-in', null)
  return { ...options }
}

/** Whose passkey it is. */
export async function finishSignIn(shop: Shop, answer: AuthenticationResponseJSON): Promise<Shown> {
  const passkey = await findPasskey(shop.db, answer.id)
  if (passkey?.state !== 'active' || (await isGoverned(shop.db, passkey.staff_id)))
    throw new StoreError('STAFF_SIGN_IN_REFUSED')
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await refusing('STAFF_SIGN_IN_REFUSED', () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge => takeChallenge(shop, challenge, 'passkey-sign-in', null),
      ...place(shop),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw new StoreError('STAFF_SIGN_IN_REFUSED')
  await countUse(shop.db, passkey.credential_id, authenticationInfo.newCounter, shop.now)
  return {
    staffId: passkey.staff_id,
    way: 'passkey',
    counts: async db => (await findPasskey(db, passkey.credential_id)) !== undefined,
  }
}

const keepChallenge = ({ db, now }: Shop, challenge: string, purpose: SecretPurpose, staffId: string | null) =>
  insertSecret(
    db,
    {
      secret_hash: hashOfSecret(challenge),
      purpose,
      staff_id: staffId,
      payload: '{}',
      expires_at: new Date(now.getTime() + CHALLENGE_LIFE_MS),
    },
    now,
  )

async function takeChallenge({ db, now }: Shop, challenge: string, purpose: SecretPurpose, staffId: string | null) {
  const taken = await takeSecret(db, hashOfSecret(challenge), purpose, now)
  return taken !== undefined && taken.staff_id === staffId
}
