import { z } from 'zod'
import { csvLine } from '#domain/bulk/csv.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { allRoles } from './all-roles.service.ts'
import { mayGrantAll } from './roles.service.ts'
import { endSessionsOf } from './sessions.service.ts'
import { idsOfPeople, listPeople, type PeopleFilter } from './staff.queries.ts'
import type { Desk } from './staff.ts'

const Input = z.object({ staffIds: z.array(z.string()) })
const BATCH = 50

/** Signs everyone of a query out, as it is now, but never who asks for it. */
export async function endAllSessions(desk: Desk, query: PeopleFilter) {
  const wanted = (await idsOfPeople(desk.db, query)).filter(id => id !== desk.staff.id)
  return startTask(desk, 'people.endAllSessions', { staffIds: wanted }, wanted.length)
}

export const endOfSessions: TaskKind = {
  needs: 'staff.write',
  header: () => csvLine(['person', 'name', 'outcome']),
  async batch(desk, input, cursor) {
    const { staffIds } = Input.parse(input)
    const from = Number(cursor)
    const ids = staffIds.slice(from, from + BATCH)
    const people = new Map((await listPeople(desk.db)).map(person => [person.id, person]))
    const roles = await allRoles(desk.db)
    const outcomeOf = (id: string) => {
      const person = people.get(id)
      if (!person) return 'not found'
      return mayGrantAll(desk, person.assignments, roles) ? 'signed out' : 'may do more than you'
    }
    const outcomes = new Map(ids.map(id => [id, outcomeOf(id)]))
    const ended = ids.filter(id => outcomes.get(id) === 'signed out')
    for (const id of ended) {
      await endSessionsOf(desk, id)
      desk.record({ type: 'person', id, changes: [{ field: 'sessions', after: 'ended' }] })
    }
    return {
      lines: ids.map(id => csvLine([id, people.get(id)?.name, outcomes.get(id)])),
      done: ids.length,
      refused: ids.length - ended.length,
      ...(from + BATCH < staffIds.length && { next: String(from + BATCH) }),
    }
  },
}
