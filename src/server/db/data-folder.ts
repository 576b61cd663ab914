import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is in the data folder, and whatever this process writes from now on, is for its owner alone. */
export function keepToOwner(folder: string): void {
  process.umask(0o077)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile())
      ifStillThere(() => chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600))
}

/** Another process of the shop gives a picture its name when it is whole. */
function ifStillThere(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** Two processes on one embedded database would destroy it: the first one marks the folder as its own. */
export function lockDataFolder(folder: string): void {
  keepToOwner(folder)
  const mark = join(folder, 'process.pid')
  const owner = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : 0
  if (owner && owner !== process.pid && isAlive(owner))
    throw new FolderInUse(`${folder} is in use by process ${owner}. Stop it, or choose another folder with CAIRN_DATA.`)
  writeFileSync(mark, String(process.pid))
  process.once('exit', () => rmSync(mark, { force: true }))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
