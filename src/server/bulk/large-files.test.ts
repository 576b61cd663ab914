import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, inject, it, vi } from 'vitest'
import { createApart } from '../tasks/apart.ts'
import { sendFile } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const ROWS = 10_001

describe.runIf(inject('engine') === 'postgres')('a file of very many rows', () => {
  it('is checked, written and taken back in a thread of its own, with its history', async () => {
    const shop = await testShop()
    const owner = await staffMember(shop, 'owner')
    const { apart } = shop.services
    if (!apart) throw new Error('there is no thread')
    const batches = vi.spyOn(apart, 'batch')
    const terms = Array.from({ length: ROWS }, (_, at) => `en,term ${at},c/2301`)
    const file = ['language,term,target', ...terms, 'en,term 0,c/9'].join('\n')
    const sent = await sendFile(shop, owner, { kind: 'search-redirects', file, apply: 'rows' })
    expect(sent).toMatchObject({ state: 'applied', rows: ROWS + 1, counts: { new: ROWS, refused: 1 } })
    expect(sent.problems).toMatchObject([{ code: 'duplicate', count: 1, lines: [ROWS + 2] }])
    const count = async () => {
      const { rows } = await shop.database.pool.query(
        `select count(*)::int as count, min(target) as target from search_redirects where term like 'term %'`,
      )
      return rows[0]
    }
    expect(await count()).toEqual({ count: ROWS, target: 'c/2301' })
    expect(batches).toHaveBeenCalled()
    const { rows: told } = await shop.database.pool.query(
      `select distinct call from audit_log where object_type = 'feed' and object_id = $1 order by 1`,
      [sent.id],
    )
    expect(told.map(({ call }) => call)).toEqual(['imports.check', 'imports.upload'])
    batches.mockClear()
    await owner.call('imports.undo', { params: { importId: sent.id } })
    await runJobs(shop)
    expect(await count()).toEqual({ count: 0, target: null })
    expect(batches).toHaveBeenCalled()
  })

  it('is left to the next try when its thread cannot or ends, and the next gets another thread', async () => {
    const nowhere = createApart({ url: 'postgres://nobody@127.0.0.1:1/none' })
    const batch = () => nowhere?.batch('tsk_none', new Date())
    await expect(batch()).rejects.toThrow('ECONNREFUSED')
    await nowhere?.stop()
    await expect(batch()).rejects.toThrow('ECONNREFUSED')
    await nowhere?.stop()
    // One that takes the connection and never answers.
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const waiting = createApart({ url: `postgres://nobody@127.0.0.1:${port}/none` })
    const ended = waiting?.batch('tsk_none', new Date()).catch(String)
    await waiting?.stop()
    expect(await ended).toContain('the thread for large work ended')
    silent.close()
  })
})

it.runIf(inject('engine') === 'embedded')(
  'a large file leaves the one connection to whoever asks many things meanwhile, one after the other',
  async () => {
    const shop = await testShop()
    const owner = await staffMember(shop, 'owner')
    const terms = Array.from({ length: ROWS * 2 }, (_, at) => `en,word ${at},c/2301`)
    const file = ['language,term,target', ...terms].join('\n')
    const query = 'kind=search-redirects&apply=rows'
    const sent = await owner.visitor.fetch(`/api/staff/v1/imports?${query}`, { method: 'POST', body: file })
    const { id: importId }: { id: string } = await sent.json()
    const working = runJobs(shop)
    const asking = (async () => {
      for (let asked = 0; asked < 40; asked++) await shop.database.pool.query('select')
      return (await owner.call('imports.read', { params: { importId } })).state
    })()
    expect(await asking).not.toBe('applied')
    await working
    expect(await owner.call('imports.read', { params: { importId } })).toMatchObject({ state: 'applied' })
  },
)
