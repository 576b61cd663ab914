import { beforeAll, describe, expect, it } from 'vitest'
import { giftCard } from '../testing/given-promotion.ts'
import { person } from '../testing/people.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const MADE = 5
const CARD = { number: '6000000000000008871', code: '11111111' }

let shop: TestShop
let owner: StaffMember
let id: string
let ref: string

/** Two of each are as old as each other. */
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  owner = await staffMember(shop, 'owner')
  id = (await person(shop)).consumerId
  await giftCard(shop, { ...CARD, balance: 10_000 })
  ref = (await owner.call('giftCards.find', { query: { q: CARD.number } })).rows[0]?.ref ?? ''
  const { pool } = shop.database
  for (let at = 0; at < MADE; at++) {
    const ago = [Math.floor(at / 2)]
    const when = `now() - $1 * interval '1 hour'`
    await pool.query(
      `insert into loyalty_points (consumer_id, points, reason, cause, created_at) values ('${id}', 10, 'correction', 'made ${at}', ${when})`,
      ago,
    )
    await pool.query(
      `insert into consent_history (consumer_id, channel, type, recipient, optin, confirmed, at)
       values ('${id}', 'email', 'Newsletter', 'a@cairn.test', ${at % 2 === 0}, true, ${when})`,
      ago,
    )
    await pool.query(
      `insert into gift_card_ledger (number, amount, reference, created_at) values ('${CARD.number}', 1, 'staff:made ${at}', ${when})`,
      ago,
    )
    const site = at < 2 ? 'DE' : 'US'
    await pool.query(
      `insert into orders (number, cart_id, owner_id, consumer_id, site, locale, channel, email, currency, total, document, created_at, placed_at)
       values ('CRN-BOOK-${at}', 'book-${at}', '${id}', '${id}', '${site}', 'en-us', 'web', 'a@cairn.test', 'USD', 100, '{}', ${when}, ${when})`,
      ago,
    )
    await pool.query(
      `insert into contact_messages (case_number, site, locale, consumer_id, first_name, last_name, email, category, subject, organisation, message, created_at)
       values ('BOOK-${at}', '${site}', 'en-us', '${id}', 'A', 'B', 'a@cairn.test', 'orders', 'payment', 'cairn', 'Hello?', ${when})`,
      ago,
    )
    for (const [kind, subject] of [
      ['points', id],
      ['gift-card', CARD.number],
    ])
      await pool.query(
        `insert into credits (id, kind, subject, site, locale, amount, currency, worth, reason, state, staff_id, staff_name, created_at)
         values ('crd_${kind}${at}', '${kind}', '${subject}', 'US', 'en-us', 100, 'USD', 100, 'Listed', 'given', '${owner.id}', 'Owner', ${when})`,
        ago,
      )
  }
})

type Query = { readonly after?: string; readonly limit?: number }
type Row = { readonly id: string } | { readonly number: string }
type Page = { readonly rows: readonly Row[]; readonly next?: string | undefined }
const nameOf = (row: Row): string => ('id' in row ? row.id : row.number)

const BOOKS: Readonly<Record<string, (query: Query) => Promise<Page>>> = {
  'customers.orders': query => owner.call('customers.orders', { params: { id }, query }),
  'customers.conversations': query => owner.call('customers.conversations', { params: { id }, query }),
  'customers.points': query => owner.call('customers.points', { params: { id }, query }),
  'customers.corrections': query => owner.call('customers.corrections', { params: { id }, query }),
  'customers.consents': query => owner.call('customers.consents', { params: { id }, query }),
  'giftCards.ledger': query => owner.call('giftCards.ledger', { params: { ref }, query }),
  'giftCards.corrections': query => owner.call('giftCards.corrections', { params: { ref }, query }),
}

const OF_PERSONS = [
  'customers.orders',
  'customers.conversations',
  'customers.points',
  'customers.corrections',
  'customers.consents',
] as const

describe('what is kept of one person or card', () => {
  it.each(Object.entries(BOOKS))('%s goes on where a page ends, and comes to the end of it', async (_, read) => {
    const all = await read({})
    expect(all.rows.length).toBeGreaterThanOrEqual(MADE)
    expect(all.next).toBeUndefined()
    const walked: string[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const { rows, next }: Page = await read({ limit: 2, ...(after !== '' && { after }) })
      expect(rows.length).toBeLessThanOrEqual(2)
      walked.push(...rows.map(nameOf))
      after = next
    }
    expect(walked).toEqual(all.rows.map(nameOf))
  })

  it('has the balance of all entries before, on every page', async () => {
    const { rows } = await owner.call('customers.points', { params: { id }, query: {} })
    const { next = '' } = await owner.call('customers.points', { params: { id }, query: { limit: 2 } })
    const later = await owner.call('customers.points', { params: { id }, query: { limit: 2, after: next } })
    expect(later.rows).toEqual(rows.slice(2, 4))
    expect((await owner.call('customers.read', { params: { id } })).points).toBe(rows[0]?.balance)
  })

  it('is not there for who does not work for the site of the person', async () => {
    const { call } = await staffMember(shop, 'service', ['DE'])
    for (const name of OF_PERSONS)
      await expect(call(name, { params: { id }, query: {} })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })

  it('names orders and conversations of the sites whose orders and inbox one may see, and of no other', async () => {
    const here = await staffMember(shop, 'service', ['US'])
    const orders = await here.call('customers.orders', { params: { id }, query: {} })
    expect(orders.rows.map(nameOf)).toEqual(['CRN-BOOK-3', 'CRN-BOOK-2', 'CRN-BOOK-4'])
    const written = await here.call('customers.conversations', { params: { id }, query: {} })
    expect(written.rows.map(nameOf)).toEqual(['BOOK-3', 'BOOK-2', 'BOOK-4'])
    await owner.call('roles.save', { params: { role: 'people' }, body: { permissions: ['customers.read'] } })
    const { call } = await staffMember(shop, 'people')
    for (const name of ['customers.orders', 'customers.conversations'] as const)
      expect((await call(name, { params: { id }, query: {} })).rows).toEqual([])
  })
})
