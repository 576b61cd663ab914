import { sql } from 'kysely'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { PageAfter } from '../desk/page-by-id.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { parsePromotion } from './promotion.queries.ts'

type DeskState = 'draft' | 'waiting' | 'started' | 'stopped'
export type ReplaySums = {
  /** Whose sums these are: another run that still goes on adds nothing to them. */
  run: string
  startedAt: string
  revision: number
  done: boolean
  orders: number
  touched: number
  sites: Partial<Record<SiteId, { orders: number; given: number; changed: number }>>
}
export type DeskPromotion = {
  promotion: Promotion
  active: boolean
  /** The desk gives coupons of it, which count there for so much. */
  deskWorth: number | null
  /** Of a promotion that was made by other means there is none. */
  desk:
    | {
        state: DeskState
        revision: number
        changed_by: string
        asked_by: string | null
        asked_name: string | null
        replay: ReplaySums | null
      }
    | undefined
}

/** Where a promotion stands in the list. */
const PLACE = sql`p.active, coalesce(p.ends_at, 'infinity'), p.id`
const IN_ORDER = sql`p.active desc, coalesce(p.ends_at, 'infinity') desc, p.id desc`

async function read(db: Db, where: ReturnType<typeof sql>, most = 1, log?: Log): Promise<DeskPromotion[]> {
  const { rows } = await sql<
    Record<string, unknown> & {
      active: boolean
      desk_worth: number | null
      desk: DeskPromotion['desk'] | null
    }
  >`
    select p.*, to_jsonb(d) as desk from promotions p left join promotion_desk d on d.promotion_id = p.id
    where ${where} order by ${IN_ORDER} limit ${most}`.execute(db)
  return rows.flatMap(({ desk, ...row }) => {
    const promotion = parsePromotion(row, log)
    return promotion ? [{ promotion, active: row.active, deskWorth: row.desk_worth, desk: desk ?? undefined }] : []
  })
}

/** What runs first, then what ends last. The ids tell where a page ends, also of what nobody can read. */
export async function listPromotions(db: Db, { after, limit }: PageAfter, log: Log) {
  const { rows: ids } = await sql<{ id: string }>`select p.id from promotions p
    where ${after ?? null}::text is null or (${PLACE}) < (select ${PLACE} from promotions p where p.id = ${after ?? null})
    order by ${IN_ORDER} limit ${limit}`.execute(db)
  return {
    ids,
    promotions: await findPromotions(
      db,
      ids.map(({ id }) => id),
      log,
    ),
  }
}

export async function findPromotion(db: Db, id: string, lock?: 'lock'): Promise<DeskPromotion | undefined> {
  if (lock) await sql`select from promotions where id = ${id} for update`.execute(db)
  return (await read(db, sql`p.id = ${id}`))[0]
}

export const findPromotions = (db: Db, ids: readonly string[], log?: Log): Promise<DeskPromotion[]> =>
  read(db, sql`p.id = any(${[...ids]})`, ids.length, log)

const moment = (at: number | undefined) => (at === undefined ? null : new Date(at))

/** Does not run until it is started. */
export async function writePromotion(db: Db, made: Promotion): Promise<void> {
  const row = {
    names: JSON.stringify(made.names),
    callouts: JSON.stringify(made.callouts),
    level: made.level,
    kind: made.kind,
    sites: [...made.sites],
    starts_at: moment(made.startsAt),
    ends_at: moment(made.endsAt),
    coupon_only: made.couponOnly,
    audience: [...made.audience],
    percent: made.percent ?? null,
    amount: made.amount ?? null,
    skus: [...made.scope.skus],
    product_ids: [...made.scope.productIds],
    master_ids: [...made.scope.masterIds],
    category_ids: [...made.scope.categoryIds],
    excluded_product_ids: [...(made.excluded?.productIds ?? [])],
    excluded_master_ids: [...(made.excluded?.masterIds ?? [])],
    excluded_category_ids: [...(made.excluded?.categoryIds ?? [])],
    min_subtotal: made.minSubtotal,
    min_qty: made.minQty,
    buy_qty: made.buyQty || null,
    get_qty: made.getQty || null,
    bundle_product_ids: [...made.bundleProductIds],
    gift_sku: made.giftSku ?? null,
    gift_qty: made.giftQty,
    shipping_codes: [...made.shippingCodes],
    priority: made.priority,
    exclusivity: made.exclusivity,
    max_uses: made.maxUses ?? null,
    max_uses_per_customer: made.maxUsesPerCustomer ?? null,
    approaching_percent: made.approachingPercent,
    active: false,
  }
  await db
    .insertInto('promotions')
    .values({ id: made.id, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}

export const setActive = (db: Db, id: string, active: boolean): Promise<unknown> =>
  db.updateTable('promotions').set({ active }).where('id', '=', id).execute()

type Desk = {
  state: DeskState
  changed_by: string
  asked_by?: string | null
  asked_name?: string | null
  decided_by?: string
}

/** Notes how it stands; `changed` counts as another revision, of which nobody has seen a replay. */
export async function noteDesk(db: Db, id: string, desk: Desk, now: Date, changed?: 'changed'): Promise<void> {
  const asked = {
    asked_by: desk.asked_by ?? null,
    asked_name: desk.asked_name ?? null,
    decided_by: desk.decided_by ?? null,
  }
  await db
    .insertInto('promotion_desk')
    .values({ promotion_id: id, state: desk.state, changed_by: desk.changed_by, changed_at: now, ...asked })
    .onConflict(conflict =>
      conflict.column('promotion_id').doUpdateSet(({ ref, eb }) => ({
        state: desk.state,
        ...asked,
        ...(changed && {
          revision: eb(ref('promotion_desk.revision'), '+', 1),
          changed_by: desk.changed_by,
          changed_at: now,
        }),
      })),
    )
    .execute()
}

export const saveReplay = (db: Db, id: string, replay: ReplaySums): Promise<unknown> =>
  db
    .updateTable('promotion_desk')
    .set({ replay: JSON.stringify(replay) })
    .where('promotion_id', '=', id)
    .execute()
