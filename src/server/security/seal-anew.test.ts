import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { loadSigningKeys } from '../identity/signing-keys.ts'
import { testShop } from '../testing/test-shop.ts'
import { sealSecretsAnew } from './seal-anew.ts'
import { sealSecret, unsealSecret } from './sealed-secrets.ts'
import { countSeals } from './seals.service.ts'

it('an authenticator outlives every secret of the shop', async () => {
  const shop = await testShop()
  const { db, pool } = shop.database
  const under = async (secret: string, before?: string) => {
    const secrets = { CAIRN_SECRET: secret.repeat(40), ...(before && { CAIRN_SECRET_BEFORE: before.repeat(40) }) }
    const keys = await loadSigningKeys(readConfig({ NODE_ENV: 'test', ...secrets }), db)
    return { ...shop.services, identity: { ...shop.services.identity, keys } }
  }
  await pool.query(
    `insert into staff (id, kind, name, email, state, totp_sealed) values ('stf_1', 'person', 'O', 'o@cairn.test', 'active', $1)`,
    [sealSecret(await under('1'), 'JBSWY3DPEHPK3PXP')],
  )
  const opened = async (secret: string) => {
    const { rows } = await pool.query(`select totp_sealed from staff where id = 'stf_1'`)
    return unsealSecret(await under(secret), rows[0]?.totp_sealed)
  }
  const round = async (secret: string, before: string) =>
    sealSecretsAnew(await under(secret, before), { id: 0, kind: '', payload: {}, attempts: 1 })
  const told = async (secret: string, before: string) => (await countSeals(await under(secret, before))).secrets
  expect(await opened('3')).toBeUndefined()
  expect(await told('3', '2')).toEqual({ current: 0, before: 0, lost: 1 })
  expect(await told('2', '1')).toEqual({ current: 0, before: 1, lost: 0 })
  await round('2', '1')
  expect(await told('2', '1')).toEqual({ current: 1, before: 0, lost: 0 })
  await round('3', '2')
  expect(await opened('3')).toBe('JBSWY3DPEHPK3PXP')
})
