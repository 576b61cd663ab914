import { beforeAll, describe, expect, it } from 'vitest'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const MESSAGE = {
  firstName: 'Robin',
  lastName: 'Hale',
  email: 'robin@cairn.test',
  category: 'orders',
  subject: 'where-is-my-order',
  message: 'My parcel has not moved since Monday.',
}

describe('writing to us', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })
  const send = (body: object) =>
    shop.visitor.fetch('/api/consumers-v3/contactus', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-key': 'cairn-web' },
      body: JSON.stringify(body),
    })

  it('keeps the message and queues a mail to the writer', async () => {
    const { caseNumber, status } = await shop.call('contact.send', { body: MESSAGE })
    expect(status).toBe('open')
    const { rows } = await shop.database.pool.query(
      'select email, message from contact_messages where case_number = $1',
      [caseNumber],
    )
    expect(rows).toEqual([{ email: MESSAGE.email, message: MESSAGE.message }])
    const jobs = await shop.database.pool.query(`select payload from jobs where kind = 'mail'`)
    expect(jobs.rows).toMatchObject([{ payload: { to: MESSAGE.email, values: { caseNumber } } }])
  })

  it.each([
    ['ATTR100', { ...MESSAGE, category: undefined }],
    ['ATTR100', { ...MESSAGE, subject: 'the weather' }],
    ['ATTR200', { ...MESSAGE, organisation: ' ' }],
    ['ATTR300', { ...MESSAGE, message: '' }],
  ])('answers %s for the part that is missing', async (errorId, body) => {
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorDetails: [{ errorId }] })
  })

  it('lists subjects in the language of the visitor', async () => {
    const { categories } = await shop.newVisitor({ 'x-locale': 'fr-ca' }).call('contact.categorySubject')
    expect(categories[0]).toMatchObject({ id: 'orders', label: 'Commandes' })
  })
})
