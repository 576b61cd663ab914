import { beforeAll, describe, expect, it } from 'vitest'
import { seal } from '../security/seal.ts'
import { countSeals } from '../security/seals.service.ts'
import { staffCalls, staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { newInvitation } from './invitations.service.ts'
import { currentCode } from './totp.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
})

/** Somebody with an open link; answers its token, and what their browser asks with. */
async function invited() {
  const { id } = await staffMember(shop, 'analyst')
  const { database, services } = shop
  const token = await newInvitation({ db: database.db, services, now: services.clock() }, id)
  const call = staffCalls(shop.newVisitor().visitor)
  const look = () => call('session.invitation', { body: { token } })
  const take = (totpSecret: string) => {
    const code = currentCode(totpSecret, services.clock())
    return call('session.accept', { body: { token, name: 'Sam', password: 'long enough for staff', code } })
  }
  const put = (change: string, values: readonly string[] = []) =>
    database.pool.query(`update staff_secrets set ${change} where staff_id = '${id}' and purpose = 'invitation'`, [
      ...values,
    ])
  return { id, look, take, put }
}

describe('the secret that an invitation offers an authenticator', () => {
  it('lies sealed in the database, and is the same each time somebody looks', async () => {
    const before = (await countSeals(shop.services)).secrets.current
    const { look, take } = await invited()
    const { totpSecret } = await look()
    expect((await look()).totpSecret).toBe(totpSecret)
    const { rows } = await shop.database.pool.query('select s::text as row from staff_secrets s')
    expect(JSON.stringify(rows)).not.toContain(totpSecret)
    expect((await countSeals(shop.services)).secrets.current).toBe(before + 1)
    expect(await take(totpSecret)).toMatchObject({ hasAuthenticator: true })
  })

  it('of a link of the version before is taken up as it is', async () => {
    const { look, take, put } = await invited()
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
    await put(`totp_sealed = null, payload = $1`, [JSON.stringify({ totpSecret: secret })])
    expect((await look()).totpSecret).toBe(secret)
    expect(await take(secret)).toMatchObject({ hasAuthenticator: true })
  })

  it('opens no link once the shop has lost what sealed it', async () => {
    const { look, take, put } = await invited()
    const { totpSecret } = await look()
    await put(`totp_sealed = $1`, [seal(Buffer.alloc(32), totpSecret)])
    await expect(look()).rejects.toMatchObject({ code: 'STAFF_LINK_INVALID' })
    await expect(take(totpSecret)).rejects.toMatchObject({ code: 'STAFF_LINK_INVALID' })
  })
})
