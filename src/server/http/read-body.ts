import { StoreError } from '../store-error.ts'

/** Reads a JSON body, never more than the limit. A body of another kind is refused before it is read. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBytes) throw new StoreError('BODY_TOO_LARGE', { maxBytes })
  const type = request.headers.get('content-type')
  if (type === null) {
    if (declared === 0 && !request.headers.has('transfer-encoding')) return undefined
    throw new StoreError('UNSUPPORTED_MEDIA_TYPE')
  }
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new StoreError('UNSUPPORTED_MEDIA_TYPE')
  const text = await readText(request, maxBytes)
  if (text.trim() === '') return undefined
  const body = parsed(text)
  if (isNestedBeyond(MOST_NESTED, body))
    throw new StoreError('INVALID_INPUT', { field: 'body', reason: 'this is nested too deeply' })
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StoreError('INVALID_INPUT', { field: 'body', reason: 'this is not JSON' })
  }
}

/** Deeper than any call asks for; far deeper, and whoever walks through the body runs out of stack. */
const MOST_NESTED = 64

const isNestedBeyond = (depth: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some(each => isNestedBeyond(depth - 1, each)))

export async function readText(request: Request, maxBytes: number): Promise<string> {
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) <= maxBytes) return request.text()
  return new TextDecoder().decode(await readBytes(request, maxBytes))
}

export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let received = 0
  for await (const chunk of request.body ?? []) {
    received += chunk.byteLength
    if (received > maxBytes) throw new StoreError('BODY_TOO_LARGE', { maxBytes })
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
