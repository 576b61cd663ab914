import type pg from 'pg'

/** Past so many, reading everything again is quicker. */
export const MOST_TAGS = 5000
/** What is older may be forgotten already. */
const KEPT_MS = 60 * 60 * 1000
/** Longer than other questions may take: a server that has just taken over is slow, and who gives up reads it all again. */
const READING_MS = 15_000

/** All that transactions before `xid` told was told before this was read. */
export type Position = { readonly xid: string; readonly at: number }

const NOW = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint'

export async function readPosition(client: pg.Client): Promise<Position> {
  const at = performance.now()
  const { rows } = await client.query<{ xid: string }>(`select ${NOW}::text as xid`)
  return { xid: rows[0]?.xid ?? '0', at }
}

type Told = { tags: string[]; xid: string; isLater: boolean }

/** What was told since: some of it perhaps heard already. `undefined` where the log does not reach back so far. */
export async function readToldSince(
  client: pg.Client | pg.Pool,
  { xid, at }: Position,
): Promise<{ tags: readonly string[] | undefined; position: Position }> {
  const now = performance.now()
  const reading = {
    text: `select array(select distinct tag from change_log where xid >= $1 limit ${MOST_TAGS + 1}) as tags,
            ${NOW}::text as xid, ${NOW} >= $1 as "isLater"`,
    values: [xid],
    query_timeout: READING_MS,
  }
  const { rows } = await client.query<Told>(reading)
  const [told] = rows
  const position = { xid: told?.xid ?? '0', at: now }
  // A database that stands before where it stood is another one: restored, or a copy that was behind.
  const isWhole = told?.isLater && now - at < KEPT_MS && told.tags.length <= MOST_TAGS
  return { tags: isWhole ? told.tags : undefined, position }
}
