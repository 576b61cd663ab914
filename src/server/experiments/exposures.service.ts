import type { DecisionEvent } from '#contract/decision/decision.ts'
import { BASELINE } from '#domain/content/content-rules.ts'
import { inAudience, type Viewer } from '#domain/decision/segments.ts'
import { READING_DAYS } from '#domain/experiments/metrics.ts'
import { MEASURED_COOKIE } from '#domain/sites/cookies.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Datafile } from '../decision/datafile.ts'
import { mayTarget } from '../decision/may-target.ts'
import type { Shop } from '../shop.ts'
import type { ExperimentRow } from './experiments.queries.ts'
import * as queries from './exposures.queries.ts'
import { testsUnderWay } from './tests-under-way.ts'
import { keyOfVisitor } from './visitor-keys.ts'

const BUCKETS = 10_000
const DAY_MS = 86_400_000
const READING_SECONDS = (READING_DAYS * DAY_MS) / 1000
const VISITOR = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,99}$/

/** The tests that this visitor may be part of here and now, in the shape of any other experiment. */
export async function testsFor(shop: Shop, viewer: Viewer): Promise<Datafile['experiments']> {
  const { site } = shop
  const tests = await testsUnderWay(shop)
  return tests
    .filter(
      ({ state, sites, segments }) =>
        state === 'running' && (sites.length === 0 || sites.includes(site.id)) && inAudience(segments, viewer),
    )
    .map(asExperiment)
}

/** All arms get the same share. */
function asExperiment({ id, variants }: ExperimentRow): Datafile['experiments'][number] {
  const keys = [BASELINE, ...variants.map(name => name.replace(/^\d+-/, ''))]
  return {
    id,
    key: id,
    status: 'Running',
    variations: keys.map(key => ({ id: key, key })),
    trafficAllocation: keys.map((key, at) => ({
      entityId: key,
      endOfRange: Math.round((BUCKETS * (at + 1)) / keys.length),
    })),
    audienceIds: [],
  }
}

/** Keeps what a visitor saw of the tests he is part of. Whoever says that he saw another variant than his has crossed over. */
export async function keepSeen(
  shop: Shop,
  visitorId: string,
  assigned: ReadonlyMap<string, string>,
  events: readonly DecisionEvent[],
): Promise<void> {
  const seen = events.filter(event => event.eventType === 'ExperimentImpression')
  const clicked = events.filter(event => event.eventType === 'ExperimentClick')
  if (assigned.size === 0 || seen.length + clicked.length === 0) return
  const keys = new Map((await keysOf(shop, [visitorId])).map(each => [each.experimentId, each]))
  const exposures = [...assigned].flatMap(([id, variantId]) => {
    const own = seen.filter(({ experienceId }) => experienceId === id)
    const key = keys.get(id)
    return key && own.length > 0 ? [{ ...key, variantId, crossed: own.some(each => each.variantId !== variantId) }] : []
  })
  if (exposures.length > 0) {
    await queries.keepExposures(shop.db, exposures, shop.now)
    shop.reply.setCookie(MEASURED_COOKIE, visitorId, { maxAge: READING_SECONDS })
  }
  const clicks = clicked.flatMap(({ experienceId }) =>
    assigned.has(experienceId) ? (keys.get(experienceId) ?? []) : [],
  )
  if (clicks.length > 0) await queries.noteClicks(shop.db, clicks, shop.now)
}

/** In all tests, or in those of one site: what somebody buys on another one is not theirs. */
export async function keysOf(
  shop: Pick<Shop, 'db' | 'services'>,
  visitorIds: readonly string[],
  site?: SiteId,
): Promise<queries.VisitorKey[]> {
  if (visitorIds.length === 0) return []
  const tests = await testsUnderWay(shop)
  const there = tests.filter(({ sites }) => site === undefined || sites.length === 0 || sites.includes(site))
  return there.flatMap(({ id, salt }) =>
    salt === null ? [] : visitorIds.map(visitorId => ({ experimentId: id, key: keyOfVisitor(salt, visitorId) })),
  )
}

/** Nobody is asked for who saw no test, or takes his consent back. */
async function measured(shop: Shop): Promise<queries.VisitorKey[]> {
  const visitorId = shop.request.cookies[MEASURED_COOKIE] ?? ''
  if (!VISITOR.test(visitorId) || shop.shopper.kind === 'associate' || !(await mayTarget(shop))) return []
  return keysOf(shop, [visitorId], shop.site.id)
}

const since = ({ now }: Shop) => new Date(now.getTime() - READING_DAYS * DAY_MS)

export const countCart = (shop: Shop): Promise<void> =>
  ofWhoSaw(shop, keys => queries.noteCarts(shop.db, keys, shop.now, since(shop)))

/** It counts once it stands; who begins an order is here, who makes it stand may be a bank. */
export const countOrder = (shop: Shop, number: string): Promise<void> =>
  ofWhoSaw(shop, keys => queries.noteOrder(shop.db, number, keys, shop.now, since(shop)))

/** Who saw no test costs nothing. */
async function ofWhoSaw(shop: Shop, note: (keys: readonly queries.VisitorKey[]) => Promise<void>): Promise<void> {
  if (shop.request.cookies[MEASURED_COOKIE] === undefined) return
  await inPassing(shop, async () => {
    const keys = await measured(shop)
    if (keys.length > 0) await note(keys)
  })
}

/** Nobody's cart or order fails because it could not be measured. */
async function inPassing(shop: Shop, work: () => Promise<void>): Promise<void> {
  try {
    await queries.apart(shop.db, work)
  } catch (error) {
    shop.log.error('A test could not be measured', { error })
  }
}

export const orderStands = (shop: Shop, number: string): Promise<void> =>
  inPassing(shop, () => queries.touchOrder(shop.db, number, shop.now))
