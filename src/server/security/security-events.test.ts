import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { challengeOf } from '../identity/exchange.service.ts'
import { newSecret } from '../identity/ids.ts'
import { KEY_PREFIX } from '../staff/keys.service.ts'
import { person } from '../testing/people.ts'
import { eventCount } from '../testing/security-events.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { SECURITY_EVENTS, type SecurityEvent } from './security-events.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const linesAbout = (correlationId: string) =>
  shop.logged.filter(line => line.includes(correlationId) && line.includes('securityEvent'))

describe('security events', () => {
  it('are series from the start, so that an alarm has something to watch', async () => {
    const { text } = await shop.services.metrics.render()
    for (const event of Object.keys(SECURITY_EVENTS))
      expect(text).toContain(`cairn_security_events_total{event="${event}"}`)
  })

  it('are all written down with what to be alarmed by', () => {
    const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
    const listed = [...page.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, event]) => event)
    expect(listed).toEqual(expect.arrayContaining(Object.keys(SECURITY_EVENTS)))
  })

  it('count a refused sign-in, and log it with its correlation id and without the person', async () => {
    const { email } = await person(shop)
    const { call } = shop.newVisitor({ 'x-correlation-id': 'event-sign-in' })
    const codeChallenge = challengeOf(newSecret())
    const before = await eventCount(shop, 'sign-in-refused')
    await expect(
      call('authentication.signIn', { body: { username: email, password: 'Wrong-pass-1', codeChallenge } }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await eventCount(shop, 'sign-in-refused')).toBe(before + 1)
    const lines = linesAbout('event-sign-in')
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(email)
    expect(lines[0]).not.toContain('Wrong-pass-1')
  })

  it('count the lock that too many tries set off', async () => {
    const { email } = await person(shop)
    const body = { username: email, password: 'Wrong-pass-1', codeChallenge: challengeOf(newSecret()) }
    const before = await eventCount(shop, 'sign-in-locked')
    for (const _ of [1, 2, 3, 4, 5]) await shop.call('authentication.signIn', { body }).catch(() => undefined)
    expect(await eventCount(shop, 'sign-in-locked')).toBe(before + 1)
  })

  it('count a write that another site’s page sends', async () => {
    const before = await eventCount(shop, 'cross-site-refused')
    const { call } = shop.newVisitor({ origin: 'https://elsewhere.test', 'x-correlation-id': 'event-cross-site' })
    const sent = call('authentication.signOut', { body: {} })
    await expect(sent).rejects.toMatchObject({ code: 'CROSS_SITE_REFUSED' })
    expect(await eventCount(shop, 'cross-site-refused')).toBe(before + 1)
    expect(linesAbout('event-cross-site')).toHaveLength(1)
  })

  it('count a webhook that nobody signed', async () => {
    const before = await eventCount(shop, 'webhook-refused')
    await shop.visitor.fetch('/payment/webhook', {
      method: 'POST',
      headers: { 'x-payment-signature': 't=1,v1=x', 'x-correlation-id': 'event-webhook' },
      body: '{"id":"evt_1","reference":"CRN-1"}',
    })
    expect(await eventCount(shop, 'webhook-refused')).toBe(before + 1)
    expect(linesAbout('event-webhook')).toHaveLength(1)
  })

  it('count a refresh token that was replaced and comes again', async () => {
    const { call } = shop.newVisitor()
    const first = await call('authentication.token', {
      body: { tokenDelivery: 'body' },
    })
    const again = (refreshToken = String(first.refreshToken)) =>
      call('authentication.token', { body: { grantType: 'refresh_token', refreshToken, tokenDelivery: 'body' } })
    await again()
    shop.advance(60_000)
    const before = await eventCount(shop, 'token-reused')
    await expect(again()).rejects.toMatchObject({ code: 'INVALID_REFRESH_TOKEN' })
    expect(await eventCount(shop, 'token-reused')).toBe(before + 1)
  })

  it('count what staff were refused: a password, a link, a key, rights to hand out', async () => {
    const owner = await staffMember(shop, 'owner')
    const counted = async (event: SecurityEvent, refusal: Promise<unknown>, code: string) => {
      const before = await eventCount(shop, event)
      await expect(refusal).rejects.toMatchObject({ code })
      expect([event, await eventCount(shop, event)]).toEqual([event, before + 1])
    }
    const stranger = staffCalls(shop.newVisitor().visitor)
    const body = { email: owner.email, password: 'not that password' }
    await counted('sign-in-refused', stranger('session.signIn', { body }), 'STAFF_SIGN_IN_REFUSED')
    const token = newSecret()
    await counted('token-refused', stranger('session.invitation', { body: { token } }), 'STAFF_LINK_INVALID')
    const robot = staffCalls(shop.newVisitor().visitor, `${KEY_PREFIX}${newSecret()}`)
    await counted('token-refused', robot('people.list', { query: {} }), 'STAFF_SIGN_IN_REQUIRED')
    await owner.call('roles.save', {
      params: { role: 'recruiter' },
      body: { permissions: ['staff.read', 'staff.write'], limits: {} },
    })
    const recruiter = await staffMember(shop, 'recruiter')
    const invitation = { email: 'more@cairn.test', name: 'More', assignments: [{ role: 'owner' }] }
    const invite = recruiter.call('people.invite', { body: invitation })
    await counted('permission-refused', invite, 'STAFF_GRANT_REFUSED')
  })
})
