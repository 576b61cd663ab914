import { describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

describe('all styles of a query', () => {
  it('are changed by a task with a file, each with its history, and no others', async () => {
    const shop = await testShop({ DEMO: 'true' })
    const merchandiser = await staffMember(shop, 'merchandiser')
    const made = []
    for (let nth = 0; nth < 103; nth++) made.push(await given.product(shop, { name: `Cobble ${nth}`, price: null }))
    await given.product(shop, { categoryId: 8803 })
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    const wish = { query: { q: 'cobble' }, change: { addCategory: 8803, hidden: true } }
    await expect(german.call('styles.changeAll', { body: wish })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const task = await merchandiser.call('styles.changeAll', { body: wish })
    expect(task.total).toBe(103)
    await given.product(shop, { name: 'Cobble late' })
    await merchandiser.call('styles.change', {
      params: { styleId: made[7]?.masterId ?? '' },
      body: { changes: [{ of: 'style', was: {}, now: { 'name.de': 'Kiesel' } }] },
    })
    await runJobs(shop)
    expect(await merchandiser.call('tasks.read', { params: { taskId: task.id } })).toMatchObject({
      state: 'done',
      done: 103,
      refused: 1,
    })
    const file = await (await merchandiser.visitor.fetch(`/api/staff/v1/tasks/${task.id}/file`)).text()
    expect(file.trimEnd().split('\n').slice(0, 2)).toEqual([
      'style_id,name,outcome,problem,column',
      `${made[0]?.masterId},Cobble 0,changed,,`,
    ])
    const { matching } = await merchandiser.call('styles.list', { query: { category: 8803, state: 'hidden' } })
    expect(matching).toBe(102)
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', {
      query: { objectType: 'style', objectId: made[102]?.masterId ?? '' },
    })
    expect(rows[0]).toMatchObject({
      call: 'styles.changeAll',
      changes: [
        { field: 'status', before: 'active', after: 'hidden' },
        { field: 'categories', after: [8803] },
      ],
    })
    const other = await staffMember(shop, 'merchandiser')
    const undo = (who: typeof other) => who.call('styles.undoAll', { params: { taskId: task.id } })
    await expect(undo(other)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const changed = { params: { styleId: made[5]?.masterId ?? '' } }
    await merchandiser.call('styles.change', {
      ...changed,
      body: { changes: [{ of: 'style', was: { status: 'hidden' }, now: { status: 'active' } }] },
    })
    const undone = await undo(merchandiser)
    await runJobs(shop)
    expect(await merchandiser.call('tasks.read', { params: { taskId: undone.id } })).toMatchObject({
      state: 'done',
      done: 102,
      refused: 1,
    })
    expect((await merchandiser.call('styles.list', { query: { category: 8803, q: 'cobble' } })).matching).toBe(1)
    expect((await merchandiser.call('styles.list', { query: { state: 'hidden', q: 'cobble' } })).matching).toBe(0)
    expect((await owner.call('styles.read', { params: { styleId: made[102]?.masterId ?? '' } })).state).toBe('active')
    const back = {
      query: { q: 'cobble' },
      change: { removeCategory: 8803, withdrawnAt: new Date(Date.now() - 3_600_000).toISOString() },
    }
    const { id } = await merchandiser.call('styles.changeAll', { body: back })
    await runJobs(shop)
    expect(await merchandiser.call('tasks.read', { params: { taskId: id } })).toMatchObject({ done: 104, refused: 104 })
  })
})
