// Builds the shop and listens: the only file that knows both the server and the web.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { CreateWeb, Web } from '#contract/web.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { isOwnShop } from '#db/starter/starter-shop.ts'
import { readConfig, type Config } from '#server/config.ts'
import { importDemoContent } from '#server/content/import.ts'
import { keepPicture, readKeptPicture } from '#server/catalog/snapshot/keep-picture.ts'
import { createServices, stopServices } from '#server/create-services.ts'
import { databaseOf, openDatabase } from '#server/db/database.ts'
import { keepToOwner, lockDataFolder } from '#server/db/data-folder.ts'
import { migrate, underLock } from '#server/db/migrate.ts'
import { makeDemoSales } from '#server/demo/demo-sales.service.ts'
import { operations } from '#server/handlers.ts'
import { watchGauges } from '#server/health/gauges.ts'
import { mountStudio } from '#server/http/studio.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { pulseOf } from '#server/jobs/processes.service.ts'
import { routines, work } from '#server/jobs/work.ts'
import { featureMounts } from '#server/mounts.ts'
import { mountMocks } from '#server/mock/mock.ts'
import { startPurging } from '#server/edge/start-purging.ts'
import { startSender } from '#server/events/sender.ts'
import { createApp } from '#server/http/app.ts'
import { answerClientErrors } from '#server/http/client-error.ts'
import { answerKept } from '#server/http/kept-calls.ts'
import { listenForMetrics } from '#server/http/metrics-port.ts'
import { mountAssets, readAssets } from '#server/http/assets.ts'
import { serveKept } from '#server/http/kept-pages.ts'
import { PageCache } from '#server/http/page-cache.ts'
import { mountPages, type PageServer } from '#server/http/pages.ts'
import { mountStudioFrame } from '#server/http/studio-frame.ts'
import type { Services } from '#server/services.ts'
import { startTracing } from '#server/tracing/start-tracing.ts'
import { requireTradeSettings, simulatedIn } from '#server/trade-settings.ts'

const CLIENT = resolve(import.meta.dirname, '../dist/client')
const STUDIO = resolve(import.meta.dirname, '../dist/studio')
/** Longer than balancers keep a connection: one that they choose must not be closing just then. */
const KEEP_ALIVE_MS = 65_000
const CLOSE_IDLE_MS = 50

export type Running = {
  url: string
  server: Server
  /** Lets balancers turn away first: whoever still comes is served. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

const operationsByName = new Map(operations.map(each => [each.name, each]))

/** How a document comes to be: the built renderer, or the one that hot reload serves. */
export type WebSource = {
  web: () => Promise<Web>
  finish?: (url: string, html: string) => Promise<string>
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

export async function start(given: Config = readConfig(), source?: WebSource): Promise<Running> {
  const config = { ...given }
  requireTradeSettings(config)
  keepToOwner(resolve(config.CAIRN_DATA))
  const database = await openDatabase(databaseOf(config, () => embeddedFolder(config)))
  // Nobody shares an embedded database with a version before.
  await migrate(database.direct, { finish: database.engine === 'embedded' })
  const isDemo = config.demo && !(await isOwnShop(database.direct))
  if (isDemo) {
    // eslint-disable-next-line no-console -- the first start takes a while, and a person is waiting
    await underLock(database.direct, client => seedDemo(client, line => console.log(line)))
    await importDemoContent(database.direct)
  }
  const services = await createServices(config, database)
  const stopTracing = await startTracing(config, services.log)
  const simulated = simulatedIn(config)
  if (simulated.length > 0) services.log.warn('Not everything here is for real', { simulated })
  if (config.CAIRN_SECRET === undefined)
    services.log.warn('Keys lie in the database, for whoever reads a backup: set CAIRN_SECRET')
  const folder = config.CATALOG_SNAPSHOT
  const kept = folder === undefined ? undefined : { database, log: services.log, folder: resolve(folder) }
  await services.catalog.ready(kept && (() => readKeptPicture(kept)))
  const stopKeeping = kept && keepPicture(services.catalog, kept)
  const cache = new PageCache(services.changes)
  watchGauges(services, { pagesKept: () => cache.size, pageBytes: () => cache.bytes })
  const answer = config.ROLE === 'worker' ? answersOfHealth(services) : await answersOfShop(services, cache, source)
  const server = createServer((request, response) => {
    // Once the shop is closing, a connection that is kept alive would hold it open for ever, and lead others here.
    if (!server.listening || services.health.isDraining()) response.shouldKeepAlive = false
    answer(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('clientError', answerClientErrors(config))
  const url = await listen(server, config)
  // Whoever asked for any free port: links lead to the one it got.
  config.PORT = Number(new URL(url).port)
  // The shop answers meanwhile; before there are jobs, which would take in what is to wait at the desk.
  if (isDemo) await makeDemoSales(services, operationsByName)
  const stopJobs = startJobs(services, work, [...routines, pulseOf(() => cache.size)])
  const stopSender = config.ROLE === 'web' ? undefined : startSender(services)
  const stopPurging = startPurging(services)
  const stopMetrics = await listenForMetrics(services)
  const drain = async () => {
    services.health.drain()
    await wait(config.drainMs)
  }
  const stop = async () => {
    services.health.drain()
    stopKeeping?.()
    await closed(server)
    await stopMetrics()
    await stopSender?.()
    await stopPurging?.()
    await stopJobs()
    await stopTracing()
    await stopServices(services)
  }
  return { url, server, drain, stop }
}

type Answers = (request: IncomingMessage, response: ServerResponse) => void

async function answersOfShop(services: Services, cache: PageCache, source?: WebSource): Promise<Answers> {
  const { config } = services
  const pageSource = source ?? (await builtWeb(config))
  const pages: PageServer = {
    services,
    cache,
    operations: operationsByName,
    ...pageSource,
  }
  const app = createApp(services, {
    operations,
    mounts: [
      mountAssets(CLIENT),
      ...featureMounts(services),
      ...(config.STUDIO ? [mountStudioFrame(pages), mountStudio(STUDIO)] : []),
      ...(config.production ? [] : [mountMocks()]),
      mountPages(pages),
    ],
  })
  const listener = getRequestListener(app.fetch)
  const { middleware } = pageSource
  return (request, response) => {
    if (serveKept(services, cache, request, response) || answerKept(services, request, response)) return
    if (middleware) middleware(request, response, () => void listener(request, response))
    else void listener(request, response)
  }
}

/** Whoever works behind the pages is asked by nobody but those who watch it. */
function answersOfHealth(services: Services): Answers {
  const listener = getRequestListener(createApp(services, { operations: [] }).fetch)
  return (request, response) => void listener(request, response)
}

async function builtWeb(config: Config): Promise<WebSource> {
  const built = new URL('../dist/server/entry-server.js', import.meta.url).href
  const { createWeb }: { createWeb: CreateWeb } = await import(built)
  const web = createWeb(readAssets(CLIENT), config.MEDIA_BASE)
  return { web: async () => web }
}

function embeddedFolder(config: Config): string {
  const folder = resolve(config.CAIRN_DATA)
  lockDataFolder(folder)
  return join(folder, 'database')
}

/** Connections whose request was under way become idle later than the others, and would wait for the next for a minute. */
async function closed(server: Server): Promise<void> {
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS)
  await new Promise<void>(done => server.close(() => done()))
  clearInterval(closing)
}

function listen(server: Server, { PORT, HOST }: Config): Promise<string> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(PORT, HOST, () => {
      const address = server.address()
      done(`http://localhost:${address && typeof address === 'object' ? address.port : PORT}`)
    })
  })
}
