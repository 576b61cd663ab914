import { TROUBLED_AFTER } from '#domain/events/delivery-schedule.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Services } from '../services.ts'
import { hasWork, takeDeliveries } from './deliveries.queries.ts'
import { listDueEndpoints, updateEndpoint, type Sending } from './endpoints.queries.ts'
import { placeNewEvents } from './place.service.ts'
import { sendOne } from './send-one.ts'
import { createIdle } from '../jobs/idle.ts'

const IDLE_MS = 1_000
/** Longer than the longest try. */
const LEASE_MS = 60_000
const AT_ONCE = 4

/** Sends events where they are wanted. A slow address keeps only its own waiting. */
export function createSender(services: Services) {
  const underWay = new Map<string, Set<Promise<void>>>()
  const { db } = services.database

  const start = (endpoint: Sending, delivery: Parameters<typeof sendOne>[2]) => {
    const mine = underWay.get(endpoint.id) ?? new Set()
    underWay.set(endpoint.id, mine)
    const sending = sendOne(services, endpoint, delivery)
      .catch((error: unknown) => services.log.warn('A webhook could not be seen to', { endpoint: endpoint.id, error }))
      .finally(() => mine.delete(sending))
    mine.add(sending)
  }

  const takeFor = async (endpoint: Sending): Promise<number> => {
    const now = services.clock()
    const until = new Date(now.getTime() + LEASE_MS)
    const troubled = endpoint.failures >= TROUBLED_AFTER
    const free = (troubled ? 1 : AT_ONCE) - (underWay.get(endpoint.id)?.size ?? 0)
    if (free <= 0) return 0
    if (troubled) await updateEndpoint(db, endpoint.id, { not_before: until })
    const taken = await takeDeliveries(db, endpoint.id, { now, until, most: free })
    for (const delivery of taken) start(endpoint, delivery)
    return taken.length
  }

  /** Starts what is due, and tells whether there was something, or more may be at once. */
  const pass = async (): Promise<'some' | 'more' | undefined> => {
    const now = services.clock()
    const { fresh, due } = await hasWork(db, now)
    const full = fresh && (await placeNewEvents({ ...backgroundShop(services, 'en-us'), now }))
    if (!fresh && !due) return undefined
    let taken = 0
    for (const endpoint of await listDueEndpoints(db, now)) taken += await takeFor(endpoint)
    if (taken > 0 || full) return 'more'
    return fresh ? 'some' : undefined
  }

  const settled = async () => void (await Promise.all([...underWay.values()].flatMap(mine => [...mine])))
  return { pass, settled }
}

/** Works until stopped. Several processes may do so at once. */
export function startSender(services: Services): () => Promise<void> {
  const { pass, settled } = createSender(services)
  let stopped = false
  const idle = createIdle(IDLE_MS)
  const running = (async () => {
    while (!stopped) {
      const worked = await pass().catch((error: unknown) => {
        services.log.warn('Events are out of reach', { error })
        return undefined
      })
      // Where many come one by one, they are placed together once a while.
      if (worked !== 'more') await idle.rest()
    }
  })()
  return async () => {
    stopped = true
    idle.end()
    await running
    await settled()
  }
}
