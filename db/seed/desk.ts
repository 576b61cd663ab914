import { insertRows, type Sql } from './sql.ts'

const DAY_MS = 86_400_000

const CONTACTS = [
  {
    case_number: 'CASE-DEMO2A',
    site: 'US',
    locale: 'en-us',
    first_name: 'June',
    last_name: 'Park',
    email: 'june.park@cairn.test',
    category: 'products',
    subject: 'fit',
    message:
      'My left foot is half a size longer. Which of the two sizes do you tell people to take for the trail shoes?',
    days: 3,
  },
  {
    case_number: 'CASE-DEMO3B',
    site: 'DE',
    locale: 'de-de',
    first_name: 'Uwe',
    last_name: 'Sander',
    email: 'uwe.sander@cairn.test',
    category: 'orders',
    subject: 'where-is-my-order',
    message: 'Die Sendung steht seit vier Tagen in Köln. Kommt sie noch vor Samstag? Dann fahren wir los.',
    days: 2,
  },
  {
    case_number: 'CASE-DEMO4C',
    site: 'FR',
    locale: 'fr-fr',
    first_name: 'Maud',
    last_name: 'Perrin',
    email: 'maud.perrin@cairn.test',
    category: 'returns',
    subject: 'refund',
    message: 'J’ai rendu la veste il y a dix jours. Quand serai-je remboursée ?',
    days: 1,
  },
] as const

const WARRANTY = {
  number: 'CASE-DEMO5D',
  kind: 'warranty',
  organisation: 'cairn-es',
  email: 'lucia.mora@cairn.test',
  site: 'ES',
  locale: 'es-es',
  payload: {
    firstName: 'Lucía',
    lastName: 'Mora',
    email: 'lucia.mora@cairn.test',
    purchaseDate: '2026-03-14',
    description: 'La suela derecha se ha despegado por la punta después de dos excursiones. Puedo enviar fotos.',
  },
}

const ASKED = [
  { locale: 'en-us', nickname: 'Wes', body: 'Does it dry overnight in a tent?', days: 4 },
  { locale: 'de-de', nickname: 'Anke', body: 'Kommt das noch in Schwarz?', days: 2 },
] as const

const REPORTED = [
  { language: 'en', reason: 'advertising', text: 'Written by a shop, it seems to me.', days: 2 },
  { language: 'de', reason: 'off-topic', text: 'Es geht um ein anderes Modell.', days: 1 },
] as const

const HANDED_IN = [
  {
    nickname: 'mo',
    scene: 'storm-light',
    caption: 'Rain until noon. Dry until evening.',
    alt: 'Light below storm clouds',
  },
  { nickname: 'fee', scene: 'lake-mist', caption: 'Nebel im Tal, Sonne im Gesicht.', alt: 'Mist over a still lake' },
] as const

/** What people wrote, showed and asked, for those who work at the desks of the demo shop. */
export async function seedDesk(db: Sql, now = new Date()): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const { rows: before } = await db.query('select 1 from support_cases where number = $1', [WARRANTY.number])
  if (before.length > 0) return
  const { rows } = await db.query(
    'select id from styles where status = $1 and not is_gift_card order by popularity desc, id limit 40',
    ['active'],
  )
  const styleAt = (place: number) => String(rows[20 + place]?.['id'])
  await insertRows(
    db,
    'contact_messages',
    CONTACTS.map(({ days, ...said }) => ({ ...said, organisation: 'online', status: 'open', created_at: ago(days) })),
  )
  await insertRows(db, 'support_cases', [{ ...WARRANTY, status: 'open', created_at: ago(2) }])
  for (const [place, { days, body, nickname, locale }] of ASKED.entries())
    await db.query(
      `insert into questions (style_id, language, locale, body, nickname, status, created_at)
      values ($1, $2, $3, $4, $5, 'published', $6)`,
      [styleAt(place), locale.slice(0, 2), locale, body, nickname, ago(days)],
    )
  for (const { language, reason, text, days } of REPORTED)
    await db.query(
      `with said as (
        select id from reviews where status = 'published' and language = $1 and rating < 4 order by created_at desc, id limit 1
      ), told as (
        insert into review_flags (review_id, visitor, reason, text, weighs, created_at)
        select id, 'demo', $2, $3, true, $4::timestamptz from said returning review_id
      )
      update reviews set flags = flags + 1, reported_at = $4::timestamptz where id = (select review_id from told)`,
      [language, reason, text, ago(days)],
    )
  for (const [place, { scene, ...shown }] of HANDED_IN.entries())
    await db.query(
      `insert into social_media (id, nickname, caption, picture_id, alt, width, height, status, created_at)
      values ($1, $2, $3, $4, $5, 1200, 1500, 'pending', $6)`,
      [`med_handed_in${place}`, shown.nickname, shown.caption, `scenes/${scene}-tall`, shown.alt, ago(place + 1)],
    )
}
