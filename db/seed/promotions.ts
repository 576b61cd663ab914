import type { Sql } from './sql.ts'

const GIFT_STYLE = 'CRNGIFT01'
const GIFT_COLOUR = 'CRNGIFTS'
export const GIFT_SKU = 'CRNGIFTS-1'

const words = (en: string, fr: string, de: string, es: string) => ({ en, fr, de, es })

const PROMOTIONS = [
  {
    id: 'trail10',
    level: 'ORDER',
    kind: 'percentage',
    percent: 10,
    coupon_only: true,
    names: words('10% off your order', '10 % sur votre commande', '10 % auf deine Bestellung', '10 % en tu pedido'),
  },
  {
    id: 'shipfree',
    level: 'SHIPPING',
    kind: 'free-shipping',
    coupon_only: true,
    shipping_codes: ['standard', 'pudo'],
    names: words(
      'Free standard delivery',
      'Livraison standard offerte',
      'Gratis Standardversand',
      'Envío estándar gratis',
    ),
  },
  {
    id: 'summit20',
    level: 'ORDER',
    kind: 'amount',
    amount: 2000,
    min_subtotal: 12_000,
    coupon_only: true,
    names: words('20 off from 120', '20 de remise dès 120', '20 Rabatt ab 120', '20 de descuento desde 120'),
    callouts: words(
      'Almost at the summit|Add {remaining}|and take 20 off',
      'Presque au sommet|Encore {remaining}|et 20 de remise',
      'Fast am Gipfel|Noch {remaining}|und 20 Rabatt',
      'Casi en la cima|Añade {remaining}|y llévate 20 de descuento',
    ),
  },
  {
    id: 'once5',
    level: 'ORDER',
    kind: 'amount',
    amount: 500,
    coupon_only: true,
    names: words(
      '5 off, once per person',
      '5 de remise, une fois par personne',
      '5 Rabatt, einmal pro Person',
      '5 de descuento, una vez por persona',
    ),
  },
  {
    id: 'last1',
    level: 'ORDER',
    kind: 'percentage',
    percent: 15,
    coupon_only: true,
    names: words('15% off, the last one', '15 %, le dernier', '15 %, der letzte', '15 %, el último'),
  },
  {
    id: 'lastyear',
    level: 'ORDER',
    kind: 'percentage',
    percent: 20,
    coupon_only: true,
    names: words('20% off, last season', '20 %, saison passée', '20 %, letzte Saison', '20 %, temporada pasada'),
  },
  {
    id: 'soon',
    level: 'ORDER',
    kind: 'percentage',
    percent: 20,
    coupon_only: true,
    names: words('20% off, next season', '20 %, saison prochaine', '20 %, nächste Saison', '20 %, próxima temporada'),
  },
  {
    id: 'giftsock',
    level: 'ORDER',
    kind: 'gift',
    gift_sku: GIFT_SKU,
    min_subtotal: 10_000,
    coupon_only: true,
    names: words(
      'Trail socks with your order',
      'Chaussettes de sentier offertes',
      'Trailsocken zu deiner Bestellung',
      'Calcetines de sendero con tu pedido',
    ),
    callouts: words(
      'A gift is near|Add {remaining}|and the socks are yours',
      'Un cadeau tout près|Encore {remaining}|et les chaussettes sont à vous',
      'Ein Geschenk ist nah|Noch {remaining}|und die Socken gehören dir',
      'Un regalo muy cerca|Añade {remaining}|y los calcetines son tuyos',
    ),
  },
  {
    id: 'referral',
    level: 'ORDER',
    kind: 'amount',
    amount: 1000,
    coupon_only: true,
    names: words('10 for a friend', '10 pour un ami', '10 für einen Freund', '10 por un amigo'),
  },
  {
    id: 'express-thanks',
    level: 'SHIPPING',
    kind: 'amount',
    amount: 1000,
    min_subtotal: 20_000,
    shipping_codes: ['me'],
    names: words('Express for less', 'L’express pour moins', 'Express für weniger', 'Exprés por menos'),
    callouts: words(
      'Express for less|{remaining} to go|and part of express is on us',
      'L’express pour moins|Encore {remaining}|et nous payons une partie de l’express',
      'Express für weniger|Noch {remaining}|und einen Teil von Express zahlen wir',
      'Exprés por menos|Faltan {remaining}|y pagamos parte del exprés',
    ),
  },
]

const COUPONS = [
  { code: 'TRAIL10', promotion_id: 'trail10' },
  { code: 'SHIPFREE', promotion_id: 'shipfree' },
  { code: 'SUMMIT20', promotion_id: 'summit20' },
  { code: 'ONCE5', promotion_id: 'once5', max_uses_per_customer: 1 },
  { code: 'LAST1', promotion_id: 'last1', max_uses: 1 },
  { code: 'LASTYEAR', promotion_id: 'lastyear', ends_at: '2025-12-31T23:59:59Z' },
  { code: 'SOON', promotion_id: 'soon', starts_at: '2099-01-01T00:00:00Z' },
  { code: 'GIFTSOCK', promotion_id: 'giftsock' },
]

const GIFT_CARDS = [
  { number: '6000000000000000011', code: '11111111', balance: 5000 },
  { number: '6000000000000000029', code: '22222222', balance: 50_000 },
  { number: '6000000000000000037', code: '33333333', balance: 0 },
  { number: '6000000000000000045', code: '44444444', balance: 5000, expires_on: '2024-12-31' },
]

/** Promotions, coupons and gift cards of the demo shop; what is there already stays as it is. */
export async function seedPromotions(db: Sql, currency = 'USD'): Promise<void> {
  const { rows } = await db.query("select 1 from coupons where code = 'TRAIL10'")
  if (rows.length > 0) return
  await seedGift(db)
  for (const promotion of PROMOTIONS) await insertDefaulted(db, 'promotions', promotion)
  for (const coupon of COUPONS) await insertDefaulted(db, 'coupons', coupon)
  for (const card of GIFT_CARDS) {
    await insertDefaulted(db, 'gift_cards', { ...card, currency })
    await db.query('insert into gift_card_ledger (number, amount, reference) values ($1, $2, $3)', [
      card.number,
      card.balance,
      'issued',
    ])
  }
}

/** What a row leaves out takes the column's default, also where its neighbours say it. */
async function insertDefaulted(db: Sql, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row)
  const values = Object.values(row).map(value => (isWords(value) ? JSON.stringify(value) : value))
  await db.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) on conflict do nothing`,
    values,
  )
}

const isWords = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The socks that come with an order: in every centre, in no list, without a price. */
async function seedGift(db: Sql): Promise<void> {
  const names = words(
    'Cairn trail socks',
    'Chaussettes de sentier Cairn',
    'Cairn Trailsocken',
    'Calcetines de sendero Cairn',
  )
  await db.query(
    `insert into styles (id, kind, gender, names, taglines, descriptions, feature_lines, materials, size_scale)
    values ($1, 'socks', 'unisex', $2, '{}', '{}', '{}', '{}', 'one-size') on conflict do nothing`,
    [GIFT_STYLE, JSON.stringify(names)],
  )
  await db.query(
    `insert into colours (id, style_id, names, family, hexes, media_ids)
    select $1, $2, '{"en": "Moss", "fr": "Mousse", "de": "Moos", "es": "Musgo"}', 'green', '{#5b6b4e}',
      coalesce((select c.media_ids from colours c join styles s on s.id = c.style_id where s.kind = 'socks' limit 1), '{}')
    on conflict do nothing`,
    [GIFT_COLOUR, GIFT_STYLE],
  )
  await db.query(
    `insert into skus (sku, upc, colour_id, size) values ($1, '199999999995', $2, 'One size') on conflict do nothing`,
    [GIFT_SKU, GIFT_COLOUR],
  )
  await db.query(
    `insert into stock (sku_key, location_id, on_hand) select s.key, l.id, 500 from skus s, locations l
    where s.sku = $1 and l.kind = 'dc' on conflict do nothing`,
    [GIFT_SKU],
  )
}
