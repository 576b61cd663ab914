import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { originOf } from '../config.ts'
import { getProfile } from '../consumer/profile.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { CODE_LIFE_S, grantCode } from '../identity/exchange.service.ts'
import { rememberProof, requireFreshProof } from '../identity/fresh-proof.service.ts'
import { requireConsumer } from '../identity/ownership.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { keepChallenge, takeChallenge } from './challenges.service.ts'
import * as queries from './passkeys.queries.ts'
import { refusing } from './refusing.ts'
import { webauthn } from './webauthn.ts'

/** Where passkeys are good: at the address the shop was told it has, or where it is tried out. No request says it. */
function site({ services }: Shop) {
  const { origin, hostname } = new URL(originOf(services.config))
  return { expectedOrigin: origin, expectedRPID: hostname }
}

export async function startRegistration(shop: Shop) {
  const { id } = requireConsumer(shop)
  await requireFreshProof(shop)
  const { consumerProfile } = await getProfile(shop)
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: 'Cairn',
    rpID: site(shop).expectedRPID,
    userID: new TextEncoder().encode(id),
    userName: consumerProfile.consumerDetails.email,
    excludeCredentials: (await queries.listPasskeys(shop.db, id)).map(each => ({ id: each.credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await keepChallenge(shop, 'registration', options.challenge)
  return options
}

export async function finishRegistration(shop: Shop, response: RegistrationResponseJSON, name: string): Promise<void> {
  const { id } = requireConsumer(shop)
  await requireFreshProof(shop)
  const expectedChallenge = await takeChallenge(shop, 'registration')
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await refusing('INVALID_CREDENTIALS', () =>
    verifyRegistrationResponse({ response, expectedChallenge, ...site(shop), requireUserVerification: false }),
  )
  if (!verified || !registrationInfo) throw new StoreError('INVALID_CREDENTIALS')
  const { credential } = registrationInfo
  await inTransaction(shop, async inside => {
    const added = await queries.insertPasskey(inside.db, {
      credential_id: credential.id,
      consumer_id: id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      name,
    })
    if (!added) throw new StoreError('INVALID_CREDENTIALS')
    await tellOwner(inside, 'passkey-added')
  })
}

async function tellOwner(shop: Shop, template: 'passkey-added' | 'passkey-removed'): Promise<void> {
  const { consumerProfile } = await getProfile(shop)
  const { db, locale } = shop
  const values = { path: shopUrl(locale, '/account/profile') }
  await enqueueMail(db, { template, to: consumerProfile.consumerDetails.email, locale, values })
}

export const startSignIn = (shop: Shop) => startAnswer(shop, 'sign-in')

async function startAnswer(shop: Shop, flow: 'sign-in' | 'proof') {
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({ rpID: site(shop).expectedRPID, userVerification: 'preferred' })
  await keepChallenge(shop, flow, options.challenge)
  return options
}

/** Answers a code, as a password does. */
export async function finishSignIn(shop: Shop, response: AuthenticationResponseJSON, codeChallenge: string) {
  const consumerId = await ownerOf(shop, response, 'sign-in')
  return { authorizationCode: await grantCode(shop, consumerId, codeChallenge), expiresIn: CODE_LIFE_S }
}

export async function startProof(shop: Shop) {
  requireConsumer(shop)
  return startAnswer(shop, 'proof')
}

/** Proves that the owner of the account sits there, as the password does. */
export async function finishProof(shop: Shop, response: AuthenticationResponseJSON): Promise<void> {
  const { id } = requireConsumer(shop)
  if ((await ownerOf(shop, response, 'proof')) !== id) throw new StoreError('INVALID_CREDENTIALS')
  await rememberProof(shop)
}

/** Whose passkey answered the challenge. */
async function ownerOf(shop: Shop, response: AuthenticationResponseJSON, flow: 'sign-in' | 'proof'): Promise<string> {
  const expectedChallenge = await takeChallenge(shop, flow)
  const passkey = await queries.findPasskey(shop.db, response.id)
  if (!passkey) throw new StoreError('INVALID_CREDENTIALS')
  const credential = {
    id: passkey.credential_id,
    publicKey: new Uint8Array(passkey.public_key),
    counter: passkey.counter,
  }
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await refusing('INVALID_CREDENTIALS', () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      ...site(shop),
      credential,
      requireUserVerification: false,
    }),
  )
  const counted = verified && (await queries.countUse(shop.db, passkey, authenticationInfo.newCounter, shop.now))
  if (!counted) throw new StoreError('INVALID_CREDENTIALS')
  return passkey.consumer_id
}

export async function ownPasskeys(shop: Shop) {
  const { id } = requireConsumer(shop)
  const rows = await queries.listPasskeys(shop.db, id)
  return rows.map(row => ({ id: row.credential_id, name: row.name, createdAt: row.created_at.toISOString() }))
}

export async function removePasskey(shop: Shop, credentialId: string): Promise<void> {
  const { id } = requireConsumer(shop)
  await requireFreshProof(shop)
  await inTransaction(shop, async inside => {
    if (await queries.deletePasskey(inside.db, id, credentialId)) await tellOwner(inside, 'passkey-removed')
  })
}
