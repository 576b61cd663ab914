import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'cairn-migrate-'))
let server: Database | undefined

beforeAll(async () => {
  if (inject('engine') !== 'postgres') return
  server = await testDatabase()
  await server.direct.query('drop schema public cascade; create schema public')
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

function command(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/migrate.ts', ...words], {
    cwd: root,
    env: { ...process.env, CAIRN_DATA: folder, DATABASE_URL: server?.url ?? '' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, said: stdout + stderr }
}

it('npm run migrate says what is to come, prints it, and applies it', { timeout: 120_000 }, () => {
  const migrations = join(root, 'db/migrations')
  const [first = ''] = readdirSync(migrations).toSorted()
  const before = command('status')
  expect([before.status, before.said]).toEqual([2, expect.stringContaining(first)])
  const printed = command('dry-run')
  expect([printed.status, printed.said]).toEqual([
    0,
    expect.stringContaining(readFileSync(join(migrations, first), 'utf8').trim()),
  ])
  // What only prints has done nothing.
  expect(command('status')).toEqual(before)
  expect(command('finish')).toEqual({ status: 0, said: expect.stringMatching(/\d+ applied\.\n$/) })
  expect(command('status')).toEqual({ status: 0, said: expect.stringContaining('Nothing is to come.') })
  expect(command('no-such-word').status).toBe(1)
})
