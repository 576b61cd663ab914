import * as http from 'node:http'
import * as https from 'node:https'
import { lookupOutside, refusedBecause, InsideAddress } from './outside-address.ts'

const PATIENCE_MS = 15_000
/** More of an answer is not kept. */
const MOST_KEPT = 2000
const SOCKETS = { keepAlive: true, maxSockets: 8, maxFreeSockets: 4, timeout: 60_000 }
const agents = { 'http:': new http.Agent(SOCKETS), 'https:': new https.Agent(SOCKETS) }

export type Posted = { status: number; answer: string; retryAfter: string | undefined }

/** Posts to another company's server: never to an address inside, never where it is redirected to, never for long. */
export async function postOutside(
  address: string,
  { headers, body, mayBeHere }: { headers: Record<string, string>; body: string; mayBeHere: boolean },
): Promise<Posted> {
  const url = new URL(address)
  const refused = refusedBecause(url, mayBeHere)
  if (refused !== undefined) throw new InsideAddress(refused)
  const secure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: lookupOutside(mayBeHere),
      agent: agents[secure ? 'https:' : 'http:'],
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    request.on('error', reject)
    request.on('response', response => {
      const chunks: Buffer[] = []
      let kept = 0
      const finish = () =>
        resolve({
          status: response.statusCode ?? 0,
          answer: Buffer.concat(chunks).toString('utf8').slice(0, MOST_KEPT),
          retryAfter: response.headers['retry-after'],
        })
      response.on('data', (chunk: Buffer) => {
        if (kept < MOST_KEPT) chunks.push(chunk)
        kept += chunk.length
        // Whoever answers at length is heard no further.
        if (kept > 64 * MOST_KEPT) response.destroy()
      })
      response.on('end', finish)
      response.on('close', finish)
      response.on('error', reject)
    })
    request.end(body)
  })
}
