import { idInTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { ACCESS_LIFE_S } from './tokens.ts'

export type EndedVisits = {
  has: (usid: string) => boolean
  /** What this process ended itself counts here at once; the others hear of it. */
  remember: (usid: string) => void
}

/**
 * Visits that ended while their access tokens still live. Kept in memory by every process and told by the database, so
 * that no request has to ask it.
 */
export async function hearEndedVisits(changes: Changes, db: Db, clock: () => Date, log: Log): Promise<EndedVisits> {
  const ended = new Map<string, number>()
  const remember = (usid: string, at: number) => {
    ended.set(usid, at)
    for (const [oldest, when] of ended) {
      if (when + ACCESS_LIFE_S * 1000 > clock().getTime()) break
      ended.delete(oldest)
    }
  }
  const recall = async () => {
    const since = new Date(clock().getTime() - ACCESS_LIFE_S * 1000)
    const recent = await db
      .selectFrom('token_families')
      .select(['id', 'ended_at'])
      .where('ended_at', '>', since)
      .orderBy('ended_at')
      .execute()
    for (const { id, ended_at } of recent) if (ended_at) remember(id, ended_at.getTime())
  }
  changes.subscribe(tag => {
    const usid = tag && idInTag('visit-ended', tag)
    if (tag === undefined) recall().catch(error => log.warn('Could not read which visits ended', { error }))
    else if (usid !== undefined) remember(usid, clock().getTime())
  })
  await recall()
  return { has: usid => ended.has(usid), remember: usid => remember(usid, clock().getTime()) }
}
