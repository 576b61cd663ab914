import type { Desk } from '../staff/staff.ts'
import { countComing, listGuests } from './cases.queries.ts'

/** How many come is for whoever may ask; who they are, for whoever may see people of their site. */
export async function guestsOf({ db, staff, record }: Desk, eventId: string) {
  record({ type: 'event', id: eventId })
  const [coming, guests] = await Promise.all([
    countComing(db, eventId),
    listGuests(db, eventId, staff.grants.sitesFor('customers.read')),
  ])
  return {
    days: [...coming].map(([day, people]) => ({ day, people })),
    rows: guests.map(({ phone, plusOne, registeredAt, ...guest }) => ({
      ...guest,
      ...(phone !== null && { phone }),
      ...(plusOne !== null && { plusOne }),
      registeredAt: registeredAt.toISOString(),
    })),
  }
}
