// What it takes to build every product feed of a large shop, and to send one: memory of the process while it does.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { LOCALES } from '#domain/sites/sites.ts'
import { options } from './options.ts'
import { report } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'

const STYLES = options.styles ?? 20_000
const FORMATS = ['google', 'meta']
const POLL_MS = 100

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(STYLES)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Nothing is due yet: first the process alone.
  await client.query(
    `insert into product_feeds (locale, format, taken_until, built_at)
    select locale, format, now() - interval '1 hour', now() from unnest($1::text[]) locale, unnest($2::text[]) format`,
    [LOCALES, FORMATS],
  )
  const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'error', FEEDS: FORMATS.join(',') }, { pinned: false })
  const highest = async (until: () => Promise<boolean>) => {
    const began = performance.now()
    let memory = 0
    for (;;) {
      memory = Math.max(memory, shop.usage().memoryMb)
      if (await until()) return { memory, seconds: (performance.now() - began) / 1000 }
      await wait(POLL_MS)
    }
  }
  try {
    const settled = performance.now() + 20_000
    const alone = await highest(async () => performance.now() > settled)
    const begun = new Date()
    await client.query(`update product_feeds set built_at = now() - interval '2 hours'`)
    const idle = 'select count(*)::int as open from product_feeds having count(*) filter (where taken_until > $1) = 0'
    while ((await client.query(idle, [begun])).rows.length > 0) await wait(POLL_MS)
    const open = 'select count(*)::int as open from product_feeds where built_at is null or built_at < $1'
    const building = await highest(async () => {
      const { rows } = await client.query<{ open: number }>(open, [begun])
      return rows[0]?.open === 0
    })
    const { rows } = await client.query<{ items: number; mb: number }>(
      `select (select sum(items)::int from product_feeds) as items,
        (select sum(length(body))::float / 1e6 from product_feed_parts) as mb`,
    )
    let bytes = 0
    let sent = false
    const sending = fetch(`http://127.0.0.1:${shop.port}/feeds/en-us/google.xml`, {
      headers: { 'accept-encoding': 'identity' },
    }).then(async ({ body }) => {
      if (body) for await (const chunk of body) bytes += chunk.length
      sent = true
    })
    const reading = await highest(async () => sent)
    await sending
    report('feeds', [
      {
        styles: STYLES,
        feeds: LOCALES.length * FORMATS.length,
        items: rows[0]?.items ?? 0,
        'kept, packed MB': rows[0]?.mb ?? 0,
        'build seconds': building.seconds,
        'memory alone MB': alone.memory,
        'building MB': building.memory,
        'sending MB': reading.memory,
        'one feed MB': bytes / 1e6,
      },
    ])
  } finally {
    await client.end()
    await shop.stop()
    await cluster.stop()
  }
}
