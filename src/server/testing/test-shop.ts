import { createClient, type Call } from '#contract/client.ts'
import { readConfig } from '../config.ts'
import { createServices, stopServices, type ServiceOptions } from '../create-services.ts'
import type { Database } from '../db/database.ts'
import { operations } from '../handlers.ts'
import { createApp, type App } from '../http/app.ts'
import { createLog, type Log } from '../log.ts'
import { featureMounts } from '../mounts.ts'
import type { Services } from '../services.ts'
import { settled } from '../settled.ts'
import { httpTransport, type Visitor } from './http-transport.ts'
import { testDatabase } from './test-database.ts'
import { whenOver } from './when-over.ts'

export type TestShop = {
  app: App
  services: Services
  database: Database
  /** Calls through HTTP as one visitor, who keeps cookies. */
  call: Call
  visitor: Visitor
  /** Another browser, with no cookies yet, or someone who sends a token with each call. */
  newVisitor: (headers?: Record<string, string>, bearer?: string) => { call: Call; visitor: Visitor }
  /** What was logged so far. */
  logged: string[]
  /** Moves the shop's clock. */
  advance: (milliseconds: number) => void
  /** Resolves once every process of the shop, its catalogue and its caches have read all that is committed. */
  settled: () => Promise<void>
  /** The servers of this shop; others join in. */
  processes: Set<Services>
}

/** The whole shop on a database of its own, spoken to through its public door. */
export async function testShop(
  settings: Record<string, string> = {},
  options: Pick<ServiceOptions, 'engine'> = {},
): Promise<TestShop> {
  const database = await testDatabase()
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'false', CAPTCHA: 'false', ...settings })
  let offset = 0
  const logged: string[] = []
  const log: Log = createLog('debug', line => void logged.push(line))
  const services = await createServices(config, database, {
    ...options,
    log,
    clock: () => new Date(Date.now() + offset),
  })
  const app = createApp(services, { operations, mounts: featureMounts(services) })
  whenOver(() => stopServices(services))
  const newVisitor = (headers: Record<string, string> = {}, bearer?: string) => {
    const visitor = httpTransport(app, headers, bearer)
    return { call: createClient(visitor.transport), visitor }
  }
  const processes = new Set([services])
  return {
    app,
    services,
    database,
    ...newVisitor(),
    newVisitor,
    logged,
    advance: ms => void (offset += ms),
    settled: async () => void (await Promise.all(Array.from(processes, settled))),
    processes,
  }
}
