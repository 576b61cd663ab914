import type { Locator, Page } from 'playwright-core'

const MOST_STOPS = 250

/** What has the focus and cannot be seen: none of it is on the screen, or something lies over all of it. */
const unseenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const PARTS = [0.5, 0.05, 0.95]
    // What is drawn in place of a control that is only heard.
    const drawn = focused.closest('label, svg, .sr-only') ?? focused
    const shown = drawn.matches('.sr-only') ? drawn.parentElement : drawn
    const place = () => {
      const { left, top, width, height } = (shown ?? focused).getBoundingClientRect()
      return PARTS.flatMap(across => PARTS.map(down => [left + across * width, top + down * height]))
    }
    const isOnTop = ([x = 0, y = 0]: number[]) => {
      const there = document.elementFromPoint(x, y)
      return there !== null && (shown?.contains(there) || there.contains(focused))
    }
    if (place().some(isOnTop)) return undefined
    // What moves into sight has arrived when its movement is over, and is drawn some frames later.
    await Promise.allSettled(focused.getAnimations().map(({ finished }) => finished))
    for (let frame = 0; frame < 60; frame++) {
      await new Promise(requestAnimationFrame)
      if (place().some(isOnTop)) return undefined
    }
    const { left, top } = focused.getBoundingClientRect()
    return `${focused.outerHTML.slice(0, 120)} at ${Math.round(left)}, ${Math.round(top)}`
  })

export const hasFocus = (what: Locator): Promise<boolean> =>
  what.evaluate(element => element.ownerDocument.hasFocus() && element === element.ownerDocument.activeElement)

/** Goes on by a key until the focus is there. Answers with the stops on the way that nobody saw. */
export async function goTo(page: Page, what: Locator, key = 'Tab'): Promise<string[]> {
  const unseen: string[] = []
  await what.waitFor({ state: 'attached' })
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await hasFocus(what)) return unseen
    await page.keyboard.press(key)
    const lost = await unseenFocus(page)
    if (lost !== undefined) unseen.push(lost)
  }
  throw new Error(`No way by ${key} to ${what}`)
}
