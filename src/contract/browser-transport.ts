import type { Transport } from './client.ts'

export type BrowserOptions = { accessKey: string; locale: string; channel?: string }

/** Calls from a browser: same origin, cookies for identity, a new transaction id per write. */
export const browserTransport =
  ({ accessKey, locale, channel = 'ECOMM' }: BrowserOptions): Transport =>
  async ({ method, path, headers, body }) => {
    const write = method !== 'GET'
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
      ...(write && { body: JSON.stringify(body ?? {}) }),
    })
    const json = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: json ? await response.json() : new Uint8Array(await response.arrayBuffer()),
    }
  }
