import { opendir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Bounded } from '#domain/memory/bounded.ts'
import type { Log } from '../log.ts'

const DAY_MS = 86_400_000
/** What nobody has asked for in so many days is made again should somebody. */
const KEPT_DAYS = 60
/** Swept once in a while, not with every picture. */
const LEFT_FULL = 0.9
const MOST_NOTED = 20_000

type Settings = {
  readonly folder: string
  readonly mostBytes: number
  readonly clock: () => Date
  readonly log: Pick<Log, 'warn'>
}

/**
 * Forgets pictures on disk that nobody asks for any more: those of replaced originals, of crops that were moved, of styles that
 * are gone, and, where they fill the room that they may have, whatever was not asked for longest. That a picture was asked for is
 * noted once a day; looking through the folder happens when it grows.
 */
export function createForgetting({ folder, mostBytes, clock, log }: Settings) {
  const noted = new Bounded<true>(MOST_NOTED)
  let notedOn = 0
  let sweptOn = 0
  let bytes = 0
  let sweeping = false
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
    async grown(by: number): Promise<void> {
      bytes += by
      const day = dayNow()
      if (sweeping || (day === sweptOn && bytes <= mostBytes)) return
      sweptOn = day
      sweeping = true
      try {
        bytes = await sweep(folder, { before: clock().getTime() - KEPT_DAYS * DAY_MS, mostBytes })
      } catch (error) {
        log.warn('Old pictures could not be forgotten', { error })
      }
      sweeping = false
    },
  }
}

/** What nobody has asked for in long goes, and of the rest what nobody has asked for longest, until some room is free. What it leaves. */
async function sweep(folder: string, { before, mostBytes }: { before: number; mostBytes: number }): Promise<number> {
  const kept: { file: string; at: number; size: number }[] = []
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // Another process may have been quicker.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(file, { force: true })
    else if (found) kept.push({ file, at: found.mtimeMs, size: found.size })
  }
  let bytes = kept.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= mostBytes) return bytes
  for (const { file, size } of kept.toSorted((one, other) => one.at - other.at)) {
    if (bytes <= mostBytes * LEFT_FULL) break
    await rm(file, { force: true })
    bytes -= size
  }
  return bytes
}
