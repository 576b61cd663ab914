import type { Transport } from './client.ts'

/** Sent with a stranger's first call on what belongs to someone: the call makes him a guest on its way. */
export const NEW_GUEST = 'x-guest'
/** Comes back then: what the token call would have answered. */
export const NEW_SESSION = 'x-session'

export type BrowserOptions = { accessKey: string; locale: string; channel?: string }

/** What was asked arrives also when its page is left. Browsers keep 64 kB alive in all: large bodies stay with their page. */
const MOST_KEPT_ALIVE = 8_000

/** Calls from a browser: same origin, cookies for identity, a new transaction id per write. */
export const browserTransport =
  ({ accessKey, locale, channel = 'ECOMM' }: BrowserOptions): Transport =>
  async ({ method, path, headers, body }) => {
    const write = method !== 'GET'
    const text = write ? JSON.stringify(body ?? {}) : ''
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json, application/pdf',
        'x-access-key': accessKey,
        'x-locale': locale,
        'x-channel': channel,
        'x-correlation-id': crypto.randomUUID(),
        ...(write && { 'x-transaction-id': crypto.randomUUID(), 'content-type': 'application/json' }),
        ...headers,
      },
      ...(write && { body: text, keepalive: text.length <= MOST_KEPT_ALIVE }),
    })
    const json = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: json ? await response.json() : new Uint8Array(await response.arrayBuffer()),
      session: response.headers.get(NEW_SESSION),
    }
  }
