import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { fingerprintOf } from './fingerprint.ts'

const KEPT = new URL('../../../.tmp/snapshots', import.meta.url).pathname

/** What it is made from: the steps, who takes them, and the engine. */
const SOURCES = ['db/migrations', 'src/server/db', 'node_modules/@electric-sql/pglite/package.json']

/** A migrated database in a file, made once for as long as what it is made from stays the same. */
export async function migratedSnapshot(): Promise<string> {
  const file = join(KEPT, `${fingerprintOf(SOURCES)}.tar`)
  if (existsSync(file)) return file
  const database = await openDatabase({ dataDir: 'memory://' })
  await migrate(database.pool)
  const made = (await database.snapshot?.()) ?? new Uint8Array()
  await database.close()
  await rm(KEPT, { recursive: true, force: true })
  await mkdir(KEPT, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return file
}
