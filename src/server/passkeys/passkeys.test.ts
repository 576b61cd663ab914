import { beforeAll, describe, expect, it } from 'vitest'
import { challengeOf } from '../identity/exchange.service.ts'
import { newSecret } from '../identity/ids.ts'
import { authenticator } from '../testing/authenticator.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'http://shop.test' })
})

const send = (
  visitor: TestShop['visitor'],
  method: string,
  path: string,
  body: object = {},
  headers: Record<string, string> = {},
) =>
  visitor.fetch(`/api/passkeys${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })

describe('passkeys', () => {
  it('are added by people who are signed in, for this shop', async () => {
    expect((await send(shop.newVisitor().visitor, 'POST', '/registration')).status).toBe(401)
    const { visitor, email } = await person(shop)
    const response = await send(visitor, 'POST', '/registration')
    expect(await response.json()).toMatchObject({ rp: { id: 'shop.test' }, user: { name: email } })
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict/)
    expect(await (await send(visitor, 'GET', '')).json()).toEqual({ passkeys: [] })
  })

  it('are of the host that is configured, whatever host a request names', async () => {
    const { visitor } = await person(shop)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const ask = async (path: string) => {
      const forged = { host: 'elsewhere.test', 'x-forwarded-host': 'elsewhere.test', forwarded: 'host=elsewhere.test' }
      const headers = { ...forged, cookie, 'content-type': 'application/json', 'x-access-key': 'cairn-web' }
      const answer = await shop.app.request(`http://elsewhere.test${path}`, { method: 'POST', headers, body: '{}' })
      return answer.json()
    }
    expect(await ask('/api/passkeys/registration')).toMatchObject({ rp: { id: 'shop.test' } })
    expect(await ask('/api/passkeys/sign-in')).toMatchObject({ rpId: 'shop.test' })
    expect(await ask('/api/staff/v1/session/passkey/options')).toMatchObject({ rpId: 'shop.test' })
  })

  it('that are unknown, or answer no challenge of ours, sign nobody in', async () => {
    const { visitor } = shop.newVisitor()
    const response = { id: 'unknown', rawId: 'unknown', type: 'public-key', response: {}, clientExtensionResults: {} }
    const codeChallenge = challengeOf(newSecret())
    expect((await send(visitor, 'PUT', '/sign-in', { response, codeChallenge })).status).toBe(401)
    const { consumerId } = await person(shop)
    const known = { credential_id: 'known', consumer_id: consumerId, public_key: Buffer.from('key'), name: 'Phone' }
    await shop.database.db.insertInto('passkeys').values(known).execute()
    await send(visitor, 'POST', '/sign-in')
    const forged = { ...response, id: 'known', rawId: 'known' }
    const refused = await send(visitor, 'PUT', '/sign-in', { response: forged, codeChallenge })
    expect([refused.status, (await refused.json()).errorDetails[0].errorId]).toEqual([401, 'AUT401'])
  })

  it('are removed by their owner only, and not from another site', async () => {
    const robin = await person(shop)
    const row = {
      credential_id: 'robins',
      consumer_id: robin.consumerId,
      public_key: Buffer.from('key'),
      name: 'Phone',
    }
    await shop.database.db.insertInto('passkeys').values(row).execute()
    const other = await person(shop)
    await send(other.visitor, 'DELETE', '', { id: 'robins' })
    await send(robin.visitor, 'DELETE', '', { id: 'robins' }, { origin: 'https://elsewhere.test' })
    expect((await (await send(robin.visitor, 'GET', '')).json()).passkeys).toMatchObject([
      { id: 'robins', name: 'Phone' },
    ])
    await send(robin.visitor, 'DELETE', '', { id: 'robins' })
    expect((await (await send(robin.visitor, 'GET', '')).json()).passkeys).toEqual([])
  })
})

const codeChallenge = challengeOf(newSecret())
const answer = async (response: Response): Promise<{ challenge: string }> => response.json()

async function withPasskey() {
  const owner = await person(shop)
  const key = authenticator('http://shop.test')
  const { challenge } = await answer(await send(owner.visitor, 'POST', '/registration'))
  const added = await send(owner.visitor, 'PUT', '/registration', { response: key.register(challenge), name: 'Phone' })
  expect(added.status).toBe(200)
  return { owner, key }
}

const signIn = (visitor: TestShop['visitor'], response: object) =>
  send(visitor, 'PUT', '/sign-in', { response, codeChallenge })

describe('the challenge of a passkey', () => {
  it('is answered once, by the browser that asked for it', async () => {
    const { key } = await withPasskey()
    const { visitor } = shop.newVisitor()
    const { challenge } = await answer(await send(visitor, 'POST', '/sign-in'))
    const proof = key.prove(challenge, 1)
    expect((await signIn(shop.newVisitor().visitor, proof)).status).toBe(401)
    const cookies = new Map(visitor.cookies)
    expect((await signIn(visitor, proof)).status).toBe(200)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    expect((await signIn(visitor, key.prove(challenge, 2))).status).toBe(401)
  })

  it('cannot be left out', async () => {
    const { key, owner } = await withPasskey()
    expect((await signIn(shop.newVisitor().visitor, key.prove('', 1))).status).toBe(401)
    const { visitor } = shop.newVisitor()
    visitor.cookies.set('cairn_passkey', '')
    expect((await signIn(visitor, key.prove('', 2))).status).toBe(401)
    const other = authenticator('http://shop.test')
    const empty = { response: other.register(''), name: 'Phone' }
    expect((await send(owner.visitor, 'PUT', '/registration', empty)).status).toBe(401)
  })

  it('of one flow, or of one person, is none of another', async () => {
    const { key, owner } = await withPasskey()
    const asked = await answer(await send(owner.visitor, 'POST', '/registration'))
    expect((await signIn(owner.visitor, key.prove(asked.challenge, 1))).status).toBe(401)
    const again = await answer(await send(owner.visitor, 'POST', '/registration'))
    const thief = await person(shop)
    thief.visitor.cookies.set('cairn_passkey', owner.visitor.cookies.get('cairn_passkey') ?? '')
    const response = authenticator('http://shop.test').register(again.challenge)
    expect((await send(thief.visitor, 'PUT', '/registration', { response, name: 'Phone' })).status).toBe(401)
  })

  it('is good for five minutes', async () => {
    const { key } = await withPasskey()
    const { visitor } = shop.newVisitor()
    const { challenge } = await answer(await send(visitor, 'POST', '/sign-in'))
    shop.advance(301_000)
    expect((await signIn(visitor, key.prove(challenge, 1))).status).toBe(401)
  })

  it('is worth nothing with a counter that goes back, or for another address', async () => {
    const { key } = await withPasskey()
    const tries = async (count: number, origin?: string) => {
      const { visitor } = shop.newVisitor()
      const { challenge } = await answer(await send(visitor, 'POST', '/sign-in'))
      return (await signIn(visitor, key.prove(challenge, count, origin))).status
    }
    expect(await tries(5)).toBe(200)
    expect(await tries(5)).toBe(401)
    expect(await tries(4)).toBe(401)
    expect(await tries(6, 'http://elsewhere.test')).toBe(401)
    expect(await tries(6)).toBe(200)
  })
})
