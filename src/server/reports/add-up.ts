import { SITE_IDS, SITES } from '#domain/sites/sites.ts'
import { transact } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { addUp, lastHour } from './sales.queries.ts'

/** Orders are written with the time they were placed and never change it; what commits late does so within this. */
const MADE_ANEW_MS = 48 * 3_600_000
const ZONES = Object.fromEntries(SITE_IDS.map(site => [site, SITES[site].timeZone]))

/** The first time all that was ever sold, then what may still have changed. False while another process is at it. */
export const addUpToNow = ({ database }: Pick<Services, 'database'>): Promise<boolean> =>
  transact(database.db, async db => {
    const last = await lastHour(db)
    return addUp(db, last && new Date(last.getTime() - MADE_ANEW_MS), ZONES)
  })

export const addUpSales: Work = async services => void (await addUpToNow(services))
