import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 50
/** Longer than any picture takes: whoever claimed it has died. */
const DEAD_MS = 30_000

/**
 * Work on a file that one process at a time does, of all that share the folder. Whoever comes meanwhile waits for what the other one
 * makes. A folder that cannot be written claims nothing, and everybody makes his own.
 */
export async function claimed<T>(file: string, find: () => Promise<T | undefined>, make: () => Promise<T>): Promise<T> {
  const claim = `${file}.claim`
  for (;;) {
    const mine = await take(claim)
    if (mine) {
      try {
        // It may have been made between the look and the claim.
        return (await find()) ?? (await make())
      } finally {
        await rm(claim, { force: true }).catch(() => {})
      }
    }
    if (mine === undefined) return make()
    await wait(LOOK_MS)
    const found = await find()
    if (found !== undefined) return found
    const since = await stat(claim).catch(() => undefined)
    if (since && Date.now() - since.mtimeMs > DEAD_MS) await rm(claim, { force: true }).catch(() => {})
  }
}

/** Whether it was taken; undefined where nothing can be. */
async function take(claim: string): Promise<boolean | undefined> {
  try {
    await mkdir(dirname(claim), { recursive: true })
  } catch {
    return undefined
  }
  try {
    await (await open(claim, 'wx')).close()
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST' ? false : undefined
  }
}
