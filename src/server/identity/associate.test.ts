import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { hashPassword } from './passwords.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await given.store(shop, { id: 1001 })
  await given.store(shop, { id: 1002, city: 'Denver' })
  const employee = { store_id: 1001, name: 'Jo Marsh', pin_hash: await hashPassword('4711') }
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
  it('chooses among stores and employees', async () => {
    const { call } = shop.newVisitor()
    expect(contract.utilities.stores.response.parse(await call('utilities.stores')).stores).toEqual([
      { storeId: '1001', storeName: 'Cairn Boulder', city: 'Boulder', countryCode: 'US' },
    ])
    const { employees } = await call('utilities.storeEmployees', { params: { storeId: '1001' } })
    expect(employees.map(each => each.storeEmployeeName)).toEqual(['Ada Fell', 'Jo Marsh', 'Uli Brook', 'Zoe Lark'])
    for (const storeId of ['1002', '9999', 'nowhere'])
      await expect(call('utilities.storeEmployees', { params: { storeId } })).rejects.toMatchObject({
        errorId: 'STR404',
        status: 404,
      })
  })

  it('shops for a guest of the store, and has no profile', async () => {
    const session = contract.authentication.agentLogin.response.parse(await login('E100', '4711'))
    expect(session).toMatchObject({
      isGuest: true,
      inStoreSalesInfo: { storeName: 'Cairn Boulder', storeEmployeeName: 'Jo Marsh' },
    })
    const connected = shop.newVisitor({ authorization: `Bearer ${session.accessToken}` })
    await expect(connected.call('consumer.profile')).rejects.toMatchObject({ errorId: 'AUT404', status: 401 })
  })

  it('is out once he left the store, or signed out with the token he has', async () => {
    const { db } = shop.database
    const leaving = { id: 'E107', store_id: 1001, name: 'Ben Tor', pin_hash: await hashPassword('4711') }
    await db.insertInto('store_employees').values(leaving).execute()
    const { accessToken, refreshToken = '' } = await login('E107', '4711')
    const connected = shop.newVisitor({ authorization: `Bearer ${accessToken}` })
    await connected.call('authentication.signOut', { body: {} })
    await expect(refresh(refreshToken)).rejects.toMatchObject({ errorId: 'AUT438' })
    const again = await login('E107', '4711')
    const { refreshToken: next = '' } = await refresh(again.refreshToken ?? '')
    await db.updateTable('store_employees').set({ active: false }).where('id', '=', 'E107').execute()
    await expect(refresh(next)).rejects.toMatchObject({ errorId: 'AUT438', status: 401 })
  })

  it('has one lock, however the number of the store is written', async () => {
    for (const storeId of ['1001', '01001', '001001', '0001001'])
      await expect(login('E103', '999999', storeId)).rejects.toMatchObject({ status: 401 })
    await expect(login('E103', '999999', '00001001')).rejects.toMatchObject({ code: 'USER_LOCKED' })
  })

  it('needs the right store, number and PIN', async () => {
    await expect(login('E999', '4711')).rejects.toMatchObject({ errorId: 'STR404' })
    await expect(login('E100', '4711', '1002')).rejects.toMatchObject({ errorId: 'STR404' })
    const ids: string[] = []
    for (let each = 0; each < 6; each++) await login('E101', '0000').catch(error => ids.push(error.errorId))
    expect(ids).toEqual(['AUT418', 'AUT418', 'AUT418', 'AUT426', 'AUT423', 'AUT423'])
  })
})
