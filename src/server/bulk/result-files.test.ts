import { expect, it } from 'vitest'
import { sendFile, textOf } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')

it('a result file is parted as the file that was sent, so that the same spreadsheet opens it in columns', async () => {
  for (const sign of [';', '\t', ',']) {
    const line = (...cells: string[]) => `${cells.join(sign)}\r\n`
    const file = line('sku', 'location', 'on_hand') + line('NOT-THERE', '1', '4')
    const { id } = await sendFile(shop, owner, { kind: 'stock', file })
    const header = line('sku', 'location', 'on_hand', 'import_status', 'import_problem', 'import_column')
    const row = line('NOT-THERE', '1', '4', 'refused', 'unknown-reference|unknown-reference', 'sku|location')
    expect(await textOf(owner, `/imports/${id}/file`)).toBe(header + row)
  }
})

it('a text that is too long tells how long it may be', async () => {
  const { kinds } = await owner.call('imports.kinds')
  const columns = kinds.find(({ kind }) => kind === 'styles')?.columns ?? []
  const longestOf = (wanted: string) => columns.find(({ name }) => name === wanted)?.longest
  expect([longestOf('name.en'), longestOf('tagline.fr'), longestOf('style_id')]).toEqual([200, 300, undefined])
})
