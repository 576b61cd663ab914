import { describe, expect, it } from 'vitest'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

async function sent({ visitor }: StaffMember, path: string, body: object, language: string | undefined) {
  const answer = await visitor.fetch(`/api/staff/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(language !== undefined && { 'accept-language': language }) },
    body: JSON.stringify(body),
  })
  return answer.json()
}

describe('what staff are told', () => {
  it('is in the language they work in, sentence and reason; in English where nobody says which', async () => {
    const shop = await testShop()
    const publisher = await staffMember(shop, 'publisher')
    await publisher.call('redirects.add', { body: { scope: 'any', from: '/once', to: '/now' } })
    const again = (language?: string) =>
      sent(publisher, '/redirects', { scope: 'any', from: '/once', to: '/then' }, language)
    const refused = (message: string) => ({ errorDetails: [{ name: 'STAFF_NOT_NOW', message }] })
    expect(await again()).toMatchObject(refused('That cannot be done now: /once leads to /now already.'))
    expect(await again('de')).toMatchObject(refused('Das geht jetzt nicht: /once führt schon nach /now.'))
    expect(await again('fr-CA, en;q=0.8')).toMatchObject(refused('Impossible pour l’instant : /once mène déjà à /now.'))
  })

  it('of a field that no form takes names why, for whoever has words of their own for it', async () => {
    const shop = await testShop()
    const publisher = await staffMember(shop, 'publisher')
    expect(await sent(publisher, '/redirects', { scope: 'any', from: 'once', to: '/now' }, 'de')).toMatchObject({
      errorDetails: [{ name: 'INVALID_INPUT', field: 'body.from', why: { name: 'wrongForm', values: {} } }],
    })
    expect(await sent(publisher, '/redirects', { scope: 'any', from: '/once' }, 'de')).toMatchObject({
      errorDetails: [{ name: 'INVALID_INPUT', field: 'body.to', why: { name: 'missing' } }],
    })
  })

  it('of the lines of a file is in their language too', async () => {
    const shop = await testShop()
    const publisher = await staffMember(shop, 'publisher')
    const file = { csv: 'scope,from,to\nany,/a,/b\nmars,/c,/d' }
    expect(await sent(publisher, '/redirects-file', file, 'es')).toEqual({
      added: 0,
      problems: [{ line: 3, message: '«mars» no es un ámbito: any, un idioma o una localización.' }],
    })
  })

  it('of lines that are no text, whose signs nobody could keep', async () => {
    const shop = await testShop()
    const publisher = await staffMember(shop, 'publisher')
    expect(await sent(publisher, '/redirects-file', { csv: 'a\0n\0y,/a,/b\n' }, 'en')).toEqual({
      added: 0,
      problems: [{ line: 1, message: 'it holds signs that no text has: save the file as UTF-8 first.' }],
    })
  })

  it('of a file of the catalogue that nobody can read too', async () => {
    const shop = await testShop()
    const { visitor } = await staffMember(shop, 'owner')
    const answer = await visitor.fetch('/api/staff/v1/imports?kind=stock&format=csv&name=a.csv', {
      method: 'POST',
      headers: { 'content-type': 'text/csv', 'accept-language': 'de' },
      body: 'sku,on_hand\nA,"1',
    })
    expect(await answer.json()).toMatchObject({
      errorDetails: [{ reason: 'Datensatz 2 hat ein Anführungszeichen, das nicht endet.' }],
    })
  })

  it('of who may not do it too', async () => {
    const shop = await testShop()
    const analyst = await staffMember(shop, 'analyst')
    const refused = await sent(analyst, '/redirects', { scope: 'any', from: '/a', to: '/b' }, 'de')
    expect(refused).toMatchObject({
      errorDetails: [{ name: 'STAFF_FORBIDDEN', message: expect.stringMatching(/^Das/) }],
    })
  })
})
