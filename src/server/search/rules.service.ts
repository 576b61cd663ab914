import type { z } from 'zod'
import type { Rule as RuleSchema } from '#contract/staff/search/search.entities.ts'
import { MOST_RULES, termOf } from '#domain/search/search-rules.ts'
import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './rules.queries.ts'
import type { StoredRule } from './rules.queries.ts'
import { markOf, requireSeen } from './seen-mark.ts'
import { seenStyles } from './seen-styles.ts'

export type Rule = z.output<typeof RuleSchema>

/** The rule as it is stored. */
export function storedRule(id: string, rule: Rule, madeBy: string): StoredRule {
  const { effect, sites, on, what, startsAt, endsAt } = rule
  return {
    id,
    effect,
    sites: SITE_IDS.filter(site => sites.includes(site)),
    ...('term' in on
      ? { language: on.language, term: termOf(on.term), categoryId: null }
      : { language: null, term: null, categoryId: on.categoryId }),
    ...('facet' in what
      ? { styleIds: [], facet: what.facet, value: what.value }
      : { styleIds: [...new Set(what.styleIds)], facet: null, value: null }),
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
    madeBy,
  }
}

const isSite = (name: string): name is SiteId => SITE_IDS.some(site => site === name)

function shownRule(rule: StoredRule): Rule {
  const { effect, sites, language, term, categoryId, styleIds, facet, value, startsAt, endsAt } = rule
  return {
    effect,
    sites: sites.filter(isSite),
    on: language === null || term === null ? { categoryId: categoryId ?? 0 } : { language, term },
    what: facet === null || value === null ? { styleIds: [...styleIds] } : { facet, value },
    startsAt: startsAt.toISOString(),
    ...(endsAt && { endsAt: endsAt.toISOString() }),
  }
}

export async function rulesFor(desk: Desk) {
  const { db, staff, now, services, log } = desk
  await services.catalog.ready()
  const rules = (await queries.findRules(db, log)).filter(({ sites }) =>
    sites.some(site => staff.grants.can('search.read', site)),
  )
  return {
    rules: rules.map(rule => ({
      ...shownRule(rule),
      mark: markOf(shownRule(rule)),
      id: rule.id,
      state: stateOf(rule, now),
      madeBy: rule.madeBy,
      mayChange: rule.sites.every(site => staff.grants.can('search.write', site)),
      styles: seenStyles(desk, rule.styleIds, rule.sites.find(isSite)),
    })),
  }
}

const stateOf = ({ startsAt, endsAt }: StoredRule, now: Date) =>
  endsAt && endsAt <= now ? ('over' as const) : startsAt > now ? ('coming' as const) : ('on' as const)

/** Whoever rules over a site's results may do so there. */
function requireOnSites({ staff }: Desk, sites: readonly string[]): void {
  if (!sites.every(site => staff.grants.can('search.write', site)))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'search.write' })
}

function requireSense({ services, now }: Desk, rule: StoredRule): void {
  if (rule.endsAt && (rule.endsAt <= rule.startsAt || rule.endsAt <= now)) throw notNow('overBefore')
  if (rule.effect === 'pin' && rule.facet !== null) throw notNow('pinsNameStyles')
  const { catalog } = services
  if (rule.categoryId !== null && !catalog.tree.find(rule.categoryId)) throw new StoreError('STAFF_NOT_FOUND')
  const unknown = rule.styleIds.find(id => catalog.find(id)?.id !== id)
  if (unknown !== undefined) throw notNow('noStyle', { style: unknown })
}

const told = (rule: StoredRule) => ({ ...shownRule(rule) })

export async function addRule(desk: Desk, wanted: Rule): Promise<{ id: string }> {
  const rule = storedRule(newId('rul'), wanted, desk.staff.id)
  requireOnSites(desk, rule.sites)
  await desk.services.catalog.ready()
  requireSense(desk, rule)
  if ((await queries.countRules(desk.db)) >= MOST_RULES) throw notNow('tooMany', { most: MOST_RULES })
  await queries.writeRule(desk.db, rule)
  desk.record({ type: 'search-rule', id: rule.id, changes: changesBetween({}, told(rule)) })
  return { id: rule.id }
}

type Seen = { readonly seen?: string | undefined }

async function openRule(desk: Desk, id: string, seen: string | undefined): Promise<StoredRule> {
  const rule = await queries.lockRule(desk.db, id, desk.log)
  if (!rule || !rule.sites.some(site => desk.staff.grants.can('search.read', site)))
    throw new StoreError('STAFF_NOT_FOUND')
  requireOnSites(desk, rule.sites)
  requireSeen(seen, shownRule(rule))
  return rule
}

export async function changeRule(desk: Desk, id: string, { seen, ...wanted }: Rule & Seen): Promise<void> {
  await desk.services.catalog.ready()
  const before = await openRule(desk, id, seen)
  const after = storedRule(id, wanted, before.madeBy)
  requireOnSites(desk, after.sites)
  requireSense(desk, after)
  await queries.writeRule(desk.db, after)
  desk.record({ type: 'search-rule', id, changes: changesBetween(told(before), told(after)) })
}

export async function removeRule(desk: Desk, id: string, { seen }: Seen): Promise<void> {
  const before = await openRule(desk, id, seen)
  await queries.deleteRule(desk.db, id)
  desk.record({ type: 'search-rule', id, changes: changesBetween(told(before), {}) })
}
