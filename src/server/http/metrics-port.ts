import { createServer } from 'node:http'
import type { Services } from '../services.ts'

/** Metrics tell how busy the shop is and what is tried on it: outside trial they have a port that the public does not reach. */
export const isMetricsPublic = ({ config }: Pick<Services, 'config'>): boolean =>
  config.METRICS_PORT === undefined && !config.production

/** Listens where METRICS_PORT says, for whoever collects; does nothing without it. */
export async function listenForMetrics({ config, metrics, log }: Services): Promise<() => Promise<void>> {
  if (config.METRICS_PORT === undefined) return async () => {}
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    const { type, text } = await metrics.render()
    response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(text)
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(config.METRICS_PORT, config.METRICS_HOST, done)
  })
  log.info('Metrics are read at another port', { at: server.address() })
  return () =>
    new Promise(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
}
