import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { insertDemoExperiments } from '../decision/embedded-experimentation.ts'
import { insertDemoPictures } from '../social/demo-pictures.ts'
import { underLock } from '../db/migrate.ts'
import { stillToCome } from './demo-events.ts'
import type { Layer } from './layer.ts'
import { isRaw, type Raw } from './merge-layers.ts'
import { sanitiseRichTexts } from './sanitise.ts'

export const CONTENT_FOLDER = fileURLToPath(new URL('../../../db/content', import.meta.url))

type Stored = Layer & { version: number }

const START = new Date('2026-01-01T00:00:00Z')

const NAMED_KINDS: Readonly<Record<string, string>> = {
  menu: 'menu',
  footer: 'footer',
  'promo-bar': 'promo-bar',
  popups: 'popups',
  'article-tags': 'labels',
}
const FOLDER_KINDS: Readonly<Record<string, string>> = {
  stories: 'article',
  category: 'category',
  product: 'product',
  fragment: 'fragment',
}

export const kindOf = (slug: string): string =>
  NAMED_KINDS[slug] ?? (slug.includes('/') ? FOLDER_KINDS[slug.split('/')[0] ?? ''] : undefined) ?? 'page'

const parentOf = (slug: string): string | null => (slug.includes('/') ? slug.slice(0, slug.lastIndexOf('/')) : null)

/**
 * Brings content files into the shop: `any/home.json` is what all locales share, `fr/home.json` and `fr-ca/home.json`
 * lie over it. A file that says what is already stored changes nothing; another becomes a new version.
 */
export async function importContent(pool: pg.Pool, folder: string = CONTENT_FOLDER): Promise<number> {
  const layers = await readLayers(folder)
  return underLock(pool, client => importLayers(client, layers))
}

/** Of these layers, those that nobody has stored yet; what is there stays as somebody left it. */
export const importMissingLayers = (pool: pg.Pool, layers: readonly Layer[]): Promise<number> =>
  underLock(pool, async client => {
    const stored = await latestVersions(client)
    return importLayers(
      client,
      layers.filter(layer => !stored.has(keyOf(layer))),
    )
  })

/** Imports the content of the demo shop where its files are not the ones imported last; what editors wrote since stays. */
export async function importDemoContent(pool: pg.Pool): Promise<number> {
  const layers = await readLayers(CONTENT_FOLDER)
  const hash = createHash('sha256').update(JSON.stringify(layers)).digest('base64url')
  return underLock(pool, async client => {
    const { rows } = await client.query(`select from settings where key = 'seed.content' and value = $1`, [
      JSON.stringify(hash),
    ])
    if (rows.length > 0) return 0
    const changed = await importLayers(client, stillToCome(layers, new Date().toISOString().slice(0, 10)))
    await insertDemoPictures(client)
    await insertDemoExperiments(client)
    await client.query(
      `insert into settings (key, value) values ('seed.content', $1)
      on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [JSON.stringify(hash)],
    )
    return changed
  })
}

async function importLayers(client: pg.PoolClient, layers: readonly Layer[]): Promise<number> {
  await client.query('begin')
  try {
    const stored = await latestVersions(client)
    const changed = layers.filter(layer => {
      const known = stored.get(keyOf(layer))
      return !known || !isDeepStrictEqual(writtenOf(known), writtenOf(layer))
    })
    await insertObjects(client, layers)
    await insertVersions(
      client,
      changed.map(layer => ({ ...layer, version: (stored.get(keyOf(layer))?.version ?? 0) + 1 })),
    )
    await client.query('commit')
    return changed.length
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Writes the newest version of every object as the files that an import reads: drafts stay drafts, dates stay. */
export async function exportContent(pool: pg.Pool, folder: string): Promise<number> {
  const stored = [...(await latestVersions(pool)).values()]
  for (const layer of stored) {
    const path = join(folder, layer.scope, `${layer.slug}.json`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${JSON.stringify(writtenOf(layer), null, 2)}\n`)
  }
  return stored.length
}

/** What a file says: the body, and its dates where it has any. */
const writtenOf = ({ body, publishAt, expireAt }: Layer): Raw => ({
  ...(publishAt === undefined ? {} : { publishAt: publishAt?.toISOString() ?? null }),
  ...(expireAt === undefined ? {} : { expireAt: expireAt.toISOString() }),
  ...body,
})

const keyOf = ({ slug, scope }: { slug: string; scope: string }) => `${scope} ${slug}`

export async function readLayers(folder: string): Promise<Layer[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    entry => entry.isFile() && entry.name.endsWith('.json'),
  )
  return Promise.all(
    files.map(async entry => {
      const path = join(entry.parentPath, entry.name)
      const [scope = '', ...rest] = relative(folder, path).split(sep)
      const body = parsed(await readFile(path, 'utf8'), path)
      if (!isRaw(body)) throw new Error(`${path} does not hold an object`)
      const { publishAt, expireAt, ...words } = body
      return {
        scope,
        slug: rest.join('/').replace(/\.json$/, ''),
        body: sanitiseRichTexts(words),
        ...(publishAt === undefined ? {} : { publishAt: publishAt === null ? null : dateOf(publishAt, path) }),
        ...(expireAt === undefined ? {} : { expireAt: dateOf(expireAt, path) }),
      }
    }),
  )
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON`, { cause: error })
  }
}

function dateOf(text: unknown, path: string): Date {
  const date = new Date(String(text))
  if (Number.isNaN(date.getTime())) throw new Error(`${path} names a date that is none: ${String(text)}`)
  return date
}

type Row = Omit<Stored, 'publishAt' | 'expireAt'> & { publish_at: Date | null; expire_at: Date | null }

async function latestVersions(client: pg.Pool | pg.PoolClient): Promise<Map<string, Stored>> {
  const { rows } = await client.query<Row>(
    `select distinct on (slug, scope) slug, scope, version, body - 'publishAt' - 'expireAt' as body, publish_at, expire_at
    from content_versions order by slug, scope, version desc`,
  )
  return new Map(
    rows.map(({ publish_at: publishAt, expire_at: expireAt, ...row }) => {
      const fromStart = publishAt?.getTime() === START.getTime()
      return [keyOf(row), { ...row, ...(fromStart ? {} : { publishAt }), ...(expireAt ? { expireAt } : {}) }]
    }),
  )
}

async function insertObjects(client: pg.PoolClient, layers: readonly Layer[]): Promise<void> {
  const bySlug = Map.groupBy(layers, layer => layer.slug)
  const objects = [...bySlug].map(([slug, versions]) => {
    const base = versions.find(({ scope }) => scope === 'any')?.body ?? {}
    const position = typeof base['position'] === 'number' ? base['position'] : 0
    return { slug, kind: kindOf(slug), parent_slug: parentOf(slug), position }
  })
  await client.query(
    `insert into content_objects (slug, kind, parent_slug, position)
    select slug, kind, parent_slug, position
    from jsonb_to_recordset($1) as entry(slug text, kind text, parent_slug text, position integer)
    on conflict (slug) do update set kind = excluded.kind, parent_slug = excluded.parent_slug, position = excluded.position`,
    [JSON.stringify(objects)],
  )
}

/** Content goes live at once unless it says when. */
async function insertVersions(client: pg.PoolClient, versions: readonly Stored[]): Promise<void> {
  const rows = versions.map(({ publishAt = START, ...version }) => ({ ...version, publishAt }))
  await client.query(
    `insert into content_versions (slug, scope, version, body, publish_at, expire_at)
    select slug, scope, version, body, "publishAt", "expireAt"
    from jsonb_to_recordset($1) as entry(
      slug text, scope text, version integer, body jsonb, "publishAt" timestamptz, "expireAt" timestamptz)`,
    [JSON.stringify(rows)],
  )
}
