import { createHash, randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { makeToken } from '#server/payment/simulator/card-token.ts'
import { insertRows, type Sql } from './sql.ts'

const PASSWORD = 'Cairn-demo-1'
const ASSOCIATE = { store_id: 1001, id: 'E100', name: 'Jo Marsh', pin: '471100' }
const MANAGER = { store_id: 1001, id: 'M100', name: 'Ida Brandt', pin: '471200' }

const known = { postal_code: '80302', birth_date: '1990-05-14', site: 'US', locale: 'en-us', source: 'ECOM15' }

/** People to try the shop as. The README lists them; they all share one password. */
const PEOPLE = [
  {
    ...known,
    id: 'con_demo_member',
    email: 'member@cairn.test',
    first_name: 'Robin',
    last_name: 'Hale',
    phone: '+13035550101',
  },
  {
    ...known,
    id: 'con_demo_loyal',
    email: 'loyal@cairn.test',
    first_name: 'Alex',
    last_name: 'Stone',
    phone: '+13035550102',
    interests: ['hiking', 'trail running'],
    referral_code: 'ALEX-7K2M',
  },
  { id: 'con_demo_partial', email: 'partial@cairn.test', site: 'US', locale: 'en-us', source: 'ECOM15' },
  {
    ...known,
    id: 'con_demo_employee',
    email: 'employee@cairn.test',
    first_name: 'Kim',
    last_name: 'Alder',
    phone: '+13035550103',
    is_employee: true,
  },
  {
    ...known,
    id: 'con_demo_athlete',
    email: 'athlete@cairn.test',
    first_name: 'Noor',
    last_name: 'Vale',
    phone: '+13035550104',
    is_athlete: true,
  },
  {
    ...known,
    id: 'con_demo_ipa',
    email: 'ipa@cairn.test',
    first_name: 'Sam',
    last_name: 'Birch',
    phone: '+13035550105',
    identities: ['IPA'],
  },
  {
    ...known,
    id: 'con_demo_wranx',
    email: 'wranx@cairn.test',
    first_name: 'Toni',
    last_name: 'Reed',
    phone: '+13035550106',
    identities: ['WRANX'],
  },
] as const

const DEFAULTS = {
  interests: [],
  agreements: ['brand-terms'],
  is_employee: false,
  is_athlete: false,
  identities: [],
  version: 1,
}

/** Never in production: everyone knows their password. */
export async function seedPeople(db: Sql): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') return
  const { rows } = await db.query("select 1 from consumers where id = 'con_demo_member'")
  if (rows.length > 0) return
  const password_hash = await hash(PASSWORD)
  const now = new Date().toISOString()
  for (const person of PEOPLE)
    await insertRows(db, 'consumers', [{ ...DEFAULTS, ...person, password_hash, created_at: now, updated_at: now }])
  await seedLoyalMember(db, now)
  await seedCard(db, now)
  await seedSpend(db)
  for (const { pin, ...employee } of [ASSOCIATE, MANAGER]) {
    const row = { ...employee, pin_hash: await hash(pin), is_manager: employee.id === MANAGER.id, active: true }
    await insertRows(db, 'store_employees', [row])
  }
}

async function seedLoyalMember(db: Sql, now: string): Promise<void> {
  const consumer_id = 'con_demo_loyal'
  await db.query(
    `insert into enrollments (consumer_id, type, optin, country, region, channel, optin_at)
    values ($1, 'Loyalty', true, 'US', 'NA', 'web', $2)`,
    [consumer_id, now],
  )
  await db.query(
    `insert into loyalty_points (consumer_id, points, reason, cause) values ($1, 440, 'order', 'demo-1'), ($1, 200, 'referral', 'demo-2')`,
    [consumer_id],
  )
  await db.query(
    `insert into subscriptions (channel, type, recipient, consumer_id, optin, country, region, optin_at)
    values ('email', 'LoyaltyNewsletter', 'loyal@cairn.test', $1, true, 'US', 'NA', $2)`,
    [consumer_id, now],
  )
  const home = {
    consumer_id,
    main: true,
    address_line1: '1200 Pearl Street',
    city: 'Boulder',
    country_code: 'US',
    province: 'CO',
    postal_code: '80302',
    first_name: 'Alex',
    last_name: 'Stone',
    email: 'loyal@cairn.test',
    phone: '+13035550102',
    created_at: now,
  }
  for (const approach_type of ['S', 'B']) {
    const fingerprint = createHash('sha256').update(`demo ${approach_type}`).digest('base64url')
    await insertRows(db, 'consumer_addresses', [
      { ...home, id: `adr_demo_${approach_type}`, approach_type, fingerprint },
    ])
  }
}

/** A card of the embedded payment provider, under the secret that it will find. */
async function seedCard(db: Sql, now: string): Promise<void> {
  const key = 'payment simulator secret'
  const made = JSON.stringify(randomBytes(32).toString('base64url'))
  await db.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [key, made])
  const { rows } = await db.query('select value from settings where key = $1', [key])
  const card = { number: '4242424242424242', expiry: { month: 4, year: 2040 }, cvc: '123', holder: 'Alex Stone' }
  const row = {
    id: 'pin_demo_loyal',
    consumer_id: 'con_demo_loyal',
    provider: 'simulator',
    provider_token: makeToken(String(rows[0]?.['value']), card),
    fingerprint: 'visa 4242 4/2040',
    brand: 'visa',
    last_four: '4242',
    expiry_month: 4,
    expiry_year: 2040,
    holder: 'Alex Stone',
    main: true,
    billing_address_id: 'adr_demo_B',
    created_at: now,
  }
  await insertRows(db, 'saved_cards', [row])
}

const SPENT = [
  ['con_demo_employee', 'employee', 42_000],
  ['con_demo_athlete', 'athlete', 61_500],
  ['con_demo_ipa', 'prosumer', 18_900],
  ['con_demo_wranx', 'prosumer', 132_000],
] as const

const seedSpend = async (db: Sql) => {
  for (const [consumer, program, amount] of SPENT)
    await db.query(
      `insert into program_spend (consumer_id, program, amount, currency, order_number) values ($1, $2, $3, 'USD', 'CRN-DEMO')`,
      [consumer, program, amount],
    )
}
