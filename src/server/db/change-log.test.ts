import pg from 'pg'
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { readPosition, readToldSince } from './change-log.ts'

describe.runIf(inject('engine') === 'postgres')('what was told', () => {
  let url: string | undefined
  beforeAll(async () => {
    ;({ url } = await testDatabase())
  })

  async function someone() {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }

  it('counts as missed where its transaction was under way at the position and ended later', async () => {
    const [client, slow] = [await someone(), await someone()]
    await slow.query(`begin; select tell_changed('product:SLOW')`)
    const before = await readPosition(client)
    await client.query(`select tell_changed('product:QUICK')`)
    const meanwhile = await readToldSince(client, before)
    expect(meanwhile.tags).toEqual(['product:QUICK'])
    await slow.query('commit')
    const { tags } = await readToldSince(client, meanwhile.position)
    expect(tags).toContain('product:SLOW')
  })

  it('is not told again from where it was read', async () => {
    const client = await someone()
    await client.query(`select tell_changed('product:ONCE')`)
    const { tags, position } = await readToldSince(client, { xid: '0', at: performance.now() })
    expect(tags).toContain('product:ONCE')
    let from = position
    // As soon as whoever else is at work on this server, in whatever database, is done.
    await expect
      .poll(async () => {
        const { tags: again, position: reached } = await readToldSince(client, from)
        from = reached
        return again
      })
      .toEqual([])
  })

  it('is not known of another database, nor of too long ago, nor one by one past five thousand', async () => {
    const client = await someone()
    const { xid, at } = await readPosition(client)
    expect((await readToldSince(client, { xid: String(BigInt(xid) + 1_000_000n), at })).tags).toBeUndefined()
    expect((await readToldSince(client, { xid, at: at - 2 * 60 * 60 * 1000 })).tags).toBeUndefined()
    expect((await readToldSince(client, { xid, at })).tags).toBeDefined()
    await client.query(`select tell_changed('product:' || n) from generate_series(1, 5001) n`)
    expect((await readToldSince(client, { xid, at })).tags).toBeUndefined()
  })
})
