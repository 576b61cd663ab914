import type { Metrics } from '../metrics/metrics.ts'
import type { PaymentStep } from '../metrics/trade-metrics.ts'
import { inSpan, OUTWARD } from '../tracing/spans.ts'
import { ProviderFailed, ProviderUnavailable, type PaymentProvider } from './payment-provider.ts'

/** Whether the provider answered when it was last asked; before that nobody knows. */
export type ProviderHealth = {
  readonly isAnswering: () => boolean | undefined
  readonly silentSince: () => Date | undefined
}

/** The provider, and beside it what it made of each question and how long it took. */
export function watchProvider(
  provider: PaymentProvider,
  metrics: Pick<Metrics, 'observePayment'>,
  clock: () => Date,
): { provider: PaymentProvider; health: ProviderHealth } {
  let answering: boolean | undefined
  let silentSince: Date | undefined
  const note = (answers: boolean) => {
    silentSince = answers ? undefined : (silentSince ?? clock())
    answering = answers
  }

  const watch =
    <A extends unknown[], R>(step: PaymentStep, ask: (...input: A) => Promise<R>) =>
    async (...input: A): Promise<R> => {
      const started = performance.now()
      const told = (outcome: string) => metrics.observePayment(step, outcome, (performance.now() - started) / 1000)
      try {
        const answer = await inSpan(`${provider.name} ${step}`, OUTWARD, () => ask(...input))
        note(true)
        told(outcomeOf(answer))
        return answer
      } catch (error) {
        const isSilent = error instanceof ProviderUnavailable && !(error instanceof ProviderFailed)
        note(!isSilent)
        told(isSilent ? 'no answer' : error instanceof ProviderFailed ? 'failed' : 'refused')
        throw error
      }
    }

  const { open, listNews } = provider
  return {
    provider: {
      ...provider,
      ...(open && { open: watch('open', open) }),
      ...(listNews && { listNews: watch('news', listNews) }),
      authorise: watch('authorise', provider.authorise),
      confirm: watch('confirm', provider.confirm),
      capture: watch('capture', provider.capture),
      cancel: watch('cancel', provider.cancel),
      refund: watch('refund', provider.refund),
      find: watch('find', provider.find),
    },
    health: { isAnswering: () => answering, silentSince: () => silentSince },
  }
}

/** Payments and refunds have a state; of what was declined, the reason is told as well. */
function outcomeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('state' in answer)) return 'answered'
  return 'reason' in answer ? `${String(answer.state)}: ${String(answer.reason)}` : String(answer.state)
}
