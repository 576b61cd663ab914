/** So many days before its last one, whoever looks after the library is told. */
export const WARNED_DAYS = 14

const DAY_MS = 86_400_000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** How it stands with the rights to something whose last day this is. */
export function rightsOn(now: Date, lastDay: string | null): 'fine' | 'ending' | 'ended' {
  if (lastDay === null) return 'fine'
  if (lastDay < dayOf(now)) return 'ended'
  return lastDay <= dayOf(new Date(now.getTime() + WARNED_DAYS * DAY_MS)) ? 'ending' : 'fine'
}
