/** Counting, remembering, pop-ups and what floats: none of it is anything that a shopper waits for. */
import { startAtRest } from './analytics/start.ts'
import { startPopUps } from './pop-ups/pop-up-manager.ts'
import { rememberPage } from './product/viewed-products.ts'
import { watchBuyBox } from './product/watch-buy-box.ts'

watchBuyBox()
startAtRest()
rememberPage()
startPopUps()
