// What it costs to tell of a shelf that runs out or is filled again: commits that notify wait for each other.
import pg from 'pg'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { shopDatabase } from './shop-process.ts'

const SECONDS = options.seconds ?? 10
/** As many as orders that are placed at once. */
const AT_ONCE = 16
const MS = 1000

/** A piece is taken of a shelf that is full, or the only one of it is, and brought back. */
const TAKINGS = {
  'of a full shelf': () => 'on_hand - 1',
  'of a shelf that runs out one time in a hundred': (n: number) =>
    n % 100 === 0 ? '0' : n % 100 === 1 ? '1000000' : 'on_hand - 1',
  'of a shelf that runs out or is filled each time': (n: number) => (n % 2 === 0 ? '0' : '1000000'),
}

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const clients = Array.from({ length: AT_ONCE }, () => new pg.Client({ connectionString: url }))
  await Promise.all(clients.map(client => client.connect()))
  try {
    const shelves = await fullShelvesOf(clients)
    const rows: Row[] = []
    for (const [what, left] of Object.entries(TAKINGS)) rows.push(await measured(what, left, clients, shelves))
    const [first, ...others] = rows
    const rate = (row: Row | undefined) => Number(row?.['commits/s'] ?? 0)
    report('notices', [
      ...(first ? [first] : []),
      ...others.map(row => ({ ...row, 'of a full one': rate(row) / rate(first) })),
    ])
  } finally {
    await Promise.all(clients.map(client => client.end()))
    await cluster.stop()
  }
}

type Shelf = { readonly sku_key: number; readonly location_id: number }

/** A shelf for each: they do not wait for each other's rows. */
async function fullShelvesOf([client]: readonly pg.Client[]): Promise<Shelf[]> {
  const { rows = [] } = (await client?.query<Shelf>(
    `update stock set on_hand = 1000000 where (sku_key, location_id) in (
      select distinct on (sku_key) sku_key, location_id from stock where location_id < 1000 and held = 0 limit ${AT_ONCE})
     returning sku_key, location_id`,
  )) ?? { rows: [] }
  if (rows.length < AT_ONCE) throw new Error(`This shop has ${rows.length} such shelves, and ${AT_ONCE} are needed`)
  return rows
}

async function measured(
  what: string,
  left: (n: number) => string,
  clients: readonly pg.Client[],
  shelves: readonly Shelf[],
): Promise<Row> {
  const [first] = clients
  const logged = async () => {
    const answer = await first?.query<{ bytes: number }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
    )
    return answer?.rows[0]?.bytes ?? 0
  }
  const before = await logged()
  const ends = performance.now() + SECONDS * MS
  const counts = await Promise.all(clients.map((client, at) => takeUntil(ends, client, shelves[at], left)))
  const commits = counts.reduce((sum, count) => sum + count, 0)
  return {
    'a piece is taken': what,
    'commits/s': commits / SECONDS,
    'log bytes': ((await logged()) - before) / commits,
  }
}

async function takeUntil(ends: number, client: pg.Client, shelf: Shelf | undefined, left: (n: number) => string) {
  let n = 0
  while (performance.now() < ends)
    await client.query(`update stock set on_hand = ${left(n++)} where sku_key = $1 and location_id = $2`, [
      shelf?.sku_key,
      shelf?.location_id,
    ])
  return n
}
