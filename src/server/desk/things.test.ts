import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  await shop.database.pool.query(
    `insert into consumers (id, email, first_name, last_name, site, locale, source)
     values ('con_thing', 'thing@cairn.test', 'Kim', 'Vale', 'DE', 'de-de', 'ECOM15')`,
  )
  await shop.database.pool.query(
    `insert into orders (number, cart_id, owner_id, consumer_id, site, locale, channel, email, currency, total, status, document, created_at, placed_at)
     values ('CRN-THING-1', 'crt_1', 'con_thing', 'con_thing', 'DE', 'de-de', 'ECOMM', 'thing@cairn.test', 'EUR', 12990, 'paid',
       '{"lines":[{"sku":"SKU-1","name":"Talus","qty":2}]}', now(), now())`,
  )
})

const customer = { params: { kind: 'customer' as const, id: 'con_thing' } }

describe('one thing', () => {
  it('is shown with what belongs to it and what staff did to it, and the look is written down', async () => {
    const service = await staffMember(shop, 'service', ['DE'])
    const shown = await service.call('things.read', customer)
    expect(shown).toMatchObject({ title: 'Kim Vale' })
    expect(shown.facts).toContainEqual({ name: 'email', value: 'thing@cairn.test', as: 'text' })
    expect(shown.lists[0]?.rows).toEqual([
      { title: 'CRN-THING-1', detail: 'paid', link: { kind: 'order', id: 'CRN-THING-1' } },
    ])
    const owner = await staffMember(shop, 'owner')
    const { history } = await owner.call('things.read', customer)
    expect(history).toMatchObject([{ staffId: service.id, kind: 'read', call: 'things.read' }])
  })

  it('is not there for who works for other sites, and no person for who may not see persons', async () => {
    const french = await staffMember(shop, 'service', ['FR'])
    await expect(french.call('things.read', customer)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const editor = await staffMember(shop, 'editor')
    await expect(editor.call('things.read', customer)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { staffId: editor.id, kind: 'refused' } })
    expect(rows).toMatchObject([{ call: 'things.read', objectId: 'customers.read' }])
    const analyst = await staffMember(shop, 'analyst')
    await expect(analyst.call('things.read', customer)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it('tells what staff did to it only to who may read history', async () => {
    const service = await staffMember(shop, 'service')
    await service.call('things.read', customer)
    expect(await service.call('things.read', customer)).not.toHaveProperty('history')
    const owner = await staffMember(shop, 'owner', ['DE'])
    expect((await owner.call('things.read', customer)).history?.length).toBeGreaterThan(0)
  })

  it('tells of staff and of pages too', async () => {
    const owner = await staffMember(shop, 'owner')
    await shop.database.pool.query(`insert into content_objects (slug, kind) values ('help/returns', 'page')`)
    const page = await owner.call('things.read', { params: { kind: 'page', id: 'help/returns' } })
    expect(page).toMatchObject({ title: 'help/returns' })
    const person = await owner.call('things.read', { params: { kind: 'person', id: owner.id } })
    expect(person.facts).toContainEqual({ name: 'roles', value: 'owner', as: 'text' })
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
