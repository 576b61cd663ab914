import { beforeAll, describe, expect, it } from 'vitest'
import { forgetOldImports } from './import-tasks.ts'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let boot: given.GivenSku
let location: number

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  boot = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 20 })
  location = (await one<{ location_id: number }>('select location_id from stock where sku_key = $1', [boot.key]))
    .location_id
})

async function one<T extends object>(sql: string, values: unknown[] = []): Promise<T> {
  const [found] = (await shop.database.pool.query<T & Record<string, unknown>>(sql, values)).rows
  if (!found) throw new Error('nothing is there')
  return found
}
const change = (sql: string, values: unknown[] = []) => shop.database.pool.query(sql, values)
const step = async (call: 'imports.apply' | 'imports.undo', importId: string, who = owner) => {
  const params = { importId }
  await (call === 'imports.apply' ? who.call(call, { params, body: {} }) : who.call(call, { params }))
  await runJobs(shop)
  return who.call('imports.read', { params })
}
const price = (site = 'US') =>
  one<{ current: number; original: number }>(
    'select current, original from colour_prices where colour_id = $1 and site = $2',
    [boot.productId, site],
  )
const onHand = async () =>
  (await one<{ on_hand: number }>('select on_hand from stock where sku_key = $1', [boot.key])).on_hand
const stockFile = (count: number, more = '') =>
  `sku,location,on_hand${more && ',low_at'}\nBOOT-9,${location},${count}${more}\n`
const priceFile = (...rows: string[]) => `product,site,price\n${rows.map(row => `${boot.productId},${row}\n`).join('')}`

describe('what somebody takes columns for', () => {
  it('is proposed to them alone, and never with values', async () => {
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    const file = `Product;Site;Cost\n${boot.productId};DE;120\n`
    const sent = await sendFile(shop, german, { kind: 'prices', file })
    const columns = { product: 'Product', site: 'Site', price: 'Cost' }
    const mapping = { columns, fixed: { original: '0.01' } }
    await german.call('imports.check', { params: { importId: sent.id }, body: { mapping } })
    await runJobs(shop)
    expect((await sendFile(shop, owner, { kind: 'prices', file })).mapping).toEqual({
      columns: { product: 'Product', site: 'Site' },
      fixed: {},
    })
    expect((await sendFile(shop, german, { kind: 'prices', file })).mapping).toEqual({ columns, fixed: {} })
  })
})

describe('a file without measure', () => {
  it('is refused, and nothing of it stays', async () => {
    const kept = () => one<{ count: number }>('select count(*)::int as count from imports')
    const before = await kept()
    const long = 'x'.repeat(1_500_000)
    await expect(
      sendFile(shop, owner, { kind: 'stock', format: 'jsonl', file: `{"sku":"a"}\n{"sku":"${long}` }),
    ).rejects.toThrow('line 2')
    await expect(sendFile(shop, owner, { kind: 'stock', file: `sku\na\n"${long}` })).rejects.toThrow('record 3')
    await expect(sendFile(shop, owner, { kind: 'stock', file: `sku\na\n${','.repeat(1000)}\n` })).rejects.toThrow(
      '300 cells',
    )
    const deep = `{"sku":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n`
    await expect(sendFile(shop, owner, { kind: 'stock', format: 'jsonl', file: deep })).rejects.toThrow('too deep')
    expect(await kept()).toEqual(before)
  })

  it('is kept in parts of bounded size, and its rows are counted on', async () => {
    const header = 'style_id,kind,gender,size_scale,name.en'
    const rows = Array.from({ length: 10 }, (_, at) => `LONGTEXT${at},boot,women,one-size,${'x'.repeat(900_000)}\n`)
    const found = await sendFile(shop, owner, { kind: 'styles', file: `${header}\n${rows.join('')}bad id,,,,x\n` })
    expect(found.problems).toEqual([
      { code: 'unreadable', column: 'name.en', count: 10, lines: [2, 3, 4, 5, 6] },
      { code: 'unreadable', column: 'style_id', count: 1, lines: [12] },
    ])
    expect(await one('select parts, rows from imports where id = $1', [found.id])).toEqual({ parts: 2, rows: 11 })
    await change('update imports set bytes = 11000000000 where id = $1', [found.id])
    await expect(sendFile(shop, owner, { kind: 'stock', file: stockFile(1) })).rejects.toThrow('too many')
    await change('delete from imports where id = $1', [found.id])
  })

  it('comes back with cells that no spreadsheet runs', async () => {
    const file = `sku,location,on_hand,note\n=1+1,1,(none),"'@x"\n`
    const { id } = await sendFile(shop, owner, { kind: 'stock', file })
    expect(await textOf(owner, `/imports/${id}/file`)).toContain(`'=1+1,1,(none),'@x,refused`)
  })
})

describe('what is newer than a file', () => {
  it('stays where the file knew what it was, or was to change nothing', async () => {
    const exported = await textOf(owner, '/exports/stock')
    expect(exported).toContain('on_hand_current')
    const same = await sendFile(shop, owner, { kind: 'stock', file: stockFile(20) })
    await change('update stock set on_hand = 17 where sku_key = $1', [boot.key])
    expect((await step('imports.apply', same.id)).counts).toEqual({ skipped: 1 })
    expect(await onHand()).toBe(17)
    expect((await sendFile(shop, owner, { kind: 'stock', file: exported })).problems).toMatchObject([
      { code: 'changed-meanwhile', column: 'on_hand_current' },
    ])
    await change('update stock set on_hand = 20 where sku_key = $1', [boot.key])
    const guarded = `product,site,price,price_current\n${boot.productId},US,110,119\n`
    expect((await sendFile(shop, owner, { kind: 'prices', file: guarded })).problems).toMatchObject([
      { code: 'changed-meanwhile', column: 'price_current' },
    ])
  })

  it('stays when a file is taken back, though the file did not name it', async () => {
    const file = priceFile('US,110')
    const { id } = await sendFile(shop, owner, { kind: 'prices', file, apply: 'rows' })
    expect(await price()).toEqual({ current: 11_000, original: 11_000 })
    await change(`update colour_prices set original = 13000 where colour_id = $1 and site = 'US'`, [boot.productId])
    await step('imports.undo', id)
    expect(await price()).toEqual({ current: 11_000, original: 13_000 })
    const reduced = await sendFile(shop, owner, { kind: 'prices', file: priceFile('US,100'), apply: 'rows' })
    expect(await price()).toEqual({ current: 10_000, original: 13_000 })
    await step('imports.undo', reduced.id)
    expect(await price()).toEqual({ current: 11_000, original: 13_000 })
  })
})

describe('a price that moves by much', () => {
  it('is told by what was asked, and by no state that is over when somebody reads it', async () => {
    const sent = await sendFile(shop, owner, { kind: 'stock', file: stockFile(7) })
    await step('imports.apply', sent.id)
    const { rows } = await owner.call('history.list', { query: { objectType: 'feed', objectId: sent.id } })
    expect(rows.map(({ call }) => call).toReversed()).toEqual(['imports.upload', 'imports.apply'])
    expect(rows.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(['file'])
    await step('imports.undo', sent.id)
  })

  it('waits for somebody who looks, and stands in the history', async () => {
    const { current } = await price()
    const priceHistory = async (call: string) =>
      (await owner.call('history.list', { query: { objectType: 'price', call } })).rows
    const later = new Date(Date.now() + 86_400_000).toISOString()
    const coming = `product,site,from,price\n${boot.productId},US,${later},1\n`
    expect(await sendFile(shop, owner, { kind: 'prices', file: coming, apply: 'rows' })).toMatchObject({
      state: 'checked',
      moves: [{ before: current, after: 100 }],
    })
    const found = await sendFile(shop, owner, { kind: 'prices', file: priceFile('US,1'), apply: 'rows' })
    expect(found.state).toBe('checked')
    await expect(step('imports.apply', found.id)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect((await price()).current).toBe(current)
    await owner.call('imports.apply', { params: { importId: found.id }, body: { lookedAgain: true } })
    await runJobs(shop)
    const id = `${boot.productId} US`
    expect((await priceHistory('imports.apply'))[0]).toMatchObject({
      objectId: id,
      changes: [{ field: 'price', before: current, after: 100 }],
    })
    await step('imports.undo', found.id)
    expect((await priceHistory('imports.undo'))[0]).toMatchObject({
      objectId: id,
      changes: [{ field: 'price', before: 100, after: current }],
    })
    expect((await price()).current).toBe(current)
  })
})

describe('rights on a site', () => {
  it('are asked for when a file is taken back, and before anything is told', async () => {
    const person = await staffMember(shop, 'merchandiser')
    const before = await price()
    const file = priceFile('US,105', 'DE,90')
    const { id } = await sendFile(shop, person, { kind: 'prices', file, apply: 'rows' })
    await change(`update staff_assignments set sites = '{DE}' where staff_id = $1`, [person.id])
    const undone = await step('imports.undo', id, person)
    expect(undone.state).toBe('undone')
    expect(await textOf(person, `/imports/${id}/file`)).toContain('forbidden-site')
    expect((await price()).current).toBe(10_500)
    await expect(price('DE')).rejects.toThrow('nothing')
    const guesses = priceFile('US,105').replace('price\n', 'price,price_current\n').replace('105', '105,1')
    for (const asked of [priceFile('US,105'), guesses])
      expect((await sendFile(shop, person, { kind: 'prices', file: asked })).problems).toMatchObject([
        { code: 'forbidden-site' },
      ])
    await change('update colour_prices set current = $2 where colour_id = $1', [boot.productId, before.current])
  })
})

describe('a file that is half written', () => {
  it('is not begun again as all or nothing, and not forgotten while it can be taken back', async () => {
    const { id } = await sendFile(shop, owner, { kind: 'stock', file: stockFile(9), apply: 'rows' })
    await change(`update imports set state = 'applying' where id = $1`, [id])
    await expect(
      owner.call('imports.apply', { params: { importId: id }, body: { allOrNothing: true } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const left = async () =>
      (await one<{ count: number }>('select count(*)::int as count from imports where id = $1', [id])).count
    await change(`update imports set created_at = now() - interval '40 days' where id = $1`, [id])
    await forget()
    expect(await left()).toBe(1)
    await change(`update imports set state = 'applied', applied_at = now() - interval '29 days' where id = $1`, [id])
    await forget()
    expect(await left()).toBe(1)
    await change(`update imports set applied_at = now() - interval '31 days' where id = $1`, [id])
    await forget()
    expect(await left()).toBe(0)
  })
  const forget = () => forgetOldImports(shop.services, { id: 1, kind: 'forget old imports', payload: {}, attempts: 1 })
})

describe('a file whose answer was lost', () => {
  const send = (file: string, transactionId: string) =>
    owner.visitor.fetch('/api/staff/v1/imports?kind=stock&name=lost.csv', {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'x-transaction-id': transactionId },
      body: file,
    })

  it('is one import however often it is sent, and no other file is taken for it', async () => {
    const file = `sku,location,on_hand\n${boot.key},${location},20`
    const answers = [await send(file, 'import-once-0001'), await send(file, 'import-once-0001')]
    const [first, second] = await Promise.all(answers.map(each => each.json()))
    expect(second.id).toBe(first.id)
    expect((await send(`${file}\n${boot.key},${location},21`, 'import-once-0001')).status).toBe(409)
    const { count } = await one<{ count: number }>(`select count(*)::int from imports where file_name = 'lost.csv'`)
    expect(count).toBe(1)
    await runJobs(shop)
    expect((await owner.call('imports.read', { params: { importId: first.id } })).state).toBe('checked')
  })
})
