import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  await shop.database.pool.query(`insert into content_objects (slug, kind) values ('help/returns', 'page')`)
})

const page = { params: { kind: 'page' as const, id: 'help/returns' } }

describe('one thing', () => {
  it('is shown for who may see such things, and a refusal is written down', async () => {
    const owner = await staffMember(shop, 'owner')
    expect(await owner.call('things.read', page)).toMatchObject({ title: 'help/returns' })
    const person = await owner.call('things.read', { params: { kind: 'person', id: owner.id } })
    expect(person.facts).toContainEqual({ name: 'roles', value: 'owner', as: 'text' })
    const warehouse = await staffMember(shop, 'warehouse')
    await expect(warehouse.call('things.read', page)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const { rows } = await owner.call('history.list', { query: { staffId: warehouse.id, kind: 'refused' } })
    expect(rows).toMatchObject([{ call: 'things.read', objectId: 'content.read' }])
  })

  it('tells what staff did to it only to who may read history', async () => {
    const editor = await staffMember(shop, 'editor')
    expect(await editor.call('things.read', page)).not.toHaveProperty('history')
    await editor.call('content.save', {
      params: { slug: 'help/returns' },
      body: { layers: [{ scope: 'any', body: { title: 'Returns', sections: [] }, revision: 0 }] },
    })
    expect(await editor.call('things.read', page)).not.toHaveProperty('history')
    const owner = await staffMember(shop, 'owner')
    const before = (await owner.call('things.read', page)).history
    await owner.call('content.discard', { params: { slug: 'help/returns' } })
    const after = (await owner.call('things.read', page)).history ?? []
    expect(after[0]).toMatchObject({ staffId: owner.id, call: 'content.discard', objectId: 'help/returns' })
    expect(after.slice(1)).toEqual(before)
  })
})

describe('looking things up', () => {
  it('leaves nothing in the history when no person was found', async () => {
    const owner = await staffMember(shop, 'owner')
    await owner.call('lookup.find', { query: { q: 'zzzz' } })
    const { rows } = await owner.call('history.list', { query: { staffId: owner.id, kind: 'read' } })
    expect(rows).toEqual([])
  })
})
