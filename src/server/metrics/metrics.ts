import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { VERSION } from '../version.ts'
import { requestMetrics, type RequestMetrics } from './request-metrics.ts'
import { tradeMetrics, type TradeMetrics } from './trade-metrics.ts'

type Reading = Readonly<Record<string, number>> | number | undefined

export type Metrics = RequestMetrics &
  TradeMetrics & {
    /** A value that is read when somebody collects: one, or one for each value of a label. Undefined: nobody knows it now. */
    gauge: (name: string, help: string, read: () => Reading | Promise<Reading>, label?: string) => void
    render: () => Promise<{ type: string; text: string }>
  }

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge: Metrics['gauge'] = (name, help, read, label = 'of') => {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const value = await read()
        made.reset()
        if (typeof value === 'number') made.set(value)
        else if (value !== undefined) for (const [key, each] of Object.entries(value)) made.set({ [label]: key }, each)
      },
    })
  }
  gauge('cairn_build_info', 'The version that runs', () => ({ [VERSION]: 1 }), 'version')
  return {
    ...requestMetrics(registry),
    ...tradeMetrics(registry),
    gauge,
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
