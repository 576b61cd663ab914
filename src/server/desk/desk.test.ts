import { beforeAll, describe, expect, it } from 'vitest'
import { PRESET_ROLES } from '#domain/staff/roles.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const MESSAGE = { category: 'orders', subject: 'where-is-my-order', message: 'Where is it?' }

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

describe('the desk', () => {
  it.each(Object.keys(PRESET_ROLES))('tells a %s what waits, of what that role may see', async role => {
    const { call } = await staffMember(shop, role)
    const { waiting } = await call('home.read', { query: {} })
    const { permissions } = await call('session.read')
    expect(waiting.some(({ kind }) => kind === 'orders')).toBe(permissions.includes('orders.read'))
    expect(waiting.some(({ kind }) => kind === 'reviews')).toBe(permissions.includes('moderation.write'))
    expect(waiting.every(({ count }) => count === 0)).toBe(true)
  })

  it('shows orders and persons of the sites one works for, and of no others', async () => {
    const insert = (id: string, site: string) =>
      shop.database.pool.query(
        `insert into consumers (id, email, site, locale, source) values ($1, $2, $3, 'en-us', 'ECOM15')`,
        [id, `border.${site.toLowerCase()}@cairn.test`, site],
      )
    await insert('con_border_us', 'US')
    await insert('con_border_de', 'DE')
    const found = async (sites: string[] | null) => {
      const { call } = await staffMember(shop, 'service', sites)
      return (await call('lookup.find', { query: { q: 'border.' } })).found.map(({ id }) => id)
    }
    expect(await found(['DE'])).toEqual(['con_border_de'])
    expect(await found(null)).toEqual(['con_border_de', 'con_border_us'])
    const { call } = await staffMember(shop, 'service', ['DE', 'US'])
    const german = await call('lookup.find', { query: { q: 'border.', site: 'DE' } })
    expect(german.found.map(({ id }) => id)).toEqual(['con_border_de'])
    expect((await call('lookup.find', { query: { q: 'border.', site: 'FR' } })).found).toEqual([])
  })

  it('counts what waits on the sites one works for, and what is for all', async () => {
    await given.product(shop, { sku: 'LAST-1', stock: 1 })
    const draft = (slug: string, scope: string) =>
      shop.database.pool.query(
        `with page as (insert into content_objects (slug, kind) values ($1, 'page') on conflict do nothing)
         insert into content_working (slug, scope, body, updated_by) values ($1, $2, '{}', 'somebody')`,
        [slug, scope],
      )
    for (const scope of ['any', 'de', 'de-de', 'fr-fr']) await draft(`waits-${scope}`, scope)
    // A page is one piece of work, in however many languages.
    await draft('waits-de', 'de-de')
    const counts = async (sites: string[] | null, site?: 'DE') => {
      const { call } = await staffMember(shop, 'analyst', sites)
      const { waiting } = await call('home.read', { query: { ...(site && { site }) } })
      return Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]))
    }
    expect(await counts(null)).toMatchObject({ drafts: 4, lowStock: 1 })
    expect(await counts(['US'])).toMatchObject({ drafts: 1, lowStock: 1 })
    expect(await counts(['DE'])).toMatchObject({ drafts: 3, lowStock: 0 })
    expect(await counts(null, 'DE')).toMatchObject({ drafts: 3, lowStock: 0 })
  })

  it('finds people by name or address, orders by their buyer, and conversations by number', async () => {
    await given.product(shop, { sku: 'FOUND-9', stock: 5 })
    const robin = await person(shop, { firstName: 'Solène', lastName: 'Quint' })
    const buyer = given.guest(shop)
    const email = newEmail()
    const address = { ...HOME, recipientFirstName: 'Gerda', recipientLastName: 'Vries', recipientContactEmail: email }
    const cartId = await cartToOrder(buyer, { sku: 'FOUND-9', address })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const { caseNumber } = await buyer.call('contact.send', {
      body: { ...MESSAGE, firstName: 'Gerda', lastName: 'Vries', email },
    })
    await runJobs(shop)
    const foundBy = async ({ call }: StaffMember, q: string) =>
      (await call('lookup.find', { query: { q } })).found.map(({ kind, id }) => `${kind} ${id}`)
    const service = await staffMember(shop, 'service')
    for (const typed of [robin.email, 'solene', 'Solène Q', 'Quint'])
      expect(await foundBy(service, typed), typed).toContain(`customer ${robin.consumerId}`)
    for (const typed of ['gerda', 'Vries', email])
      expect(await foundBy(service, typed), typed).toContain(`order ${orderNumber}`)
    for (const typed of [caseNumber, caseNumber.toLowerCase(), caseNumber.replace('CASE-', '')])
      expect(await foundBy(service, typed), typed).toEqual([`conversation ${caseNumber}`])
    expect(await foundBy(await staffMember(shop, 'service', ['DE']), caseNumber)).toEqual([])
    const merchant = await staffMember(shop, 'merchandiser')
    for (const typed of [robin.email, 'gerda', caseNumber]) expect(await foundBy(merchant, typed), typed).toEqual([])
  })

  it('takes what is typed for letters, not for a pattern', async () => {
    const { call } = await staffMember(shop, 'owner')
    expect((await call('lookup.find', { query: { q: '%' } })).found).toEqual([])
    expect((await call('lookup.find', { query: { q: 'The own' } })).found).toContainEqual(
      expect.objectContaining({ kind: 'person', title: 'The owner' }),
    )
  })
})
