/** Counting, remembering and pop-ups: none of it is anything that a shopper waits for. */
import { startAtRest } from './analytics/start.ts'
import { startPopUps } from './pop-ups/pop-up-manager.ts'
import { rememberPage } from './product/viewed-products.ts'

startAtRest()
rememberPage()
startPopUps()
