import { siteOfLocale, type Locale, type SiteId } from '#domain/sites/sites.ts'
import type { Currency } from '#domain/money/money.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { dayOf } from '#domain/time/dates.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { newCode } from './coupon-codes.ts'
import * as queries from './desk-coupons.queries.ts'
import type { DeskCoupon } from './desk-coupons.queries.ts'
import { issueCoupon } from './promotion.service.ts'

const LIFE_MS = 180 * 86_400_000

/** What the desk may give to somebody of a site. */
export const templatesFor = ({ db, now }: Shop, site: SiteId) => queries.templatesOn(db, site, now)

export async function getTemplate(shop: Shop, site: SiteId, id: string): Promise<queries.Template> {
  const found = (await templatesFor(shop, site)).find(each => each.id === id)
  if (!found) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

type Given = {
  readonly customer: { readonly id: string; readonly email: string; readonly locale: Locale }
  readonly promotionId: string
  readonly worth: number
  readonly currency: Currency
}

/** Makes a coupon that this person uses once, and tells them by mail. */
export async function giveCoupon(shop: Shop, { customer, promotionId, worth, currency }: Given): Promise<string> {
  const code = newCode('SORRY')
  const endsAt = new Date(shop.now.getTime() + LIFE_MS)
  const site = siteOfLocale(customer.locale).id
  if (!(await issueCoupon(shop, { code, promotionId, customer: customer.id, site, endsAt }))) throw notNow('codeTaken')
  const { email: to, locale } = customer
  const values = { code, amount: worth, currency, endsOn: dayOf(endsAt), path: shopUrl(locale, '/cart') }
  await enqueueMail(shop.db, { template: 'coupon-given', to, locale, values })
  return code
}

const MOST_SHOWN = 100

/** The newest coupons that only this person may use, what became of each, and whether there are more. */
export async function couponsOf(shop: Desk, customer: string) {
  const sites = shop.staff.grants.sitesFor('orders.read')
  const rows = await queries.couponsFor(shop.db, customer, sites, MOST_SHOWN + 1)
  const vouchers = rows.slice(0, MOST_SHOWN).map(row => ({
    code: row.code,
    promotion: row.promotion_id,
    names: row.names,
    uses: row.uses,
    state: stateOf(row, shop.now),
    orders: row.orders,
    ...(row.ends_at && { endsAt: row.ends_at.toISOString() }),
  }))
  return { vouchers, moreVouchers: rows.length > MOST_SHOWN }
}

function stateOf({ revoked_at, max_uses, uses, ends_at }: DeskCoupon, now: Date) {
  if (revoked_at) return 'revoked' as const
  if (max_uses !== null && uses >= max_uses) return 'used' as const
  return ends_at && ends_at <= now ? ('ended' as const) : ('open' as const)
}

export async function revokeCoupon({ db, now }: Shop, customer: string, code: string): Promise<void> {
  if (!(await queries.revokeCoupon(db, customer, code, now))) throw notNow('couponOver')
}
