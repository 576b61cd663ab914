import { ANALYTICS, hasConsent, parseConsent } from '#domain/consumer/consent.ts'
import { CONSENT_COOKIE } from '#domain/sites/cookies.ts'
import { UNSTEERED } from '../catalog/steering.ts'
import type { Work } from '../jobs/jobs.ts'
import { Tally } from '../memory/tally.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from '../staff/staff.ts'
import * as queries from './figures.queries.ts'
import type { Only, Refined, Searched } from './figures.queries.ts'
import { termOf } from '#domain/search/search-rules.ts'

const MOST_TERMS = 2_000
/** More than that in one day is nobody's trade. */
const MOST_OF_DAY = 50_000
const MOST_LETTERS = 60
const MOST_SHOWN = 200
const DAY_MS = 86_400_000
/** Letters of a person rather than of a product: an address, a number of a telephone, a card or an order. */
const PERSONAL = /@|\d[\d\s./-]{4,}\d|\p{L}\.\p{L}|\bat\b.*\b(?:com|de|fr|es|net)$/u
const READABLE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’&+/-]*$/u

/** What a visitor tells of a page of results when he leaves it. */
export type Told = { q: string; found: number; clicked: boolean; before?: string | undefined }

export const tallySearches = () => ({
  searched: new Tally<Searched>(MOST_TERMS),
  refined: new Tally<Refined>(MOST_TERMS),
})

/** A term that may be kept: short, of words, and of no person. */
export function keptTerm(typed: string): string | undefined {
  const term = termOf(typed)
  return term.length <= MOST_LETTERS && READABLE.test(term) && !PERSONAL.test(term) ? term : undefined
}

/** Counts in memory: nobody waits, and who searched is told to nobody. Without consent nothing is counted. */
export async function noteSearched({ services, site, language, request }: Shop, told: Told): Promise<boolean> {
  const { search, searchFigures } = services
  const given = parseConsent(request.cookies[CONSENT_COOKIE]) ?? []
  const term = keptTerm(told.q)
  if (term === undefined || !hasConsent(ANALYTICS, { site, given })) return false
  const fresh = () => ({ site: site.id, language, term, searches: 0, misses: 0, clicks: 0 })
  const row = searchFigures.searched.row(`${site.id} ${language} ${term}`, fresh)
  if (!row) return false
  row.searches++
  if (told.clicked) row.clicks++
  const before = told.before === undefined ? undefined : keptTerm(told.before)
  if (before !== undefined && before !== term)
    noteRefined(searchFigures, { site: site.id, language, term: before, next: term })
  if (told.found > 0) return true
  // Whoever says that nothing was found is not believed: it is looked up, and what cannot be looked up now is no miss.
  const sought = { site: site.id, text: term, language, steering: UNSTEERED }
  const look = async () => (await search.best(sought, 0)).total
  if ((await look().catch(() => undefined)) === 0) row.misses++
  return true
}

function noteRefined({ refined }: Services['searchFigures'], of: Omit<Refined, 'times'>): void {
  const row = refined.row(JSON.stringify(of), () => ({ ...of, times: 0 }))
  if (row) row.times++
}

/** Adds what this process counted since the last time to the day. */
async function keepCounted({ database, clock, searchFigures }: Services): Promise<void> {
  const [searched, refined] = [searchFigures.searched.take(), searchFigures.refined.take()]
  if (searched.length === 0) return
  const day = dayOf(clock())
  const full = (await queries.countOn(database.db, day)) >= MOST_OF_DAY
  await queries.addSearched(database.db, day, searched, full)
  if (!full) await queries.addRefined(database.db, day, refined)
}

export const keepFigures: Work = async services => {
  await keepCounted(services)
  await queries.forgetOld(services.database.db, dayOf(services.clock()))
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export const daysBefore = (now: Date, days: number): string => dayOf(new Date(now.getTime() - days * DAY_MS))

export async function queriesFor({ db, staff, now, services }: Desk, { only, days }: { only: Only; days: number }) {
  await keepCounted(services)
  const sites = staff.grants.sitesFor('search.read')
  return { rows: await queries.findSearched(db, { only, from: daysBefore(now, days), sites, most: MOST_SHOWN }) }
}
