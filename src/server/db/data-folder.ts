import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Two processes on one embedded database would destroy it: the first one marks the folder as its own. */
export function lockDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const mark = join(folder, 'process.pid')
  const owner = existsSync(mark) ? Number(readFileSync(mark, 'utf8')) : 0
  if (owner && owner !== process.pid && isAlive(owner))
    throw new Error(`${folder} is in use by process ${owner}. Stop it, or choose another folder with CAIRN_DATA.`)
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
