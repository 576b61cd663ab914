import { Hono } from 'hono'
import { neighboursOf } from '../health/neighbours.ts'
import type { Services } from '../services.ts'
import { simulatedIn } from '../trade-settings.ts'
import { mountApi, fail, type Env } from './api.ts'
import { isMetricsPublic } from './metrics-port.ts'
import type { Operation } from './operation.ts'
import { headersOfAll } from './page-headers.ts'

export type App = Hono<Env>
/** Mounts routes that are not calls of the contract: pages, pictures, webhooks, documentation. */
export type Mount = (app: App) => void

/** The one web application. Tests and the server build the same thing. */
export function createApp(
  services: Services,
  { operations, mounts = [] }: { operations: readonly Operation[]; mounts?: readonly Mount[] },
): App {
  const app = new Hono<Env>()
  const headers = Object.entries(headersOfAll(services.config))
  app.use('*', async (c, next) => {
    await next()
    for (const [name, value] of headers) c.res.headers.set(name, value)
  })
  app.onError((error, c) => fail(services, c.req.raw, error))
  app.get('/healthz', c => c.json({ status: 'live' }))
  app.get('/readyz', async c => {
    const { isReady, status } = await services.health.readiness()
    return c.json({ status, ...neighboursOf(services), simulated: simulatedIn(services.config) }, isReady ? 200 : 503)
  })
  if (isMetricsPublic(services))
    app.get('/metrics', async c => {
      const { type, text } = await services.metrics.render()
      return c.body(text, 200, { 'content-type': type })
    })
  for (const mount of mounts) mount(app)
  app.route('/', mountApi(services, operations))
  return app
}
