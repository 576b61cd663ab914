import { createClient } from '#contract/client.ts'
import { createServices, stopServices, type ServiceOptions } from '../create-services.ts'
import { openDatabase } from '../db/database.ts'
import { operations } from '../handlers.ts'
import { createApp } from '../http/app.ts'
import { featureMounts } from '../mounts.ts'
import { httpTransport } from './http-transport.ts'
import type { TestShop } from './test-shop.ts'
import { whenOver } from './when-over.ts'

/** Another instance of a shop on the same PostgreSQL database, with nothing in memory that the first one has. */
export async function secondShop({ database, services: first, processes }: TestShop, options: ServiceOptions = first) {
  const services = await createServices(first.config, await openDatabase({ url: database.url ?? '' }), options)
  processes.add(services)
  const app = createApp(services, { operations, mounts: featureMounts(services) })
  const newVisitor: TestShop['newVisitor'] = (headers = {}, bearer) => {
    const visitor = httpTransport(app, headers, bearer)
    return { call: createClient(visitor.transport), visitor }
  }
  let stopping: Promise<void> | undefined
  const stop = () => {
    processes.delete(services)
    return (stopping ??= stopServices(services))
  }
  whenOver(stop)
  return { services, newVisitor, stop }
}
