import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,' +
  'Variant Price,Variant Compare At Price,Variant Barcode,Variant Inventory Qty,Image Src,Status\n'
const FILE = `${HEAD}ridge-boot,Ridge Boot,"<p>Warm &amp; dry</p>",Elsewhere,Boots,"winter, women",Color,Navy Blue,Size,9,RB-9,129.00,150.00,4006381333931,7,https://x.test/1.jpg,active
ridge-boot,,,,,,,Navy Blue,,10,RB-10,129.00,150.00,4006381333948,3,https://x.test/2.jpg,
ridge-boot,,,,,,,Red,,9,RB-R9,99.00,,4006381333955,0,,
ridge-boot,,,,,,,Red,,14,RB-R14,109.00,,4006381333962,1,,
ridge-boot,,,,,,,,,,,,,,,https://x.test/3.jpg,
`
/** As their exports are headed since 2025. */
const NEWER = FILE.replace(
  HEAD,
  'URL handle,Title,Description,Vendor,Type,Tags,Option1 name,Option1 value,Option2 name,Option2 value,SKU,' +
    'Price,Compare-at price,Barcode,Inventory quantity,Product image URL,Status\n',
)

it('a file of Shopify’s products is read as brands, styles, colours, SKUs, prices and stock, and as the same again', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  await given.product(shop, { stock: 1 })
  const { rows: places } = await shop.database.pool.query<{ id: number }>(
    'select id from locations order by id limit 1',
  )
  const fixed = { prices: { site: 'US' }, stock: { location: String(places[0]?.id) } }
  const bring = async (kind: 'words' | 'styles' | 'colours' | 'skus' | 'prices' | 'stock', file: string) => {
    if (kind !== 'prices' && kind !== 'stock') return sendFile(shop, owner, { kind, file, apply: 'rows' })
    const sent = await sendFile(shop, owner, { kind, file })
    const params = { importId: sent.id }
    const mapping = { columns: sent.mapping.columns, fixed: fixed[kind] }
    await owner.call('imports.check', { params, body: { mapping } })
    await runJobs(shop)
    await owner.call('imports.apply', { params, body: {} })
    await runJobs(shop)
    return owner.call('imports.read', { params })
  }
  const countsOf = async (file: string) => {
    const counts = []
    for (const kind of ['words', 'styles', 'colours', 'skus', 'prices', 'stock'] as const)
      counts.push((await bring(kind, file)).counts)
    return counts
  }
  expect(await countsOf(FILE)).toEqual([{ new: 1 }, { new: 1 }, { new: 2 }, { new: 4 }, { new: 3 }, { new: 4 }])
  const same = [{ same: 1 }, { same: 1 }, { same: 2 }, { same: 4 }, { same: 3 }, { same: 4 }]
  expect(await countsOf(FILE)).toEqual(same)
  expect(await countsOf(NEWER)).toEqual(same)
  const { rows } = await shop.database.pool.query(
    `select t.names->>'en' as name, t.descriptions->>'en' as text, t.gender, t.brand, c.names->>'en' as colour, c.family, k.sku, k.size,
      p.current, p.original, s.on_hand from skus k join colours c on c.id = k.colour_id join styles t on t.id = c.style_id
      join colour_prices p on p.colour_id = c.id join stock s on s.sku_key = k.key where k.sku like 'RB-%' and k.sku <> 'RB-R14' order by k.sku`,
  )
  const boot = { name: 'Ridge Boot', text: 'Warm & dry', gender: 'women', brand: 'elsewhere' }
  const blue = { ...boot, colour: 'Navy Blue', family: 'blue', current: 12_900, original: 15_000 }
  expect(rows).toEqual([
    { ...blue, sku: 'RB-10', size: '10', on_hand: 3 },
    { ...blue, sku: 'RB-9', size: '9', on_hand: 7 },
    { ...boot, colour: 'Red', family: 'red', current: 9900, original: 9900, sku: 'RB-R9', size: '9', on_hand: 0 },
  ])
  const { rows: own } = await shop.database.pool.query(
    `select current from prices where sku = 'RB-R14' and site = 'US'`,
  )
  expect(own).toEqual([{ current: 10_900 }])
  const colours = await sendFile(shop, owner, { kind: 'colours', file: FILE })
  expect(colours.unread).toEqual(['Image Src'])
  expect(await textOf(owner, `/imports/${colours.id}/file`)).toContain('https://x.test/1.jpg')
})

it('what is hidden in Shopify’s web shop stays hidden, and what is wrong is told by the row of the file that was sent', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const hidden =
    'URL handle,Title,Vendor,SKU,Status,Published on online store\na,A,,A-1,Unlisted,TRUE\nb,B,,B-1,Active,FALSE\nc,C,,C-1,Active,\n'
  await sendFile(shop, owner, { kind: 'styles', file: hidden, apply: 'rows' })
  const { rows } = await shop.database.pool.query(
    `select names->>'en' as name, status = 'hidden' as hidden from styles where names->>'en' in ('A', 'B', 'C') order by 1`,
  )
  expect(rows).toEqual([
    { name: 'A', hidden: true },
    { name: 'B', hidden: true },
    { name: 'C', hidden: false },
  ])
  const { problems } = await sendFile(shop, owner, { kind: 'styles', file: FILE })
  expect(problems).toEqual([{ code: 'unknown-word', column: 'brand', count: 1, lines: [2] }])
  const nameless = `${FILE.replace('Elsewhere', '')}late-boot,,,,Boots,,,,,,LB-1,1,,,,,\n`
  const wrong = await sendFile(shop, owner, { kind: 'styles', file: nameless })
  expect(wrong.problems).toEqual([{ code: 'missing', column: 'name.en', count: 1, lines: [7] }])
})
