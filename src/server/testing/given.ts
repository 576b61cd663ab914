import { SITES, SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import { newId } from '../identity/ids.ts'
import { newVisit } from '../identity/sessions.service.ts'
import { signToken, type Person } from '../identity/tokens.ts'
import type { TestShop } from './test-shop.ts'

export type GivenProduct = {
  sku?: string
  /** Pieces in the distribution centre of each site that has a price; null leaves no stock row at all. */
  stock?: number | null
  /** Minor units; null leaves the product without a price. */
  price?: number | null
  original?: number
  site?: SiteId
  /** Prices by site, in place of `price` and `site`. */
  prices?: Partial<Record<SiteId, number>>
  /** Pieces by store number; the stores are made when they are missing. */
  storeStock?: Record<number, number>
  maxQty?: number
  name?: string
  size?: string
  kind?: string
  giftCard?: boolean
  customisable?: boolean
  status?: 'active' | 'discontinued'
  categoryId?: number
  /** Another size of a product that is already there. */
  sizeOf?: GivenSku
}

export type GivenSku = { key: number; sku: string; upc: string; productId: string; masterId: string }

type Pool = { query: TestShop['database']['pool']['query'] }
type Queries = { database: { pool: Pool } }

let made = 0
const nextNumber = () => ++made

/** A product that can be bought, with one size. */
export async function product({ database: { pool } }: Queries, wanted: GivenProduct = {}): Promise<GivenSku> {
  const number = nextNumber()
  const id = `T${number.toString(36).toUpperCase().padStart(7, '0')}`
  const sku = wanted.sku ?? `${id}-090`
  const { productId, masterId } = wanted.sizeOf ?? (await addColour(pool, id, wanted))
  const upc = String(190_000_000_000 + number)
  const { rows } = await pool.query<{ key: number }>(
    'insert into skus (sku, upc, colour_id, size, sort, status) values ($1, $2, $3, $4, $5, $6) returning key',
    [sku, upc, productId, wanted.size ?? '9', number % 30_000, wanted.status ?? 'active'],
  )
  const key = rows[0]?.key ?? 0
  for (const site of Object.keys(pricesOf(wanted))) await addStock(pool, key, site, wanted.stock)
  for (const [storeId, pieces] of Object.entries(wanted.storeStock ?? {})) {
    await store({ database: { pool } }, { id: Number(storeId) })
    await pool.query('insert into stock (sku_key, location_id, on_hand) values ($1, $2, $3)', [
      key,
      Number(storeId),
      pieces,
    ])
  }
  return { key, sku, upc, productId, masterId }
}

function pricesOf({ prices, site = 'US', price = 10_000 }: GivenProduct): Partial<Record<SiteId, number>> {
  return prices ?? (price === null ? {} : { [site]: price })
}

async function addColour(pool: Pool, id: string, wanted: GivenProduct) {
  const masterId = `${id}M1`
  const names = JSON.stringify({ en: wanted.name ?? `Cairn ${id}` })
  await pool.query(
    `insert into styles (id, kind, gender, names, taglines, descriptions, feature_lines, materials, size_scale,
      max_qty, is_gift_card, is_customisable)
    values ($1, $2, 'unisex', $3, '{}', '{}', '{}', '{}', 'us', $4, $5, $6)`,
    [
      masterId,
      wanted.kind ?? 'shoes',
      names,
      wanted.maxQty ?? 999_999,
      wanted.giftCard ?? false,
      wanted.customisable ?? false,
    ],
  )
  await pool.query(
    `insert into colours (id, style_id, names, family, hexes, media_ids)
    values ($1, $2, '{"en": "Basalt"}', 'grey', '{#444444}', $3)`,
    [id, masterId, [`${id}-1`]],
  )
  for (const [site, price] of Object.entries(pricesOf(wanted))) {
    await pool.query(
      'insert into colour_prices (colour_id, site, currency, current, original) values ($1, $2, $3, $4, $5)',
      [id, site, SITES[siteOf(site)].currency, price, wanted.original ?? price],
    )
  }
  if (wanted.categoryId !== undefined) await addToCategory(pool, masterId, wanted.categoryId)
  return { productId: id, masterId }
}

const siteOf = (text: string): SiteId => SITE_IDS.find(site => site === text) ?? 'US'

async function addToCategory(pool: Pool, masterId: string, categoryId: number) {
  await pool.query(
    `insert into categories (id, path, slugs, names) values ($1, array[$1::int], '{}', '{"en": "A category"}')
    on conflict do nothing`,
    [categoryId],
  )
  await pool.query('insert into category_styles (category_id, style_id) values ($1, $2)', [categoryId, masterId])
}

async function addStock(pool: Pool, key: number, site: string, stock: number | null = 100) {
  if (stock === null) return
  const centre = SITE_IDS.indexOf(siteOf(site)) + 1
  await pool.query(
    `insert into locations (id, kind, country, name) values ($1, 'dc', $2, 'Centre') on conflict do nothing`,
    [centre, site],
  )
  await pool.query('insert into site_locations (site, location_id) values ($1, $2) on conflict do nothing', [
    site,
    centre,
  ])
  await pool.query('insert into stock (sku_key, location_id, on_hand) values ($1, $2, $3)', [key, centre, stock])
}

export type GivenStore = {
  id: number
  country?: string
  city?: string
  postalCode?: string
  latitude?: number
  longitude?: number
}

/** A store that is open all day; one with the same number stays as it is. */
export async function store({ database: { pool } }: Queries, wanted: GivenStore): Promise<void> {
  const {
    id,
    country = 'US',
    city = 'Boulder',
    postalCode = '80302',
    latitude = 40.0176,
    longitude = -105.2797,
  } = wanted
  await pool.query(
    `insert into locations (id, kind, country, name) values ($1, 'store', $2, $3) on conflict do nothing`,
    [id, country, `Cairn ${city}`],
  )
  await pool.query(
    `insert into stores (id, name, country, region, city, street, postal_code, phone, email, latitude, longitude, time_zone, hours, services)
    values ($1, $2, $3, 'CO', $4, '1200 Pearl Street', $5, '+13035550100', 'store@cairn.test', $6, $7, 'America/Denver',
      '{"mon": ["00:00", "23:59"]}', '{pickup,ship-to-store}') on conflict do nothing`,
    [id, `Cairn ${city}`, country, city, postalCode, latitude, longitude],
  )
}

type Door = Pick<TestShop, 'newVisitor' | 'services'>
type Headers = Record<string, string>

/** No test moves the clock this far. */
const EXPIRES = new Date('2099-12-31')

/** Someone with an access token of the shop's own, without the calls that lead to it. */
function visitorWith({ newVisitor, services }: Door, person: Person, headers: Headers = {}, expires = EXPIRES) {
  const token = signToken(services.identity.keys, 'access', person, expires)
  return { id: person.sub, ...newVisitor(headers, token) }
}

export const guest = (shop: Door, headers?: Headers, id = newId('gst'), expires?: Date) =>
  visitorWith(shop, newVisit('guest', id), headers, expires)

/** A visitor signed in as a consumer whose profile is already there. */
export const signedIn = (shop: Door, consumerId: string, headers?: Headers) =>
  visitorWith(shop, newVisit('consumer', consumerId), headers)

/** Somebody with an account who has paid for an order. */
export async function customer(shop: Door & Queries) {
  const id = newId('con')
  await shop.database.pool.query(
    `insert into orders (number, cart_id, owner_id, consumer_id, site, locale, channel, email, currency, total, status, document,
      created_at, placed_at, paid_at)
    values ($1, $1, $2, $2, 'US', 'en-us', 'ECOMM', 'buyer@cairn.test', 'USD', 5000, 'delivered', '{"lines": []}', now(), now(), now())`,
    [`CRN-${id}`, id],
  )
  return signedIn(shop, id)
}

/** An associate who sells in a store on behalf of a guest. */
export const associate = (shop: Door, store = '1001', employee = 'E100') =>
  visitorWith(shop, { ...newVisit('associate', newId('gst')), store, employee })

/** A published page of content in English. */
export async function contentPage(
  { database: { pool } }: Queries,
  slug: string,
  items: readonly object[],
  publishAt: string | null = '2026-01-01',
): Promise<void> {
  await pool.query(`insert into content_objects (slug, kind) values ($1, 'page') on conflict do nothing`, [slug])
  await pool.query(
    `insert into content_versions (slug, scope, version, body, publish_at) values ($1, 'en', 1, $2, $3)`,
    [slug, JSON.stringify({ title: slug, sections: [{ name: 'main', items }] }), publishAt],
  )
}

/** A page where people join an event. */
export const event = (shop: Queries, eventId: string, facts: object = {}, publishAt?: string | null) =>
  contentPage(
    shop,
    `events/${eventId}`,
    [
      {
        id: 'join',
        type: 'event-sign-up-form',
        eventId,
        title: 'Join',
        startDate: '2099-06-12',
        endDate: '2099-06-13',
        enablePlusOne: true,
        richText: '<p>Come early.</p>',
        submitCtaLabel: 'Count me in',
        confirmationTitle: 'See you there',
        ...facts,
      },
    ],
    publishAt,
  )
