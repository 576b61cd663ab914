import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from './ids.ts'
import { PASSWORD, newEmail, person, signInAs } from '../testing/people.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'http://shop.test' })
})

type Person = Awaited<ReturnType<typeof person>>
const MINUTE_MS = 60_000
const NEXT = 'Granite-2026'

const passkeys = ({ visitor }: Person, method: string, path: string, body: object = {}) =>
  visitor.fetch(`/api/passkeys${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })

async function addPasskey({ consumerId }: Person): Promise<string> {
  const id = newId('key')
  const row = { credential_id: id, consumer_id: consumerId, public_key: Buffer.from('key'), name: 'Phone' }
  await shop.database.db.insertInto('passkeys').values(row).execute()
  return id
}

const data = ({ call, consumerId, email }: Person, action: 'export' | 'delete') =>
  call('consumer.userData', { body: { consumerId, email, action } })

/** What gives an account away, or ends it; each answers its status. */
const GUARDED: Record<string, (who: Person) => Promise<number>> = {
  'change the address': async who =>
    status(
      who.call('consumer.updateProfile', { body: { consumerProfile: { consumerDetails: { email: newEmail() } } } }),
    ),
  'download what we know': async who => status(data(who, 'export')),
  'delete the account': async who => status(data(who, 'delete')),
  'add a passkey': async who => (await passkeys(who, 'POST', '/registration')).status,
  'remove a passkey': async who => (await passkeys(who, 'DELETE', '', { id: await addPasskey(who) })).status,
}

const status = (answer: Promise<unknown>) =>
  answer.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

describe('someone at a browser that was left open', () => {
  it.each(Object.entries(GUARDED))('cannot %s', async (_name, reach) => {
    const robin = await person(shop)
    shop.advance(6 * MINUTE_MS)
    expect(await reach(robin)).toBe(428)
    await expect(robin.call('authentication.proveAgain', { body: { password: 'Nope-12345' } })).rejects.toMatchObject({
      errorId: 'AUT450',
    })
    expect(await reach({ ...robin })).toBe(428)
    await robin.call('authentication.proveAgain', { body: { password: PASSWORD } })
    expect(await reach(robin)).toBe(200)
  })

  it('may go on for five minutes after signing in', async () => {
    const robin = await person(shop)
    shop.advance(4 * MINUTE_MS)
    expect(await status(data(robin, 'export'))).toBe(200)
  })

  it('guesses five times, and then not even right', async () => {
    const { call } = await person(shop)
    const prove = (password: string) => call('authentication.proveAgain', { body: { password } })
    for (let each = 0; each < 5; each++) await expect(prove('Nope-12345')).rejects.toMatchObject({ errorId: 'AUT450' })
    await expect(prove(PASSWORD)).rejects.toMatchObject({ errorId: 'AUT441' })
  })
})

describe('strangers who guess a password', () => {
  it('lock signing in, and not the visit of the owner', async () => {
    const { call, email } = await person(shop)
    for (let each = 0; each < 6; each++)
      await signInAs(shop.newVisitor(), email, { password: 'Wrong-guess-1' }).catch(() => {})
    await expect(signInAs(shop.newVisitor(), email)).rejects.toMatchObject({ status: 423 })
    await expect(call('authentication.proveAgain', { body: { password: PASSWORD } })).resolves.toEqual({
      success: true,
    })
    await expect(
      call('authentication.changePassword', { body: { currentPassword: PASSWORD, newPassword: NEXT } }),
    ).resolves.toEqual({ success: true })
  })
})

describe('the owner', () => {
  it('is told at his address of what was done', async () => {
    const robin = await person(shop)
    await data(robin, 'export')
    await passkeys(robin, 'DELETE', '', { id: await addPasskey(robin) })
    await runJobs(shop)
    expect((await mailTo(shop, robin.email)).map(({ template }) => template)).toEqual(
      expect.arrayContaining(['data-exported', 'passkey-removed']),
    )
    await data(robin, 'delete')
    await runJobs(shop)
    expect((await mailTo(shop, robin.email)).map(({ template }) => template)).toEqual(['account-deleted'])
  })

  it('loses his passkeys with the password, unless he keeps them on purpose', async () => {
    const count = async ({ consumerId }: Person) =>
      (await shop.database.db.selectFrom('passkeys').select('name').where('consumer_id', '=', consumerId).execute())
        .length
    for (const keepPasskeys of [false, true]) {
      const robin = await person(shop)
      await addPasskey(robin)
      const body = { currentPassword: PASSWORD, newPassword: NEXT, keepPasskeys }
      await robin.call('authentication.changePassword', { body })
      expect(await count(robin)).toBe(keepPasskeys ? 1 : 0)
    }
  })
})
