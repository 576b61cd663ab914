import { createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { shopUrl } from './harness.ts'

const PART_BYTES = 1500
/** Longer than a frame, so that what has come is painted before more comes. */
const PART_MS = 25

/** The shop behind a line so slow that its pages come in parts. */
export async function shopInParts(): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(shopUrl())
  const server = createServer(({ url: path, method, headers }, answer) => {
    const plain = { ...headers, 'accept-encoding': 'identity' }
    request({ hostname, port, path, method, headers: plain }, async reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      if (!reply.headers['content-type']?.includes('text/html')) return reply.pipe(answer)
      for await (const chunk of reply)
        for (let at = 0; at < chunk.length; at += PART_BYTES) {
          answer.write(chunk.subarray(at, at + PART_BYTES))
          await pause(PART_MS)
        }
      answer.end()
    }).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on a port')
  return { url: `http://localhost:${address.port}`, close: () => void server.close() }
}
