import './styles.css'
import { listenForDialogs } from './dialogs/listen.ts'
import { wakeIslands } from './islands/wake.ts'
import { startShell } from './shell/shell-browser.ts'
import { listenForCarousels } from './ui/carousel-arrows.ts'

wakeIslands()
listenForDialogs()
startShell()
listenForCarousels()
