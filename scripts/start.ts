// Builds what is not built yet, then serves the shop.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isBuilt } from './build-mark.ts'
import { settingsOrExit } from './settings-or-exit.ts'

const config = settingsOrExit()
if (!isBuilt()) {
  if (!existsSync(`${import.meta.dirname}/../node_modules/vite`)) {
    console.error('What is here is not built, and the build tools are not installed: bring dist/ from `npm run build`.')
    process.exit(1)
  }
  console.log('Building the shop …')
  // In a process of its own: the build is always one for production.
  const built = spawnSync(process.execPath, [`${import.meta.dirname}/build.ts`], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}
const { start } = await import('../src/main.ts')
const { stopOnSignal } = await import('./stop-on-signal.ts')
const shop = await start(config)
stopOnSignal(shop)
console.log(`Cairn is open: ${shop.url}`)
