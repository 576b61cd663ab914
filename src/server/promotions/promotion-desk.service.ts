import { isRunning } from '#domain/promotions/promotion.ts'
import { faultOf } from '#domain/promotions/promotion-faults.ts'
import { SITES } from '#domain/sites/sites.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { timesRedeemed } from '../orders/replayed-orders.service.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { expectWhole, madeOf, promotionOf, type Made } from './made.ts'
import * as queries from './promotion-desk.queries.ts'
import type { DeskPromotion } from './promotion-desk.queries.ts'
import { mayGive, maySee, mayWrite, sitesOf } from './promotion-rights.ts'
import { usageOf } from './usage.service.ts'

export async function getPromotion(desk: Desk, id: string, need: 'read' | 'write'): Promise<DeskPromotion> {
  const found = await queries.findPromotion(desk.db, id, need === 'write' ? 'lock' : undefined)
  if (!found || !maySee(desk, found.promotion)) throw new StoreError('STAFF_NOT_FOUND')
  if (need === 'write' && !mayWrite(desk, found.promotion))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'promotions.write' })
  return found
}

function stateOf({ promotion, active, desk }: DeskPromotion, now: Date) {
  if (!active) return desk?.state === 'started' || !desk ? ('stopped' as const) : desk.state
  if (promotion.endsAt !== undefined && promotion.endsAt <= now.getTime()) return 'over' as const
  const runs = sitesOf(promotion).some(site => isRunning(promotion, { site, now: now.getTime() }))
  return runs ? ('on' as const) : ('coming' as const)
}

const summary = (desk: Desk, found: DeskPromotion) => ({
  id: found.promotion.id,
  made: madeOf(found.promotion),
  state: stateOf(found, desk.now),
  revision: found.desk?.revision ?? 0,
  mayChange: mayWrite(desk, found.promotion),
})

type Listed = PageAfter & { readonly state?: ReturnType<typeof stateOf> | undefined }

/** Those in one state are looked for through all of them: only the time says in which one is. */
export async function promotionsFor(desk: Desk, { state, ...page }: Listed) {
  const found: ReturnType<typeof summary>[] = []
  let { after } = page
  do {
    const { ids, promotions } = await queries.listPromotions(desk.db, { ...page, after }, desk.log)
    const seen = promotions.filter(({ promotion }) => maySee(desk, promotion)).map(each => summary(desk, each))
    found.push(...seen.filter(each => state === undefined || each.state === state))
    after = nextOf(ids, page).next
  } while (state !== undefined && after !== undefined && found.length < page.limit)
  const promotions = found.slice(0, page.limit)
  const next = found.length > page.limit ? promotions.at(-1)?.id : after
  return { promotions, ...(next !== undefined && { next }) }
}

export async function showPromotion(desk: Desk, id: string, known?: DeskPromotion) {
  const found = known ?? (await getPromotion(desk, id, 'read'))
  const { asked_name, asked_by, replay, revision } = found.desk ?? {}
  const mayChange = mayWrite(desk, found.promotion)
  return {
    ...summary(desk, found),
    ...(asked_name !== undefined && asked_name !== null && { askedBy: asked_name }),
    mayStart: mayChange && mayGive(desk, found),
    mayDecide: mayChange && found.desk?.state === 'waiting' && asked_by !== desk.staff.id && mayGive(desk, found),
    usage: await usageOf(desk, found.promotion),
    redeemed: await timesRedeemed(desk.db, found.promotion.id),
    ...(replay && {
      replay: {
        done: replay.done,
        ofThis: replay.revision === revision,
        orders: replay.orders,
        touched: replay.touched,
        sites: sitesOf(found.promotion)
          .filter(siteId => desk.staff.grants.can('promotions.read', siteId))
          .flatMap(siteId => {
            const sums = replay.sites[siteId]
            return sums ? [{ siteId, currency: SITES[siteId].currency, ...sums }] : []
          }),
      },
    }),
  }
}

/** Makes a promotion, or changes one that does not run: what runs is what somebody let begin. */
export async function savePromotion(desk: Desk, id: string, { made, seen }: { made: Made; seen?: number | undefined }) {
  const promotion = promotionOf(id, made)
  expectWhole(promotion)
  if (!mayWrite(desk, promotion)) throw new StoreError('STAFF_FORBIDDEN', { permission: 'promotions.write' })
  const before = await queries.findPromotion(desk.db, id, 'lock')
  if (before) {
    await getPromotion(desk, id, 'write')
    if (before.deskWorth !== null) throw notNow('deskGivesIt')
    if (before.active) throw notNow('stopFirst')
    if (seen !== (before.desk?.revision ?? 0)) throw notNow('changedSince')
  } else if (seen !== undefined) throw new StoreError('STAFF_NOT_FOUND')
  await queries.writePromotion(desk.db, promotion)
  const state = before?.desk?.state === 'stopped' ? ('stopped' as const) : ('draft' as const)
  await queries.noteDesk(desk.db, id, { state, changed_by: desk.staff.id }, desk.now, 'changed')
  desk.record({ type: 'promotion', id, changes: changesBetween(before ? madeOf(before.promotion) : {}, made) })
  return showPromotion(desk, id)
}

/** Within one's limit it begins; above it, a second person is asked, who may give that much. */
export async function startPromotion(desk: Desk, id: string, seen: number) {
  const found = await getPromotion(desk, id, 'write')
  const { staff, db, now } = desk
  if (found.active) throw notNow('runs')
  if (seen !== (found.desk?.revision ?? 0)) throw notNow('changedSince')
  const fault = faultOf(found.promotion)
  if (fault) throw notNow('notWhole', { field: fault })
  if (found.promotion.endsAt !== undefined && found.promotion.endsAt <= now.getTime()) throw notNow('timeOver')
  const waits = found.desk?.state === 'waiting'
  const may = mayGive(desk, found)
  if (waits && !may) throw new StoreError('STAFF_SECOND_PERSON')
  const by = { changed_by: found.desk?.changed_by ?? staff.id }
  if (may) {
    await queries.setActive(db, id, true)
    await queries.noteDesk(db, id, { ...by, state: 'started', decided_by: staff.id }, now)
  } else await queries.noteDesk(db, id, { ...by, state: 'waiting', asked_by: staff.id, asked_name: staff.name }, now)
  desk.record({ type: 'promotion', id, changes: [{ field: 'state', after: may ? 'started' : 'waiting' }] })
  return showPromotion(desk, id)
}

export async function stopPromotion(desk: Desk, id: string) {
  const found = await getPromotion(desk, id, 'write')
  const waits = found.desk?.state === 'waiting'
  if (!found.active && !waits) throw notNow('doesNotRun')
  await queries.setActive(desk.db, id, false)
  const state = waits ? ('draft' as const) : ('stopped' as const)
  await queries.noteDesk(desk.db, id, { state, changed_by: found.desk?.changed_by ?? desk.staff.id }, desk.now)
  desk.record({ type: 'promotion', id, changes: [{ field: 'state', after: state }] })
  return showPromotion(desk, id)
}
