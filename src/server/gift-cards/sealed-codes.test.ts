import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openShop } from '../http/request-context.ts'
import { loadSigningKeys } from '../identity/signing-keys.ts'
import { giftCard } from '../testing/given-promotion.ts'
import { testShop } from '../testing/test-shop.ts'
import { findCode, isCode, sealedCode } from './card-codes.ts'
import { issueGiftCard } from './gift-card.service.ts'
import { sealGiftCardCodes } from './seal-codes.ts'

const shop = await testShop()
const DAY = 24 * 60 * 60 * 1000
const JOB = { id: 0, kind: '', payload: {}, attempts: 1 }
const balance = (giftCardNumber: string, giftCardCode: string) =>
  shop.call('cart.giftCardBalance', { body: { giftCardNumber, giftCardCode } })
const kept = async (number: string) => {
  const { rows } = await shop.database.pool.query('select * from gift_cards where number = $1', [number])
  return rows[0]
}

describe('the code of a gift card', () => {
  it('is nowhere to be read once the card is made, opens it, and can be mailed again', async () => {
    const here = await openShop(shop.services, { request: new Request('http://shop.test/'), address: 'test' })
    const bought = { amount: 5000, currency: 'USD', boughtBy: 'CRN-7 itm_1 1' } as const
    const { number, code } = await issueGiftCard(here, bought)
    expect(JSON.stringify(await kept(number))).not.toContain(code)
    expect((await balance(number, code)).balance).toBe(5000)
    await expect(balance(number, code === '00000000' ? '11111111' : '00000000')).rejects.toMatchObject({
      errorId: 'GFC700',
    })
    expect(await issueGiftCard(here, bought)).toMatchObject({ number, code })
  })

  it('that a server of the version before wrote is sealed too, and stays open for it for a day', async () => {
    const number = '6000000000000000813'
    await giftCard(shop, { number, code: '24681357' })
    await sealGiftCardCodes(shop.services, JOB)
    expect(await kept(number)).toMatchObject({ code: '24681357', code_hash: expect.any(String) })
    expect((await balance(number, '24681357')).balance).toBe(5000)
    shop.advance(DAY + 1000)
    await sealGiftCardCodes(shop.services, JOB)
    expect((await kept(number)).code).toBe('')
    expect((await balance(number, '24681357')).balance).toBe(5000)
  })

  it('is sealed anew after each change of the secret, so that it outlives every one before', async () => {
    const { db } = shop.database
    const number = '6000000000000000839'
    await giftCard(shop, { number, code: '24681357' })
    const under = async (secret: string, before?: string) => {
      const secrets = { CAIRN_SECRET: secret.repeat(40), ...(before && { CAIRN_SECRET_BEFORE: before.repeat(40) }) }
      const keys = await loadSigningKeys(readConfig({ NODE_ENV: 'test', ...secrets }), db)
      return { ...shop.services, identity: { ...shop.services.identity, keys } }
    }
    const last = await under('3', '2')
    const opens = async () => {
      const { code_hash, code_sealed } = await kept(number)
      return [isCode(last, number, '24681357', code_hash), findCode(last, number, code_sealed)]
    }
    await sealGiftCardCodes(await under('1'), JOB)
    expect(await opens()).toEqual([false, undefined])
    await sealGiftCardCodes(last, JOB)
    expect(shop.logged.join()).toContain('sealed with a secret that the shop no longer has')
    await sealGiftCardCodes(await under('2', '1'), JOB)
    await sealGiftCardCodes(last, JOB)
    expect(await opens()).toEqual([true, '24681357'])
    const once = await kept(number)
    await sealGiftCardCodes(await under('3'), JOB)
    expect(await kept(number)).toEqual(once)
  })

  it('outlives a change of the secret', async () => {
    const { db } = shop.database
    const number = '6000000000000000821'
    const [old, fresh] = ['a'.repeat(40), 'b'.repeat(40)]
    const keysOf = async (settings: Record<string, string>) => ({
      identity: { keys: await loadSigningKeys(readConfig({ NODE_ENV: 'test', ...settings }), db) },
    })
    const { code_hash } = sealedCode(await keysOf({ CAIRN_SECRET: old }), number, '24681357')
    const opens = async (settings: Record<string, string>) =>
      isCode(await keysOf(settings), number, '24681357', code_hash)
    expect(await opens({ CAIRN_SECRET: fresh, CAIRN_SECRET_BEFORE: old })).toBe(true)
    expect(await opens({ CAIRN_SECRET: fresh })).toBe(false)
    const { code_hash: ofStored } = sealedCode(await keysOf({}), number, '24681357')
    expect(isCode(await keysOf({ CAIRN_SECRET: fresh }), number, '24681357', ofStored)).toBe(true)
  })
})
