import { letLoginTryAgain, lockedAmong } from '../identity/lock-out.service.ts'
import { StoreError } from '../store-error.ts'
import { holdRights } from './held-rights.service.ts'
import { notNow } from './not-now.ts'
import { getShown } from './people.service.ts'
import { requireGrantable } from './roles.service.ts'
import { staffLogin } from './staff-login.ts'
import { listPeople } from './staff.queries.ts'
import type { Desk } from './staff.ts'

/** Tries whose end nobody heard of hold somebody up who is not locked yet. */
export async function unlockPerson(asked: Desk, id: string) {
  const desk = await holdRights(asked)
  // Whoever found a place where somebody is signed in would try passwords without end.
  if (id === desk.staff.id) throw notNow('notWhoAsked')
  const [person] = await listPeople(desk.db, id)
  if (!person) throw new StoreError('STAFF_NOT_FOUND')
  await requireGrantable(desk, person.assignments)
  const login = staffLogin(person.email)
  const wasLocked = (await lockedAmong(desk, [login])).has(login)
  await letLoginTryAgain(desk, login)
  if (!wasLocked) desk.record({ type: 'person', id, unchanged: true })
  else desk.record({ type: 'person', id, changes: [{ field: 'locked', before: true, after: false }] })
  return getShown(desk, id)
}
