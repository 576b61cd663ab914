import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../db/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'embedded' | 'postgres'
    snapshot: string
    clusterUrl: string
  }
}

/** A fresh, migrated database of this test's own, on the engine the test run asks for. */
export async function testDatabase(): Promise<Database> {
  if (inject('engine') === 'embedded') return openDatabase({ dataDir: 'memory://', snapshot: inject('snapshot') })
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template cairn_template`)
  const database = await openDatabase({ url: databaseUrl(name), poolSize: 10 })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

const databaseUrl = (name: string) => {
  const url = new URL(inject('clusterUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
