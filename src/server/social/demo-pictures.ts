import type pg from 'pg'

type Demo = { readonly nickname: string; readonly scene: string; readonly caption: string; readonly alt: string }

const DEMO: readonly Demo[] = [
  {
    nickname: 'ash',
    scene: 'ridges-dawn',
    caption: 'Four in the morning. Worth it once.',
    alt: 'Green ridges in morning haze',
  },
  {
    nickname: 'mireille',
    scene: 'trail-morning',
    caption: 'Trois heures de montée, dix minutes de vue.',
    alt: 'A footpath across a meadow',
  },
  {
    nickname: 'jonas_k',
    scene: 'snow-peaks',
    caption: 'Füße warm. Nase nicht.',
    alt: 'Snow-covered peaks above dark forest',
  },
  {
    nickname: 'tess',
    scene: 'coast-morning',
    caption: 'Salt in everything, including the sandwich.',
    alt: 'Grassy cliffs above a pale sea',
  },
  {
    nickname: 'iker',
    scene: 'canyon-dusk',
    caption: 'Sombra: cero. Agua: dos litros.',
    alt: 'Red canyon walls at dusk',
  },
  { nickname: 'wren', scene: 'forest-mist', caption: 'Mud up to the laces.', alt: 'Spruce forest fading into mist' },
  {
    nickname: 'lotte',
    scene: 'alpine-lake',
    caption: 'Kurz durch den Bach. Zweimal.',
    alt: 'A dark lake below wooded mountains',
  },
  {
    nickname: 'sam_o',
    scene: 'city-dusk',
    caption: 'The hills are right behind the office.',
    alt: 'City lights at dusk',
  },
  {
    nickname: 'noor',
    scene: 'summit-cairn',
    caption: 'Three stones. Then soup.',
    alt: 'A cairn on a summit above the clouds',
  },
  {
    nickname: 'bo',
    scene: 'lake-evening',
    caption: 'Shoes off. Best hour of the day.',
    alt: 'A calm lake in evening light',
  },
  { nickname: 'elke', scene: 'autumn-forest', caption: 'Spur gehalten.', alt: 'Rust-red autumn forest' },
  {
    nickname: 'paz',
    scene: 'moor-evening',
    caption: 'Suela nueva, misma bota.',
    alt: 'Brown moorland in the evening',
  },
]

/** Pictures for the demo shop, each with one of its best-selling products in it. */
export async function insertDemoPictures(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into social_streams (id, name) values ('seen-outside', 'Seen outside'), ('reviews', 'From reviews') on conflict do nothing`,
  )
  await client.query(
    `with worn as (
      select row_number() over (order by popularity desc, s.id) as place,
        (select c.id from colours c where c.style_id = s.id order by c.position, c.id limit 1) as colour,
        array(select distinct category_id::text from category_styles where style_id = s.id) as categories
      from styles s where status = 'active' and not is_gift_card order by popularity desc limit 12
    ), added as (
      insert into social_media (id, nickname, caption, picture_id, alt, width, height, product_ids, category_ids, status, created_at)
      select 'med_demo' || entry.place, entry.nickname, entry.caption, 'scenes/' || entry.scene || '-tall', entry.alt, 1200, 1500,
        coalesce(array[worn.colour], '{}'), coalesce(worn.categories, '{}'), 'published', '2026-11-01'::timestamptz - entry.place * interval '1 day'
      from jsonb_to_recordset($1) as entry(place int, nickname text, scene text, caption text, alt text)
      left join worn on worn.place = entry.place
      on conflict do nothing returning id
    )
    insert into social_media_streams (stream_id, media_id) select 'seen-outside', id from added`,
    [JSON.stringify(DEMO.map((picture, index) => ({ place: index + 1, ...picture })))],
  )
}
