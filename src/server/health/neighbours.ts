import { z } from 'zod'
import type { Services } from '../services.ts'

/** In a word each, because strangers may read it; how late and since when is told on the private port. */
export const Neighbours = z.object({
  listener: z.enum(['hears of changes', 'deaf, and trying again']),
  queue: z.enum(['moves', 'late', 'unknown']),
  provider: z.enum(['answers', 'silent', 'not asked yet']),
})
type Neighbours = z.output<typeof Neighbours>

/** How those are that all processes share: told with readiness, and never part of it. */
export function neighboursOf({ changes, payments, health }: Services): Neighbours {
  const facts = health.lastFacts()
  return {
    listener: changes.isListening() ? 'hears of changes' : 'deaf, and trying again',
    queue: facts === undefined ? 'unknown' : facts.jobs_late > 0 ? 'late' : 'moves',
    provider: providerOf(payments.health.isAnswering()),
  }
}

const providerOf = (isAnswering: boolean | undefined): Neighbours['provider'] =>
  isAnswering === undefined ? 'not asked yet' : isAnswering ? 'answers' : 'silent'
