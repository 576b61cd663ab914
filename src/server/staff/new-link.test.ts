import { beforeAll, expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

const languagesTo = async (email: string) => {
  const { rows } = await shop.database.pool.query<{ locale: string }>(
    `select payload->>'locale' as locale from jobs
      where payload->>'template' = 'staff-invitation' and payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ locale }) => locale)
}

it('writes a new link in the language that was chosen for the first one, whoever sends it', async () => {
  const [owner, other] = [await staffMember(shop, 'owner'), await staffMember(shop, 'owner')]
  const email = 'somebody.in.munich@cairn.test'
  const wish = { email, name: 'Somebody', assignments: [{ role: 'editor' }], language: 'de' as const }
  const { id } = await owner.call('people.invite', { body: wish })
  await other.call('people.inviteAgain', { params: { staffId: id } })
  const moved = { assignments: [{ role: 'editor', sites: ['FR' as const] }] }
  await owner.call('people.change', { params: { staffId: id }, body: moved })
  await other.call('people.inviteAgain', { params: { staffId: id } })
  expect(await languagesTo(email)).toEqual(['de-de', 'de-de', 'de-de'])
})
