import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call, keepAccess } from '#web/call.ts'
import { newPkce } from '#web/session/pkce.ts'

const PROOF_REQUIRED = 428
/** Whoever is there has to prove who he is before. */
export class ProofRequired extends Error {}

export type Passkey = { id: string; name: string; createdAt: string }

async function send(method: string, path: string, body?: object) {
  await keepAccess()
  const response = await fetch(`/api/passkeys${path}`, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  if (response.status === PROOF_REQUIRED) throw new ProofRequired()
  if (!response.ok) throw new TypeError(`passkeys: ${response.status}`)
  return response.json()
}

export const listPasskeys = async (): Promise<Passkey[]> => (await send('GET', '')).passkeys
export const removePasskey = (id: string) => send('DELETE', '', { id })

export async function addPasskey(name: string): Promise<void> {
  const response = await startRegistration({ optionsJSON: await send('POST', '/registration') })
  await send('PUT', '/registration', { response, name })
}

export async function proveByPasskey(): Promise<void> {
  await send('PUT', '/proof', { response: await startAuthentication({ optionsJSON: await send('POST', '/proof') }) })
}

export async function signInWithPasskey(order: { orderNo: string; st: string } | undefined): Promise<void> {
  const { codeVerifier, codeChallenge } = await newPkce()
  const response = await startAuthentication({ optionsJSON: await send('POST', '/sign-in') })
  const { authorizationCode } = await send('PUT', '/sign-in', { response, codeChallenge })
  const body = { grantType: 'authorization_code' as const, authorizationCode, codeVerifier, ...order }
  await call('authentication.token', { body })
}
