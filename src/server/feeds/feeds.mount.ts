import { createHash, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { findLocale } from '#domain/sites/sites.ts'
import { addressOf } from '../http/api.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { WRITERS } from './feed-writers.ts'
import { findFeed, readPart } from './feeds.queries.ts'

/** Behind it somebody may be building still. */
const RETRY_S = 60
/** All feeds of all locales a few times over; whoever guesses a token counts as well. */
const LIMIT = { name: 'feeds', perMinute: 60 }

/** `/feeds/de-de/google.xml`: always the newest that was built, part by part, however long it is. */
export const mountFeeds =
  (services: Services): Mount =>
  app => {
    const { config, database, rateLimits, clock } = services
    const { db } = database
    for (const format of config.FEEDS) {
      const { file, type } = WRITERS[format]
      app.get(`/feeds/:locale/${file}`, async c => {
        await rateLimits.take(LIMIT, addressOf(services, c), clock().getTime())
        const locale = findLocale(c.req.param('locale'))
        if (!locale || !isLetIn(config.FEED_TOKEN, c.req.query('token'))) return c.notFound()
        const feed = await findFeed(db, { locale, format })
        if (!feed?.built_at) return c.text('Not built yet', 503, { 'retry-after': String(RETRY_S) })
        const packed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
        const etag = `W/"${feed.etag ?? ''}"`
        const headers = {
          etag,
          'cache-control': config.FEED_TOKEN === undefined ? 'public, max-age=900' : 'private, max-age=900',
          'last-modified': feed.built_at.toUTCString(),
          vary: 'accept-encoding',
        }
        if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
        const read = (part: number) => readPart(db, { locale, format }, part)
        const body = partByPart(packed ? read : async part => unpacked(await read(part)))
        return new Response(body, {
          headers: {
            ...headers,
            'content-type': type,
            ...(packed && { 'content-encoding': 'gzip' }),
          },
        })
      })
    }
  }

const unpack = promisify(gunzip)
const unpacked = async (part: Buffer | undefined) => part && unpack(part)

/** Only as fast as it is read, so that one part is in memory however slow the line. */
function partByPart(read: (part: number) => Promise<Buffer | undefined>) {
  let next = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const body = await read(next++)
      if (body) controller.enqueue(new Uint8Array(body))
      else controller.close()
    },
  })
}

function isLetIn(wanted: string | undefined, given: string | undefined): boolean {
  if (wanted === undefined) return true
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(wanted), digest(given ?? ''))
}
