import type { FeedFormat } from '#domain/feeds/feed-formats.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SITES, type Locale, type SiteId } from '#domain/sites/sites.ts'
import { originOf } from '../config.ts'
import { dbToRead } from '../db/db-to-read.ts'
import type { Work } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { WRITERS } from './feed-writers.ts'
import { feedItems, type Around, type FeedItems } from './feed-item.ts'
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
  for (const { id, locales } of Object.values(SITES)) {
    const now = clock()
    const [olderThan, until] = [new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + HOUR_MS / 2)]
    const taken: Feed[] = []
    for (const locale of locales)
      for (const format of config.FEEDS)
        if (await takeFeed(database.db, { locale, format }, now, olderThan, until)) taken.push({ locale, format })
    if (taken.length > 0) await buildOf(services, id, taken)
  }
}

/** The feeds of one site side by side, part by part: what they tell of is read once for all of them. */
async function buildOf(services: Services, site: SiteId, feeds: readonly Feed[]): Promise<void> {
  const db = await dbToRead(services.database)
  const locales = [...new Set(feeds.map(({ locale }) => locale))]
  const arounds = await Promise.all(locales.map(locale => aroundOf(services, locale)))
  const begun = await Promise.all(feeds.map(feed => begin(services, feed)))
  const parts = Math.floor((await lastSkuKey(db)) / KEYS_PER_PART) + 1
  for (let part = 0; part < parts; part++) {
    const rows = await readFeedRows(db, site, part * KEYS_PER_PART, (part + 1) * KEYS_PER_PART)
    const sizes = Map.groupBy(rows, row => row.colour_id)
    const colours = await readFeedColours(db, site, [...sizes.keys()])
    for (const around of arounds) {
      const told = colours.map(colour => feedItems(colour, sizes.get(colour.id) ?? [], around))
      for (const feed of begun) if (feed.locale === around.locale) await feed.add(told)
    }
  }
  for (const feed of begun) await feed.end()
}

/** A feed in the making; what reads the same as before is not written again. */
async function begin({ database: { db }, config, clock }: Services, feed: Feed) {
  const { head, items, foot } = WRITERS[feed.format]
  const known = new Map((await partDigests(db, feed)).map(part => [part.part, part.digest]))
  const whole = createHash('sha256')
  let [part, count] = [0, 0]
  const write = async (text: string, items: number) => {
    const digest = createHash('sha256').update(text).digest('hex')
    whole.update(digest)
    count += items
    if (known.get(part) !== digest) await savePart(db, feed, { part, items, digest, body: await pack(text) })
    part++
  }
  await write(head(feed.locale, originOf(config)), 0)
  return {
    locale: feed.locale,
    add: (told: readonly FeedItems[]) =>
      write(
        told.map(items).join(''),
        told.reduce((sum, { sizes }) => sum + sizes.length, 0),
      ),
    async end() {
      await write(foot, 0)
      await dropPartsFrom(db, feed, part)
      await saveFeed(db, feed, whole.digest('base64url'), count, clock())
    },
  }
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
