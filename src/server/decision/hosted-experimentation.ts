import { z } from 'zod'
import { LIMITS, TIMINGS } from '#domain/time/timings.ts'
import { askService } from '../http/ask-service.ts'
import type { Log } from '../log.ts'
import { NO_EXPERIMENTS, readDatafile } from './datafile.ts'
import type { Experimentation, ExperimentEvent } from './experimentation-adapter.ts'

type DatafileSource = {
  /** `{sdkKey}` in it stands for the key. */
  url: string
  sdkKey: string | undefined
  every: number
  clock: () => Date
  log: Log
}

/** Fetched from a content delivery network when it is first needed, then now and then. What came last holds when a fetch fails. */
export function hostedDatafile({ url, sdkKey, every, clock, log }: DatafileSource): Experimentation['readDatafile'] {
  let kept = NO_EXPERIMENTS
  let fetchedAt = Number.NEGATIVE_INFINITY
  let fetching: Promise<void> | undefined
  if (sdkKey === undefined && url.includes('{sdkKey}')) {
    log.error('The experiments’ datafile has no sdk key')
    return async () => NO_EXPERIMENTS
  }
  const refresh = async () => {
    const found = await askService(log, {
      url: url.replace('{sdkKey}', sdkKey ?? ''),
      timeoutMs: TIMINGS.experimentReadyTimeout,
    })
    kept = readDatafile(found, log) ?? kept
  }
  return async () => {
    const first = fetchedAt === Number.NEGATIVE_INFINITY
    if (clock().getTime() - fetchedAt >= every) {
      fetchedAt = clock().getTime()
      fetching = refresh()
    }
    // Only the very first visitor waits; later ones are decided by what is known.
    if (first) await fetching
    return kept
  }
}

/** Posted in batches of ten, or after a second. A batch that fails is logged and forgotten. */
export function hostedEvents(url: string, log: Log): Experimentation['post'] {
  let waiting: ExperimentEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    for (const [account, of] of Map.groupBy(events, ({ accountId }) => accountId))
      for (const [project, batch] of Map.groupBy(of, ({ projectId }) => projectId)) await tell(account, project, batch)
  }
  const tell = async (account: string | undefined, project: string | undefined, events: ExperimentEvent[]) => {
    const visitors = events.map(({ visitorId, channel, experimentId, variationId, at }) => ({
      visitor_id: visitorId,
      attributes: [{ entity_id: 'channel', key: 'channel', type: 'custom', value: channel }],
      snapshots: [
        {
          decisions: [{ experiment_id: experimentId, variation_id: variationId }],
          events: [{ type: 'campaign_activated', key: 'campaign_activated', timestamp: at.getTime() }],
        },
      ],
    }))
    const body = {
      ...(account !== undefined && { account_id: account }),
      ...(project !== undefined && { project_id: project }),
      client_name: 'cairn',
      anonymize_ip: true,
      visitors,
    }
    await askService(log, { url, body, timeoutMs: TIMINGS.experimentReadyTimeout })
  }
  return async (_db, events) => {
    waiting = [...waiting, ...events].slice(-LIMITS.experimentQueue)
    if (waiting.length >= LIMITS.experimentEventBatch) void flush()
    else timer ??= setTimeout(() => void flush(), TIMINGS.experimentFlush).unref()
  }
}

const SEGMENT_TIMEOUT_MS = 1000
const SEGMENT_QUERY = `query($userId: String, $audiences: [String]) {
  customer(vuid: $userId) { audiences(subset: $audiences) { edges { node { name state } } } }
}`
const SegmentAnswer = z.object({
  data: z.object({
    customer: z.object({
      audiences: z.object({ edges: z.array(z.object({ node: z.object({ name: z.string(), state: z.string() }) })) }),
    }),
  }),
})

/** Asked by GraphQL. Without an answer the visitor belongs to no audience. */
export const hostedSegments =
  (url: string, apiKey: string, log: Log): Experimentation['segmentsOf'] =>
  async (_db, visitorId, asked) => {
    const body = { query: SEGMENT_QUERY, variables: { userId: visitorId, audiences: asked } }
    const answer = await askService(log, {
      url: new URL('/v3/graphql', url).href,
      body,
      timeoutMs: SEGMENT_TIMEOUT_MS,
      headers: { 'x-api-key': apiKey },
    })
    if (answer === undefined) return []
    const result = SegmentAnswer.safeParse(answer)
    if (!result.success) log.warn('The segment lookup answered in another shape')
    const edges = result.data?.data.customer.audiences.edges ?? []
    return edges.filter(({ node }) => node.state === 'qualified').map(({ node }) => node.name)
  }
