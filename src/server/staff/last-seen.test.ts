import { beforeAll, expect, it } from 'vitest'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const seen = async (owner: StaffMember, { email }: StaffMember) => {
  const { rows } = await owner.call('people.list', { query: { q: email } })
  return rows[0]?.lastSeenAt
}

it.each([
  ['they sign out', (_: StaffMember, editor: StaffMember) => editor.call('session.signOut')],
  [
    'they are signed out by somebody else',
    (owner: StaffMember, { id }: StaffMember) => owner.call('people.endSessions', { params: { staffId: id } }),
  ],
  [
    'they are signed out with many',
    async (owner: StaffMember, { email }: StaffMember) => {
      await owner.call('people.endAllSessions', { body: { q: email } })
      await runJobs(shop)
    },
  ],
])('tells when somebody was last here also after %s', async (_, end) => {
  const [owner, editor] = [await staffMember(shop, 'owner'), await staffMember(shop, 'editor')]
  const came = await seen(owner, editor)
  shop.advance(2 * 60_000)
  await editor.call('session.read')
  const before = await seen(owner, editor)
  expect(Date.parse(before ?? '')).toBeGreaterThanOrEqual(Date.parse(came ?? '') + 2 * 60_000)
  await end(owner, editor)
  expect(await seen(owner, editor)).toBe(before)
})

it('tells it also once their session has run out and somebody else has come', async () => {
  const editor = await staffMember(shop, 'editor')
  const first = await seen(await staffMember(shop, 'owner'), editor)
  shop.advance(13 * 3_600_000)
  expect(first).toBeDefined()
  expect(await seen(await staffMember(shop, 'owner'), editor)).toBe(first)
})
