import type { Log } from '../log.ts'
import { inSpan, OUTWARD } from '../tracing/spans.ts'

type Asking = {
  readonly url: string
  readonly timeoutMs: number
  /** Posted as JSON, or as a form where it is one; without it the address is only read. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** What a service outside says; undefined, and a line in the log, when it says nothing we can read. */
export async function askService(log: Log, { url, timeoutMs, body, headers }: Asking): Promise<unknown> {
  const isJson = body !== undefined && !(body instanceof URLSearchParams)
  try {
    const response = await inSpan(`ask ${new URL(url).host}`, OUTWARD, () =>
      fetch(url, {
        signal: AbortSignal.timeout(timeoutMs),
        // What is sent may hold a key: it goes where it was meant to go, and nowhere else.
        redirect: body ? 'error' : 'follow',
        headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }), ...headers },
        ...(body && { method: 'POST', body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
      }),
    )
    if (!response.ok) throw new TypeError(`status ${response.status}`)
    const text = await response.text()
    return text === '' ? {} : JSON.parse(text)
  } catch (error) {
    // Refused, too slow, or not JSON: whoever asked goes on without an answer.
    if (!(error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)) throw error
    log.error('A service outside does not answer', { host: new URL(url).host, error })
    return undefined
  }
}
