import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { SearchDraft } from '#contract/staff/search/search.entities.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import { readSteering, Steering } from '../catalog/steering.ts'
import { stemsOf, wordsOf } from '../catalog/text/stem.ts'
import { inLanguage } from '../catalog/words.ts'
import type { Desk } from '../staff/staff.ts'
import { firstIn, getCategory, requireSite, settingOf } from './categories.service.ts'
import { daysBefore } from './figures.service.ts'
import { findFrequent } from './figures.queries.ts'
import { findRules } from './rules.queries.ts'
import { storedRule } from './rules.service.ts'
import { foundStyles } from './seen-styles.ts'
import { termOf } from '#domain/search/search-rules.ts'

export type Draft = z.output<typeof SearchDraft>
type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>

const MOST_QUERIES = 100
const MOST_SHOWN = 6
const MOST_IN_CATEGORY = 24
const FREQUENT_DAYS = 30

/** What a change that is not saved yet would do to what people ask for most. */
export async function preview(desk: Desk, site: SiteId, draft: Draft) {
  await desk.services.catalog.ready()
  requireSite(desk, site)
  if (draft.kind === 'synonym' || draft.kind === 'redirect')
    return { rows: await compareQueries(desk, site, draft.language, termOf(draft.term), wordsWith(desk, draft)) }
  if (draft.kind === 'category') return { rows: [await compareCategory(desk, site, draft.categoryId, draft)] }
  return { rows: await compareRule(desk, site, draft) }
}

/** What a query leads to: other words, another order, or a page. */
type Ways = {
  readonly synonyms?: ReadonlyMap<string, readonly string[]>
  readonly steering?: Steering
  readonly targets?: ReadonlyMap<string, string>
}

function wordsWith({ services: { catalog } }: Desk, draft: DraftOf<'synonym' | 'redirect'>): Ways {
  const { language, term } = draft
  const { synonyms, redirects } = catalog.lexicon
  const changed = <T>(known: ReadonlyMap<string, T>, key: string, value: T | undefined) => {
    const after = new Map(known)
    if (value === undefined) after.delete(key)
    else after.set(key, value)
    return after
  }
  if (draft.kind === 'redirect') return { targets: changed(redirects[language], wordsOf(term).join(' '), draft.target) }
  const means = draft.means.length === 0 ? undefined : draft.means.map(termOf)
  return { synonyms: changed(synonyms[language], stemsOf(term, language), means) }
}

async function compareRule(desk: Desk, site: SiteId, { ruleId, rule }: DraftOf<'rule'>) {
  const { now } = desk
  const stored = await findRules(desk.db, desk.log)
  const known = stored.find(({ id }) => id === ruleId)
  const isOn = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }) =>
    startsAt <= now && (!endsAt || endsAt > now)
  const drafted = rule && storedRule('draft', rule, '')
  const others = stored.filter(each => each.id !== ruleId && isOn(each)).toReversed()
  const steering = await readSteering(desk, ({ settings }) => ({
    rules: [...others, ...(drafted ? [drafted] : [])],
    settings,
  }))
  const about = drafted ?? known
  if (!about) return []
  if (about.categoryId !== null) return [await compareCategory(desk, site, about.categoryId, steering)]
  return compareQueries(desk, site, about.language ?? desk.language, about.term ?? '', { steering })
}

/** One after the other, and others are served in between. */
async function compareQueries(desk: Desk, site: SiteId, language: Language, own: string, after: Ways) {
  const frequent = await findFrequent(desk.db, {
    language,
    from: daysBefore(desk.now, FREQUENT_DAYS),
    sites: desk.staff.grants.sitesFor('search.read'),
    most: MOST_QUERIES,
  })
  const asked = frequent.some(({ term }) => term === own) ? frequent : [{ term: own, searches: 0 }, ...frequent]
  const rows = []
  for (const { term, searches } of asked) {
    await setImmediate()
    const was = await lookUp(desk, site, language, term, {})
    const is = await lookUp(desk, site, language, term, after)
    rows.push(compared(term, searches, was, is))
  }
  return rows.sort((a, b) => Number(b.changed) - Number(a.changed))
}

type Seen = { total: number; target?: string; first: ReturnType<typeof foundStyles> }
const NOTHING: Seen = { total: 0, first: [] }

const compared = (subject: string, searches: number, before = NOTHING, after = NOTHING) => ({
  subject,
  searches,
  changed: !isDeepStrictEqual(before, after),
  before,
  after,
})

async function lookUp(desk: Desk, site: SiteId, language: Language, text: string, ways: Ways): Promise<Seen> {
  const { catalog, search } = desk.services
  const { lexicon } = catalog
  const {
    synonyms = lexicon.synonyms[language],
    steering = catalog.steered.steering,
    targets = lexicon.redirects[language],
  } = ways
  const { total, ids } = await search.best({ site, text, language, synonyms, steering }, MOST_SHOWN)
  const target = targets.get(wordsOf(text).join(' '))
  return { total, ...(target !== undefined && { target }), first: foundStyles(desk, ids, site) }
}

async function compareCategory(desk: Desk, site: SiteId, categoryId: number, change: Steering | DraftOf<'category'>) {
  const { names } = getCategory(desk, categoryId)
  const steering = change instanceof Steering ? change : await steeringWith(desk, change)
  const seenBy = async (by?: Steering) => {
    const { total, ids } = await firstIn(desk, categoryId, site, MOST_IN_CATEGORY, by)
    return { total, first: foundStyles(desk, ids, site) }
  }
  const [was, is] = await Promise.all([seenBy(), seenBy(steering)])
  return compared(inLanguage(names, desk.language), 0, was, is)
}

const steeringWith = (desk: Desk, { categoryId, order }: DraftOf<'category'>): Promise<Steering> =>
  readSteering(desk, ({ rules, settings }) => ({
    rules,
    settings: [...settings.filter(each => each.categoryId !== categoryId), settingOf(categoryId, order)],
  }))
