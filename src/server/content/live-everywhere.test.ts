import { beforeAll, describe, expect, inject, it } from 'vitest'
import { tagOf } from '#domain/sites/change-tags.ts'
import { contentFlow, page } from '../testing/content-flow.ts'
import * as given from '../testing/given.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

/** On a quiet machine; limits of tests are as much longer as this one is slower. */
const SECOND_MS = inject('patience') / 30

describe('what is published', () => {
  let shop: TestShop
  let flow: Awaited<ReturnType<typeof contentFlow>>
  beforeAll(async () => {
    shop = await testShop({ DEMO: 'true' })
    flow = await contentFlow(shop)
  })

  it('is live on every process within a second, because it is told and not because anybody looks again', async () => {
    const doors = [{ call: shop.call, changes: shop.services.changes }]
    if (inject('engine') === 'postgres') {
      const other = await secondShop(shop)
      doors.push({ call: given.guest(other).call, changes: other.services.changes })
    }
    const params = { mode: 'live', siteId: 'US', page: 'told' } as const
    await flow.save(flow.editor, 'told', 'any', page('First'))
    await flow.publish(flow.publisher, 'told')
    await shop.settled()
    // Kept from now on, in each of them.
    for (const { call } of doors) expect(await call('content.page', { params })).toMatchObject({ title: 'First' })

    await flow.save(flow.editor, 'told', 'any', page('Second'))
    await shop.settled()
    const heard: number[] = []
    for (const { changes } of doors) {
      const stop = changes.subscribe(tag => {
        if (tag !== tagOf('content', 'told')) return
        stop()
        heard.push(performance.now())
      })
    }
    await flow.publish(flow.publisher, 'told')
    const published = performance.now()
    await expect.poll(() => heard.length).toBe(doors.length)
    // The first look after the word: nobody had to ask before.
    for (const { call } of doors) expect(await call('content.page', { params })).toMatchObject({ title: 'Second' })
    for (const at of heard) expect(at - published).toBeLessThan(SECOND_MS)
  })
})
