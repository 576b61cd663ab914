import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { readToldSince } from '../../db/change-log.ts'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import type { Catalog } from '../catalog.ts'
import { ageOfPicture, openPicture, writePicture } from './picture-file.ts'
import type { Restored } from './picture.ts'
import { PROGRAM_MARK } from './program-mark.ts'
import { pictureBelow, sectionsOf, type Heading } from './sections.ts'
import { leaveMark, readStand } from './stand.queries.ts'

/** What is told is kept for an hour at least: one picture may fail before there is none to be used. */
const OLD_MS = 20 * 60 * 1000
const LOOK_MS = 60 * 1000
/** Whatever a memory has missed would go from picture to picture: after this, somebody reads everything again. */
const LINEAGE_MS = 7 * 24 * 60 * 60 * 1000
/** After a start there is enough to do. */
const FIRST_LOOK_MS = 5_000

type Around = { readonly database: Database; readonly log: Log; readonly folder: string }

/** The picture of the folder with what was told since; nothing where it is of another program or database, or too old. */
export async function readKeptPicture({ database, log, folder }: Around): Promise<Restored | undefined> {
  try {
    const reader = await openPicture(folder)
    if (!reader) return undefined
    try {
      const heading = await reader.next<Heading>()
      const told = isOurs(heading) ? await toldSince(database, heading) : undefined
      return told && { told, picture: await pictureBelow(heading, reader) }
    } finally {
      await reader.close()
    }
  } catch (error) {
    // Whatever is the matter, everything can be read; if it is the database, that says so.
    log.warn('The kept picture of the catalogue cannot be used; everything is read', { folder, error })
    return undefined
  }
}

const isOurs = ({ program, readAt }: Heading): boolean =>
  program === PROGRAM_MARK && Math.abs(Date.now() - readAt) < LINEAGE_MS

async function toldSince({ pool }: Database, { stand, mark }: Heading): Promise<readonly string[] | undefined> {
  const now = await readStand(pool)
  if (now.database !== stand.database || now.migrations !== stand.migrations) return undefined
  const { tags } = await readToldSince(pool, { xid: stand.xid, at: performance.now() - (now.at - stand.at) })
  return tags?.includes(mark) && !tags.includes('everything') ? tags : undefined
}

/** Writes down what the catalogue knows. What is told from `stand` on is read again by whoever starts from it. */
export async function writeKeptPicture(catalog: Catalog, { database, folder }: Omit<Around, 'log'>): Promise<boolean> {
  const stand = await readStand(database.pool)
  const picture = await catalog.picture()
  if (!picture) return false
  // After what it knows: a database that was put back to before is not the one that it is of.
  const mark = `picture:${randomUUID()}`
  await leaveMark(database.pool, mark)
  await writePicture(folder, sectionsOf({ program: PROGRAM_MARK, stand, mark }, picture))
  return true
}

/** Writes a picture when that of the folder is old: of the processes that share it, the one that looks first. Answers how to stop. */
export function keepPicture(catalog: Catalog, around: Around): () => void {
  const stopped = new AbortController()
  void keepUntil(stopped.signal, catalog, around)
  return () => stopped.abort()
}

async function keepUntil(signal: AbortSignal, catalog: Catalog, around: Around): Promise<void> {
  let isTold = false
  for (let pause = FIRST_LOOK_MS; ; pause = LOOK_MS * (0.5 + Math.random())) {
    await wait(pause, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    try {
      if (((await ageOfPicture(around.folder)) ?? OLD_MS) >= OLD_MS) await writeKeptPicture(catalog, around)
      isTold = false
    } catch (error) {
      if (!isTold && !signal.aborted)
        around.log.warn('The catalogue could not be written down: the next start reads everything', { error })
      isTold = true
    }
  }
}
