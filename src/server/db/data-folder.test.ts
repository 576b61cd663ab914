import { mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { keepToOwner } from './data-folder.ts'
import { openDatabase } from './database.ts'

const before = process.umask()
afterAll(() => void process.umask(before))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe('the data folder', () => {
  it('is for its owner alone, with what was in it before and what comes later', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-data-'))
    mkdirSync(join(folder, 'database'), { mode: 0o755 })
    writeFileSync(join(folder, 'database', 'base'), '', { mode: 0o644 })
    keepToOwner(folder)
    writeFileSync(join(folder, 'later'), '')
    expect(['.', 'database', 'database/base', 'later'].map(path => modeOf(join(folder, path)))).toEqual([
      '700',
      '700',
      '600',
      '600',
    ])
  })

  it('is so for what the embedded engine writes, which has modes of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-data-'))
    keepToOwner(folder)
    const { pool, close } = await openDatabase({ dataDir: join(folder, 'database') })
    await pool.query('create table later as select generate_series(1, 1000) as number')
    await pool.query('checkpoint')
    await close()
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    const modes = files.map(({ parentPath, name }) => modeOf(join(parentPath, name)))
    expect(modes.length).toBeGreaterThan(500)
    expect([...new Set(modes)]).toEqual(['600'])
  })
})
