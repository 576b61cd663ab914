import { resolve } from 'node:path'
import type { Config } from '#server/config.ts'
import { databaseOf, openDatabase, type Database } from '#server/db/database.ts'
import { dataFolderOrExit } from './data-folder-or-exit.ts'
import { saidSettingsOrExit } from './settings-or-exit.ts'

/** What a command works on: the settings of the shop and its database, for this process alone where it is embedded. */
export async function openShop(): Promise<{ readonly config: Config; readonly database: Database }> {
  const config = saidSettingsOrExit()
  const data = dataFolderOrExit(config)
  return { config, database: await openDatabase(databaseOf(config, () => resolve(data, 'database'))) }
}
