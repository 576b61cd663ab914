import { afterEach, beforeAll, expect, it } from 'vitest'
import { SITES } from '#domain/sites/sites.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { importContent } from './import.ts'

let shop: TestShop
const usual = SITES.US.features
beforeAll(async () => {
  shop = await testShop()
  await importContent(shop.database.pool)
  const sections = [
    {
      name: 'main',
      items: [
        {
          ...{ type: 'rich-text', id: 'join' },
          richText: '<p><a href="/{locale}/sign-up?return=%2F">Join us</a> or <a href="/{locale}/help">ask</a>.</p>',
        },
      ],
    },
  ]
  const { pool } = shop.database
  await pool.query(`insert into content_objects (slug, kind) values ('join-us', 'page')`)
  await pool.query(
    `insert into content_versions (slug, scope, version, body, publish_at) values ('join-us', 'any', 1, $1, '2020-01-01')`,
    [JSON.stringify({ title: 'Join us', sections })],
  )
})
afterEach(() => Object.assign(SITES.US, { features: usual }))

const page = async (siteId: 'US' | 'DE', slug: string) => {
  const { call } = shop.newVisitor({ 'x-locale': siteId === 'US' ? 'en-us' : 'de-de' })
  return JSON.stringify(await call('content.page', { params: { mode: 'live', siteId, page: slug } }))
}

it('what editors write leads to no page that the site has switched off', async () => {
  Object.assign(SITES.US, { features: { ...usual, newSignUp: false } })
  const [pass, words] = [await page('US', 'xplr-pass'), await page('US', 'join-us')]
  expect(pass).toContain('#how')
  expect(pass).not.toContain('/sign-up')
  expect(words).toContain('Join us or <a href=')
  expect(words).not.toContain('/sign-up')
  expect(await page('DE', 'xplr-pass')).toContain('/de-de/sign-up')
  expect(await page('DE', 'join-us')).toContain('/de-de/sign-up')
})
