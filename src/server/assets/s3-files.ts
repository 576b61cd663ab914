import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import { UnusableSettings } from '../unusable-settings.ts'
import { requireKey, type FilePart, type Files, type KeptFile } from './files.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const TRIES = 3
const TIME_LIMIT_MS = 120_000

type Settings = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'S3_PATH_STYLE'
>

export function s3Files(settings: Settings): Files {
  const bucket = bucketUrl(settings)
  const client = new AwsClient({
    accessKeyId: said(settings, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: said(settings, 'S3_SECRET_ACCESS_KEY'),
    region: settings.S3_REGION,
    service: 's3',
    retries: TRIES,
  })
  const ask = (url: string, init: RequestInit = {}) =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  const find = async (key: string, init: RequestInit) => {
    const answer = await ask(`${bucket}/${requireKey(key)}`, init)
    return answer.status === 404 ? undefined : expectGood(answer)
  }
  return {
    async put(key, content, type) {
      const headers = {
        'content-type': type,
        'cache-control': FOR_EVER,
        // Said, so that the other side refuses what arrives otherwise.
        'x-amz-content-sha256': await hashOf(content),
      }
      await expectGood(await ask(`${bucket}/${requireKey(key)}`, { method: 'PUT', headers, body: content }))
    },
    async get(key, part) {
      const answer = await find(key, part ? { headers: { range: rangeOf(part) } } : {})
      return answer?.body ?? undefined
    },
    async size(key) {
      const answer = await find(key, { method: 'HEAD' })
      return answer && Number(answer.headers.get('content-length'))
    },
    async remove(key) {
      await find(key, { method: 'DELETE' })
    },
    list: () =>
      listed(after => ask(`${bucket}?list-type=2${after && `&continuation-token=${encodeURIComponent(after)}`}`)),
  }
}

async function* listed(ask: (after: string) => Promise<Response>): AsyncIterable<KeptFile> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const text: string = await (await expectGood(await ask(after))).text()
    for (const [, entry = ''] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
      yield { key: tagIn(entry, 'Key') ?? '', bytes: Number(tagIn(entry, 'Size')) }
    after = tagIn(text, 'NextContinuationToken')
  }
}

const tagIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&')

const rangeOf = ({ from, to }: FilePart) => `bytes=${from}-${to}`

async function hashOf(content: Blob): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content.stream()) hash.update(piece)
  return hash.digest('hex')
}

async function expectGood(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  // What it says may name the key it was asked with: only its code goes on.
  const code = tagIn(await answer.text(), 'Code') ?? 'no code'
  throw new Error(`The files' service answered ${answer.status} (${code})`)
}

function bucketUrl(settings: Settings): string {
  const [endpoint, bucket] = [new URL(said(settings, 'S3_ENDPOINT')), said(settings, 'S3_BUCKET')]
  return settings.S3_PATH_STYLE ? `${endpoint.origin}/${bucket}` : `${endpoint.protocol}//${bucket}.${endpoint.host}`
}

function said(settings: Settings, name: Exclude<keyof Settings, 'S3_PATH_STYLE' | 'S3_REGION'>): string {
  const value = settings[name]
  if (value === undefined) throw new UnusableSettings(`ASSETS=s3 needs ${name}`)
  return value
}
