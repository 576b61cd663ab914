import { beforeAll, describe, expect, it } from 'vitest'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let service: StaffMember
let colleague: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  await given.product(shop, { sku: 'BOOT-9', stock: 10 })
  service = await staffMember(shop, 'service')
  colleague = await staffMember(shop, 'service')
})

async function written(orderNumber?: string): Promise<string> {
  const body = {
    firstName: 'Robin',
    lastName: 'Hale',
    email: 'robin@cairn.test',
    category: 'orders',
    subject: 'where-is-my-order',
    message: 'Where is it?',
    ...(orderNumber !== undefined && { orderNumber }),
  }
  const { caseNumber } = await shop.newVisitor().call('contact.send', { body })
  return caseNumber
}

describe('handing over', () => {
  it('gives a conversation to a colleague with a word and a mail, and writes down who had it', async () => {
    const id = await written()
    const params = { id }
    const { colleagues } = await service.call('conversations.colleagues', { params })
    expect(colleagues.map(each => each.id)).toContain(colleague.id)
    expect(colleagues.map(each => each.id)).not.toContain(service.id)
    await service.call('conversations.handOver', { params, body: { to: colleague.id, word: 'Speaks German.' } })
    await runJobs(shop)
    const shown = await colleague.call('conversations.read', { params })
    expect(shown).toMatchObject({ mine: true })
    expect(shown.entries.at(-1)).toMatchObject({ kind: 'note', text: 'Speaks German.', who: 'The service' })
    const { rows: people } = await shop.database.pool.query<{ email: string }>(
      'select email from staff where id = $1',
      [colleague.id],
    )
    const [letter] = await mailTo(shop, people[0]?.email ?? '')
    expect(letter).toMatchObject({ template: 'desk-hand-over' })
    expect(letter?.body).toContain(`/studio/conversations/${id}`)
    expect(letter?.body).not.toMatch(/Speaks German|Robin/)
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'conversation', objectId: id } })
    expect(rows.find(({ call }) => call === 'conversations.handOver')).toMatchObject({ staffId: service.id })
    expect(JSON.stringify(rows)).not.toContain('Speaks German')
  })

  it('gives it to nobody who may not see to it', async () => {
    const params = { id: await written() }
    for (const other of [await staffMember(shop, 'warehouse'), await staffMember(shop, 'service', ['DE'])])
      await expect(
        service.call('conversations.handOver', { params, body: { to: other.id, word: 'x' } }),
      ).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(
      service.call('conversations.handOver', { params, body: { to: service.id, word: 'x' } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })
})

it('stands in the story of its order, for who may read conversations', async () => {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
  const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const id = await written()
  await service.call('conversations.attach', { params: { id }, body: { orderNumber: number } })
  const story = async ({ call }: StaffMember) => (await call('orders.read', { params: { number } })).story
  const told = { kind: 'conversation', word: 'message', conversationId: id }
  const inStory = async () => (await story(service)).find(({ kind }) => kind === 'conversation')
  expect(await inStory()).toMatchObject(told)
  await service.call('conversations.handOver', { params: { id }, body: { to: colleague.id, word: 'Yours.' } })
  expect(await inStory()).not.toHaveProperty('who')
  expect((await story(await staffMember(shop, 'warehouse'))).map(({ kind }) => kind)).not.toContain('conversation')
})
