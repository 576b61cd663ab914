import { randomBytes } from 'node:crypto'
import type { DecisionAction, DecisionEvent } from '#contract/decision/decision.ts'
import type { RecommendedProduct } from '#contract/content/content-commerce.ts'
import { chooseVariant } from '#domain/decision/bucketing.ts'
import { CONTROL } from '#domain/content/content-rules.ts'
import { formatVariants } from '#domain/decision/variants.ts'
import { VARIANTS_COOKIE } from '#domain/sites/cookies.ts'
import { readRecToken } from '#domain/decision/rec-token.ts'
import { recommendedOf, recommend } from '../products/recommendations.service.ts'
import type { Services } from '../services.ts'
import type { Shop } from '../shop.ts'
import * as queries from './decision.queries.ts'
import type { Datafile } from './datafile.ts'
import { audiencesAskedFor, findDecision, variantsOf } from './experiments.ts'

const VIEWED = 24
const MONTH_SECONDS = 2_592_000
/** One visitor in twenty sees what everyone would see, so that the effect can be measured. */
const SPLIT = [
  { variantId: CONTROL, endOfRange: 500 },
  { variantId: '1-affinity', endOfRange: 10_000 },
] as const

export const newVisitorId = () => `vis_${randomBytes(12).toString('hex')}`

type Request = Extract<DecisionEvent, { eventType: 'DecisionRequest' }>

/** Takes in what a visitor did, then answers what to show. */
export async function decide(shop: Shop, visitorId: string, events: readonly DecisionEvent[]) {
  await shop.services.catalog.ready()
  const looked = events.flatMap(event =>
    event.eventType === 'ProductDetailView' ? stylesOf(shop, [event.productId]) : [],
  )
  await queries.rememberVisit(shop.db, visitorId, [...new Set(looked)])
  const datafile = await shop.services.experimentation.readDatafile(shop.db)
  await countEvents(shop, visitorId, events, datafile)
  await assignVariants(shop, visitorId, datafile)
  const requests = events.filter((event): event is Request => event.eventType === 'DecisionRequest')
  const responses = []
  for (const request of requests) responses.push(await answer(shop, visitorId, request, looked[0]))
  return responses.length > 0 ? responses : [{ requestId: 'none', actions: [] }]
}

/** Targeting remembers people for a while, not for ever. */
export const forgetOldVisitors = ({ database }: Pick<Services, 'database'>): Promise<void> =>
  queries.forgetVisitors(database.db)

const stylesOf = (shop: Shop, productIds: readonly string[]): string[] =>
  productIds.flatMap(id => shop.services.catalog.find(id)?.id ?? [])

async function countEvents(
  shop: Shop,
  visitorId: string,
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
    return ids ? [{ visitorId, experienceId, variantId, ...ids, at: shop.now }] : []
  })
  await shop.services.experimentation.post(shop.db, seen)
}

/** Only of styles that the shop has. */
function readToken(shop: Shop, token: string): queries.Counted[] {
  const read = readRecToken(token)
  return read ? stylesOf(shop, [read.masterId]).map(styleId => ({ decision: read.widgetId, styleId })) : []
}

async function assignVariants(shop: Shop, visitorId: string, datafile: Datafile): Promise<void> {
  const { experimentation } = shop.services
  const asked = audiencesAskedFor(datafile)
  const segments = asked.length === 0 ? [] : await experimentation.segmentsOf(shop.db, visitorId, asked)
  const variants = formatVariants(variantsOf(datafile, visitorId, segments))
  if (variants !== (shop.request.cookies[VARIANTS_COOKIE] ?? ''))
    shop.reply.setCookie(VARIANTS_COOKIE, variants, { maxAge: variants === '' ? 0 : MONTH_SECONDS, sameSite: 'Lax' })
}

async function answer(shop: Shop, visitorId: string, request: Request, looking: string | undefined) {
  const actions: DecisionAction[] = []
  for (const decision of request.decisions) {
    const variant = chooseVariant(visitorId, decision, SPLIT) ?? CONTROL
    const items = await itemsOf(shop, decision, variant === CONTROL ? undefined : visitorId, request.limit, looking)
    actions.push({ actionType: 'recommendations', decision, variant, items })
  }
  return { requestId: request.requestId, actions }
}

async function itemsOf(
  shop: Shop,
  decision: string,
  visitorId: string | undefined,
  limit: number,
  looking: string | undefined,
): Promise<RecommendedProduct[]> {
  const viewed = visitorId === undefined ? [] : await queries.findViewed(shop.db, visitorId, VIEWED)
  if (decision.includes('recently-viewed'))
    return recommendedOf(
      shop,
      decision,
      viewed.filter(id => id !== looking),
      limit,
    )
  const seeds = looking === undefined ? viewed : [looking]
  const together = seeds.length === 0 ? [] : await queries.findBoughtWith(shop.db, seeds, limit)
  const trending = await queries.findTrending(shop.db, limit)
  const chosen = [...new Set([...together, ...trending])].filter(id => !viewed.includes(id) && id !== looking)
  const found = recommendedOf(shop, decision, chosen, limit)
  if (found.length >= limit) return found
  const similar = await recommend(shop, {
    widgetId: decision,
    limit,
    ...(seeds[0] === undefined ? {} : { productId: seeds[0] }),
  })
  const known = new Set(found.map(({ id }) => id))
  const fill = similar.widgets.flatMap(widget => widget.recommendedProducts).filter(({ id }) => !known.has(id))
  return [...found, ...fill].slice(0, limit)
}
