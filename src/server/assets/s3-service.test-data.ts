import crypto, { createHash, createHmac, type Hash as NodeHash, type Hmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { SignatureV4 } from '@smithy/signature-v4'
import S3rver from 's3rver'

const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const REGION = 'us-east-1'
const BUCKET = 'cairn-originals'
/** Where buckets have hosts of their own: BUCKET.s3.files.test. */
const DOMAIN = 'files.test'
export const BUCKET_HOST = `${BUCKET}.s3.${DOMAIN}`

/** What the service does not do by itself in a test: lists that end early, and moments in which it has no time. */
type Moods = { readonly keysPerList?: number }

/** A service that speaks S3, in this process. It does not look at signatures itself: another signer does it in front. */
export async function s3Service(directory: string, { keysPerList }: Moods = {}) {
  const storage = new S3rver({ directory, silent: true, serviceEndpoint: DOMAIN, configureBuckets: [{ name: BUCKET }] })
  await storage.configureBuckets()
  const serve = storage.callback()
  const unsealed = keysPerList === undefined ? () => {} : sealAsToday()
  const seen = { refused: 0, lastHash: '', lists: 0, hosts: new Set<string>() }
  let busy = 0
  const server = createServer((request, response) => {
    void isSigned(request).then(good => {
      seen.lastHash = String(request.headers['x-amz-content-sha256'])
      seen.hosts.add(String(request.headers.host).replace(/:.*/, ''))
      if (good && busy > 0) {
        busy--
        return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      }
      if (good && request.url?.includes('list-type=2')) {
        seen.lists++
        if (keysPerList !== undefined) request.url += `&max-keys=${keysPerList}`
      }
      if (good) return serve(request, response)
      seen.refused++
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: REGION,
    S3_ACCESS_KEY_ID: KEY.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    S3_PATH_STYLE: true,
  }
  return {
    settings,
    /** The same, asked at a host of the bucket's own. */
    byHost: { ...settings, S3_ENDPOINT: `http://s3.${DOMAIN}:${port}`, S3_PATH_STYLE: false },
    /** Has no time for so many requests. */
    isBusyFor: (requests: number) => void (busy = requests),
    get lists() {
      return seen.lists
    },
    get hosts() {
      return [...seen.hosts]
    },
    get refused() {
      return seen.refused
    },
    get lastHash() {
      return seen.lastHash
    },
    close: () => {
      unsealed()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
export type S3Service = Awaited<ReturnType<typeof s3Service>>

/** The service seals where a list goes on by DES, which OpenSSL does not know any more: three times the same is known. */
function sealAsToday(): () => void {
  const real = { createCipheriv: crypto.createCipheriv, createDecipheriv: crypto.createDecipheriv }
  const put = (name: keyof typeof real, value: unknown) =>
    Object.defineProperty(crypto, name, { value, configurable: true, writable: true })
  for (const [name, seal] of [
    ['createCipheriv', real.createCipheriv] as const,
    ['createDecipheriv', real.createDecipheriv] as const,
  ])
    put(name, (algorithm: string, key: Buffer, ...rest: readonly unknown[]) =>
      Reflect.apply(
        seal,
        crypto,
        algorithm === 'des' ? ['des-ede3-cbc', Buffer.concat([key, key, key]), ...rest] : [algorithm, key, ...rest],
      ),
    )
  return () => {
    put('createCipheriv', real.createCipheriv)
    put('createDecipheriv', real.createDecipheriv)
  }
}

const SIGNED = /SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/

async function isSigned({ method = 'GET', url = '/', headers }: IncomingMessage): Promise<boolean> {
  const [, names = '', signature] = SIGNED.exec(headers.authorization ?? '') ?? []
  const { pathname, searchParams, hostname, protocol } = new URL(url, `http://${headers.host}`)
  const signer = new SignatureV4({
    credentials: KEY,
    region: REGION,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  })
  const signed = await signer.sign(
    {
      method,
      protocol,
      hostname,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.split(';').map(name => [name, String(headers[name])])),
    },
    { signingDate: dateOf(String(headers['x-amz-date'])), signableHeaders: new Set(names.split(';')) },
  )
  return signed.headers['authorization']?.endsWith(`Signature=${signature}`) ?? false
}

const dateOf = (stamp: string) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

class Sha256 {
  #hash: NodeHash | Hmac
  readonly #fresh: () => NodeHash | Hmac

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#fresh = () => (secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret)))
    this.#hash = this.#fresh()
  }

  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#hash.update(bytesOf(data))
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#hash.digest()))
  }

  reset() {
    this.#hash = this.#fresh()
  }
}

const bytesOf = (data: string | ArrayBuffer | ArrayBufferView): Uint8Array => {
  if (typeof data === 'string') return Buffer.from(data)
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data)
}
