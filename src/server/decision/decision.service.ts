import type { DecisionAction, DecisionEvent } from '#contract/decision/decision.ts'
import type { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { chooseVariant } from '#domain/decision/bucketing.ts'
import { CONTROL } from '#domain/content/content-rules.ts'
import { formatVariants } from '#domain/decision/variants.ts'
import { VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import { readRecToken } from '#domain/decision/rec-token.ts'
import { traitsOf } from '#domain/decision/segments.ts'
import { viewerOf } from '../consumer/viewer.service.ts'
import { keepSeen, testsFor } from '../experiments/exposures.service.ts'
import { forgetTestsOfVisitor } from '../experiments/personal-data.service.ts'
import { recommendedOf, recommendAt } from '../products/recommendations.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import * as queries from './decision.queries.ts'
import { NO_EXPERIMENTS, type Datafile } from './datafile.ts'
import { audiencesAskedFor, findDecision, variantsOf } from './experiments.ts'
import { isMarked } from './visitor-marks.ts'

const VIEWED = 24
const MONTH_SECONDS = 2_592_000
/** One visitor in twenty sees what everyone would see, so that the effect can be measured. */
const SPLIT = [
  { variantId: CONTROL, endOfRange: 500 },
  { variantId: '1-affinity', endOfRange: 10_000 },
] as const

type Request = Extract<DecisionEvent, { eventType: 'DecisionRequest' }>

export type Visitor = queries.Visitor

/** Takes in what a visitor did, then answers what to show. */
export async function decide(shop: Shop, visitor: Visitor, events: readonly DecisionEvent[]) {
  await shop.services.catalog.ready()
  const looked = events.flatMap(event =>
    event.eventType === 'ProductDetailView' ? stylesOf(shop, [event.productId]) : [],
  )
  const viewer = await viewerOf(shop)
  const visit = { styleIds: [...new Set(looked)], site: shop.site.id, traits: traitsOf(viewer) }
  await queries.rememberVisit(shop.db, visitor, visit)
  const datafile = await shop.services.experimentation.readDatafile(shop.db)
  await countEvents(shop, visitor, events, datafile)
  // Who gave himself a name is served, and counts for nothing.
  const experiments = isMarked(shop.services, visitor.id) ? await testsFor(shop, viewer) : []
  const tested = variantsOf({ ...NO_EXPERIMENTS, experiments }, visitor.id)
  await keepSeen(shop, visitor.id, new Map(tested), events)
  await assignVariants(shop, visitor.id, datafile, tested)
  const requests = events.filter((event): event is Request => event.eventType === 'DecisionRequest')
  const seen = { looking: looked[0], carried: await stylesInCart(shop, events) }
  const responses = []
  const asked = askedOnce(shop, visitor)
  for (const request of requests) responses.push(await answer(shop, visitor, request, seen, asked))
  return responses.length > 0 ? responses : [{ requestId: 'none', actions: [] }]
}

/** Who takes his consent back. Nobody else knows his name; of one that was made up nothing is taken away. */
export async function forgetVisitor(shop: Shop, visitorId: string): Promise<void> {
  if (!isMarked(shop.services, visitorId)) return
  await forgetTestsOfVisitor(shop, visitorId)
  await queries.forgetVisitor(shop.db, visitorId)
}

/** Targeting remembers people for a while, not for ever. */
export const forgetOldVisitors = ({ database }: Pick<Services, 'database'>): Promise<void> =>
  queries.forgetVisitors(database.db)

const stylesOf = (shop: Shop, productIds: readonly string[]): string[] =>
  productIds.flatMap(id => shop.services.catalog.find(id)?.id ?? [])

/** A cart that is told twice is the last one. */
async function stylesInCart(shop: Shop, events: readonly DecisionEvent[]): Promise<string[]> {
  const cart = events.findLast(event => event.eventType === 'Cart')
  if (!cart) return []
  const sellables = await shop.services.sellables.find(shop.db, cart.skus)
  return [...new Set([...sellables.values()].map(({ masterId }) => masterId))]
}

async function countEvents(
  shop: Shop,
  { id: visitorId, channel }: Visitor,
  events: readonly DecisionEvent[],
  datafile: Datafile,
): Promise<void> {
  const tokens = (type: 'RecImpressions' | 'RecClicks') =>
    events.flatMap(event => (event.eventType === type ? event.recTokens.flatMap(token => readToken(shop, token)) : []))
  const widgetClicks = events.flatMap(event =>
    event.eventType === 'WidgetClick'
      ? stylesOf(shop, [event.product]).map(styleId => ({ decision: 'widget', styleId }))
      : [],
  )
  await queries.count(shop.db, 'impressions', tokens('RecImpressions'))
  await queries.count(shop.db, 'clicks', [...tokens('RecClicks'), ...widgetClicks])
  const seen = events.flatMap(event => {
    if (event.eventType !== 'ExperimentImpression') return []
    const { experienceId, variantId } = event
    const ids = findDecision(datafile, experienceId, variantId)
    return ids ? [{ visitorId, channel, experienceId, variantId, ...ids, at: shop.now }] : []
  })
  await shop.services.experimentation.post(shop.db, seen)
}

/** Only of styles that the shop has. */
function readToken(shop: Shop, token: string): queries.Counted[] {
  const read = readRecToken(token)
  return read ? stylesOf(shop, [read.masterId]).map(styleId => ({ decision: read.widgetId, styleId })) : []
}

type Decided = ReturnType<typeof variantsOf>

async function assignVariants(shop: Shop, visitorId: string, datafile: Datafile, tested: Decided): Promise<void> {
  const { experimentation } = shop.services
  const asked = audiencesAskedFor(datafile)
  const segments = asked.length === 0 ? [] : await experimentation.segmentsOf(shop.db, visitorId, asked)
  const variants = formatVariants([...variantsOf(datafile, visitorId, segments), ...tested])
  if (variants !== (shop.request.cookies[VARIANTS_COOKIE] ?? ''))
    shop.reply.setCookie(VARIANTS_COOKIE, variants, { maxAge: variants === '' ? 0 : MONTH_SECONDS })
}

/** What the visitor has before his eyes and in his cart. */
type Seen = { looking: string | undefined; carried: readonly string[] }

/** However many decisions are asked for at once, the database is asked the same only once. */
function askedOnce({ db }: Shop, visitor: Visitor) {
  const known = new Map<string, Promise<string[]>>()
  const once = (key: string, find: () => Promise<string[]>) => {
    const found = known.get(key) ?? find()
    known.set(key, found)
    return found
  }
  return {
    viewed: () => once('viewed', () => queries.findViewed(db, visitor, VIEWED)),
    together: (seeds: readonly string[], limit: number) =>
      once(`together ${limit} ${seeds.join(' ')}`, () => queries.findBoughtWith(db, seeds, limit)),
    trending: (limit: number) => once(`trending ${limit}`, () => queries.findTrending(db, limit)),
  }
}
type Asked = ReturnType<typeof askedOnce>

async function answer(shop: Shop, visitor: Visitor, request: Request, seen: Seen, asked: Asked) {
  const actions: DecisionAction[] = []
  for (const decision of request.decisions) {
    const variant = chooseVariant(visitor.id, decision, SPLIT) ?? CONTROL
    const items = await itemsOf(
      shop,
      decision,
      { limit: request.limit, knowsVisitor: variant !== CONTROL },
      seen,
      asked,
    )
    actions.push({ actionType: 'recommendations', decision, variant, items })
  }
  return { requestId: request.requestId, actions }
}

async function itemsOf(
  shop: Shop,
  decision: string,
  { limit, knowsVisitor }: { readonly limit: number; readonly knowsVisitor: boolean },
  { looking, carried }: Seen,
  asked: Asked,
): Promise<RecommendedProduct[]> {
  const viewed = knowsVisitor ? await asked.viewed() : []
  if (decision.includes('recently-viewed'))
    return recommendedOf(
      shop,
      decision,
      viewed.filter(id => id !== looking),
      limit,
    )
  const seeds = looking === undefined ? (carried.length > 0 ? carried : viewed) : [looking]
  const together = seeds.length === 0 ? [] : await asked.together(seeds, limit)
  const trending = await asked.trending(limit)
  const known = new Set([...viewed, ...carried, looking])
  const chosen = [...new Set([...together, ...trending])].filter(id => !known.has(id))
  const found = recommendedOf(shop, decision, chosen, limit)
  if (found.length >= limit) return found
  const like = seeds[0] === undefined ? {} : { productId: seeds[0] }
  const similar = await recommendAt(shop, { widgetId: decision, limit, ...like }, 0)
  const shown = new Set(found.map(({ id }) => id))
  const fill = (similar?.recommendedProducts ?? []).filter(
    ({ id }) => !shown.has(id) && !stylesOf(shop, [id]).some(style => carried.includes(style)),
  )
  return [...found, ...fill].slice(0, limit)
}
