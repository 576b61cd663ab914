import { expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'
import { pageWithTest, planOf, VARIANT } from '../testing/tested-page.ts'

it('is planned, started, stopped and read by an editor; what stays in its place is published by who may publish', async () => {
  const shop = await testShop()
  const editor = await staffMember(shop, 'editor')
  const params = { experimentId: 'exp-editor' }
  const plan = planOf(await pageWithTest(shop, 'exp-editor'))
  await editor.call('experiments.save', { params, body: { plan } })
  expect(await editor.call('experiments.start', { params, body: { seen: 1 } })).toMatchObject({
    state: 'running',
    mayChange: true,
  })
  expect((await editor.call('experiments.read', { params })).results.verdict).toBe('too-early')
  expect(await editor.call('experiments.stop', { params })).toMatchObject({ state: 'stopped' })
  const end = (publish: boolean) => editor.call('experiments.end', { params, body: { winner: VARIANT, publish } })
  await expect(end(true)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  expect(await end(false)).toMatchObject({ state: 'ended' })
})

it('is found by its name, however many came after it, and only by who may see it', async () => {
  const shop = await testShop()
  const editor = await staffMember(shop, 'editor')
  const german = await staffMember(shop, 'editor', ['DE'])
  for (const [experimentId, sites] of [
    ['exp-first', ['US']],
    ['exp-later', []],
  ] as const) {
    const plan = planOf(await pageWithTest(shop, experimentId), { sites })
    await editor.call('experiments.save', { params: { experimentId }, body: { plan } })
  }
  const named = async (who: typeof editor, id: string) =>
    (await who.call('experiments.list', { query: { id, limit: 1 } })).experiments.map(each => each.id)
  expect(await named(editor, 'exp-first')).toEqual(['exp-first'])
  expect(await named(german, 'exp-first')).toEqual([])
  expect(await named(editor, 'One of another service')).toEqual([])
})
