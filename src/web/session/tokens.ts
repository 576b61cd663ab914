import type { Sent, Transport } from '#contract/client.ts'
import { NEW_GUEST } from '#contract/browser-transport.ts'
import { ROUTES } from '#contract/routes.gen.ts'
import { TIMINGS, TOKEN_RETRY_STATUS } from '#domain/time/timings.ts'
import { readStored, writeStored } from './client-storage.ts'
import { visitorKind } from './visitor-kind.ts'

type Answer = Awaited<ReturnType<Transport>>

const [TOKEN_METHOD, TOKEN_PATH] = ROUTES['authentication.token']
const NO_TOKEN = 401

const wait = (ms: number) => new Promise(done => setTimeout(done, ms))

/** Two tabs that ask for a token at once collide; the later one asks again after a while. */
export async function askForToken(transport: Transport, sent: Sent): Promise<Answer> {
  let answer = await transport(sent)
  if (answer.status === TOKEN_RETRY_STATUS) {
    await wait(TIMINGS.tokenRetryDelay)
    answer = await transport(sent)
  }
  if (answer.status < 400) noteExpiry(answer.body)
  return answer
}

function noteExpiry(body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const at = (seconds: unknown) => (typeof seconds === 'number' ? Date.now() + seconds * 1000 : undefined)
  writeStored('access expiry', 'expiresIn' in body ? at(body.expiresIn) : undefined)
  writeStored('refresh expiry', 'refreshExpiresIn' in body ? at(body.refreshExpiresIn) : undefined)
  writeStored('employee', 'isEmployee' in body && body.isEmployee === true ? true : undefined)
}

export function accessExpired(now = Date.now()): boolean {
  const access = readStored('access expiry')
  return access !== undefined && access <= now && (readStored('refresh expiry') ?? 0) > now
}

const tokenRequest = (grantType: 'refresh_token' | 'guest'): Sent => ({
  name: 'authentication.token',
  method: TOKEN_METHOD,
  path: TOKEN_PATH,
  headers: {},
  body: { grantType },
  raw: {},
})

/**
 * A new access token from the refresh token; without one, a guest's. A shop that is busy or broken, or another tab that
 * was faster, says nothing about the refresh token: nobody is signed out for that.
 */
export async function renew(transport: Transport): Promise<void> {
  const refreshed = await askForToken(transport, tokenRequest('refresh_token'))
  if (refreshed.status === NO_TOKEN) await becomeGuest(transport)
}

const becomeGuest = (transport: Transport) => askForToken(transport, tokenRequest('guest'))

/**
 * A stranger's first call makes him a guest on its way. One at a time in all tabs, or there would be two guests, of whom
 * one loses the cart.
 */
export const asNewGuest = (transport: Transport, sent: Sent): Promise<Answer> =>
  navigator.locks.request('cairn.guest', async () => {
    if (visitorKind() !== undefined) return transport(sent)
    const answer = await transport({ ...sent, headers: { ...sent.headers, [NEW_GUEST]: 'new' } })
    if (answer.session) noteExpiry(JSON.parse(answer.session))
    return answer
  })
