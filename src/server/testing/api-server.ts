// The services of the shop in a process of their own, without pages: something to kill.
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readConfig } from '../config.ts'
import { createServices } from '../create-services.ts'
import { openDatabase } from '../db/database.ts'
import { operations } from '../handlers.ts'
import { createApp } from '../http/app.ts'
import { startJobs } from '../jobs/start-jobs.ts'
import { routines, work } from '../jobs/work.ts'
import { featureMounts } from '../mounts.ts'

const config = readConfig()
const database = await openDatabase({ url: config.DATABASE_URL ?? '' })
const services = await createServices(config, database)
const app = createApp(services, { operations, mounts: featureMounts(services) })
startJobs(services, work, routines)
const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`)
})
