import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import { FolderInUse, lockDataFolder } from '#server/db/data-folder.ts'

/** The folder of the embedded database, for this process alone; while the shop has it, there is nothing to do here. */
export function dataFolderOrExit(config: Config): string {
  const folder = resolve(config.CAIRN_DATA)
  try {
    if (!config.DATABASE_URL) lockDataFolder(folder)
    return folder
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
