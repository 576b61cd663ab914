import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { sendFile, textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')

it('a result file is parted as the file that was sent, so that the same spreadsheet opens it in columns', async () => {
  for (const sign of [';', '\t', ',']) {
    const line = (...cells: string[]) => `${cells.join(sign)}\r\n`
    const file = line('sku', 'location', 'on_hand') + line('NOT-THERE', '1', '4')
    const { id } = await sendFile(shop, owner, { kind: 'stock', file })
    const header = line('sku', 'location', 'on_hand', 'import_status', 'import_problem', 'import_column', 'import_file')
    const row = line('NOT-THERE', '1', '4', 'refused', 'unknown-reference|unknown-reference', 'sku|location', id)
    expect(await textOf(owner, `/imports/${id}/file`)).toBe(header + row)
  }
})

it('a result file that is corrected and sent again is read as the file it is of, and says no more than once what became of it', async () => {
  const boot = await given.product(shop, { price: 12_000 })
  for (const format of ['csv', 'jsonl'] as const) {
    const file =
      format === 'csv'
        ? `Article;Preis\n${boot.productId};=130\n`
        : `${JSON.stringify({ Article: boot.productId, Preis: '=130' })}\n`
    const { id } = await sendFile(shop, owner, { kind: 'prices', format, file })
    const mapping = { columns: { product: 'Article', price: 'Preis' }, fixed: { site: 'US' } }
    await owner.call('imports.check', { params: { importId: id }, body: { mapping } })
    await runJobs(shop)
    const result = await textOf(owner, `/imports/${id}/file`)
    const sent = await sendFile(shop, owner, { kind: 'prices', format, file: result.replace(/'?=130/, '130') })
    expect(sent).toMatchObject({ header: ['Article', 'Preis'], mapping, unread: [], counts: { changed: 1 } })
    const again = await textOf(owner, `/imports/${sent.id}/file`)
    expect(again.split('import_status')).toHaveLength(2)
    // Of two files at once it is neither's, and of a file that somebody may not see it is nobody's.
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    for (const [who, text] of [
      [
        owner,
        result +
          again
            .split('\n')
            .slice(format === 'csv' ? 1 : 0)
            .join('\n'),
      ],
      [german, result],
    ] as const)
      expect((await sendFile(shop, who, { kind: 'prices', format, file: text })).mapping.fixed).toEqual({})
  }
})

it('a text that is too long tells how long it may be', async () => {
  const { kinds } = await owner.call('imports.kinds')
  const columns = kinds.find(({ kind }) => kind === 'styles')?.columns ?? []
  const longestOf = (wanted: string) => columns.find(({ name }) => name === wanted)?.longest
  expect([longestOf('name.en'), longestOf('tagline.fr'), longestOf('style_id')]).toEqual([200, 300, undefined])
})
