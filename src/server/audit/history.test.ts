import { beforeAll, describe, expect, it } from 'vitest'
import { history } from '#contract/staff/audit/history.ts'
import { promotion } from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { redacted } from './redacted.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const code = (name: string) => ({ code: name })

describe('history', () => {
  it('has every write with its change, and hides what is personal', async () => {
    const owner = await staffMember(shop, 'owner')
    const invited = await owner.call('people.invite', {
      body: { email: 'seen@cairn.test', name: 'Seen', assignments: [{ role: 'analyst' }] },
    })
    const { rows } = await owner.call('history.list', { query: { objectType: 'person', objectId: invited.id } })
    expect(rows).toMatchObject([{ staffId: owner.id, call: 'people.invite', kind: 'write' }])
    expect(rows[0]?.changes).toContainEqual({ field: 'name', after: 'Seen' })
    expect(JSON.stringify(rows)).not.toContain('seen@cairn.test')
  })

  it('repeats nothing personal at any depth, also of things that no schema is named for', async () => {
    const owner = await staffMember(shop, 'owner')
    const notices = [
      { address: 'gone@cairn.test', reason: 'bounced' as const, detail: '550 <gone@cairn.test> unknown' },
    ]
    await owner.call('mail.note', { body: { notices } })
    const { rows } = await owner.call('history.list', { query: { call: 'mail.note' } })
    expect(rows[0]?.changes).toContainEqual({ field: 'reason', after: 'bounced' })
    expect(JSON.stringify(rows)).not.toContain('gone@')
    const address = { city: 'Boulder', recipientLastName: 'Hale', countryCode: 'US' }
    expect(redacted('customer', [{ field: 'home', before: [address], after: address }])).toEqual([
      {
        field: 'home',
        before: [{ city: '•••', recipientLastName: '•••', countryCode: 'US' }],
        after: { city: '•••', recipientLastName: '•••', countryCode: 'US' },
      },
    ])
    expect(redacted('order', [{ field: 'shipment', after: { to: 'shipped', email: 'a@cairn.test' } }])).toEqual([
      { field: 'shipment', after: { to: 'shipped', email: '•••' } },
    ])
  })

  it.each([
    ['experiment', { name: 'Two headlines', hypothesis: 'The shorter one sells' }],
    ['page', { name: 'main', items: [{ type: 'event', name: 'Opening', city: 'Boulder' }] }],
  ])('shows what a thing is called that is nobody’s: %s', (type, after) => {
    const changes = Object.entries(after).map(([field, value]) => ({ field, after: value }))
    expect(redacted(type, changes)).toEqual(changes)
  })

  it('calls what is sold by its name, in the language of whoever reads', async () => {
    const owner = await staffMember(shop, 'owner')
    const { productId, masterId } = await given.product(shop, { sku: 'TOLD-1', stock: 1 })
    await shop.database.pool.query(
      `update styles set names = '{"en": "Ridge boot", "de": "Gratstiefel"}' where id = $1`,
      [masterId],
    )
    const told = [
      ['style', masterId, 'Gratstiefel'],
      ['price', `${productId} DE`, 'Gratstiefel · Basalt'],
      ['stock', 'TOLD-1 @ 1', 'Gratstiefel · Basalt · 9'],
      ['promotion', 'told-of', 'Zehn Prozent'],
      ['store', masterId, undefined],
    ] as const
    await promotion(shop, { id: 'told-of', names: { en: 'Ten percent', de: 'Zehn Prozent' } })
    for (const [type, id] of told)
      await shop.database.pool.query(
        `insert into audit_log (staff_id, staff_name, call, kind, object_type, object_id, changes, correlation_id)
          values ($1, 'Told', 'told.of', 'write', $2, $3, '[]', 'c2')`,
        [owner.id, type, id],
      )
    const answer = await owner.visitor.fetch('/api/staff/v1/history?call=told.of&order=oldest', {
      headers: { 'accept-language': 'de' },
    })
    const { rows } = history.list.response.parse(await answer.json())
    expect(rows.map(row => [row.objectType, row.objectId, row.objectName])).toEqual(told)
  })

  it('shows the others where what one changed cannot be read', async () => {
    const owner = await staffMember(shop, 'owner')
    await shop.database.pool.query(
      `insert into audit_log (staff_id, staff_name, call, kind, object_type, object_id, changes, correlation_id)
         values ('stf_1', 'Later', 'keys.revoke', 'write', 'key', 'key_later', '{"in": "another shape"}', 'c1')`,
    )
    const { rows } = await owner.call('history.list', { query: { objectId: 'key_later' } })
    expect(rows).toMatchObject([{ objectId: 'key_later', changes: [] }])
  })

  it('does not stand without its write, nor the write without it', async () => {
    const owner = await staffMember(shop, 'owner')
    const before = await shop.database.pool.query('select count(*)::int as n from audit_log')
    await expect(owner.call('keys.revoke', { params: { keyId: 'key_0000' } })).rejects.toMatchObject(
      code('STAFF_NOT_FOUND'),
    )
    expect(await shop.database.pool.query('select count(*)::int as n from audit_log')).toMatchObject({
      rows: before.rows,
    })
  })

  it('takes a write back that it cannot tell of', async () => {
    const owner = await staffMember(shop, 'owner')
    const { pool } = shop.database
    await pool.query(`create function no_more_pages() returns trigger language plpgsql as
      $$ begin if new.call = 'roles.save' then raise exception 'the book is full'; end if; return new; end $$`)
    await pool.query(
      'create trigger no_more_pages before insert on audit_log for each row execute function no_more_pages()',
    )
    const save = () =>
      owner.call('roles.save', { params: { role: 'untold' }, body: { permissions: ['orders.read'] } }).then(
        () => 'saved',
        error => error.status,
      )
    expect(await save()).toBe(500)
    await pool.query('drop trigger no_more_pages on audit_log')
    const named = async () => (await owner.call('roles.list')).roles.map(({ name }) => name)
    expect(await named()).not.toContain('untold')
    expect(await save()).toBe('saved')
    expect(await named()).toContain('untold')
  })

  it('is found by who, what, which and when', async () => {
    const owner = await staffMember(shop, 'owner')
    const from = shop.services.clock().toISOString()
    await owner.call('views.save', { body: { room: 'jobs', name: 'One', address: '' } })
    shop.advance(60_000)
    const to = shop.services.clock().toISOString()
    await owner.call('roles.save', { params: { role: 'found-by' }, body: { permissions: ['orders.read'] } })
    const calls = async (query: object) =>
      (await owner.call('history.list', { query: { staffId: owner.id, ...query } })).rows.map(row => row.call)
    expect(await calls({ call: 'views' })).toEqual(['views.save'])
    expect(await calls({ call: 'view' })).toEqual([])
    expect(await calls({ objectType: 'role', objectId: 'found-by' })).toEqual(['roles.save'])
    expect(await calls({ from, to })).toEqual(['views.save'])
    expect(await calls({ order: 'oldest' })).toEqual(['session.signIn', 'views.save', 'roles.save'])
  })

  it('tells of orders, persons and webhooks only who works for their sites, in files too', async () => {
    const owner = await staffMember(shop, 'owner')
    const german = await staffMember(shop, 'owner', ['DE'])
    for (const site of ['DE', 'US'])
      await shop.database.pool.query(
        `insert into consumers (id, email, site, locale, source) values ($1, $2, $3, 'en-us', 'ECOM15')`,
        [`con_seen_${site}`, `seen.on.${site}@cairn.test`, site],
      )
    await owner.call('lookup.find', { query: { q: 'seen.on.' } })
    const from = shop.services.clock().toISOString()
    const hook = { name: 'Everywhere', url: 'https://oms.example.com/all', types: ['order.*' as const] }
    const { endpoint } = await owner.call('webhooks.create', { body: hook })
    await owner.call('webhooks.remove', { params: { endpointId: endpoint.id } })
    const seen = async ({ call }: StaffMember, query: object) =>
      (await call('history.list', { query: { staffId: owner.id, order: 'oldest', ...query } })).rows.map(
        row => row.objectId,
      )
    expect(await seen(owner, { objectType: 'customer' })).toEqual(['con_seen_DE', 'con_seen_US'])
    expect(await seen(german, { objectType: 'customer' })).toEqual(['con_seen_DE'])
    expect(await seen(owner, { objectType: 'webhook', from })).toEqual([endpoint.id, endpoint.id])
    expect(await seen(german, { objectType: 'webhook', from })).toEqual([])
    expect(await seen(german, { objectType: 'session' })).toHaveLength(1)
    const body = { staffId: owner.id, objectType: 'customer', format: 'jsonl' as const }
    expect(await german.call('history.export', { body })).toMatchObject({ total: 1 })
  })

  it('is only ever added to', async () => {
    await staffMember(shop, 'owner').then(({ call }) =>
      call('views.save', { body: { room: 'jobs', name: 'Dead', address: '?state=dead' } }),
    )
    await expect(shop.database.pool.query("update audit_log set staff_name = 'x'")).rejects.toThrow('only added to')
    await expect(shop.database.pool.query('delete from audit_log')).rejects.toThrow('only added to')
    await expect(shop.database.pool.query('truncate audit_log')).rejects.toThrow('only added to')
  })

  it('notes who looked a person up', async () => {
    const service = await staffMember(shop, 'service')
    await shop.database.pool.query(
      `insert into consumers (id, email, site, locale, source) values ('con_looked', 'looked.up@cairn.test', 'US', 'en-us', 'ECOM15')`,
    )
    const { found } = await service.call('lookup.find', { query: { q: 'looked' } })
    expect(found).toContainEqual(expect.objectContaining({ kind: 'customer', id: 'con_looked' }))
    const analyst = await staffMember(shop, 'analyst')
    expect((await analyst.call('lookup.find', { query: { q: 'looked' } })).found).toEqual([])
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'customer', objectId: 'con_looked' } })
    expect(rows).toMatchObject([{ staffId: service.id, kind: 'read', call: 'lookup.find' }])
  })
})
