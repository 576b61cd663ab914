import { expect, it } from 'vitest'
import { sendFile } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

it('a line of JSON says a text for each language in one object', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const style = { style_id: 'NESTED0001', kind: 'boot', gender: 'women', size_scale: 'one-size' }
  const send = (more: object) =>
    sendFile(shop, owner, {
      kind: 'styles',
      format: 'jsonl',
      apply: 'rows',
      file: JSON.stringify({ ...style, ...more }),
    })
  const named = async () => (await shop.database.pool.query(`select names from styles where id = 'NESTED0001'`)).rows
  expect(await send({ name: { en: 'Scree', fr: 'Éboulis' } })).toMatchObject({ counts: { new: 1 }, unread: [] })
  expect(await named()).toEqual([{ names: { en: 'Scree', fr: 'Éboulis' } }])
  expect((await send({ name: { fr: null, de: 'Geröll' } })).counts).toEqual({ changed: 1 })
  expect(await named()).toEqual([{ names: { en: 'Scree', de: 'Geröll' } }])
  expect((await send({ name: { en: 'Scree', xx: '?' } })).unread).toEqual(['name'])
})
