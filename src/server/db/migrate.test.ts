import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { migrate } from './migrate.ts'

describe.runIf(inject('engine') === 'postgres')('migrations', () => {
  it('run once when several processes start at once', { timeout: 60_000 }, async () => {
    const name = `m_${randomUUID().replaceAll('-', '')}`
    const admin = new pg.Client({ connectionString: inject('clusterUrl') })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(inject('clusterUrl'))
    url.pathname = `/${name}`
    const processes = Array.from({ length: 3 }, () => new pg.Pool({ connectionString: url.href, max: 2 }))
    // Dropping the database ends connections that are still saying goodbye.
    for (const pool of processes) pool.on('error', () => {})
    const applied = await Promise.all(processes.map(pool => migrate(pool)))
    await Promise.all(processes.map(pool => pool.end()))
    const reader = new pg.Client({ connectionString: url.href })
    await reader.connect()
    const { rows } = await reader.query<{ name: string }>('select name from schema_migrations order by name')
    await reader.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    expect(rows.length).toBeGreaterThan(0)
    expect(applied.flat().sort()).toEqual(rows.map(row => row.name))
  })
})
