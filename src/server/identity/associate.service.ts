import { verifyCaptcha } from '../captcha/captcha.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findAssociate, isStore, listEmployees, listStores } from './associates.queries.ts'
import { tryOnce } from './attempts.service.ts'
import { associateLogin, newId } from './ids.ts'
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
  const storeId = await getStoreNumber(shop, typed)
  const associate = await requirePin(shop, storeId, { employeeId, pin })
  const visit = { ...newVisit('associate', newId('gst')), store: storeId, employee: employeeId }
  const issued = await openVisit(shop, visit, tokenDelivery)
  return { ...issued, inStoreSalesInfo: salesInfo(storeId, employeeId, associate) }
}

/** However the number is written, its tries are counted together, and the sale is booked to one store. */
async function getStoreNumber({ db }: Shop, typed: string): Promise<string> {
  if (!isStoreNumber(typed) || !(await isStore(db, Number(typed)))) throw new StoreError('EMPLOYEE_STORE_NOT_FOUND')
  return String(Number(typed))
}

/** Who works in a store is not told: a number nobody has is answered, counted, locked and timed like a wrong PIN. */
async function requirePin(
  shop: Shop,
  storeId: string,
  { employeeId, pin }: Pick<AgentLogin, 'employeeId' | 'pin'>,
  may: (associate: Associate) => boolean = () => true,
): Promise<Associate> {
  const associate = await findAssociate(shop.db, Number(storeId), employeeId)
  const isRight = async () => (await isPassword(associate?.pinHash, pin)) && associate !== undefined && may(associate)
  const outcome = await tryOnce(shop, associateLogin(storeId, employeeId), isRight)
  if (outcome === 'locked') throw new StoreError('USER_LOCKED')
  if (outcome !== 'right') throw refusal(outcome.failures, 'INVALID_AGENT_CREDENTIALS')
  if (!associate) throw new StoreError('INVALID_AGENT_CREDENTIALS')
  return associate
}

type Associate = NonNullable<Awaited<ReturnType<typeof findAssociate>>>

/** A manager of the store sits there: the PIN is his own, and his tries are those of his sign-in. */
export async function requireManagerPin(shop: Shop, storeId: string, employeeId: string, pin: string): Promise<void> {
  await requirePin(shop, storeId, { employeeId, pin }, ({ isManager }) => isManager)
}

/** Managers approve what an associate may not grant alone. */
export async function isManager(shop: Shop, storeId: string, employeeId: string): Promise<boolean> {
  return (await findAssociate(shop.db, Number(storeId), employeeId))?.isManager ?? false
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

/** For colleagues: an associate sees who works in the store he is signed in to. */
export async function storeEmployees({ db, shopper }: Shop, storeId: string) {
  if (shopper.kind !== 'associate') throw new StoreError('CANNOT_AUTHORISE')
  const own = isStoreNumber(storeId) && String(Number(storeId)) === shopper.storeId
  const employees = own ? await listEmployees(db, Number(storeId)) : []
  if (employees.length === 0) throw new StoreError('EMPLOYEE_STORE_NOT_FOUND')
  return { storeId, employees: employees.map(({ id, name }) => ({ storeEmployeeId: id, storeEmployeeName: name })) }
}
