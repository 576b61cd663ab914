import { randomInt } from 'node:crypto'
import { changesBetween } from '../audit/changes-between.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './associates.queries.ts'
import { forgetAttempts } from './attempts.queries.ts'
import { associateLogin } from './ids.ts'
import { hashPassword } from './passwords.ts'
import { endFamiliesOfAssociate } from './token-families.queries.ts'

type Store = { readonly id: number }

const PIN_DIGITS = 6
const newPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0')

/** Everybody who sells or sold in a store. */
export const associatesOf = async ({ db }: Shop, storeId: number) =>
  (await queries.allEmployees(db, storeId)).map(({ id, name, is_manager, active }) => ({
    employeeId: id,
    name,
    manager: is_manager,
    active,
  }))

const idOf = (store: Store, employeeId: string): string => `${store.id}/${employeeId}`

type Newcomer = { employeeId: string; name: string; manager: boolean }

/** The PIN is told this once; the shop keeps its hash, and the history nothing of it. */
export async function addAssociate(desk: Desk, store: Store, { employeeId, name, manager }: Newcomer) {
  const pin = newPin()
  const row = { store_id: store.id, id: employeeId, name, is_manager: manager, pin_hash: await hashPassword(pin) }
  if (!(await queries.insertEmployee(desk.db, row))) throw notNow('numberTaken')
  desk.record({
    type: 'associate',
    id: idOf(store, employeeId),
    changes: changesBetween({}, { manager, active: true }),
  })
  return { pin }
}

type Rights = { manager?: boolean | undefined; active?: boolean | undefined }

export async function changeAssociate(desk: Desk, store: Store, employeeId: string, wish: Rights): Promise<void> {
  const row = await getEmployee(desk, store, employeeId)
  const after = { is_manager: wish.manager ?? row.is_manager, active: wish.active ?? row.active }
  await queries.writeEmployee(desk.db, store.id, employeeId, after)
  if (!after.active) await endFamiliesOfAssociate(desk.db, associateLogin(store.id, employeeId), desk.now)
  const { is_manager: manager, active } = row
  const changes = changesBetween({ manager, active }, { manager: after.is_manager, active: after.active })
  desk.record({ type: 'associate', id: idOf(store, employeeId), changes })
}

export async function resetPin(desk: Desk, store: Store, employeeId: string) {
  await getEmployee(desk, store, employeeId)
  const pin = newPin()
  const login = associateLogin(store.id, employeeId)
  await queries.writeEmployee(desk.db, store.id, employeeId, { pin_hash: await hashPassword(pin) })
  await endFamiliesOfAssociate(desk.db, login, desk.now)
  await forgetAttempts(desk.db, login)
  desk.record({ type: 'associate', id: idOf(store, employeeId), changes: [{ field: 'newPin' }] })
  return { pin }
}

async function getEmployee({ db }: Desk, store: Store, employeeId: string) {
  const row = await queries.lockEmployee(db, store.id, employeeId)
  if (!row) throw new StoreError('STAFF_NOT_FOUND')
  return row
}
