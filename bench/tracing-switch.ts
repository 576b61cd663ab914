// Loaded into the shop by the bench of traces: what is collected changes while it runs, so that one process is compared with itself.
import { ProxyTracerProvider, trace } from '@opentelemetry/api'
import { createServer } from 'node:http'
import { setTracing } from '#server/tracing/spans.ts'

/** What was collected is delivered before something else is. */
async function deliver(): Promise<void> {
  const provider = trace.getTracerProvider()
  const inner: object = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider
  if ('forceFlush' in inner && typeof inner.forceFlush === 'function') await inner.forceFlush()
}

createServer((request, response) => {
  const share = Number(request.url?.slice(1))
  void deliver().then(() => {
    setTracing(share > 0, share)
    response.end()
  })
})
  .listen(process.env['TRACING_SWITCH'])
  .unref()
