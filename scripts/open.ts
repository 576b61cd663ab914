// Opens the shop, or says which settings it lacks. `npm run build` makes one program of it and of all that it needs.
import { start } from '../src/main.ts'
import { settingsOrExit } from './settings-or-exit.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const shop = await start(settingsOrExit())
stopOnSignal(shop)
console.log(`Cairn is open: ${shop.url}`)
