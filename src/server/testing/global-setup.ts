import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migratedSnapshot } from './migrated-snapshot.ts'
import { startPostgres } from './postgres.ts'
import { startPooler } from './pooler.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** Migrates once; every test file copies the result. */
export default async function setup(project: TestProject) {
  const engine = project.name.endsWith('postgres') ? 'postgres' : 'embedded'
  project.provide('engine', engine)
  return engine === 'postgres' ? offerCluster(project) : offerSnapshot(project)
}

async function offerCluster(project: TestProject) {
  const cluster = await startPostgres({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query('create database cairn_template')
  await admin.end()
  const template = await openDatabase({ url: cluster.url('cairn_template') })
  await migrate(template.pool)
  await template.close()
  const pooler = process.env['POOLER'] === 'pgbouncer' ? await startPooler(cluster.port) : undefined
  project.provide('clusterUrl', cluster.url('postgres'))
  project.provide('poolerUrl', pooler?.url ?? '')
  project.provide('snapshot', '')
  return async () => {
    await pooler?.stop()
    await cluster.stop()
  }
}

async function offerSnapshot(project: TestProject) {
  project.provide('clusterUrl', '')
  project.provide('poolerUrl', '')
  project.provide('snapshot', await migratedSnapshot())
}
