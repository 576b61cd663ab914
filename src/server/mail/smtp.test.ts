import { authenticate } from 'mailauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { dkimKey, mailServer, type Received } from '../testing/mail-server.ts'
import { newEmail } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { MOST_ATTEMPTS } from '../jobs/jobs.ts'
import { createPost, enqueueMail } from './mail.service.ts'
import { Mail } from './mail-values.ts'

const LETTERS = {
  order: { template: 'order-ready', values: { orderNumber: 'CRN-1', currency: 'EUR', lines: [], store: 'Berlin' } },
  account: { template: 'password-changed', values: { path: '/x' } },
  marketing: { template: 'back-in-stock', values: { product: 'Talus', path: '/de-de/p/talus' } },
}
const key = dkimKey()

let server: Awaited<ReturnType<typeof mailServer>>
let shop: TestShop

beforeAll(async () => {
  server = await mailServer()
  shop = await testShop({
    SMTP_URL: server.url,
    PUBLIC_URL: 'https://shop.cairn.test',
    MAIL_FROM: 'Cairn <hello@shop.cairn.test>',
    DKIM_DOMAIN: 'shop.cairn.test',
    DKIM_SELECTOR: 'letters',
    DKIM_KEY_FILE: key.file,
  })
})

async function send(to: string, ...letters: (keyof typeof LETTERS)[]): Promise<void> {
  for (const letter of letters)
    await enqueueMail(shop.database.db, Mail.parse({ ...LETTERS[letter], to, locale: 'de-de' }))
  await runJobs(shop)
}
const jobsTo = (to: string) =>
  shop.database.pool
    .query<{ attempts: number; done: boolean; last_error: string | null; wait: number }>(
      `select attempts, done_at is not null as done, last_error, extract(epoch from run_at - now())::int as wait
       from jobs where payload->>'to' = $1 order by id`,
      [to],
    )
    .then(({ rows }) => rows)
const leaveUrl = ({ headers }: Received) => /^<(https:[^>]+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
const pathOf = (url: string) => url.slice('https://shop.cairn.test'.length)
const press = (url: string, body = 'List-Unsubscribe=One-Click') =>
  shop.app.request(pathOf(url), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('a letter', () => {
  it('arrives in HTML with plain text beside it, many over one connection', async () => {
    const to = newEmail()
    const before = server.seen.connections
    await send(to, 'order', 'account', 'order')
    const [first] = server.lettersTo(to)
    expect(server.lettersTo(to)).toHaveLength(3)
    expect(server.seen.connections - before).toBeLessThanOrEqual(1)
    expect(first?.headers.get('content-type')).toContain('multipart/alternative')
    expect(first?.raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(first?.raw).toContain('Content-Type: text/html; charset=utf-8')
  })

  it('is signed so that others believe it, and its signature covers how to unsubscribe', async () => {
    const to = newEmail()
    await send(to, 'marketing')
    const [letter] = server.lettersTo(to)
    const resolver = async (name: string, type: string) => {
      if (name === 'letters._domainkey.shop.cairn.test' && type === 'TXT') return [[key.record]]
      if (name === '_dmarc.shop.cairn.test' && type === 'TXT') return [['v=DMARC1; p=reject; adkim=s']]
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    }
    const judge = (raw: string) =>
      authenticate(raw, { resolver, ip: '203.0.113.7', helo: 'mail.test', sender: 'hello@shop.cairn.test' })
    const { dkim, dmarc } = await judge(letter?.raw ?? '')
    const [signature] = dkim.results
    expect(signature).toMatchObject({ signingDomain: 'shop.cairn.test', status: { result: 'pass' } })
    expect(signature?.signingHeaders?.keys.toLowerCase()).toMatch(/list-unsubscribe(?=.*list-unsubscribe-post)/)
    expect(dmarc && dmarc.status.result).toBe('pass')
    const changed = await judge((letter?.raw ?? '').replace('One-Click', 'Two-Click'))
    expect(changed.dkim.results[0]?.status.result).not.toBe('pass')
  })

  it('waits when a server refuses it for now, a little longer each time, and leaves then', async () => {
    const to = newEmail()
    server.refuse(to, { at: 'rcpt', code: 451, says: '4.3.0 come again' })
    await send(to, 'order')
    const [waiting] = await jobsTo(to)
    expect(waiting).toMatchObject({ done: false, attempts: 1 })
    expect(waiting?.wait).toBeGreaterThan(0)
    server.takeAll()
    await shop.database.pool.query(`update jobs set run_at = now() where payload->>'to' = $1`, [to])
    await runJobs(shop)
    expect(server.lettersTo(to)).toHaveLength(1)
  })

  it('that a server never wants is given up at once, and its address is not to blame', async () => {
    const to = newEmail()
    server.refuse(to, { at: 'data', code: 554, says: '5.7.1 looks like an advertisement' })
    await send(to, 'order')
    expect(await jobsTo(to)).toMatchObject([{ done: false, attempts: MOST_ATTEMPTS }])
    server.takeAll()
    await send(to, 'account')
    expect(server.lettersTo(to)).toHaveLength(1)
  })
})

it('a letter that takes too long as a whole is given up, and not sent after all', async () => {
  const to = newEmail()
  const patient = createPost(shop.services.config, shop.database.db)
  const post = createPost(shop.services.config, shop.database.db, { reply: 60_000, letter: 300 })
  const letter = {
    to,
    subject: '',
    template: 'order-ready',
    html: '<p>late</p>',
    text: 'late',
    job: 1,
    leaveUrl: undefined,
  } as const
  server.dawdle(200)
  await expect(post.send(letter)).rejects.toThrow('takes too long for one letter')
  server.dawdle(0)
  expect(await patient.send({ ...letter, text: 'in time' })).toBe('sent')
  expect(server.lettersTo(to).map(({ raw }) => /late|in time/.exec(raw)?.[0])).toEqual(['in time'])
  post.close()
  patient.close()
})

describe('an address that nobody has', () => {
  it('is noted, gets no more letters but those about orders, and no try too many', async () => {
    const to = newEmail()
    server.refuse(to, { at: 'rcpt', code: 550, says: `5.1.1 <${to}>: no such user` })
    await send(to, 'account')
    expect(await jobsTo(to)).toMatchObject([{ done: true, attempts: 1 }])
    const { rows } = await shop.database.pool.query('select reason, detail from mail_suppressions where address = $1', [
      to,
    ])
    expect(rows).toEqual([{ reason: 'bounced', detail: '550 5.1.1 [address] no such user' }])
    server.takeAll()
    await send(to, 'account', 'marketing', 'order')
    expect(server.lettersTo(to).map(({ headers }) => headers.get('list-unsubscribe'))).toEqual([undefined])
    expect(server.lettersTo(to)[0]?.raw).toContain('CRN-1')
  })
})

describe('unsubscribing', () => {
  it('is offered on marketing alone', async () => {
    const to = newEmail()
    await send(to, 'order', 'account', 'marketing')
    expect(server.lettersTo(to).map(({ headers }) => headers.get('list-unsubscribe-post'))).toEqual([
      undefined,
      undefined,
      'List-Unsubscribe=One-Click',
    ])
  })

  it('takes one POST of a mail program, without session or cookie, and a look at the link changes nothing', async () => {
    const to = newEmail()
    await send(to, 'marketing')
    const url = leaveUrl(server.lettersTo(to)[0] ?? { to, raw: '', headers: new Map() })
    const looked = await shop.app.request(pathOf(url))
    expect(looked.status).toBe(302)
    expect(looked.headers.get('location')).toMatch(/^\/de-de\/newsletter\/leave\?token=/)
    expect((await press(url, 'x=1')).status).toBe(400)
    expect((await press(`${url}x`)).status).toBe(400)
    await send(to, 'marketing')
    expect(server.lettersTo(to)).toHaveLength(2)
    expect((await press(url)).status).toBe(200)
    expect((await press(url)).status).toBe(200)
    await send(to, 'marketing', 'account', 'order')
    expect(server.lettersTo(to)).toHaveLength(4)
  })

  it('ends the newsletter too, until the same person confirms it again', async () => {
    const to = newEmail()
    const subscribe = () =>
      shop.newVisitor({ 'x-locale': 'de-de' }).call('consumer.createSubscription', {
        body: {
          consumerProfile: { consumerDetails: { email: to }, subscriptions: [{ channel: 'email', optin: true }] },
        },
      })
    const confirm = async () => {
      const raw = server.lettersTo(to).at(-1)?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
      const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(raw)?.[1] ?? ''
      return shop.newVisitor().call('consumer.followSubscriptionLink', { body: { token } })
    }
    await subscribe()
    await runJobs(shop)
    await confirm()
    await send(to, 'marketing')
    const url = leaveUrl(server.lettersTo(to).at(-1) ?? { to, raw: '', headers: new Map() })
    await press(url)
    const { rows } = await shop.database.pool.query('select optin from subscriptions where recipient = $1', [to])
    expect(rows).toEqual([{ optin: false }])
    shop.advance(86_400_000)
    await subscribe()
    await runJobs(shop)
    await confirm()
    const before = server.lettersTo(to).length
    await send(to, 'marketing')
    expect(server.lettersTo(to)).toHaveLength(before + 1)
  })
})
