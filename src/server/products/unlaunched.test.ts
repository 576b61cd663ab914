import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const KEY = { headers: { 'x-access-key': 'cairn-web' } }

it('a style of tomorrow is shown to staff who come from the studio, and to nobody by way of them', async () => {
  const shop = await testShop({ DEMO: 'true' })
  const { productId } = await given.product(shop, { price: 9000, stock: 3, name: 'Tomorrow Boot' })
  await shop.database.pool.query(
    `update styles set status = 'upcoming', launched_at = now() + interval '1 day' where id = (select style_id from colours where id = $1)`,
    [productId],
  )
  await shop.settled()
  const details = `/api/products/v2/products/${productId}/details?locale=en-us`
  const seenBy = async (
    { fetch }: { fetch: (path: string, init?: RequestInit) => Promise<Response> },
    path = details,
  ) => (await fetch(path, KEY)).status
  const { visitor } = await staffMember(shop, 'merchandiser')
  expect(await seenBy(visitor)).toBe(404)
  const ways = await visitor.fetch(`/studio/preview?of=${encodeURIComponent(`/en-us/p/tomorrow-boot-${productId}`)}`)
  expect(ways.headers.get('location')).toBe(`/en-us/p/tomorrow-boot-${productId}`)
  const answer = await visitor.fetch(details.replace('?locale=en-us', ''), KEY)
  expect(await answer.json()).toMatchObject({ name: 'Tomorrow Boot', isPreview: true })
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  const stranger = shop.newVisitor().visitor
  expect(await seenBy(stranger)).toBe(404)
  expect(
    (await stranger.fetch(details, { headers: { ...KEY.headers, cookie: 'cairn_preview=by-session' } })).status,
  ).toBe(404)
  for (const bad of ['//elsewhere.test/p/x', 'https://elsewhere.test/en-us/p/x', '/en-us/p/x?y=//z', '/en-us/cart'])
    expect((await visitor.fetch(`/studio/preview?of=${encodeURIComponent(bad)}`)).headers.get('location'), bad).toBe(
      '/en-us/preview',
    )
  const german = await staffMember(shop, 'translator')
  const refused = await german.visitor.fetch(`/studio/preview?of=${encodeURIComponent(`/en-us/p/x-${productId}`)}`)
  expect(refused.headers.get('location')).toBe('/studio')
})
