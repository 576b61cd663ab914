import { beforeAll, expect, it } from 'vitest'
import { newEmail } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { enqueueMail } from './mail.service.ts'
import { forgetMail } from './personal-data.service.ts'
import { backgroundShop } from '../background-shop.ts'

let shop: TestShop
let service: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  service = await staffMember(shop, 'service')
})

async function writeTo(to: string) {
  const values = { product: 'Talus', path: '/x' }
  await enqueueMail(shop.database.db, { template: 'back-in-stock', to, locale: 'en-us', values })
  await runJobs(shop)
  return (await mailTo(shop, to)).length
}
const listed = (address: string) => service.call('mail.suppressions', { query: { address } })

it('staff note what a provider says, see it, and write to the address again, all of it in the history', async () => {
  const address = newEmail()
  const notice = { address: address.toUpperCase(), reason: 'complained', detail: 'feedback loop' } as const
  await service.call('mail.note', { body: { notices: [notice] } })
  await service.call('mail.note', { body: { notices: [notice] } })
  const { rows } = await listed(address)
  expect(rows).toMatchObject([{ address, reason: 'complained', detail: 'feedback loop', times: 2 }])
  expect(await writeTo(address)).toBe(0)
  const [row] = rows
  await service.call('mail.allow', { params: { suppressionId: row?.id ?? 0 } })
  expect(await writeTo(address)).toBe(1)
  expect((await listed(address)).rows).toEqual([])
  const owner = await staffMember(shop, 'owner')
  const history = await owner.call('history.list', { query: { objectType: 'suppression', objectId: String(row?.id) } })
  expect(history.rows.map(({ call }) => call)).toEqual(['mail.allow', 'mail.suppressions', 'mail.note', 'mail.note'])
  expect(JSON.stringify(history)).not.toContain(address)
})

it('others see nothing of it', async () => {
  const editor = await staffMember(shop, 'editor')
  await expect(editor.call('mail.suppressions', { query: {} })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  const integrator = await staffMember(shop, 'integrator')
  await expect(integrator.call('mail.suppressions', { query: {} })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  const notices = [{ address: newEmail(), reason: 'bounced' as const }]
  expect(await integrator.call('mail.note', { body: { notices } })).toEqual({ noted: 1 })
  const { rows } = await listed(notices[0]?.address ?? '')
  const params = { suppressionId: rows[0]?.id ?? 0 }
  const allowed = await integrator.call('mail.allow', { params })
  expect(allowed).toMatchObject({ id: params.suppressionId, reason: 'bounced' })
  expect(allowed).not.toHaveProperty('address')
  await service.call('mail.note', { body: { notices } })
  const [again] = (await listed(notices[0]?.address ?? '')).rows
  const late = { params: { suppressionId: again?.id ?? 0 } }
  shop.advance(6 * 60_000)
  await expect(service.call('mail.allow', late)).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
  shop.advance(-6 * 60_000)
  expect(await service.call('mail.allow', late)).toMatchObject(notices[0] ?? {})
})

it('who is forgotten stays unwritten to, and nobody can read who he was', async () => {
  const address = newEmail()
  await service.call('mail.note', { body: { notices: [{ address, reason: 'unsubscribed' }] } })
  await forgetMail(backgroundShop(shop.services, 'en-us'), address)
  const { rows } = await listed(address)
  expect(rows).toMatchObject([{ reason: 'unsubscribed' }])
  expect(rows[0]).not.toHaveProperty('address')
  expect(await writeTo(address)).toBe(0)
})

it('nobody keeps a link into the studio from somebody by a note, and the link is gone from the jobs once it is sent', async () => {
  const email = newEmail()
  await service.call('mail.note', { body: { notices: [{ address: email, reason: 'bounced', detail: 'x' }] } })
  const owner = await staffMember(shop, 'owner')
  const assignments = [{ role: 'editor', sites: ['US' as const] }]
  await owner.call('people.invite', { body: { email, name: 'Noted Person', assignments } })
  const links = async () => {
    const { rows } = await shop.database.pool.query<{ n: number }>(
      `select count(*) as n from jobs where payload::text like '%/studio/welcome#%'`,
    )
    return rows[0]?.n
  }
  expect(await links()).toBe(1)
  await runJobs(shop)
  expect(await mailTo(shop, email)).toHaveLength(1)
  expect(await links()).toBe(0)
})
