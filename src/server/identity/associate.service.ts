import { verifyCaptcha } from '../captcha/captcha.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findAssociate, listEmployees, listStores } from './associates.queries.ts'
import { tryOnce } from './attempts.service.ts'
import { newId } from './ids.ts'
import { isPassword } from './passwords.ts'
import { newVisit, openVisit, type Delivery } from './sessions.service.ts'
import { refusal } from './sign-in.service.ts'

export type AgentLogin = {
  storeId: string
  employeeId: string
  pin: string
  recaptcha_response?: string | undefined
  tokenDelivery: Delivery
}

/** Connects an associate, who then shops for a guest of the store. */
export async function agentLogin(
  shop: Shop,
  { storeId: typed, employeeId, pin, recaptcha_response, tokenDelivery }: AgentLogin,
) {
  await verifyCaptcha(shop, recaptcha_response, 'agent')
  const associate = await getAssociate(shop, typed, employeeId)
  // However the number is written, its tries are counted together, and the sale is booked to one store.
  const storeId = String(Number(typed))
  const outcome = await tryOnce(shop, `associate:${storeId}:${employeeId}`, () => isPassword(associate.pinHash, pin))
  if (outcome === 'locked') throw new StoreError('USER_LOCKED')
  if (outcome !== 'right') throw refusal(outcome.failures, 'INVALID_AGENT_CREDENTIALS')
  const visit = { ...newVisit('associate', newId('gst')), store: storeId, employee: employeeId }
  const issued = await openVisit(shop, visit, tokenDelivery)
  return { ...issued, inStoreSalesInfo: salesInfo(storeId, employeeId, associate) }
}

/** Managers approve what an associate may not grant alone. */
export async function isManager(shop: Shop, storeId: string, employeeId: string): Promise<boolean> {
  return (await findAssociate(shop.db, Number(storeId), employeeId))?.isManager ?? false
}

async function getAssociate({ db }: Shop, storeId: string, employeeId: string) {
  const associate = isStoreNumber(storeId) ? await findAssociate(db, Number(storeId), employeeId) : undefined
  if (!associate) throw new StoreError('EMPLOYEE_STORE_NOT_FOUND')
  return associate
}

const isStoreNumber = (storeId: string) => /^[0-9]{1,9}$/.test(storeId)

const salesInfo = (
  storeId: string,
  storeEmployeeId: string,
  { storeName, employeeName }: { storeName: string; employeeName: string },
) => ({
  storeId,
  storeName,
  storeEmployeeId,
  storeEmployeeName: employeeName,
})

export async function associateStores({ db, site }: Shop) {
  const stores = await listStores(db, site.country)
  return {
    stores: stores.map(({ id, name, city, country }) => ({
      storeId: String(id),
      storeName: name,
      city,
      countryCode: country,
    })),
  }
}

export async function storeEmployees({ db }: Shop, storeId: string) {
  const employees = isStoreNumber(storeId) ? await listEmployees(db, Number(storeId)) : []
  if (employees.length === 0) throw new StoreError('EMPLOYEE_STORE_NOT_FOUND')
  return { storeId, employees: employees.map(({ id, name }) => ({ storeEmployeeId: id, storeEmployeeName: name })) }
}
