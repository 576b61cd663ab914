import { createHash, createHmac, type Hash as NodeHash, type Hmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { SignatureV4 } from '@smithy/signature-v4'
import S3rver from 's3rver'

const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const REGION = 'us-east-1'
const BUCKET = 'cairn-originals'

/** A service that speaks S3, in this process. It does not look at signatures itself: another signer does it in front. */
export async function s3Service(directory: string) {
  const storage = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] })
  await storage.configureBuckets()
  const serve = storage.callback()
  const seen = { refused: 0, lastHash: '' }
  const server = createServer((request, response) => {
    void isSigned(request).then(good => {
      seen.lastHash = String(request.headers['x-amz-content-sha256'])
      if (good) return serve(request, response)
      seen.refused++
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      S3_PATH_STYLE: true,
    },
    get refused() {
      return seen.refused
    },
    get lastHash() {
      return seen.lastHash
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
export type S3Service = Awaited<ReturnType<typeof s3Service>>

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
