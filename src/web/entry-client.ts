import './styles.css'
import { listenForDialogs } from './dialogs/listen.ts'
import { wakeIslands } from './islands/wake.ts'
import { startListings } from './listing/listing-browser.ts'
import { startCards } from './product/card-browser.ts'
import { startShell } from './shell/shell-browser.ts'
import { listenForCarousels } from './ui/carousel-arrows.ts'

wakeIslands()
listenForDialogs()
startShell()
listenForCarousels()
startCards()
startListings()
