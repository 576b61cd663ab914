import { elect, ELECTED } from '../db/election.ts'
import type { Services } from '../services.ts'
import { CDN_RULES } from './cdns.ts'
import { createPurger } from './purger.ts'

const PATIENCE_MS = 10_000

/** Where an edge stands before the shop: tells it what changed until stopped. */
export function startPurging({ config, database, changes, log, metrics }: Services): (() => Promise<void>) | undefined {
  const { CDN, CDN_PURGE_URL: urls, CDN_TOKEN: token, CDN_PAUSE_MS } = config
  if (CDN === 'off') return undefined
  const { purge, most, pauseMs } = CDN_RULES[CDN]
  const ask = async (url: string, tags: readonly string[]) => {
    const answer = await purge({ url, token }, tags, AbortSignal.timeout(PATIENCE_MS))
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the edge answered ${answer.status}`)
  }
  const election = database.url === undefined ? ELECTED : elect(database.url, 'tell the edge', log)
  const edges = urls.map(url => ({
    name: new URL(url).host,
    most,
    pauseMs: CDN_PAUSE_MS ?? pauseMs,
    tell: (tags: readonly string[]) => ask(url, tags),
  }))
  const purger = createPurger(changes, election, edges, log)
  // Not of the one elected alone: what another missed it tells the edge itself.
  metrics.gauge(
    'cairn_edge_purge_waits_seconds',
    'How long the edge has not been told of a change',
    () => purger.waitsFor() / 1000,
  )
  return async () => {
    purger.stop()
    await election.stop()
  }
}
