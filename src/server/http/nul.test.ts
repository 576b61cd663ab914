import { beforeAll, describe, expect, it } from 'vitest'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const refusedAt = (field: string) => ({ errorDetails: [{ name: 'INVALID_INPUT', field }] })

describe('a sign that the database keeps in no text is refused, and its field named', () => {
  it('deep in a body, also of whoever is not signed in', async () => {
    const sent = async (answer: object) => {
      const response = await shop.visitor.fetch('/api/staff/v1/session/passkey', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'de' },
        body: JSON.stringify({ answer }),
      })
      return response.json()
    }
    expect(await sent({ id: '\0', response: {} })).toMatchObject({
      errorDetails: [
        {
          name: 'INVALID_INPUT',
          field: 'body.answer.id',
          reason: 'hier steht ein Zeichen, das kein Text hat',
          why: { name: 'wrongForm', values: {} },
        },
      ],
    })
    expect(await sent({ id: 'a', response: { of: ['a', 'b\0'] } })).toMatchObject(
      refusedAt('body.answer.response.of.1'),
    )
    expect(await sent({ id: 'a', response: { 'of\0': 1 } })).toMatchObject(refusedAt('body.answer.response'))
  })

  it('in a query and in a path', async () => {
    const { visitor } = await staffMember(shop, 'owner')
    const read = async (path: string) => (await visitor.fetch(`/api/staff/v1${path}`)).json()
    expect(await read('/content?q=%00')).toMatchObject(refusedAt('query.q'))
    expect(await read('/orders/%00')).toMatchObject({ errorDetails: [{ field: 'params.number' }] })
  })
})
