import { beforeAll, describe, expect, it } from 'vitest'
import { challengeOf } from '../identity/exchange.service.ts'
import { newSecret } from '../identity/ids.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
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
