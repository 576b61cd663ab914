// Builds what is not built yet, then serves the shop.
import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-mark.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const config = settingsOrExit()
if (!isBuilt()) {
  console.log('Building the shop …')
  // In a process of its own: the build is always one for production.
  const built = spawnSync(process.execPath, [`${import.meta.dirname}/build.ts`], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}
const { start } = await import('../src/main.ts')
const { stopOnSignal } = await import('./stop-on-signal.ts')
const shop = await start(config)
stopOnSignal(shop.stop)
console.log(`Cairn is open: ${shop.url}`)
