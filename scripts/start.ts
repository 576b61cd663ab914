// Builds what is not built yet, then serves the shop.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { staleHalves } from './build-mark.ts'
import { openShop } from './program.ts'

const stale = staleHalves()
if (stale.length > 0) {
  // Who may not open at all need not wait for it.
  const { settingsOrExit } = await import('./settings-or-exit.ts')
  settingsOrExit()
  if (!existsSync(`${import.meta.dirname}/../node_modules/vite`)) {
    console.error('What is here is not built, and the build tools are not installed: bring dist/ from `npm run build`.')
    process.exit(1)
  }
  console.log('Building the shop …')
  // In a process of its own: the build is always one for production.
  const built = spawnSync(process.execPath, [`${import.meta.dirname}/build.ts`, ...stale], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(1)
}
await openShop()
