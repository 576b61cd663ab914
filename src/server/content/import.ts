import { createHash } from 'node:crypto'
import type pg from 'pg'
import { insertDemoLibrary } from '../assets/demo-library.ts'
import { underLock } from '../db/migrate.ts'
import { insertDemoExperiments } from '../decision/embedded-experimentation.ts'
import { insertDemoPictures } from '../social/demo-pictures.ts'
import { CONTENT_FOLDER, layersIn, readFiles, readLayers, writeLayers } from './content-files.ts'
import { stillToCome } from './demo-events.ts'
import { changesOf, checked, History, START, store, type Change, type Imported } from './import-plan.ts'
import type { Layer } from './layer.ts'
import { draftOver, liveAt, scheduledAfter, type Version } from './placing.ts'
import { askClient, findVersions, type Ask } from './versions.queries.ts'
import { findInWork } from './working-files.ts'

/** What an import would do. Refuses what an import refuses. */
export async function planImport(pool: pg.Pool, folder: string): Promise<readonly Change[]> {
  const layers = await readLayers(folder)
  const history = await History.read(askClient(pool), layers)
  return checked(history, layers, changesOf(history, layers))
}

/** A file that says what is already stored changes nothing; another becomes a new version. Bad content changes nothing at all. */
export async function importContent(pool: pg.Pool, folder: string = CONTENT_FOLDER): Promise<Imported> {
  const layers = await readLayers(folder)
  return underLock(pool, client =>
    inOneGo(client, async ask => {
      const history = await History.read(ask, layers)
      return store(ask, history, layers, checked(history, layers, changesOf(history, layers)))
    }),
  )
}

/** Of these layers, those that nobody has stored yet; what is there stays as somebody left it. */
export const importMissingLayers = (pool: pg.Pool, layers: readonly Layer[]): Promise<number> =>
  underLock(pool, client =>
    inOneGo(client, async ask => {
      const history = await History.read(ask, layers)
      const missing = layers.filter(layer => history.of(layer).length === 0)
      return (await store(ask, history, missing, changesOf(history, missing))).changes.length
    }),
  )

/**
 * Imports the content of the demo shop where its files are not the ones imported last; what editors wrote since stays. Each start
 * asks: what they say is read only then.
 */
export async function importDemoContent(pool: pg.Pool): Promise<void> {
  const files = await readFiles(CONTENT_FOLDER)
  const hash = createHash('sha256')
    .update(JSON.stringify(files.map(({ file, text }) => [file, text])))
    .digest('base64url')
  await underLock(pool, async client => {
    const { rows } = await client.query(`select from settings where key = 'seed.content' and value = $1`, [
      JSON.stringify(hash),
    ])
    if (rows.length > 0) return
    await insertDemoLibrary(client)
    const layers = stillToCome(layersIn(files), new Date().toISOString().slice(0, 10))
    await inOneGo(client, async ask => {
      const history = await History.read(ask, layers)
      await store(ask, history, layers, changesOf(history, layers))
    })
    await insertDemoPictures(client)
    await insertDemoExperiments(client)
    await client.query(
      `insert into settings (key, value) values ('seed.content', $1)
      on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [JSON.stringify(hash)],
    )
  })
}

export type Exported = { readonly written: number; readonly removed: number }

/** Writes all that lives: what is live, scheduled, begun and being written, as the files that an import reads. */
export async function exportContent(pool: pg.Pool, folder: string): Promise<Exported> {
  const ask = askClient(pool)
  const versions = await findVersions(ask)
  const stored = Map.groupBy(versions, ({ slug, scope }) => `${scope} ${slug}`)
  const now = new Date()
  const working = await findInWork(ask, versions, now)
  const files = [...stored.values()].flatMap(versions => [
    ...[liveAt(versions, now)].map(version => ({ version, mark: '' })),
    ...scheduledAfter(versions, now).map(version => ({ version, mark: `@${dayAndHour(version)}` })),
    ...[draftOver(versions, now)].map(version => ({ version, mark: '@draft' })),
  ])
  const layers = [
    ...files.flatMap(({ version, mark }) => (version ? [{ layer: asFile(version), mark }] : [])),
    ...working.map(({ base, ...layer }) => ({ layer: { ...layer, publishAt: null, working: base }, mark: '@working' })),
  ]
  return { written: layers.length, removed: await writeLayers(folder, layers) }
}

const dayAndHour = ({ publishAt }: Version) => publishAt?.toISOString().replaceAll(/[:.]/g, '-')

const asFile = <V extends Version>({ publishAt, expireAt, ...version }: V) => ({
  ...version,
  ...(publishAt?.getTime() === START.getTime() ? {} : { publishAt }),
  ...(expireAt ? { expireAt } : {}),
})

async function inOneGo<T>(client: pg.PoolClient, work: (ask: Ask) => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work(askClient(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
