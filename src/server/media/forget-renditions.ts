import { opendir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Bounded } from '#domain/memory/bounded.ts'
import type { Log } from '../log.ts'

const DAY_MS = 86_400_000
/** What nobody has asked for in so many days is made again should somebody. */
const KEPT_DAYS = 60
const MOST_NOTED = 20_000

type Settings = { readonly folder: string; readonly clock: () => Date; readonly log: Pick<Log, 'warn'> }

/**
 * Forgets pictures on disk that nobody asks for any more: those of replaced originals, of crops that were moved, of styles that
 * are gone. That a picture was asked for is noted once a day; looking through the folder happens when it grows.
 */
export function createForgetting({ folder, clock, log }: Settings) {
  const noted = new Bounded<true>(MOST_NOTED)
  let notedOn = 0
  let sweptOn = 0
  const dayNow = () => Math.floor(clock().getTime() / DAY_MS)
  return {
    /** Costs a look into a map but for the first time in a day. */
    asked(file: string): void {
      const day = dayNow()
      if (day !== notedOn) noted.clear()
      notedOn = day
      if (noted.get(file)) return
      noted.set(file, true)
      // It may be gone, or lie on a disk that nobody may write to: then it is made again some day.
      utimes(file, clock(), clock()).catch(() => {})
    },
    /** In passing: whoever waits for the picture that was made does not wait for this. */
    grown(): Promise<void> {
      const day = dayNow()
      if (day === sweptOn) return Promise.resolve()
      sweptOn = day
      return sweep(folder, clock().getTime() - KEPT_DAYS * DAY_MS).catch((error: unknown) =>
        log.warn('Old pictures could not be forgotten', { error }),
      )
    },
  }
}

async function sweep(folder: string, before: number): Promise<void> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // Another process may have been quicker.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
  }
}
