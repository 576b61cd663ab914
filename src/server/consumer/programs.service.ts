import type { Program } from '#domain/promotions/spend.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { CustomerProfile } from './customer-desk.queries.ts'
import * as queries from './customer-desk.queries.ts'

/** Lets somebody belong to a program, or no more. */
export async function setMember({ db, now }: Shop, id: string, program: Program, member: boolean): Promise<void> {
  const customer = await queries.findCustomer(db, id, 'lock')
  if (!customer) throw notNow('personGone')
  await queries.correctProfile(db, id, changeOf(customer, program, member), now)
}

function changeOf({ identities }: CustomerProfile, program: Program, member: boolean) {
  if (program === 'employee') return { is_employee: member }
  if (program === 'athlete') return { is_athlete: member }
  const others = identities.filter(each => each !== program)
  return { identities: member ? [...others, program] : others }
}
