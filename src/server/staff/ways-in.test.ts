import { beforeAll, describe, expect, it } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { staffCalls, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { currentCode } from './totp.ts'

let shop: TestShop
let owner: StaffMember
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', PUBLIC_URL: 'http://shop.test' })
  owner = await staffMember(shop, 'owner')
})

const code = (name: string) => ({ code: name })
const browser = () => staffCalls(shop.newVisitor().visitor)
const device = () => authenticator('http://shop.test')
type Device = ReturnType<typeof device>

/** The token of the newest letter to them. */
async function mailedTo(email: string): Promise<string> {
  const { rows } = await shop.database.pool.query<{ path: string }>(
    `select payload->'values'->>'path' as path from jobs where payload->>'to' = $1 order by id desc`,
    [email],
  )
  return rows[0]?.path.split('#')[1] ?? ''
}

async function lettersTo(email: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ template: string }>(
    `select payload->>'template' as template from jobs where payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ template }) => template)
}

async function takeUp(email: string, phone: Device) {
  const call = browser()
  const token = await mailedTo(email)
  const { passkeyOptions } = await call('session.invitation', { body: { token } })
  await call('session.accept', { body: { token, name: 'Sam', passkey: phone.register(passkeyOptions.challenge) } })
  return call
}

let count = 0
async function comeIn(phone: Device) {
  const call = browser()
  const { challenge } = await call('session.startPasskey')
  await call('session.signInWithPasskey', { body: { answer: phone.prove(challenge, ++count) } })
  return call
}

async function addTo(call: ReturnType<typeof browser>, phone: Device, name: string) {
  const { challenge } = await call('session.startPasskeyRegistration')
  await call('session.addPasskey', { body: { answer: phone.register(challenge), name } })
}

async function invited(email: string): Promise<string> {
  const body = { email, name: 'Sam', assignments: [{ role: 'analyst' }] }
  return (await owner.call('people.invite', { body })).id
}

describe('passkeys of one’s own', () => {
  it('are listed, and that of a lost device is removed after a fresh proof, but never the last way in', async () => {
    const [phone, laptop] = [device(), device()]
    const email = 'sam.passkeys@cairn.test'
    const id = await invited(email)
    const sam = await takeUp(email, phone)
    const [first] = (await sam('session.passkeys')).passkeys
    const remove = (passkeyId = first?.id ?? '') => sam('session.removePasskey', { params: { passkeyId } })
    await expect(remove()).rejects.toMatchObject(code('STAFF_LAST_WAY'))
    await addTo(sam, laptop, 'Laptop')
    expect((await sam('session.passkeys')).passkeys).toMatchObject([{ name: 'Passkey' }, { name: 'Laptop' }])
    await expect(owner.call('session.removePasskey', { params: { passkeyId: first?.id ?? '' } })).rejects.toMatchObject(
      code('STAFF_NOT_FOUND'),
    )
    shop.advance(6 * 60_000)
    await expect(remove()).rejects.toMatchObject(code('STAFF_PROOF_REQUIRED'))
    const again = await comeIn(laptop)
    await again('session.removePasskey', { params: { passkeyId: first?.id ?? '' } })
    await expect(comeIn(phone)).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    // Who holds the lost device is still signed in there.
    await expect(sam('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    await again('session.read')
    expect(await lettersTo(email)).toEqual(['staff-invitation', 'staff-way-added', 'staff-ways-changed'])
    owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'person', objectId: id } })
    expect(rows).toContainEqual(
      expect.objectContaining({ call: 'session.removePasskey', changes: [{ field: 'passkey', before: 'Passkey' }] }),
    )
  })
})

describe('a new link', () => {
  it('takes the place of all ways in and sessions there were, once it is taken up', async () => {
    const [lost, bought] = [device(), device()]
    const email = 'sam.lost@cairn.test'
    const staffId = await invited(email)
    const before = await takeUp(email, lost)
    await owner.call('people.inviteAgain', { params: { staffId } })
    await comeIn(lost)
    await takeUp(email, bought)
    await expect(before('session.read')).rejects.toMatchObject(code('STAFF_SIGN_IN_REQUIRED'))
    await expect(comeIn(lost)).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    await comeIn(bought)

    await owner.call('people.inviteAgain', { params: { staffId } })
    const token = await mailedTo(email)
    const call = browser()
    const { totpSecret } = await call('session.invitation', { body: { token } })
    const password = 'long enough for staff'
    const six = currentCode(totpSecret, shop.services.clock())
    await call('session.accept', { body: { token, name: 'Sam', password, code: six } })
    await expect(comeIn(bought)).rejects.toMatchObject(code('STAFF_SIGN_IN_REFUSED'))
    const { rows } = await owner.call('history.list', { query: { call: 'session.accept', objectId: staffId } })
    expect(rows.map(({ changes }) => changes.find(({ field }) => field === 'way')?.after)).toEqual([
      'password',
      'passkey',
      'passkey',
    ])
  })
})

describe('a link', () => {
  it('that is cut off is answered like one that is over', async () => {
    for (const token of ['', 'k3Vt0'])
      await expect(browser()('session.invitation', { body: { token } })).rejects.toMatchObject(
        code('STAFF_LINK_INVALID'),
      )
  })

  it('says that the digits are wrong, stays good, and tells in its letter who sent it and where it leads', async () => {
    const email = 'sam.digits@cairn.test'
    await invited(email)
    const token = await mailedTo(email)
    const body = { token, name: 'Sam', password: 'long enough for staff' }
    await expect(browser()('session.accept', { body: { ...body, code: '000000' } })).rejects.toMatchObject(
      code('STAFF_CODE_WRONG'),
    )
    const { totpSecret } = await browser()('session.invitation', { body: { token } })
    await browser()('session.accept', { body: { ...body, code: currentCode(totpSecret, shop.services.clock()) } })
    const { rows } = await shop.database.pool.query(
      `select payload->'values'->>'by' as by, payload->'values'->>'place' as place from jobs where payload->>'to' = $1`,
      [email],
    )
    expect(rows).toEqual([{ by: 'The owner', place: 'shop.test' }])
  })
})
