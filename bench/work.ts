import { httpRequest } from './http-bytes.ts'
import { load } from './load.ts'
import { CONNECTIONS } from './measure.ts'

/** Asks for so many seconds, and answers how often. */
export type Work = (seconds: number) => Promise<number>

/** A request sent again and again. One that is refused ends the bench. */
export const asking =
  (port: number, request: (n: number) => Buffer): Work =>
  async seconds => {
    const { total, bad } = await load({ port, request, connections: CONNECTIONS, seconds })
    if (bad > 0) throw new Error(`${bad} of ${total} requests were refused`)
    return total
  }

/** As browsers ask for it. */
export const keptPage = (port: number): Work =>
  asking(port, () => httpRequest('GET', '/en-us', { 'accept-encoding': 'gzip, deflate, br, zstd' }))
