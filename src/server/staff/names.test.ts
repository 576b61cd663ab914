import { beforeAll, expect, it } from 'vitest'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const HIDDEN = 'Robin \u202Eelah'

let owner: StaffMember
beforeAll(async () => {
  owner = await staffMember(await testShop({ DEMO: 'true' }), 'owner')
})

it.each([
  ['POST', '/people', { email: 'hidden@cairn.test', name: HIDDEN, assignments: [{ role: 'editor' }] }],
  ['PATCH', '/people/stf_1234', { name: HIDDEN }],
  ['POST', '/keys', { name: HIDDEN, permissions: ['jobs.read'] }],
  ['POST', '/views', { room: 'jobs', name: HIDDEN, address: '' }],
  ['POST', '/passkeys', { name: HIDDEN, answer: { id: '1', response: {} } }],
  ['POST', '/invitation/acceptance', { token: 't', name: HIDDEN }],
])('refuses a name in which something is hidden, and says so in four languages: %s %s', async (method, path, body) => {
  const reasons = new Set<string>()
  for (const language of ['en', 'fr', 'de', 'es']) {
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    const answer = await owner.visitor.fetch(`/api/staff/v1${path}`, { method, headers, body: JSON.stringify(body) })
    const [refusal] = (await answer.json()).errorDetails
    expect(refusal).toMatchObject({ name: 'INVALID_INPUT', field: 'body.name', why: { name: 'unseen' } })
    reasons.add(refusal.reason)
  }
  expect(reasons.size).toBe(4)
})
