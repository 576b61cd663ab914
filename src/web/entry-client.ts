import './styles.css'
import { listenForDialogs } from './dialogs/listen.ts'
import { wakeIslands } from './islands/wake.ts'
import { startShell } from './shell/shell-browser.ts'

wakeIslands()
listenForDialogs()
startShell()
