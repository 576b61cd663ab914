import { createServer } from 'node:http'
import { readStatus } from '../health/status.service.ts'
import type { Services } from '../services.ts'

/** Metrics tell how busy the shop is and what is tried on it: outside trial they have a port that the public does not reach. */
export const isMetricsPublic = ({ config }: Pick<Services, 'config'>): boolean =>
  config.METRICS_PORT === undefined && !config.production

/** What is told there, by its address. */
const TOLD: Readonly<Record<string, (services: Services) => Promise<{ type: string; text: string }>>> = {
  '/metrics': ({ metrics }) => metrics.render(),
  '/status': async services => ({
    type: 'application/json',
    text: JSON.stringify(await readStatus(services), undefined, 2),
  }),
}

/** Listens where METRICS_PORT says, for whoever collects; does nothing without it. */
export async function listenForMetrics(services: Services): Promise<() => Promise<void>> {
  const { config, log } = services
  if (config.METRICS_PORT === undefined) return async () => {}
  const server = createServer(async (request, response) => {
    const told = request.method === 'GET' ? TOLD[request.url ?? ''] : undefined
    if (!told) return void response.writeHead(404).end()
    try {
      const { type, text } = await told(services)
      response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' }).end(text)
    } catch (error) {
      // Whoever looks at a process must not end it.
      log.error('What was asked on the private port could not be told', { error })
      response.writeHead(500).end()
    }
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
