import { z } from 'zod'
import { csvLine } from '#domain/bulk/csv.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
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
    const people = new Map((await listPeople(desk.db)).map(person => [person.id, person.name]))
    const known = ids.filter(id => people.has(id))
    for (const id of known) {
      await endSessionsOf(desk, id)
      desk.record({ type: 'person', id, changes: [{ field: 'sessions', after: 'ended' }] })
    }
    const outcome = (id: string) => (people.has(id) ? 'signed out' : 'not found')
    return {
      lines: ids.map(id => csvLine([id, people.get(id), outcome(id)])),
      done: ids.length,
      refused: ids.length - known.length,
      ...(from + BATCH < staffIds.length && { next: String(from + BATCH) }),
    }
  },
}
