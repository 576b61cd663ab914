import { MOST_VIEWS, VIEW_ROOMS, type ViewRoom } from '#contract/staff/desk/view-rooms.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import { lockOneself } from '../staff/oneself.service.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { countViews, deleteView, insertView, listViews } from './views.queries.ts'

const mayTidyUp = ({ staff }: Desk): boolean => staff.session !== undefined && staff.grants.can('staff.write')

export async function savedViews(desk: Desk, asked: string | undefined) {
  const rows = await listViews(desk.db, desk.staff.id, asked)
  return rows.flatMap(({ staff_id, ...view }) => {
    const room = VIEW_ROOMS.find(each => each === view.room)
    const own = staff_id === desk.staff.id
    return room ? [{ ...view, room, own, mayRemove: own || mayTidyUp(desk) }] : []
  })
}

type Wish = { room: ViewRoom; name: string; address: string; shared: boolean }

/** A list as somebody looks at it: of no use to a system. Whoever waits for their own lock finds what they kept before. */
export async function saveView(desk: Desk, wish: Wish) {
  const { id: staff_id } = await lockOneself(desk)
  if ((await countViews(desk.db, staff_id)) >= MOST_VIEWS) throw notNow('tooManyViews', { most: MOST_VIEWS })
  const view = { id: newId('viw'), ...wish }
  await insertView(desk.db, { ...view, staff_id })
  desk.record({ type: 'view', id: view.id, changes: [{ field: 'name', after: wish.name }] })
  return { ...view, own: true, mayRemove: true }
}

export async function removeView(desk: Desk, id: string): Promise<void> {
  const { id: staffId } = await lockOneself(desk)
  const gone = await deleteView(desk.db, staffId, id, mayTidyUp(desk))
  if (!gone) throw new StoreError('STAFF_NOT_FOUND')
  desk.record({ type: 'view', id, changes: [{ field: 'name', before: gone.name }] })
}
