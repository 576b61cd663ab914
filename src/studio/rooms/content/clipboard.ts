import { isCarried, putDown, type Carried, type Place } from '#domain/content/carry-items.ts'
import { keepInBrowser, keptInBrowser } from '../../preferences/kept-in-browser.ts'
import { notify } from '../../ui/notices.tsx'
import { freshId } from './new-item.ts'
import type { WorkingCopy } from './working-copy.ts'

const KEY = 'cairn-carried-section'

/** Kept in this browser, so that it is at hand in other windows and on other pages of the studio. */
export const carry = (carried: Carried): boolean => keepInBrowser(KEY, carried)

/** What lies in the clipboard of this browser, from whatever page it was taken. */
export function paste(copy: WorkingCopy, place: Place, nothing: string): void {
  const carried = keptInBrowser(KEY)
  if (!isCarried(carried)) return notify(nothing)
  copy.change(`paste ${Date.now()}`, layers => {
    const { layers: next, id } = putDown(layers, place, carried, freshId)
    copy.select(id)
    return next
  })
}
