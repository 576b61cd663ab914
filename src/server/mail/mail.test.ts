import { Hono } from 'hono'
import { createServer } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/sites/sites.ts'
import { takeJob } from '../jobs/jobs.ts'
import { work } from '../jobs/work.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { readConfig } from '../config.ts'
import type { Env } from '../http/api.ts'
import { deliveredTexts } from '../content/letters.service.ts'
import { compose } from './compose.ts'
import { layOut } from './layout.ts'
import { createPost, enqueueMail } from './mail.service.ts'
import { isLetter, sampleOf } from './letter-samples.ts'
import { Mail } from './mail-values.ts'
import { LETTERS } from './texts/letters.ts'
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

const laidOut = (mail: Mail) => layOut(compose(mail, deliveredTexts(mail.template, mail.locale), 'https://shop.test'))

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

  it('that is forgotten once it is sent is noted as done with it, should the process end right then', async () => {
    await enqueueMail(shop.database.db, {
      template: 'account-deleted',
      values: { path: '/en-us' },
      to: 'gone@cairn.test',
      locale: 'en-us',
    })
    const job = await takeJob(shop.database.db)
    if (job) await work[job.kind]?.(shop.services, job)
    const { rows } = await shop.database.pool.query(
      'select payload, done_at is not null as done from jobs where id = $1',
      [job?.id],
    )
    expect(rows).toEqual([{ payload: {}, done: true }])
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
    for (const template of Object.keys(LETTERS).filter(isLetter)) {
      const { html, text } = laidOut(sampleOf(template, locale))
      expect(html + text, template).not.toMatch(/undefined|\{\w+\}|NaN/)
      expect(text.split('\n\n').length, template).toBeGreaterThan(2)
    }
  })

  it('is drawn once for each form, and filled in with what is this one’s, as text', () => {
    const values = (product: string) => ({ product, path: `/x?a=1&b="${product.length}"` })
    const told = (product: string) =>
      laidOut(Mail.parse({ template: 'back-in-stock', to: 'a@b.test', locale: 'en-us', values: values(product) }))
    expect(told('Talus').html).toContain('Talus')
    const { html, text } = told('<b>"Fell" & Tarn</b>')
    expect(html).toContain('&lt;b&gt;&quot;Fell&quot; &amp; Tarn&lt;/b&gt;')
    expect(html).not.toMatch(/Talus|<b>|\u{F8FF}/u)
    expect(text).toContain('<b>"Fell" & Tarn</b>')
  })

  it('leads an order with the day it comes, its number, its pieces in pictures and where it goes', () => {
    const sample = sampleOf('order-placed', 'en-us')
    if (sample.template !== 'order-placed') throw new Error('another letter')
    const lines = sample.values.lines.map(line => ({ ...line, picture: '/media/talus' }))
    const told = (arrival: typeof sample.values.arrival) =>
      laidOut({ ...sample, values: { ...sample.values, lines, arrival } })
    const { html, text } = told({ on: '2027-01-15', collected: false })
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Arrives by Friday, January 15')
    expect(text.split('\n\n').slice(0, 3)).toEqual([
      'Order CRN-7KD2-M4QX',
      'Arrives by Friday, January 15',
      'We have your order',
    ])
    expect(html.match(/<img[^>]* src="https:\/\/shop\.test\/media\/talus\?w=160"/g)).toHaveLength(lines.length)
    expect(text).toContain('Goes to\nRobin Ash\n12 Ridge Road')
    expect(told({ on: '2027-01-15', collected: true }).text).toContain('Ready to collect by Friday, January 15')
    expect(/<h1[^>]*>([^<]*)/.exec(told(undefined).html)?.[1]).toBe('We have your order')
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
      const { html, text } = laidOut(mail)
      expect(html + text, letter.template).not.toMatch(/lure|555/)
    }
    expect(laidOut(Mail.parse(giftCard)).text).toContain('Robin')
  })

  it('gives a mail server up that does not answer', async () => {
    const server = createServer(socket => void socket.write('220 ready\r\n'))
    await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const config = readConfig({ NODE_ENV: 'test', SMTP_URL: `smtp://127.0.0.1:${port}` })
    const post = createPost(config, shop.database.db, { reply: 100, letter: 60_000 })
    const sending = post.send({ to: 'ash@cairn.test', subject: 'Hi', html: '', text: 'x', template: 't', job: 8 })
    await expect(sending).rejects.toThrow(/timeout/i)
    server.close()
  })
})
