import { createHmac } from 'node:crypto'
import { networkOf, unmapped } from '../http/network-of.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import { countGiven, forgetGiven } from './visitor-marks.queries.ts'

const PURPOSE = 'marks-given'
const DAY_MS = 86_400_000
const DATE_LENGTH = 10

/** How many visitors are measured a day; whoever comes after them is served as well, and in no test. */
export const MOST_A_DAY = { host: 100, neighbours: 1000, everybody: 1_000_000 } as const

const dayOf = (now: Date): string => now.toISOString().slice(0, DATE_LENGTH)

/** Whoever rents a machine gets a /48 with it; who rents many of one landlord has neighbours. */
const ringsOf = (address: string) =>
  address.includes(':')
    ? { host: networkOf(address, 48), neighbours: networkOf(address, 32), everybody: '' }
    : { host: address, neighbours: address.split('.').slice(0, 3).join('.'), everybody: '' }

/** Counted by all processes together, under names that nobody can read back and that are others tomorrow. */
export async function hasRoom({ services, db, address, now }: Shop): Promise<boolean> {
  if (!services.config.RATE_LIMITS) return true
  const day = dayOf(now)
  const secret = services.identity.keys.secretFor(PURPOSE)
  const nameOf = (ring: string, network: string) =>
    createHmac('sha256', secret).update(`${day} ${ring} ${network}`).digest('base64url')
  const rings = ringsOf(unmapped(address))
  return countGiven(db, day, [
    { network: nameOf('host', rings.host), most: MOST_A_DAY.host },
    { network: nameOf('neighbours', rings.neighbours), most: MOST_A_DAY.neighbours },
    { network: nameOf('everybody', rings.everybody), most: MOST_A_DAY.everybody },
  ])
}

export const forgetMarksGiven = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> =>
  forgetGiven(database.db, dayOf(new Date(clock().getTime() - DAY_MS)))
