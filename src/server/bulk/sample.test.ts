import { expect, it } from 'vitest'
import { sendFile } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

it('the first value of a column is shown whole signs at a time, whatever a file holds', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const sent = await sendFile(shop, owner, {
    kind: 'words',
    format: 'jsonl',
    file: `${JSON.stringify({ list: `${'a'.repeat(59)}😀`, word: 'b\0c' })}\n`,
  })
  const sample = Object.fromEntries(sent.header.map((name, at) => [name, sent.sample[at]]))
  expect(sample).toMatchObject({ list: `${'a'.repeat(59)}\uFFFD`, word: 'bc' })
})
