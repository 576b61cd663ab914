import { expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'
import { pageWithTest, planOf } from '../testing/tested-page.ts'

const MINUTE_MS = 60_000
const ID = 'page-edited'

it('a test whose page changes while it runs says that its figures are of both, and when nobody sees it any more', async () => {
  const shop = await testShop()
  const owner = await staffMember(shop, 'owner')
  const slug = await pageWithTest(shop, ID)
  const params = { experimentId: ID }
  await owner.call('experiments.save', { params, body: { plan: planOf(slug) } })
  await owner.call('experiments.start', { params, body: { seen: 1 } })
  const onPage = async () => {
    const { isShown, isAsItWas } = (await owner.call('experiments.read', { params })).results
    return { isShown, isAsItWas }
  }
  const publish = (version: number, change: string) => {
    shop.advance(MINUTE_MS)
    return shop.database.pool.query(
      `insert into content_versions (slug, scope, version, body, publish_at)
       select slug, scope, $2, ${change}, $3 from content_versions where slug = $1 and version = 1`,
      [slug, version, shop.services.clock()],
    )
  }
  expect(await onPage()).toEqual({ isShown: true, isAsItWas: true })
  await publish(2, `jsonb_set(body, '{title}', '"Another title"')`)
  expect(await onPage()).toEqual({ isShown: true, isAsItWas: true })
  await publish(3, `replace(body::text, '"small"', '"large"')::jsonb`)
  expect(await onPage()).toEqual({ isShown: true, isAsItWas: false })
  await publish(4, `jsonb_set(body, '{sections}', '[]')`)
  expect(await onPage()).toMatchObject({ isShown: false })
})
