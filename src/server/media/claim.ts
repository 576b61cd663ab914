import { mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 50
/** Whoever claimed it so long ago has died, or takes longer than is worth waiting for. */
const DEAD_MS = 10_000

/**
 * Work on a file that one process at a time does, of all that share the folder: undefined where another one is at it. A folder that
 * cannot be written claims nothing, and everybody makes his own.
 */
export async function unlessClaimed<T>(file: string, make: () => Promise<T>): Promise<T | undefined> {
  const claim = `${file}.claim`
  const mine = randomUUID()
  if ((await take(claim, mine)) === 'taken') return undefined
  try {
    return await make()
  } finally {
    if ((await readFile(claim, 'utf8').catch(() => '')) === mine) await rm(claim, { force: true }).catch(() => {})
  }
}

/** What another process makes meanwhile; undefined where it does not come. */
export async function whatOthersMake<T>(
  find: () => Promise<T | undefined>,
  isGivenUp: () => boolean,
): Promise<T | undefined> {
  const until = performance.now() + DEAD_MS
  while (performance.now() < until && !isGivenUp()) {
    await wait(LOOK_MS)
    const found = await find()
    if (found !== undefined) return found
  }
  return undefined
}

async function take(claim: string, mine: string): Promise<'mine' | 'taken' | 'unknown'> {
  const isPlace = await mkdir(dirname(claim), { recursive: true }).then(
    () => true,
    () => false,
  )
  if (!isPlace) return 'unknown'
  try {
    const file = await open(claim, 'wx')
    await file.writeFile(mine).finally(() => file.close())
    return 'mine'
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return 'unknown'
  }
  const since = await stat(claim).catch(() => undefined)
  if (!since || Date.now() - since.mtimeMs < DEAD_MS) return 'taken'
  // Two may take it over at once, and make the same picture twice.
  await writeFile(claim, mine).catch(() => {})
  return 'mine'
}
