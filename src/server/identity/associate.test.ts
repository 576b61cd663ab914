import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import * as given from '../testing/given.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { hashPassword } from './passwords.ts'

let shop: TestShop
const PIN = '471100'

beforeAll(async () => {
  shop = await testShop()
  await given.store(shop, { id: 1001 })
  await given.store(shop, { id: 1002, city: 'Denver' })
  const employee = { store_id: 1001, name: 'Jo Marsh', pin_hash: await hashPassword(PIN) }
  await shop.database.db
    .insertInto('store_employees')
    .values([
      { ...employee, id: 'E100' },
      { ...employee, id: 'E101', name: 'Ada Fell' },
      { ...employee, id: 'E102', name: 'Zoe Lark' },
      { ...employee, id: 'E103', name: 'Uli Brook' },
    ])
    .execute()
})

const login = (employeeId: string, pin: string, storeId = '1001') =>
  shop.newVisitor().call('authentication.agentLogin', { body: { storeId, employeeId, pin, tokenDelivery: 'body' } })
const refresh = (refreshToken: string) =>
  shop.newVisitor().call('authentication.token', {
    body: { grantType: 'refresh_token', refreshToken, tokenDelivery: 'body' },
  })

describe('an associate', () => {
  it('chooses among stores', async () => {
    const { stores } = contract.utilities.stores.response.parse(await shop.newVisitor().call('utilities.stores'))
    expect(stores).toEqual([{ storeId: '1001', storeName: 'Cairn Boulder', city: 'Boulder', countryCode: 'US' }])
  })

  it('sees who works in his store; nobody else does', async () => {
    const see = (who: Pick<TestShop, 'call'>, storeId: string) =>
      who.call('utilities.storeEmployees', { params: { storeId } })
    const { accessToken } = await login('E100', PIN)
    const connected = shop.newVisitor({ authorization: `Bearer ${accessToken}` })
    const { employees } = await see(connected, '1001')
    expect(employees.map(each => each.storeEmployeeName)).toEqual(['Ada Fell', 'Jo Marsh', 'Uli Brook', 'Zoe Lark'])
    for (const storeId of ['1002', '9999', 'nowhere'])
      await expect(see(connected, storeId)).rejects.toMatchObject({ errorId: 'STR404', status: 404 })
    const robin = await person(shop)
    for (const who of [shop.newVisitor(), given.guest(shop), robin])
      for (const storeId of ['1001', '9999'])
        await expect(see(who, storeId)).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
  })

  it('shops for a guest of the store, and has no profile', async () => {
    const session = contract.authentication.agentLogin.response.parse(await login('E100', PIN))
    expect(session).toMatchObject({
      isGuest: true,
      inStoreSalesInfo: { storeName: 'Cairn Boulder', storeEmployeeName: 'Jo Marsh' },
    })
    const connected = shop.newVisitor({ authorization: `Bearer ${session.accessToken}` })
    await expect(connected.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT404', status: 401 })
  })

  it('is out once he left the store, or signed out with the token he has', async () => {
    const { db } = shop.database
    const leaving = { id: 'E107', store_id: 1001, name: 'Ben Tor', pin_hash: await hashPassword(PIN) }
    await db.insertInto('store_employees').values(leaving).execute()
    const { accessToken, refreshToken = '' } = await login('E107', PIN)
    const connected = shop.newVisitor({ authorization: `Bearer ${accessToken}` })
    await connected.call('authentication.signOut', { body: {} })
    await expect(refresh(refreshToken)).rejects.toMatchObject({ errorId: 'AUT438' })
    const again = await login('E107', PIN)
    const { refreshToken: next = '' } = await refresh(again.refreshToken ?? '')
    await db.updateTable('store_employees').set({ active: false }).where('id', '=', 'E107').execute()
    await expect(refresh(next)).rejects.toMatchObject({ errorId: 'AUT438', status: 401 })
  })

  it('has one lock, however the number of the store is written', async () => {
    for (const storeId of ['1001', '01001', '001001', '0001001'])
      await expect(login('E103', '999999', storeId)).rejects.toMatchObject({ status: 401 })
    await expect(login('E103', '999999', '00001001')).rejects.toMatchObject({ code: 'USER_LOCKED' })
  })

  it('needs the right store, number and PIN, and is not told which number exists', async () => {
    await expect(login('E100', PIN, '9999')).rejects.toMatchObject({ errorId: 'STR404' })
    await expect(login('E100', PIN, '1002')).rejects.toMatchObject({ errorId: 'AUT418' })
    const refusals = async (employeeId: string) => {
      const ids: string[] = []
      for (let each = 0; each < 6; each++) await login(employeeId, '000000').catch(error => ids.push(error.errorId))
      return ids
    }
    const known = await refusals('E101')
    expect(known).toEqual(['AUT418', 'AUT418', 'AUT418', 'AUT426', 'AUT423', 'AUT423'])
    expect(await refusals('E999')).toEqual(known)
  })

  it('has a PIN of six digits at least', async () => {
    await expect(login('E102', '47110')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
