import { conversations } from '#contract/staff/conversations/conversations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { newEmail, person } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { tellWhoAsked } from '../reviews/answered.service.ts'

let shop: TestShop
let service: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', DESK_MAIL: 'desk@cairn.test, lead@cairn.test' })
  service = await staffMember(shop, 'service')
})

const message = (email: string, text = 'My parcel has not moved since Monday.') => ({
  firstName: 'Robin',
  lastName: 'Hale',
  email,
  category: 'orders',
  subject: 'where-is-my-order',
  message: text,
})
const read = (id: string) => service.call('conversations.read', { params: { id } })

describe('a message', () => {
  it('reaches the desk by event and mail, is taken, answered by mail and closed, and its history tells who did what', async () => {
    const robin = newEmail()
    const { caseNumber: id } = await shop
      .newVisitor({ 'x-locale': 'de-de' })
      .call('contact.send', { body: message(robin) })
    await runJobs(shop)
    expect((await mailTo(shop, 'lead@cairn.test'))[0]?.body).toContain(`/studio/conversations/${id}`)
    expect((await mailTo(shop, 'desk@cairn.test'))[0]?.body).not.toContain('Robin')
    const { rows: events } = await shop.database.pool.query('select type, site, data from events where resource = $1', [
      `conversation:${id}`,
    ])
    expect(events).toEqual([{ type: 'conversation.received', site: 'DE', data: { kind: 'message' } }])

    const { rows, counts } = await service.call('conversations.list', { query: { status: 'open', site: 'DE' } })
    expect(rows).toMatchObject([{ id, name: 'Robin Hale', subject: 'where-is-my-order', mine: false }])
    expect(counts.open).toBe(1)
    await service.call('conversations.own', { params: { id }, body: { owner: 'me' } })
    await service.call('conversations.note', { params: { id }, body: { text: 'Rang the carrier.' } })
    await shop.database.pool.query(
      `update conversations set opened_at = opened_at - interval '2 hours' where id = $1`,
      [id],
    )
    await service.call('conversations.reply', { params: { id }, body: { text: 'It arrives {tomorrow}.\n\nSorry.' } })
    await runJobs(shop)
    const [letter] = await mailTo(shop, robin)
    expect(letter).toMatchObject({ template: 'desk-reply' })
    expect(letter?.body).toContain('It arrives {tomorrow}.')
    const shown = await read(id)
    expect(shown).toMatchObject({ status: 'answered', mine: true, email: robin })
    expect(shown.entries.map(({ kind, text }) => [kind, text])).toEqual([
      ['in', 'My parcel has not moved since Monday.'],
      ['note', 'Rang the carrier.'],
      ['reply', 'It arrives {tomorrow}.\n\nSorry.'],
    ])
    const figures = await service.call('conversations.figures', { query: { site: 'DE' } })
    expect(figures).toMatchObject({ received: 1, answered: 1, withinDay: 1, medianMinutes: 120 })
    await service.call('conversations.setStatus', { params: { id }, body: { status: 'closed' } })
    expect((await read(id)).actions).toContain('reopen')

    const owner = await staffMember(shop, 'owner')
    const { rows: history } = await owner.call('history.list', { query: { objectType: 'conversation', objectId: id } })
    expect(history.map(({ call }) => call)).toEqual(
      expect.arrayContaining([
        'conversations.read',
        'conversations.own',
        'conversations.reply',
        'conversations.setStatus',
      ]),
    )
  })

  it('is seen on its sites only, and by who may not see persons without who and what', async () => {
    const { caseNumber: id } = await shop
      .newVisitor({ 'x-locale': 'fr-fr' })
      .call('contact.send', { body: message(newEmail()) })
    const german = await staffMember(shop, 'service', ['DE'])
    await expect(german.call('conversations.read', { params: { id } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    const analyst = await staffMember(shop, 'analyst')
    const shown = await analyst.call('conversations.read', { params: { id } })
    expect(shown).toMatchObject({ entries: [], actions: [] })
    expect(JSON.stringify(shown)).not.toMatch(/Robin|parcel/)
    await expect(
      analyst.call('conversations.reply', { params: { id }, body: { text: 'Hello' } }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it('has an order attached, of a site one may see, and is listed with it', async () => {
    await given.product(shop, { sku: 'BOOT-9', stock: 10 })
    const guest = given.guest(shop)
    const cartId = await cartToOrder(guest, { sku: 'BOOT-9' })
    const { orderNumber } = await guest.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const { caseNumber: id } = await shop.newVisitor().call('contact.send', { body: message(newEmail()) })
    const attach = (number: string) =>
      service.call('conversations.attach', { params: { id }, body: { orderNumber: number } })
    await expect(attach('CRN-NONE-NONE')).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await attach(orderNumber)
    const { rows } = await service.call('conversations.list', { query: { order: orderNumber } })
    expect(rows.map(row => row.id)).toEqual([id])
  })

  it('goes with the person who wrote it', async () => {
    const robin = await person(shop)
    const { caseNumber: id } = await robin.call('contact.send', { body: message(robin.email) })
    await service.call('conversations.reply', { params: { id }, body: { text: 'Tomorrow.' } })
    await robin.call('consumer.userData', {
      body: { consumerId: robin.consumerId, email: robin.email, action: 'delete' },
    })
    await expect(read(id)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const { rows } = await shop.database.pool.query('select 1 from conversation_entries where conversation_id = $1', [
      id,
    ])
    expect(rows).toEqual([])
  })
})

describe('a case and a question', () => {
  it('stand in the same inbox: a question is answered publicly, and who asked hears of it', async () => {
    const payload = {
      firstName: 'Kim',
      lastName: 'Vale',
      email: newEmail(),
      description: 'The sole came off.',
      sku: 'BOOT-9',
    }
    const { caseNumber } = await shop
      .newVisitor()
      .call('consumer.warranty', { body: { requestType: 'warranty', organisation: 'cairn-us', payload } })
    expect(await read(caseNumber)).toMatchObject({ kind: 'case', subject: 'warranty', site: 'US', name: 'Kim Vale' })

    const { productId } = await given.product(shop, { sku: 'CAP-1' })
    const asker = newEmail()
    const visitor = shop.newVisitor()
    const { questionId } = await visitor.call('products.askQuestion', {
      params: { productId },
      body: { text: 'Does it fit over a helmet?', nickname: 'Bo', email: asker },
    })
    const id = `Q-${questionId}`
    expect(await read(id)).toMatchObject({
      kind: 'question',
      public: true,
      entries: [{ text: 'Does it fit over a helmet?' }],
    })
    await service.call('conversations.reply', { params: { id }, body: { text: 'Yes, up to size L.' } })
    await shop.settled()
    const { questions } = await visitor.call('products.questions', { params: { productId }, query: {} })
    expect(questions[0]?.answers).toMatchObject([{ text: 'Yes, up to size L.', byStaff: true }])
    expect(await read(id)).toMatchObject({ status: 'answered' })
    await tellWhoAsked(shop.services, { id: 0, kind: 'routine', payload: {}, attempts: 1 })
    await runJobs(shop)
    expect(await mailTo(shop, asker)).toMatchObject([{ template: 'question-answered' }])
  })
})

describe('a question to a product', () => {
  it('names the product as whoever reads calls it, in English where nobody wrote that', async () => {
    const { productId, masterId } = await given.product(shop, { sku: 'HOOD-1', name: 'Storm hood' })
    const name = (names: object) =>
      shop.database.pool.query('update styles set names = $2 where id = $1', [masterId, JSON.stringify(names)])
    await name({ en: 'Storm hood', de: 'Sturmhaube' })
    const { questionId } = await shop
      .newVisitor()
      .call('products.askQuestion', { params: { productId }, body: { text: 'Is it lined?', nickname: 'Bo' } })
    const id = `Q-${questionId}`
    const readIn = async (language: string) => {
      const of = (path: string) =>
        service.visitor.fetch(`/api/staff/v1${path}`, { headers: { 'accept-language': language } })
      const { rows } = conversations.list.response.parse(await (await of('/conversations?kind=question')).json())
      const { product } = conversations.read.response.parse(await (await of(`/conversations/${id}`)).json())
      return [rows.find(row => row.id === id)?.subject, product?.name]
    }
    expect(await readIn('de')).toEqual(['Sturmhaube', 'Sturmhaube'])
    expect(await readIn('fr')).toEqual(['Storm hood', 'Storm hood'])
  })
})

describe('a mail that comes back', () => {
  it('joins the conversation it names if it comes from who leads it, opens one otherwise, and is taken once', async () => {
    const robin = newEmail()
    const { caseNumber: id } = await shop.newVisitor().call('contact.send', { body: message(robin) })
    await service.call('conversations.reply', { params: { id }, body: { text: 'Tomorrow.' } })
    const owner = await staffMember(shop, 'owner')
    const mailbox = await staffKey(shop, owner, { permissions: ['conversations.write'] })
    const mail = {
      messageId: '<1@post.test>',
      from: robin,
      subject: `Re: About your message ${id}`,
      text: 'Thank you!',
    }
    expect(await mailbox('conversations.receive', { body: mail })).toEqual({ id })
    expect(await mailbox('conversations.receive', { body: mail })).toEqual({ id })
    const joined = await read(id)
    expect(joined).toMatchObject({ status: 'open' })
    expect(joined.entries.filter(({ text }) => text === 'Thank you!')).toHaveLength(1)
    const stranger = await mailbox('conversations.receive', {
      body: { ...mail, messageId: '<2@post.test>', from: newEmail() },
    })
    expect(stranger.id).toMatch(/^MAIL-/)
    expect(await read(stranger.id)).toMatchObject({ kind: 'mail', entries: [{ text: 'Thank you!' }] })
    // A room and a row of a list need something to be called by: without a subject, its number.
    const bare = { messageId: '<3@post.test>', from: newEmail(), text: 'Hello?' }
    const { id: nameless } = await mailbox('conversations.receive', { body: bare })
    expect(await read(nameless)).not.toHaveProperty('subject')
  })
})

describe('text blocks', () => {
  it('are written, changed and taken away', async () => {
    const body = { language: 'en', title: 'Late', text: 'Dear {name}, it is late.' } as const
    const { id } = await service.call('conversations.saveBlock', { body })
    await service.call('conversations.saveBlock', { body: { ...body, id, title: 'Very late' } })
    expect((await service.call('conversations.blocks')).blocks).toEqual([{ ...body, id, title: 'Very late' }])
    await service.call('conversations.removeBlock', { params: { blockId: id } })
    expect((await service.call('conversations.blocks')).blocks).toEqual([])
  })
})
