import { context, trace } from '@opentelemetry/api'
import { hostname } from 'node:os'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { VERSION } from '../version.ts'
import { setTracing } from './spans.ts'

const FLUSH_MS = 5_000
const MOST_WAITING = 2048

/** Sends spans where OTEL_EXPORTER_OTLP_ENDPOINT says. Without it, what does so is not even loaded. */
export async function startTracing(config: Config, log: Log, everyMs = 5_000): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config
  if (endpoint === undefined) return async () => {}
  const [sdk, resources, contexts, exporters] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.version': VERSION,
      'service.instance.id': `${hostname()}:${process.pid}`,
      'deployment.environment.name': config.NODE_ENV,
    }),
    sampler: new sdk.AlwaysOnSampler(),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporters.OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          headers: config.OTEL_EXPORTER_OTLP_HEADERS,
        }),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: everyMs,
      }),
    ],
  })
  const contextManager = new contexts.AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contextManager)
  trace.setGlobalTracerProvider(provider)
  setTracing(true, share)
  log.info('Traces are collected', { endpoint, share })
  return async () => {
    setTracing(false)
    await Promise.race([
      provider.shutdown().catch((error: unknown) => log.warn('The last traces were not delivered', { error })),
      new Promise(resolve => setTimeout(resolve, FLUSH_MS).unref()),
    ])
    trace.disable()
    context.disable()
  }
}
