import { isCarried, type Carried } from '#domain/content/carry-items.ts'
import { keepInBrowser, keptInBrowser } from '../../preferences/kept-in-browser.ts'

const KEY = 'cairn-carried-section'

/** Kept in this browser, so that it is at hand in other windows and on other pages of the studio. */
export const carry = (carried: Carried): boolean => keepInBrowser(KEY, carried)

export function carriedHere(): Carried | undefined {
  const found = keptInBrowser(KEY)
  return isCarried(found) ? found : undefined
}
