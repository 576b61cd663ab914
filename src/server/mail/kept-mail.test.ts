import { describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { mailServer } from '../testing/mail-server.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

/** What is told of the one letter of an order: on its page, in the letter's own answer, in the house, and in figures. */
async function toldOfLetter(settings: Record<string, string>) {
  const shop = await testShop({ DEMO: 'true', ...settings })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 10 })
  const buyer = given.guest(shop)
  const { orderNumber: number } = await buyer.call('cart.placeOrder', {
    headers: {},
    body: { cartId: await cartToOrder(buyer, { sku: 'BOOT-9' }) },
  })
  await runJobs(shop)
  const owner = await staffMember(shop, 'owner')
  const { story } = await owner.call('orders.read', { params: { number } })
  const entry = story.find(({ kind }) => kind === 'mail')
  const letter = await owner.call('orders.mail', { params: { number, mailId: entry?.mailId ?? 0 } })
  const { mail } = await owner.call('health.read')
  const { text } = await shop.services.metrics.render()
  const counted = [...text.matchAll(/^cairn_letters_total\{outcome="(\w+)"\} 1$/gm)].map(([, outcome]) => outcome)
  return {
    entry,
    letter,
    mail,
    counted,
    me: (await owner.call('session.read')).simulated,
    stranger: (await staffCalls(shop.newVisitor().visitor)('session.ways')).simulated,
  }
}

describe('a letter', () => {
  it('that is kept is told of as kept wherever staff look, and nowhere as sent', async () => {
    const { entry, letter, mail, counted, me, stranger } = await toldOfLetter({})
    expect(entry).toMatchObject({ kept: true })
    expect(letter).toMatchObject({ kept: true })
    expect(mail).toMatchObject({ sentToday: 0, keptToday: 1 })
    expect(counted).toEqual(['kept'])
    expect([me, stranger]).toEqual([
      ['payment', 'fulfilment', 'mail'],
      ['payment', 'fulfilment', 'mail'],
    ])
  })

  it('that a mail server took is sent', async () => {
    const { entry, letter, mail, counted, me } = await toldOfLetter({ SMTP_URL: (await mailServer()).url })
    expect(entry).not.toHaveProperty('kept')
    expect(letter).toMatchObject({ kept: false })
    expect(mail).toMatchObject({ sentToday: 1, keptToday: 0 })
    expect(counted).toEqual(['sent'])
    expect(me).toEqual(['payment', 'fulfilment'])
  })
})
