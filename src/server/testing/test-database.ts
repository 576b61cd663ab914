import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database, type ServerOptions } from '../db/database.ts'
import { usedAgain } from './used-again.ts'
import { whenOver } from './when-over.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'embedded' | 'postgres'
    snapshot: string
    clusterUrl: string
    /** A pooler before the cluster that gives a connection to each transaction, or nothing. */
    poolerUrl: string
  }
}

/** A fresh, migrated database of this test's own, on the engine the test run asks for. */
export async function testDatabase(): Promise<Database> {
  if (inject('engine') === 'embedded') return closedOnce(await usedAgain(inject('snapshot')))
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template cairn_template`)
  // The whole cluster goes when the tests are over: to drop each would only take time.
  return closedOnce(await openDatabase({ ...serverOptions(name), poolSize: 10 }))
}

/** Whoever closes it before is not disturbed. */
function closedOnce(database: Database): Database {
  let closing: Promise<void> | undefined
  const close = () => (closing ??= database.close())
  whenOver(close)
  return { ...database, close }
}

const serverOptions = (name: string): ServerOptions =>
  inject('poolerUrl') === ''
    ? { url: databaseUrl(name) }
    : { url: databaseUrl(name, inject('poolerUrl')), directUrl: databaseUrl(name), prepare: false }

const databaseUrl = (name: string, server = inject('clusterUrl')) => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
