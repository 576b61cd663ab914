import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { newId } from '../identity/ids.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { colleaguesWith, getColleague } from '../staff/colleagues.service.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { studioOrigin } from '../staff/studio-origin.ts'
import { openForStaff } from './open-for-staff.ts'
import { finishNote, hasNoteSince, insertNote } from './order-desk.queries.ts'

/** Of one order a colleague hears once in so long, however much is written. */
const HEARD_MS = 60 * 60 * 1000

export async function colleaguesFor(desk: Desk, number: string) {
  const { site } = await openForStaff(desk, number, 'orders.write')
  const colleagues = await colleaguesWith(desk, 'orders.write', site)
  return { colleagues: colleagues.map(({ id, name }) => ({ id, name })) }
}

/** For whoever works here, or for a colleague to see to, who gets a mail that says where to look and nothing of the buyer. */
export async function note(desk: Desk, number: string, { text, to }: { text: string; to?: string | undefined }) {
  const { site } = await openForStaff(desk, number, 'orders.write')
  const colleague = to === undefined ? undefined : await getColleague(desk, to, 'orders.write', site)
  const since = new Date(desk.now.getTime() - HEARD_MS)
  const tells = colleague && !(await hasNoteSince(desk.db, number, colleague.id, since))
  await insertNote(desk.db, {
    id: newId('not'),
    order_number: number,
    staff_id: desk.staff.id,
    staff_name: desk.staff.name,
    text,
    created_at: desk.now,
    ...(colleague && { for_id: colleague.id, for_name: colleague.name }),
  })
  if (tells)
    await enqueueMail(desk.db, {
      template: 'desk-hand-over',
      to: colleague.email,
      locale: DEFAULT_LOCALE,
      values: { number, who: desk.staff.name, path: `${studioOrigin(desk)}/studio/orders/${number}` },
    })
  desk.record({ type: 'order', id: number, changes: [{ field: 'note', ...(colleague && { after: colleague.name }) }] })
}

export async function tickOff(desk: Desk, number: string, noteId: string): Promise<void> {
  await openForStaff(desk, number, 'orders.write')
  if (!(await finishNote(desk.db, { number, noteId, at: desk.now, by: desk.staff.name }))) throw notNow('noteDone')
  desk.record({ type: 'order', id: number, changes: [{ field: 'noteDone' }] })
}
