import { Hono } from 'hono'
import { createServer } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/sites/sites.ts'
import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { readConfig } from '../config.ts'
import type { Env } from '../http/api.ts'
import { compose } from './compose.ts'
import { layOut } from './layout.ts'
import { createPost, enqueueMail } from './mail.service.ts'
import { Mail, type MailTemplate } from './mail-values.ts'
import { runJob } from '../testing/run-job.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const giftCard = {
  template: 'gift-card',
  to: 'ash@cairn.test',
  locale: 'en-gb',
  values: {
    number: '6000000000000000011',
    code: '11111111',
    amount: 5000,
    currency: 'GBP',
    senderName: 'Robin',
    message: '<b>See you</b> on the ridge',
  },
} as const

describe('mail', () => {
  it('is sent once the transaction that queued it has committed, and shown in the mailbox', async () => {
    await enqueueMail(shop.database.db, giftCard)
    const job = await takeJob(shop.database.db)
    if (!job) throw new Error('nothing was queued')
    await runJob(shop.services, work, job)
    await runJob(shop.services, work, job)
    const list = await (await shop.visitor.fetch('/dev/mailbox?to=ASH@cairn.test')).text()
    expect(list.match(/A gift card for you/g)).toHaveLength(1)
    const id = /\/dev\/mailbox\/(\d+)/.exec(list)?.[1]
    const message = await (await shop.visitor.fetch(`/dev/mailbox/${id}`)).text()
    expect(message).toContain('6000 0000 0000 0000 011')
    expect(message).toContain('£50.00')
    expect(message).toContain('&lt;b&gt;See you&lt;/b&gt;')
  })

  it('is not shown in production', async () => {
    const { featureMounts } = await import('../mounts.ts')
    const live = { ...shop.services, config: { ...shop.services.config, production: true } }
    const app = new Hono<Env>()
    for (const mount of featureMounts(live)) mount(app)
    for (const path of ['/dev/mailbox', '/dev/warehouse', '/dev/settled'])
      expect((await app.request(path)).status).toBe(404)
  })

  it.each(LOCALES)('leaves no gap in any message in %s', locale => {
    const order = { orderNumber: 'CRN-7KD2-M4QX', currency: 'EUR', lines: [{ name: 'Talus', qty: 2, amount: 100 }] }
    const values = {
      'order-placed': {
        ...order,
        ...{ subtotal: 1, discount: 2, shipping: 0, tax: 3, taxIncluded: true, total: 4, deliverTo: ['Boulder'] },
      },
      'order-shipped': { ...order, carrier: 'Ridge Post', trackingNumber: 'RP1' },
      'order-ready': { ...order, store: 'Cairn Boulder' },
      'order-delayed': { ...order, expectedOn: '2027-01-15' },
      'order-cancelled': { ...order, refund: 5 },
      'payment-lapsed': { ...order, refund: 5 },
      'return-created': { ...order, returnNumber: 'RET-1', refund: 5 },
      'return-refunded': { ...order, refund: 5 },
      'return-refused': { ...order, refund: 5, reason: 'The soles were worn.' },
      'refund-given': { ...order, refund: 5, parts: [{ kind: 'given', name: '', amount: 5 }] },
      'order-address-changed': { ...order, deliverTo: ['Boulder'] },
      'payment-link': { path: '/en-us/payment-link?token=x', days: 3 },
      'order-exchanged': order,
      'exchange-return': { ...order, returnNumber: 'RET-1' },
      'withdrawal-received': { ...order, receivedAt: '2026-03-01T09:02:00Z', refund: 5 },
      'gift-card': giftCard.values,
      'coupon-given': { code: 'SORRY-7KD2M4', amount: 1000, currency: 'EUR', endsOn: '2027-01-15', path: '/x' },
      'password-reset': { path: '/x', minutes: 60 },
      'password-changed': { path: '/x' },
      'email-changed': { path: '/x' },
      'email-confirm': { path: '/en-us/confirm-email?token=x' },
      'email-confirm-new': { path: '/en-us/confirm-email?token=x' },
      'email-change-asked': { path: '/en-us/forgot-password' },
      'passkey-added': { path: '/en-us/account/profile' },
      'passkey-removed': { path: '/en-us/account/profile' },
      'data-exported': { path: '/en-us/help/contact-us' },
      'account-deleted': { path: '/en-us/help/contact-us' },
      'subscription-confirm': { path: '/en-us/newsletter/confirm?token=x' },
      'subscription-leave': { path: '/en-us/newsletter/leave?token=x' },
      'loyalty-confirm': { path: '/x' },
      'back-in-stock': { product: 'Talus', path: '/x' },
      'question-answered': { product: 'Talus', question: 'Is it warm?', path: '/x' },
      'favorites-shared': { path: '/x' },
      'contact-received': { caseNumber: 'CASE-1', firstName: 'Robin' },
      'desk-reply': { caseNumber: 'CASE-1', text: 'It arrives tomorrow.', path: '/x' },
      'weekly-report': { from: '2026-03-02', to: '2026-03-08', facts: [{ label: 'US', value: '3' }], path: '/x' },
      'review-asked': { name: 'home', who: 'Jo Marsh', path: '/x' },
      'review-approved': { name: 'home', who: 'Jo Marsh', path: '/x' },
      'review-returned': { name: 'home', who: 'Jo Marsh', path: '/x' },
      'desk-hand-over': { number: 'CASE-1', who: 'Jo Marsh', path: '/x' },
      'desk-news': { caseNumber: 'CASE-1', path: '/x' },
      'contribution-hidden': { text: 'Warm', reason: 'It names a person.' },
      'staff-invitation': { path: '/studio/welcome', days: 7 },
    } satisfies Record<MailTemplate, object>
    for (const [template, one] of Object.entries(values)) {
      const mail = Mail.parse({ template, to: 'a@b.test', locale, values: one })
      const { html, text } = layOut(compose(mail, 'https://shop.test'))
      expect(html + text, template).not.toMatch(/undefined|\{\w+\}|NaN/)
      expect(text.split('\n\n').length, template).toBeGreaterThan(2)
    }
  })

  it('is drawn once for each form, and filled in with what is this one’s, as text', () => {
    const values = (product: string) => ({ product, path: `/x?a=1&b="${product.length}"` })
    const laidOut = (product: string) =>
      layOut(
        compose(
          Mail.parse({ template: 'back-in-stock', to: 'a@b.test', locale: 'en-us', values: values(product) }),
          'https://shop.test',
        ),
      )
    expect(laidOut('Talus').html).toContain('Talus')
    const { html, text } = laidOut('<b>"Fell" & Tarn</b>')
    expect(html).toContain('&lt;b&gt;&quot;Fell&quot; &amp; Tarn&lt;/b&gt;')
    expect(html).not.toMatch(/Talus|<b>|\u{F8FF}/u)
    expect(text).toContain('<b>"Fell" & Tarn</b>')
  })

  it('carries nothing a stranger could advertise with', () => {
    const lure = 'Win at https://lure.test/x or www.lure.test, lure@lure.test, lure.shop/y, +1 (303) 555 0100'
    const letters = [
      { template: 'gift-card', values: { ...giftCard.values, senderName: lure, message: lure } },
      { template: 'question-answered', values: { product: 'Talus', question: lure, path: '/x' } },
      { template: 'contact-received', values: { caseNumber: 'CASE-1', firstName: lure } },
    ]
    for (const letter of letters) {
      const mail = Mail.parse({ ...letter, to: 'a@b.test', locale: 'en-us' })
      const { html, text } = layOut(compose(mail, 'https://shop.example'))
      expect(html + text, letter.template).not.toMatch(/lure|555/)
    }
    expect(layOut(compose(Mail.parse(giftCard), 'https://shop.example')).text).toContain('Robin')
  })

  it('gives a mail server up that does not answer', async () => {
    const server = createServer(socket => void socket.write('220 ready\r\n'))
    await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const config = readConfig({ NODE_ENV: 'test', SMTP_URL: `smtp://127.0.0.1:${port}` })
    const post = createPost(config, shop.database.db, 100)
    const sending = post.send({ to: 'ash@cairn.test', subject: 'Hi', html: '', text: 'x', template: 't', job: 8 })
    await expect(sending).rejects.toThrow(/timeout/i)
    server.close()
  })
})
