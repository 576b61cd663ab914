// HTTP/1.1 as bytes, for generators that must cost next to nothing.
const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

export type CompleteAnswer = { length: number; status: number; bodyAt: number }

/** The first answer in what was received, once all of it is there. */
export function completeAnswer(received: Buffer): CompleteAnswer | undefined {
  const end = received.indexOf(HEAD_END)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const declared = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (declared !== undefined) {
    const length = end + 4 + Number(declared)
    return received.length >= length ? { length, status, bodyAt: end + 4 } : undefined
  }
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return { length: end + 4, status, bodyAt: end + 4 }
  const last = received.indexOf(LAST_CHUNK, end)
  return last < 0 ? undefined : { length: last + LAST_CHUNK.length, status, bodyAt: end + 4 }
}

/** One HTTP/1.1 request as bytes. */
export function httpRequest(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all: Record<string, string> = {
    host: '127.0.0.1',
    connection: 'keep-alive',
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text}`)
}
