import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { openDatabase } from './database.ts'

const WRITER = new URL('../testing/acknowledging-writer.ts', import.meta.url).pathname
const ROUNDS = 2
const WRITES = 150

/** Lets a process write until it has acknowledged enough, then ends it without a warning. */
async function writeThenKill(target: string, kill: (writer: ChildProcess) => Promise<void>): Promise<number[]> {
  const writer = spawn(process.execPath, [WRITER, target], { stdio: ['ignore', 'pipe', 'ignore'] })
  const exited = once(writer, 'exit')
  let heard = ''
  let killed: Promise<void> | undefined
  writer.stdout.on('data', (chunk: Buffer) => {
    heard += chunk.toString()
    if (heard.split('\n').length > WRITES) killed ??= kill(writer)
  })
  await exited
  await killed
  // A last line without its end was never fully said.
  return heard.split('\n').slice(0, -1).map(Number)
}

const killWriter = async (writer: ChildProcess) => void writer.kill('SIGKILL')
const missingOf = (said: readonly number[], kept: ReadonlySet<number>) => said.filter(id => !kept.has(id))

describe.runIf(inject('engine') === 'embedded')('the embedded database', () => {
  it('has everything it acknowledged before kill -9', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cairn-crash-'))
    const said: number[] = []
    for (let round = 0; round < ROUNDS; round++) said.push(...(await writeThenKill(join(folder, 'data'), killWriter)))
    const database = await openDatabase({ dataDir: join(folder, 'data') })
    const { rows } = await database.pool.query<{ id: number }>('select id from acknowledged')
    await database.close()
    await rm(folder, { recursive: true })
    expect(said.length).toBeGreaterThanOrEqual(ROUNDS * WRITES)
    expect(missingOf(said, new Set(rows.map(row => row.id)))).toEqual([])
  })
})

describe.runIf(inject('engine') === 'postgres')('PostgreSQL', () => {
  it('has everything it acknowledged before the server or its client was killed', async () => {
    const cluster = await startPostgres()
    const url = cluster.url('postgres')
    const said = await writeThenKill(url, killWriter)
    said.push(
      ...(await writeThenKill(url, async writer => {
        await cluster.crash()
        writer.kill('SIGKILL')
      })),
    )
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ id: number }>('select id from acknowledged')
    await client.end()
    await cluster.stop()
    expect(said.length).toBeGreaterThanOrEqual(2 * WRITES)
    expect(missingOf(said, new Set(rows.map(row => row.id)))).toEqual([])
  })
})
