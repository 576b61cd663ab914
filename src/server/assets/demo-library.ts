import type pg from 'pg'
import { SCENES } from '../media/scenes.ts'
import { markOf } from './shown-asset.ts'

/** On which shelf each picture stands, and what an editor would look for. What shoppers sent stands on none. */
const SHELVES: Readonly<Record<string, readonly [folder: string, ...tags: string[]]>> = {
  'ridges-dawn': ['landscapes/mountains', 'morning', 'haze', 'hiking'],
  'ridges-dusk': ['landscapes/mountains', 'evening', 'hiking'],
  'sea-of-cloud': ['landscapes/mountains', 'cloud', 'hiking'],
  'snow-peaks': ['landscapes/mountains', 'winter', 'snow'],
  'alpine-lake': ['landscapes/water', 'mountains', 'hiking'],
  'lake-evening': ['landscapes/water', 'evening'],
  'forest-slope': ['landscapes/forest', 'evening', 'trail running'],
  'forest-mist': ['landscapes/forest', 'haze', 'trail running'],
  'autumn-forest': ['landscapes/forest', 'autumn', 'hiking'],
  'winter-forest': ['landscapes/forest', 'winter', 'snow'],
  'coast-evening': ['landscapes/water', 'evening', 'sea'],
  'coast-morning': ['landscapes/water', 'morning', 'sea', 'trail running'],
  'desert-dunes': ['landscapes/desert', 'evening'],
  'mesa-morning': ['landscapes/desert', 'morning', 'trail running'],
  'canyon-dusk': ['landscapes/desert', 'evening', 'hiking'],
  'city-dusk': ['landscapes/town', 'evening'],
  'campsite-night': ['landscapes/shelter', 'night', 'camping'],
  'lake-mist': ['landscapes/water', 'morning', 'haze'],
  'granite-cairn': ['landscapes/cairns', 'hiking'],
  'trail-morning': ['landscapes/forest', 'morning', 'trail running'],
  'moor-evening': ['landscapes/mountains', 'evening', 'hiking'],
  'storm-light': ['landscapes/mountains', 'storm', 'hiking'],
  fjord: ['landscapes/water', 'sea', 'hiking'],
  'summit-cairn': ['landscapes/cairns', 'cloud', 'hiking'],
  'blue-hour': ['landscapes/mountains', 'evening'],
  'turning-boot': ['products', 'boot', 'leather'],
  'runner-on-granite': ['products/outside', 'trail running', 'shoe', 'morning'],
  'boot-after-rain': ['products/outside', 'hiking', 'boot', 'leather', 'rain'],
  'into-the-weather': ['products/outside', 'hiking', 'jacket', 'pack', 'rain', 'storm'],
  'pack-before-the-storm': ['products/outside', 'hiking', 'pack', 'storm'],
  'pack-by-the-lake': ['products/outside', 'hiking', 'pack', 'evening'],
}

const RIGHTS = {
  en: 'Made by Cairn. May be used everywhere, without a last day.',
  fr: 'Réalisée par Cairn. Utilisable partout, sans date de fin.',
  de: 'Von Cairn gemacht. Überall verwendbar, ohne letzten Tag.',
  es: 'Hecha por Cairn. Puede usarse en todas partes, sin último día.',
}

const rows = () =>
  SCENES.flatMap(({ id, focal, crops, alt }) => {
    const [folder, ...tags] = SHELVES[id] ?? []
    if (folder === undefined) return []
    return Object.entries(crops).map(([crop, { asset, width, height, bytes, sha256 }]) => {
      const mark = markOf(sha256, focal)
      const said = { name: `${id}-${crop}.avif`, folder, tags: [...tags, crop], alts: alt, rights: RIGHTS }
      return { id: asset, ...said, mark, sha256, bytes, width, height, focal_x: focal.x, focal_y: focal.y }
    })
  })

/** What the content of the demo shop names, as an editor finds it in the library; whatever somebody made of it since stays. */
export async function insertDemoLibrary(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into assets (id, name, folder, tags, kind, sha256, mark, bytes, width, height, focal_x, focal_y, alts, rights,
      created_by, created_at)
    select id, name, folder, tags, 'avif', sha256, mark, bytes, width, height, focal_x, focal_y, alts, rights,
      'stf_demoeditor', now() - row_number() over () * interval '1 minute'
    from jsonb_to_recordset($1::jsonb) as shipped(id text, name text, folder text, tags text[], sha256 text, mark text,
      bytes integer, width integer, height integer, focal_x real, focal_y real, alts jsonb, rights jsonb)
    on conflict do nothing`,
    [JSON.stringify(rows())],
  )
}
