import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile, textOf, type Sent } from '../testing/imports.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')
const boot = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 20 })
const STYLES = 'style_id,kind,gender,brand,size_scale,weight_grams,launched_at,withdrawn_at,name.en'
type Wish = Omit<Sent, 'file'>

async function problemsOf(sent: Wish, header: string, row: string, by: StaffMember = owner) {
  const { problems } = await sendFile(shop, by, { ...sent, file: `${header}\n${row}\n` })
  return problems.map(({ code, column }) => `${code} ${column}`).toSorted()
}

it('a row is told all that is wrong with it: what cannot be read, what is missing, and what only the database knows', async () => {
  const wrong = 'STYLE00001,,dogs,nobody,one-size,heavy,2027-03-02T00:00:00Z,2027-03-01T00:00:00Z,'
  const all = [
    'missing kind',
    'missing name.en',
    'over-before-it-begins withdrawn_at',
    'unknown-word brand',
    'unknown-word gender',
    'unreadable weight_grams',
  ]
  expect(await problemsOf({ kind: 'styles' }, STYLES, wrong)).toEqual(all)
  expect(await problemsOf({ kind: 'styles', apply: 'rows' }, STYLES, wrong)).toEqual(all)
})

it('its result file names them one by one, beside the columns they are in', async () => {
  const file = `sku,location,on_hand\nNO-SUCH,999998,many\nBOOT-9,999999,1\n`
  const { id } = await sendFile(shop, owner, { kind: 'stock', file })
  const result = await textOf(owner, `/imports/${id}/file`)
  expect(result).toContain(
    'NO-SUCH,999998,many,refused,unreadable|unknown-reference|unknown-reference,on_hand|sku|location',
  )
  expect(result).toContain('BOOT-9,999999,1,refused,unknown-reference,location')
})

it('what cannot be read is said once, and nothing is said of it that stood there before', async () => {
  const header = 'product,site,price,original'
  expect(await problemsOf({ kind: 'prices' }, header, `${boot.productId},US,cheap,100`)).toEqual(['unreadable price'])
  const late = `${boot.productId},US,100,2020-01-01T00:00:00Z`
  expect(await problemsOf({ kind: 'prices' }, 'product,site,price,from', late)).toEqual(['begins-in-the-past from'])
  expect(await problemsOf({ kind: 'skus' }, 'sku,upc,colour_id,size', 'NEW-1,12,NOCOLOUR,')).toEqual([
    'missing size',
    'unknown-reference colour_id',
    'unreadable upc',
  ])
})

it('a row that is refused refuses no other', async () => {
  const upc = '4006381333931'
  const file = `sku,upc,colour_id,size\nFIRST-1,${upc},${boot.productId},\nSECOND-1,${upc},${boot.productId},9\n`
  const sent = await sendFile(shop, owner, { kind: 'skus', apply: 'rows', file })
  expect(sent).toMatchObject({
    counts: { new: 1, refused: 1 },
    problems: [{ code: 'missing', column: 'size', lines: [2] }],
  })
})

it('whoever may not write there learns what cannot be read, and nothing of what stands there', async () => {
  const german = await staffMember(shop, 'merchandiser', ['DE'])
  const header = 'product,site,price,original,price_current'
  const row = `${boot.productId},US,1,x,7`
  expect(await problemsOf({ kind: 'prices' }, header, row, german)).toEqual([
    'forbidden-site site',
    'unreadable original',
  ])
  expect(await problemsOf({ kind: 'prices' }, header, row)).toEqual([
    'changed-meanwhile price_current',
    'unreadable original',
  ])
})

it('a line that is no JSON is refused by its number, and comes back as it was; the lines beside it are read', async () => {
  const { rows: shelves } = await shop.database.pool.query<{ location_id: number }>(
    'select location_id from stock where sku_key = $1',
    [boot.key],
  )
  const line = (onHand: number) => JSON.stringify({ sku: 'BOOT-9', location: shelves[0]?.location_id, on_hand: onHand })
  const broken = '{"sku":"BOOT-9", "on_hand": =1'
  const file = `${line(7)}\n\n${broken}\n["BOOT-9"]\n`
  const send = (apply?: 'rows' | 'all') =>
    sendFile(shop, owner, { kind: 'stock', format: 'jsonl', file, ...(apply && { apply }) })
  const onHand = async () =>
    (await shop.database.pool.query('select on_hand from stock where sku_key = $1', [boot.key])).rows
  const checked = await send()
  expect(checked).toMatchObject({
    state: 'checked',
    counts: { changed: 1, refused: 2 },
    problems: [{ code: 'no-json-object', column: 'import_line', lines: [3, 4] }],
    unread: [],
  })
  const [, refused = ''] = (await textOf(owner, `/imports/${checked.id}/file`)).split('\n')
  expect(JSON.parse(refused)).toEqual({
    import_line: broken,
    import_status: 'refused',
    import_problem: 'no-json-object',
    import_column: 'import_line',
    import_file: checked.id,
  })
  expect(await send('all')).toMatchObject({ state: 'checked', counts: { changed: 1, refused: 2 } })
  expect(await onHand()).toEqual([{ on_hand: 20 }])
  expect(await send('rows')).toMatchObject({ state: 'applied', counts: { changed: 1, refused: 2 } })
  expect(await onHand()).toEqual([{ on_hand: 7 }])
})
