import { readConfig, type Config } from '#server/config.ts'
import { UnusableSettings } from '#server/unusable-settings.ts'
import { readTradeConfig } from '#server/trade-settings.ts'

/** The settings of a shop that may open. Who starts one that may not reads why, and no trace of our code. */
export const settingsOrExit = (): Config => readableOrExit(readTradeConfig)

/** For commands that a shop needs before it may open: only what is said has to make sense. */
export const saidSettingsOrExit = (): Config => readableOrExit(readConfig)

function readableOrExit(read: () => Config): Config {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnusableSettings)) throw error
    console.error(error.message)
    return process.exit(1)
  }
}
