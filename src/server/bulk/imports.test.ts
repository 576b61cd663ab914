import { beforeAll, describe, expect, it } from 'vitest'
import { csvRecords } from '#domain/bulk/csv.ts'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember
let boot: given.GivenSku
let location: number

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  boot = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 20 })
  location = (await shelf()).location_id
})

const one = async <T extends object>(sql: string, values: unknown[] = []): Promise<T | undefined> =>
  (await shop.database.pool.query<T & Record<string, unknown>>(sql, values)).rows[0]
async function shelf() {
  const found = await one<{ on_hand: number; held: number; low_at: number; location_id: number }>(
    'select * from stock where sku_key = $1 order by location_id',
    [boot.key],
  )
  if (!found) throw new Error('there is no shelf')
  return found
}
const apply = async (importId: string, allOrNothing = false) => {
  await owner.call('imports.apply', { params: { importId }, body: { allOrNothing, lookedAgain: true } })
  await runJobs(shop)
  return owner.call('imports.read', { params: { importId } })
}
const undo = async (importId: string) => {
  await owner.call('imports.undo', { params: { importId } })
  await runJobs(shop)
  return owner.call('imports.read', { params: { importId } })
}
const recordsIn = (text: string) => {
  const records = csvRecords()
  return [...records.push(text), ...records.end()]
}
const style = (id: string, name: string) => `${id},boot,women,one-size,${name}\n`
const STYLES = 'style_id,kind,gender,size_scale,name.en\n'

describe('a file that is sent', () => {
  it('is told of by the rows that a spreadsheet shows, or by its lines where it is JSON', async () => {
    const file = `${STYLES}ROWS000001,boot,women,one-size,"Two\nlines"\n\nbad id,boot,women,one-size,Scree\n`
    const { problems } = await sendFile(shop, owner, { kind: 'styles', file })
    expect(problems).toEqual([{ code: 'unreadable', column: 'style_id', count: 1, lines: [4] }])
    const json =
      '\n{"style_id":"bad id","kind":"boot","gender":"women","size_scale":"one-size","name":{"en":"Scree"}}\n'
    const told = await sendFile(shop, owner, { kind: 'styles', file: json, format: 'jsonl' })
    expect(told.problems).toEqual([{ code: 'unreadable', column: 'style_id', count: 1, lines: [2] }])
  })

  it('is checked first, then written once, and can be taken back', async () => {
    const file = `SKU;Location;On hand;colour of the shelf\nBOOT-9;${location};7;red\nNO-SUCH;${location};1;\n`
    const checked = await sendFile(shop, owner, { kind: 'stock', file })
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { changed: 1, refused: 1 },
      unread: ['colour of the shelf'],
    })
    expect(checked.problems).toEqual([{ code: 'unknown-reference', column: 'sku', count: 1, lines: [3] }])
    expect((await shelf()).on_hand).toBe(20)
    const applied = await apply(checked.id)
    expect(applied).toMatchObject({ state: 'applied', counts: { changed: 1, refused: 1 } })
    expect(await shelf()).toMatchObject({ on_hand: 7, low_at: 5 })
    await expect(apply(checked.id)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    const [, first, second] = recordsIn(await textOf(owner, `/imports/${checked.id}/file`))
    expect(first).toEqual(['BOOT-9', String(location), '7', 'red', 'changed', '', '', checked.id])
    expect(second).toEqual(['NO-SUCH', String(location), '1', '', 'refused', 'unknown-reference', 'sku', checked.id])
    expect(recordsIn(await textOf(owner, `/imports/${checked.id}/file?only=refused`))).toHaveLength(2)
    expect((await undo(checked.id)).state).toBe('undone')
    expect((await shelf()).on_hand).toBe(20)
  })

  it('stands in the book of its shelves, with who sent it: what was there, what is new, and what is taken back', async () => {
    await shop.database.pool.query(
      `insert into locations (id, kind, country, name) select 77, kind, country, 'Bare' from locations where id = $1`,
      [location],
    )
    const file = `sku,location,on_hand\nBOOT-9,${location},12\nBOOT-9,77,3\n`
    const sent = await sendFile(shop, owner, { kind: 'stock', apply: 'rows', file })
    expect(sent.counts).toEqual({ changed: 1, new: 1 })
    await undo(sent.id)
    const { rows } = await shop.database.pool.query(
      `select kind, change, staff_id, note from stock_movements where reference = $1 order by id`,
      [sent.id],
    )
    const by = { staff_id: owner.id, note: 'stock.csv' }
    expect(rows).toEqual([
      { kind: 'opening', change: 3, ...by },
      { kind: 'import', change: -8, ...by },
      { kind: 'import', change: 8, ...by },
      { kind: 'removed', change: -3, ...by },
    ])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('leaves alone what it does not name, clears what it says, and brings what is new', async () => {
    const made = await sendFile(shop, owner, {
      kind: 'styles',
      apply: 'rows',
      file: STYLES + style('NEWBOOT01', 'Ridge'),
    })
    expect(made).toMatchObject({ state: 'applied', counts: { new: 1 } })
    const more = 'style_id,name.fr,weight_grams,name.en\nNEWBOOT01,Crête,900,\n'
    await sendFile(shop, owner, { kind: 'styles', apply: 'rows', file: more })
    const names = () =>
      one<{ names: object; weight_grams: number | null }>(
        `select names, weight_grams from styles where id = 'NEWBOOT01'`,
      )
    expect(await names()).toEqual({ names: { en: 'Ridge', fr: 'Crête' }, weight_grams: 900 })
    const clear = 'style_id,weight_grams,kind\nNEWBOOT01,(none),(none)\n'
    expect((await sendFile(shop, owner, { kind: 'styles', file: clear })).problems).toMatchObject([
      { code: 'not-clearable' },
    ])
    await sendFile(shop, owner, {
      kind: 'styles',
      apply: 'rows',
      file: clear.replace(',kind', '').replace(',(none)\n', '\n'),
    })
    expect(await names()).toMatchObject({ weight_grams: null })
    const colour = 'colour_id,style_id,name.en,family\nNEWBLUE1,NEWBOOT01,Blue,blue\n'
    const coloured = await sendFile(shop, owner, { kind: 'colours', apply: 'rows', file: colour })
    const sku =
      'sku,upc,colour_id,size\nNEW-1,4006381333931,NEWBLUE1,9\nNEW-2,4006381333932,NEWBLUE1,10\nNEW-3,4006381333931,NEWBLUE1,11\n'
    const sized = await sendFile(shop, owner, { kind: 'skus', apply: 'rows', file: sku })
    expect(sized.counts).toEqual({ new: 1, refused: 2 })
    expect(sized.problems.map(({ code, column }) => `${code} ${column}`)).toEqual(['unreadable upc', 'taken upc'])
    const price = 'product,site,price\nNEWBLUE1,US,129\nNEW-1,US,99.50\nNEWBLUE1,XX,1\n'
    expect((await sendFile(shop, owner, { kind: 'prices', apply: 'rows', file: price })).counts).toEqual({
      new: 2,
      refused: 1,
    })
    expect(await one(`select current, original from prices where sku = 'NEW-1'`)).toEqual({
      current: 9950,
      original: 9950,
    })
    await undo(made.id)
    expect(await names()).toBeDefined()
    await undo(coloured.id)
    expect(await one(`select id from colours where id = 'NEWBLUE1'`)).toBeDefined()
    await undo(sized.id)
    expect(await one(`select sku from skus where sku = 'NEW-1'`)).toBeUndefined()
  })

  it('writes nothing at all where one row is refused and all were asked for', async () => {
    const file = STYLES + style('ALLORNOT1', 'One') + style('bad id', 'Two')
    const found = await sendFile(shop, owner, { kind: 'styles', apply: 'all', file })
    expect(found).toMatchObject({ state: 'checked', counts: { new: 1, refused: 1 } })
    expect(await one(`select id from styles where id = 'ALLORNOT1'`)).toBeUndefined()
    expect(await apply(found.id)).toMatchObject({ state: 'applied' })
    expect(await one(`select id from styles where id = 'ALLORNOT1'`)).toBeDefined()
  })

  it('is refused row by row by what only the database knows, and by what stands twice', async () => {
    const head = 'category_id,parent_id,name.en,slug.en\n'
    const ring = `${head}9001,,Root,root\n9002,9003,A,a\n9003,9002,B,b\n9001,,Again,again\n`
    const found = await sendFile(shop, owner, { kind: 'categories', apply: 'rows', file: ring })
    expect(found.counts).toEqual({ new: 1, refused: 3 })
    expect(await one('select path from categories where id = 9001')).toEqual({ path: [9001] })
    expect(await one('select id from categories where id = 9002')).toBeUndefined()
  })

  it('notices across its parts what stands twice', async () => {
    const rows = Array.from({ length: 2100 }, (_, at) => `DUP-${at},${location},1`)
    const file = `sku,location,on_hand\nBOOT-9,${location},20\n${rows.join('\n')}\nBOOT-9,${location},4\n`
    const found = await sendFile(shop, owner, { kind: 'stock', apply: 'rows', file })
    expect(found.problems).toContainEqual({ code: 'duplicate', column: 'sku', count: 1, lines: [2103] })
    expect(found.counts).toEqual({ same: 1, refused: 2101 })
    expect((await shelf()).on_hand).toBe(20)
  })

  it('goes on where it was broken off', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => style(`RESUME${String(at).padStart(5, '0')}`, `No ${at}`))
    const found = await sendFile(shop, owner, { kind: 'styles', file: STYLES + rows.join('') })
    const importId = found.id
    await owner.call('imports.apply', { params: { importId }, body: {} })
    await shop.database.pool.query(`create function refuse_late() returns trigger language plpgsql as $$ begin
      raise exception 'the process dies' using errcode = 'XX000'; end $$`)
    await shop.database.pool.query(`create trigger refuse_late before insert on styles for each row
      when (new.id > 'RESUME02000') execute function refuse_late()`)
    await runJobs(shop)
    const halfway = await owner.call('imports.read', { params: { importId } })
    expect(halfway).toMatchObject({ state: 'applying', busy: true, done: 2000 })
    await shop.database.pool.query('drop trigger refuse_late on styles')
    await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
    await runJobs(shop)
    expect(await owner.call('imports.read', { params: { importId } })).toMatchObject({
      state: 'applied',
      counts: { new: 2500 },
    })
    expect((await undo(importId)).state).toBe('undone')
    expect(await one(`select count(*)::int as left from styles where id like 'RESUME%'`)).toEqual({ left: 0 })
  })

  it('says what stands there by now where it was counted before', async () => {
    const file = `sku,location,on_hand,on_hand_current\nBOOT-9,${location},3,19\n`
    expect((await sendFile(shop, owner, { kind: 'stock', file })).problems).toMatchObject([
      { code: 'changed-meanwhile' },
    ])
  })

  it('shows the prices that move most before they do, and the history follows by itself', async () => {
    const file = `product,site,price,original\n${boot.productId},US,60,120\n`
    const found = await sendFile(shop, owner, { kind: 'prices', file })
    expect(found.moves).toEqual([{ product: boot.productId, site: 'US', before: 12_000, after: 6000 }])
    await apply(found.id)
    const price = () =>
      one(`select current, original, historic_best from colour_prices where colour_id = $1 and site = 'US'`, [
        boot.productId,
      ])
    expect(await price()).toEqual({ current: 6000, original: 12_000, historic_best: 12_000 })
    await undo(found.id)
    expect(await price()).toMatchObject({ current: 12_000 })
  })

  it('strikes through no single SKU where the lowest price of late counts', async () => {
    const file = 'product,site,price,original\nBOOT-9,DE,80,120\nBOOT-9,US,80,120\n'
    const { problems } = await sendFile(shop, owner, { kind: 'prices', file })
    expect(problems).toMatchObject([{ code: 'no-history', column: 'original' }])
  })

  it('is left standing where somebody changed it since, and told so', async () => {
    const found = await sendFile(shop, owner, {
      kind: 'stock',
      apply: 'rows',
      file: `sku,location,on_hand\nBOOT-9,${location},9\n`,
    })
    await shop.database.pool.query('update stock set on_hand = 8 where sku_key = $1', [boot.key])
    expect(await undo(found.id)).toMatchObject({
      state: 'undone',
      counts: { changed: 0, refused: 1 },
      problems: [{ code: 'changed-meanwhile', column: 'sku', count: 1, lines: [2] }],
    })
    expect((await shelf()).on_hand).toBe(8)
    expect(await textOf(owner, `/imports/${found.id}/file`)).toContain('changed-meanwhile')
    await shop.database.pool.query('update stock set on_hand = 20 where sku_key = $1', [boot.key])
  })

  it('that nobody can read is refused with its place', async () => {
    await expect(sendFile(shop, owner, { kind: 'stock', file: 'a,b\n1,"open\n' })).rejects.toThrow('record 2')
    await expect(sendFile(shop, owner, { kind: 'stock', file: 'sku\n' })).rejects.toThrow('no rows')
    await expect(sendFile(shop, owner, { kind: 'stock', format: 'jsonl', file: '\n[]\na,b\n' })).rejects.toThrow(
      'line 2',
    )
  })
})

describe('whoever may not', () => {
  it('neither sends nor sees files of other kinds or sites', async () => {
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    await expect(sendFile(shop, german, { kind: 'styles', file: STYLES })).rejects.toThrow('catalog.write')
    await expect(sendFile(shop, german, { kind: 'stock', file: 'sku\nA\n' })).rejects.toThrow('stock.write')
    const file = `product,site,price\n${boot.productId},US,1\n${boot.productId},DE,80\n`
    const found = await sendFile(shop, german, { kind: 'prices', apply: 'rows', file })
    expect(found).toMatchObject({
      counts: { new: 1, refused: 1 },
      problems: [{ code: 'forbidden-site', column: 'site' }],
    })
    expect(await textOf(german, '/exports/prices')).not.toContain(',US,')
    const french = await staffMember(shop, 'merchandiser', ['FR'])
    await expect(french.call('imports.read', { params: { importId: found.id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    expect((await french.call('imports.list')).imports).toEqual([])
    await expect(french.call('imports.undo', { params: { importId: found.id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    const reader = await staffKey(shop, owner, { permissions: ['imports.read', 'stock.read'] })
    await expect(reader('imports.apply', { params: { importId: found.id }, body: {} })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
  })

  it('does no more once the right is gone', async () => {
    const person = await staffMember(shop, 'merchandiser')
    const found = await sendFile(shop, person, { kind: 'styles', file: STYLES + style('LOSTRIGHT', 'Gone') })
    await person.call('imports.apply', { params: { importId: found.id }, body: {} })
    await shop.database.pool.query(`update staff_assignments set sites = '{DE}' where staff_id = $1`, [person.id])
    await runJobs(shop)
    expect(await one(`select id from styles where id = 'LOSTRIGHT'`)).toBeUndefined()
    expect(await owner.call('imports.read', { params: { importId: found.id } })).toMatchObject({ state: 'failed' })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
