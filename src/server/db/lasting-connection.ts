import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'

/** Packets that vanish break no connection: who is not answered for so long has none any more. */
const PATIENCE_MS = 4_000
const GOODBYE_MS = 1_000
const STILL_MS = 1_500
/** The server ends a session that asks nothing for so long, and its locks with it: after its owner has given it up. */
const SILENCE = '10s'

/** A connection for one purpose, kept for as long as the process lives. Whoever has it asks something every few seconds. */
export async function connectForLong(url: string, purpose: string, begin: (client: pg.Client) => void) {
  const client = new pg.Client({
    connectionString: url,
    application_name: `cairn: ${purpose}`,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  begin(client)
  try {
    await client.connect()
    await client.query(`set idle_session_timeout = '${SILENCE}'`)
  } catch (error) {
    void hangUp(client)
    throw error
  }
  return client
}

/** Whether this process had no turn for a while: its time for an answer runs out before it reads one that has come. */
export function watchTurns() {
  const delay = monitorEventLoopDelay({ resolution: 100 })
  delay.enable()
  return { stoodStill: () => delay.max / 1e6 > STILL_MS, stop: () => void delay.disable() }
}

/** Also where the other side hears nothing any more. */
export async function hangUp(client: pg.Client): Promise<void> {
  const patience = setTimeout(() => client.connection.stream.destroy(), GOODBYE_MS)
  await client.end().catch(() => {})
  clearTimeout(patience)
}
