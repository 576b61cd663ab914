import type { DecisionAction, DecisionEvent } from '#contract/decision/decision.ts'
import { pageTypeOf } from '#domain/content/page-types.ts'
import { LIMITS, TIMINGS } from '#domain/time/timings.ts'
import { call } from '#web/call.ts'
import { keepText, readText } from '#web/session/browser-storage.ts'
import { mayPersonalise } from './consent-state.ts'
import { VISITOR_KEY } from './visitor-key.ts'

const BRAND = 'cairn'

async function send(events: DecisionEvent[]) {
  const monetateId = readText('local', VISITOR_KEY)
  const answer = await call('decision.decide', {
    params: { brand: BRAND },
    body: { channel: 'ECOMM', events, ...(monetateId === undefined ? {} : { monetateId }) },
  })
  // Consent may be gone by the time of the answer.
  if (mayPersonalise()) keepText('local', VISITOR_KEY, answer.monetateId)
  return answer
}

/** Asks the decision engine which products to show. */
export async function decide(decision: string, productId?: string): Promise<Pick<DecisionAction, 'variant' | 'items'>> {
  const { responses } = await send([
    pageView(),
    ...(productId === undefined ? [] : [{ eventType: 'ProductDetailView', productId } as const]),
    {
      eventType: 'DecisionRequest',
      requestId: decision,
      decisions: [decision],
      limit: LIMITS.recommendationImpressions,
    },
  ])
  return responses[0]?.actions[0] ?? { variant: 'Control', items: [] }
}

let waiting: DecisionEvent[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Reports in batches of ten, after a second, or at once; a report that fails is logged and forgotten. */
export function report(event: DecisionEvent, when?: 'at once'): void {
  waiting = [...waiting, event].slice(-LIMITS.experimentQueue)
  if (when !== undefined || waiting.length >= LIMITS.experimentEventBatch) return flush()
  timer ??= setTimeout(flush, TIMINGS.experimentFlush)
}

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const events = waiting
  waiting = []
  if (events.length > 0 && mayPersonalise())
    send(events).catch((error: unknown) => console.warn('Could not report events', error))
}

/** What the engine keeps of this visitor goes with his consent. */
export async function leave(monetateId: string): Promise<void> {
  const body = { channel: 'ECOMM', events: [{ eventType: 'ConsentWithdrawn' as const }], monetateId }
  await call('decision.decide', { params: { brand: BRAND }, body }).catch((error: unknown) =>
    console.warn('Could not leave', error),
  )
}

function pageView(): DecisionEvent {
  const path = location.pathname
  return { eventType: 'PageView', path, pageType: pageTypeOf({ path }) }
}

/** Tells the engine that the visitor is here; its answer sets the variants that the next page is rendered with. */
export const reportPage = (): void => report(pageView())

/** The same for somebody who waits for the answer. */
export async function askForVariants(): Promise<void> {
  await send([pageView()])
}
