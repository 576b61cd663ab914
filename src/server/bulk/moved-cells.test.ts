import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')

const HEAD = 'style_id,kind,gender,size_scale,name.en,tagline.en'
const FILE = `${HEAD}
MOVED00001,boot,women,one-size,Scree,Light
MOVED00002,boot,women,one-size,Rain, and snow,Light
MOVED00003,boot,women,one-size,Tarn

MOVED00004,boot,women,one-size,Col,
,,
`
const STYLES = `select id, names->>'en' as name, taglines->>'en' as tagline from styles where id like 'MOVED%' order by id`

it('a row with more or fewer cells than there are columns is refused with its line, and nothing of it is written elsewhere', async () => {
  const sent = await sendFile(shop, owner, { kind: 'styles', file: FILE, apply: 'rows' })
  expect(sent.problems).toContainEqual({ code: 'moved-cells', column: 'import_line', count: 2, lines: [3, 4] })
  expect(sent).toMatchObject({ counts: { new: 2, refused: 3 }, unread: [] })
  const { rows } = await shop.database.pool.query(STYLES)
  expect(rows).toEqual([
    { id: 'MOVED00001', name: 'Scree', tagline: 'Light' },
    { id: 'MOVED00004', name: 'Col', tagline: null },
  ])
})

it('stands in the result file as it came, is refused again uncorrected, and read once its cells are right', async () => {
  const { id } = await sendFile(shop, owner, { kind: 'styles', file: FILE })
  const refused = await textOf(owner, `/imports/${id}/file?only=refused`)
  const moved = '"MOVED00002,boot,women,one-size,Rain, and snow,Light"'
  const end = `refused,moved-cells,import_line,${id}\r\n`
  expect(refused).toContain(`,,,,,,${moved},${end}`)
  const again = await sendFile(shop, owner, { kind: 'styles', file: refused })
  expect(again.problems).toContainEqual({ code: 'moved-cells', column: 'import_line', count: 2, lines: [2, 3] })
  const corrected = refused.replace(`,,,,,,${moved}`, `MOVED00002,boot,women,one-size,"Rain, and snow",Light,${moved}`)
  const sent = await sendFile(shop, owner, { kind: 'styles', file: corrected, apply: 'rows' })
  expect(sent.counts.new).toBe(1)
  const { rows } = await shop.database.pool.query(`${STYLES}`)
  expect(rows).toContainEqual({ id: 'MOVED00002', name: 'Rain, and snow', tagline: 'Light' })
})

it('no row of a product whose first row nobody read is taken for a product of its own in a file of Shopify', async () => {
  await given.product(shop, { stock: 1 })
  const file = `Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price
tarn,Tarn,,Size,9,TARN-9,90
scree,Scree, the boot,,Size,9,SCREE-9,120
scree,,,,10,SCREE-10,120
col,Col,,Size,9,COL-9,80
`
  const { counts, problems } = await sendFile(shop, owner, { kind: 'colours', file })
  const told = problems.filter(({ code }) => code === 'moved-cells')
  expect(told).toEqual([{ code: 'moved-cells', column: 'import_line', count: 2, lines: [3, 4] }])
  expect(counts).toEqual({ refused: 4 })
})
