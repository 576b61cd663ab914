import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { startPooler } from './pooler.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** Migrates once per run; every test file copies the result. */
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
  const folder = await mkdtemp(join(tmpdir(), 'cairn-snapshot-'))
  const database = await openDatabase({ dataDir: 'memory://' })
  await migrate(database.pool)
  const snapshot = join(folder, 'migrated.tar')
  await writeFile(snapshot, (await database.snapshot?.()) ?? new Uint8Array())
  await database.close()
  project.provide('clusterUrl', '')
  project.provide('poolerUrl', '')
  project.provide('snapshot', snapshot)
  return () => rm(folder, { recursive: true })
}
