import { AwsClient } from 'aws4fetch'
import type { CdnName } from './cdn-names.ts'

type PurgeAccess = { readonly url: string; readonly token: string | undefined }

type Cdn = {
  /** The header that says how long it may keep a page, which it hides from browsers. */
  readonly lifetime: string
  readonly tags: string
  readonly between: string
  /** What one request may name. */
  readonly most: number
  /** From one request to the next, unless CDN_PAUSE_MS says otherwise. */
  readonly pauseMs: number
  readonly purge: (access: PurgeAccess, tags: readonly string[], signal: AbortSignal) => Promise<Response>
}

const json = (body: object, headers: Record<string, string>, signal: AbortSignal): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
  signal,
})

export const CDN_RULES: Readonly<Record<Exclude<CdnName, 'off'>, Cdn>> = {
  varnish: {
    lifetime: 'surrogate-control',
    tags: 'surrogate-key',
    between: ' ',
    most: 200,
    pauseMs: 0,
    purge: ({ url, token = '' }, tags, signal) =>
      fetch(url, { method: 'PURGE', headers: { 'surrogate-key': tags.join(' '), 'x-purge-token': token }, signal }),
  },
  fastly: {
    lifetime: 'surrogate-control',
    tags: 'surrogate-key',
    between: ' ',
    most: 256,
    pauseMs: 0,
    purge: ({ url, token = '' }, tags, signal) =>
      fetch(url, json({ surrogate_keys: tags }, { 'fastly-key': token }, signal)),
  },
  cloudflare: {
    lifetime: 'cloudflare-cdn-cache-control',
    tags: 'cache-tag',
    between: ',',
    most: 100,
    pauseMs: 250,
    purge: ({ url, token = '' }, tags, signal) =>
      fetch(url, json({ tags }, { authorization: `Bearer ${token}` }, signal)),
  },
  cloudfront: {
    lifetime: 'cdn-cache-control',
    tags: 'cache-tag',
    between: ',',
    most: 50,
    pauseMs: 5000,
    async purge({ url, token = '' }, tags, signal) {
      const [accessKeyId = '', secretAccessKey = ''] = token.split(':')
      const client = new AwsClient({
        accessKeyId,
        secretAccessKey,
        service: 'cloudfront',
        region: 'us-east-1',
        retries: 0,
      })
      return client.fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: invalidationOf(tags),
        signal,
      })
    },
  },
}

/** Tags hold letters, digits, - and _ alone: nothing has to be escaped. */
const invalidationOf = (tags: readonly string[]): string =>
  `<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${tags.length}</Quantity><Items>` +
  tags.map(tag => `<Path>#${tag}</Path>`).join('') +
  `</Items></Paths><CallerReference>${crypto.randomUUID()}</CallerReference></InvalidationBatch>`
