import type { FeedFormat } from '#domain/feeds/feed-formats.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LOCALES, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { originOf } from '../config.ts'
import type { Work } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { WRITERS } from './feed-writers.ts'
import { feedItems, type Around } from './feed-item.ts'
import {
  dropPartsFrom,
  lastSkuKey,
  partDigests,
  readFeedColours,
  readFeedRows,
  saveFeed,
  savePart,
  takeFeed,
} from './feeds.queries.ts'

const pack = promisify(gzip)
const HOUR_MS = 3_600_000
/** No more SKUs than these are ever in memory at once. */
const KEYS_PER_PART = 1_000

type Feed = { readonly locale: Locale; readonly format: FeedFormat }

/** Builds what is an hour old anew. Several processes share the feeds; each is built by one. */
export const buildFeeds: Work = async services => {
  const { config, database, clock } = services
  for (const format of config.FEEDS)
    for (const locale of LOCALES) {
      const now = clock()
      const [olderThan, until] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + HOUR_MS / 2)]
      if (await takeFeed(database.db, { locale, format }, now, olderThan, until))
        await build(services, { locale, format })
    }
}

/** Part by part; what reads the same as before is not written again. */
async function build(services: Services, feed: Feed): Promise<void> {
  const { db } = services.database
  const { head, item, foot } = WRITERS[feed.format]
  const around = await aroundOf(services, feed.locale)
  const site = siteOfLocale(feed.locale).id
  const known = new Map((await partDigests(db, feed)).map(part => [part.part, part.digest]))
  const whole = createHash('sha256')
  let count = 0
  const write = async (part: number, lines: readonly string[], items: number) => {
    const text = lines.join('')
    const digest = createHash('sha256').update(text).digest('hex')
    whole.update(digest)
    count += items
    if (known.get(part) !== digest) await savePart(db, feed, { part, items, digest, body: await pack(text) })
  }
  await write(0, [head(feed.locale, around.origin)], 0)
  const parts = Math.floor((await lastSkuKey(db)) / KEYS_PER_PART) + 1
  for (let part = 0; part < parts; part++) {
    const rows = await readFeedRows(db, site, part * KEYS_PER_PART, (part + 1) * KEYS_PER_PART)
    const sizes = Map.groupBy(rows, row => row.colour_id)
    const colours = await readFeedColours(db, site, [...sizes.keys()])
    const items = colours.flatMap(colour => feedItems(colour, sizes.get(colour.id) ?? [], around))
    await write(part + 1, items.map(item), items.length)
  }
  await write(parts + 1, [foot], 0)
  await dropPartsFrom(db, feed, parts + 2)
  await saveFeed(db, feed, whole.digest('base64url'), count, services.clock())
}

async function aroundOf({ config, catalog, clock }: Services, locale: Locale): Promise<Around> {
  await catalog.ready()
  return {
    locale,
    origin: originOf(config),
    mediaBase: config.MEDIA_BASE,
    now: clock(),
    crumbsOf: id => catalog.tree.crumbs(id, locale).map(({ name }) => name),
  }
}
