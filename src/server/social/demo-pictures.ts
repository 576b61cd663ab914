import type pg from 'pg'

type Demo = {
  readonly nickname: string
  readonly scene: string
  /** The colour of the product that is in the picture. */
  readonly colour: string
  readonly caption: string
  readonly alt: string
}

export const DEMO_PICTURES: readonly Demo[] = [
  {
    nickname: 'ash',
    scene: 'red-runner-in-the-wet',
    colour: 'WJURKROW',
    caption: 'Four in the morning. Worth it once.',
    alt: 'Red trail shoe on wet rock, spruce forest in mist behind it',
  },
  {
    nickname: 'mireille',
    scene: 'duffel-at-dusk',
    colour: 'WPBUVFOR',
    caption: 'Trois heures de montée, dix minutes de vue.',
    alt: 'Forest green duffel on a slab of granite, mountains fading into dusk',
  },
  {
    nickname: 'jonas_k',
    scene: 'winter-boot-in-the-thaw',
    colour: 'NLR66LRC',
    caption: 'Füße warm. Nase nicht.',
    alt: 'Gold winter boots on rock in the thaw, snowy peaks behind them',
  },
  {
    nickname: 'bo',
    scene: 'sneaker-by-the-shore',
    colour: 'SP7R5FOR',
    caption: 'Shoes off. Best hour of the day.',
    alt: 'A pair of green sneakers on rock above the evening sea',
  },
]

/** Pictures for the demo shop, each with its product in it; a shop that has not that one gives a best-seller. */
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
        coalesce(array[coalesce(shown.id, worn.colour)], '{}'), coalesce(shown.categories, worn.categories, '{}'), 'published', '2026-11-01'::timestamptz - entry.place * interval '1 day'
      from jsonb_to_recordset($1) as entry(place int, nickname text, scene text, colour text, caption text, alt text)
      left join worn on worn.place = entry.place
      left join lateral (
        select c.id, array(select distinct category_id::text from category_styles where style_id = c.style_id) as categories
        from colours c where c.id = entry.colour
      ) shown on true
      on conflict do nothing returning id
    )
    insert into social_media_streams (stream_id, media_id) select 'seen-outside', id from added`,
    [JSON.stringify(DEMO_PICTURES.map((picture, index) => ({ place: index + 1, ...picture })))],
  )
}
