import { sql } from 'kysely'
import { decimal, int, list, MOMENT_TYPE, MONEY, oneOf, text, YES_NO, type Row } from '#domain/bulk/cell-types.ts'
import type { RowProblem } from '#domain/bulk/bulk-kinds.ts'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { PROMOTION_KINDS } from '#domain/promotions/promotion-kinds.ts'
import { faultsOf, type PromotionFault } from '#domain/promotions/promotion-faults.ts'
import { AUDIENCES, EXCLUSIVITIES, PROMOTION_LEVELS } from '#domain/promotions/promotion.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { changesBetween } from '../../audit/changes-between.ts'
import type { Db } from '../../db/database.ts'
import type { Column, Kind, Meant, Problem, Writer } from '../kind.ts'
import { inLanguages, tableKind } from '../table-kind.queries.ts'

const SHARE = decimal(0.0001, 100)
/** As exact as it is kept. */
const PERCENT = {
  ...SHARE,
  sql: 'numeric',
  read: (cell: string) => (/\.\d{5}/.test(cell) ? undefined : SHARE.read(cell)),
}
const AMOUNT = { ...MONEY, sql: 'bigint' }
const ids = (pattern: RegExp, example: string) => ({ ...list(text(40, pattern, example)), example })
const chosen = (name: string, column: string, type: Column['type']): Column => ({
  name,
  column,
  type,
  fresh: [],
  cleared: [],
})
const PRODUCT = ids(/^[A-Z0-9]{8}$/, 'CRN4T2BK')
const STYLE = ids(/^[A-Z0-9]{8,11}$/, 'CTR4T2BKM')
const CATEGORY = { ...list(int(1, 2_147_483_647)), example: '2301' }

/** What a promotion is: as the room has it. Files make drafts, and change what does not run; the room lets them begin. */
export const promotions: Kind = tableKind({
  table: 'promotions',
  key: ['promotion'],
  columns: [
    { name: 'promotion', column: 'id', type: text(64, /^[a-z0-9][a-z0-9-]{0,63}$/, 'trail10'), required: true },
    { name: 'runs', column: 't.active', type: YES_NO, readOnly: true },
    { name: 'level', column: 'level', type: oneOf(...PROMOTION_LEVELS), required: true },
    { name: 'kind', column: 'kind', type: oneOf(...PROMOTION_KINDS), required: true },
    chosen('sites', 'sites', list(oneOf(...SITE_IDS))),
    { name: 'starts_at', column: 'starts_at', type: MOMENT_TYPE, cleared: null },
    { name: 'ends_at', column: 'ends_at', type: MOMENT_TYPE, cleared: null },
    { name: 'coupon_only', column: 'coupon_only', type: YES_NO, fresh: false },
    chosen('audience', 'audience', list(oneOf(...AUDIENCES))),
    { name: 'percent', column: 'percent', type: PERCENT, cleared: null },
    { name: 'amount', column: 'amount', type: AMOUNT, cleared: null },
    chosen('skus', 'skus', ids(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'CRN4T2BK-090')),
    chosen('products', 'product_ids', PRODUCT),
    chosen('styles', 'master_ids', STYLE),
    chosen('categories', 'category_ids', CATEGORY),
    chosen('excluded_products', 'excluded_product_ids', PRODUCT),
    chosen('excluded_styles', 'excluded_master_ids', STYLE),
    chosen('excluded_categories', 'excluded_category_ids', CATEGORY),
    { name: 'min_subtotal', column: 'min_subtotal', type: AMOUNT, fresh: 0 },
    { name: 'min_qty', column: 'min_qty', type: int(0, 999), fresh: 0 },
    { name: 'buy_qty', column: 'buy_qty', type: int(1, 99), cleared: null },
    { name: 'get_qty', column: 'get_qty', type: int(1, 99), cleared: null },
    chosen('bundle_products', 'bundle_product_ids', PRODUCT),
    {
      name: 'gift_sku',
      column: 'gift_sku',
      type: text(40, /^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'CRN4T2BK-090'),
      cleared: null,
    },
    { name: 'gift_qty', column: 'gift_qty', type: int(1, 10), fresh: 1 },
    {
      name: 'shipping',
      column: 'shipping_codes',
      type: list(oneOf(...SHIPPING_METHOD_CODES)),
      fresh: ['standard'],
    },
    { name: 'priority', column: 'priority', type: int(-1000, 1000), fresh: 0 },
    { name: 'exclusivity', column: 'exclusivity', type: oneOf(...EXCLUSIVITIES), fresh: 'none' },
    { name: 'max_uses', column: 'max_uses', type: int(1, 10_000_000), cleared: null },
    { name: 'max_uses_per_customer', column: 'max_uses_per_customer', type: int(1, 1000), cleared: null },
    { name: 'approaching_percent', column: 'approaching_percent', type: int(0, 100), fresh: 60 },
    ...inLanguages('name', 'names', text(120)),
    ...inLanguages('callout', 'callouts', text(200)),
  ],
  extra: { active: 'false' },
  needed: `t.active or exists (select from coupons c where c.promotion_id = t.id)
    or exists (select from promotion_redemptions r where r.promotion_id = t.id)`,
  seen: sites => (sites === 'all' ? sql`true` : sql`(t.sites = '{}' or t.sites && ${[...sites]}::text[])`),
  told: rows =>
    rows.map(({ row, before }) => ({
      type: 'promotion',
      id: String(row['promotion']),
      changes: changesBetween(before ?? {}, row),
    })),
  async judge({ db, grants }, rows) {
    const closed = await closedAmong(db, rows)
    return rows.map(({ row, before }) => {
      const mayAll = [row, before ?? row].every(each =>
        sitesIn(each).every(site => grants.can('promotions.write', site)),
      )
      if (!mayAll) return [['forbidden-site', 'sites']] satisfies Problem[]
      const wrong = faultsIn(row)
      if (closed.has(String(row['promotion']))) wrong.unshift(['closed', 'promotion'])
      if ((row['name.en'] ?? null) === null) wrong.push(['missing', 'name.en'])
      return wrong
    })
  },
  after: noteDrafts,
})

function sitesIn(row: Row): readonly string[] {
  const named = Array.isArray(row['sites']) ? row['sites'].map(String) : []
  return named.length === 0 ? SITE_IDS : named
}

/** Those that run, or of which the desk gives coupons for what they are worth. */
async function closedAmong(db: Db, rows: readonly Meant[]): Promise<ReadonlySet<string>> {
  const wanted = rows.map(({ row }) => String(row['promotion']))
  const { rows: found } = await sql<{ id: string }>`select id from promotions
    where id = any(${wanted}::text[]) and (active or desk_worth is not null)`.execute(db)
  return new Set(found.map(({ id }) => id))
}

const COLUMN_OF = {
  level: 'level',
  endsAt: 'ends_at',
  percent: 'percent',
  amount: 'amount',
  buyQty: 'buy_qty',
  getQty: 'get_qty',
  bundleProductIds: 'bundle_products',
  giftSku: 'gift_sku',
} as const satisfies Record<PromotionFault, string>

const WRONG_WITH: Partial<Record<PromotionFault, RowProblem>> = { endsAt: 'over-before-it-begins', level: 'unreadable' }

/** By the rules of the room. */
function faultsIn(row: Row): Problem[] {
  const kind = PROMOTION_KINDS.find(each => each === row['kind'])
  const level = PROMOTION_LEVELS.find(each => each === row['level'])
  if (!kind || !level) return [['unreadable', kind ? 'level' : 'kind']]
  const numberIn = (name: string) => (typeof row[name] === 'number' ? row[name] : undefined)
  const momentIn = (name: string) => (typeof row[name] === 'string' ? new Date(row[name]).getTime() : undefined)
  const faults = faultsOf({
    kind,
    level,
    startsAt: momentIn('starts_at'),
    endsAt: momentIn('ends_at'),
    percent: numberIn('percent'),
    amount: numberIn('amount'),
    buyQty: numberIn('buy_qty') ?? 0,
    getQty: numberIn('get_qty') ?? 0,
    bundleProductIds: Array.isArray(row['bundle_products']) ? row['bundle_products'].map(String) : [],
    giftSku: typeof row['gift_sku'] === 'string' ? row['gift_sku'] : undefined,
  })
  return faults.map(fault => [WRONG_WITH[fault] ?? 'missing', COLUMN_OF[fault]])
}

/** Another revision: whoever was asked for it, or replayed it, saw another promotion. */
async function noteDrafts({ db, now, source }: Writer, rows: readonly Meant[]): Promise<void> {
  await sql`insert into promotion_desk as d (promotion_id, state, changed_by, changed_at)
    select id, 'draft', ${source.staffId ?? 'command'}, ${now} from unnest(${rows.map(({ row }) => row['promotion'])}::text[]) id
    on conflict (promotion_id) do update set revision = d.revision + 1, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, asked_by = null, asked_name = null, decided_by = null,
      state = case d.state when 'stopped' then 'stopped' else 'draft' end`.execute(db)
}
