import { Refusal } from './easypost-answers.ts'
import { CarrierRefused, CarrierSilent } from './carrier-errors.ts'

export type EasyPostOptions = {
  readonly key: string
  readonly secret: string
  /** Where it is; only tests and proxies set it. */
  readonly url?: string | undefined
  readonly timeoutMs: number
}

const HOME = 'https://api.easypost.com'
/** A label is a page. */
const MOST_BYTES = 2 * 1024 * 1024
const BUSY: readonly number[] = [408, 409, 425, 429]

/** Speaks to EasyPost. What was not understood, or came too late, may have been done: whoever asks again looks first. */
export const askEasyPost =
  ({ key, url = HOME, timeoutMs }: EasyPostOptions) =>
  async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const response = await heard(() =>
      fetch(new URL(path, url), {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    if (response.status === 404 && method === 'GET') return 'not known'
    const answer = await heard(() => response.json())
    if (response.ok) return answer
    if (response.status >= 500 || BUSY.includes(response.status))
      throw new CarrierSilent(`it answered ${response.status}`)
    const refusal = Refusal.safeParse(answer)
    throw new CarrierRefused(refusal.success ? wordsOf(refusal.data.error) : `it answered ${response.status}`)
  }

const wordsOf = ({ code, message }: { code: string; message: unknown }) =>
  typeof message === 'string' ? message.slice(0, 300) : code

/** The file that was paid for. */
export async function fetchLabel(address: string, timeoutMs: number): Promise<Uint8Array> {
  const response = await heard(() => fetch(address, { signal: AbortSignal.timeout(timeoutMs) }))
  const bytes = await heard(() => response.bytes())
  const isPdf = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  if (!response.ok || bytes.length > MOST_BYTES || !isPdf) throw new CarrierSilent('its label cannot be read')
  return bytes
}

/** Whatever goes wrong on the wire: the key is in no message. */
async function heard<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new CarrierSilent(error instanceof Error ? error.name : 'it cannot be reached')
  }
}
