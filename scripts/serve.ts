// Serves a shop that was built before: what a container or a service manager starts. Nothing is installed, built or spawned.
import { start } from '../src/main.ts'
import { settingsOrExit } from './settings-or-exit.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const shop = await start(settingsOrExit())
stopOnSignal(shop)
console.log(`Cairn is open: ${shop.url}`)
