import { chromium, type Browser, type BrowserContext, type Frame, type Page } from 'playwright-core'
import { expect, inject, type TestContext } from 'vitest'
import { BROWSER_FLAGS, obtainBrowser } from '../../scripts/browser.ts'
import { breachesIn } from './accessible.ts'
import { keepEvidence, watch } from './evidence.ts'

const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 834, height: 1112 },
  desktop: { width: 1440, height: 900 },
  narrow: { width: 320, height: 640 },
  /** A screen of 1280 by 1024 at 400 %. */
  zoomed: { width: 320, height: 256 },
} as const

export type Screen = keyof typeof SCREENS
type VisitOptions = {
  screen?: Screen
  /** Without script, the page must still do its work. */
  script?: boolean
  /** A visit that continues an earlier one: same cookies, same storage. */
  context?: BrowserContext
  reducedMotion?: boolean
  /** Those of the demo shop come by the clock, over whatever is below: only journeys about them want them. */
  popUps?: boolean
  /** The system chooses the colours, as in high contrast. */
  forcedColors?: boolean
  /** Another shop than the file's own. */
  baseURL?: string
  /** Set up the page before it loads, such as routes to intercept. */
  before?: (page: Page) => Promise<unknown>
}

/** The shop of this file's worker. Workers are counted from 1. */
export function shopUrl(): string {
  const shops = inject('shopUrls')
  const url = shops[(Number(process.env['VITEST_POOL_ID']) - 1) % shops.length]
  if (!url) throw new Error('shops are opened before the first test')
  return url
}

/** Resolves once the shop, its catalogue and its caches have read all that is committed. */
export async function settled(url = shopUrl()): Promise<void> {
  const answer = await fetch(`${url}/dev/settled`)
  expect(await answer.text()).toBe('settled')
}

/** One for all files of a worker, driven from here: what passes through another process is packed and unpacked twice. */
let browser: Promise<Browser> | undefined
const opened = () =>
  (browser ??= chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? obtainBrowser(),
    args: BROWSER_FLAGS,
  }))
const contexts = new Set<BrowserContext>()
const problems = new WeakMap<Page, string[]>()

/** Keeps what was seen where the test failed, and sends its visitors away. */
export async function closeVisits(task: TestContext['task']): Promise<void> {
  const leaving = [...contexts]
  contexts.clear()
  await keepEvidence(task, leaving)
  await Promise.all(leaving.map(context => context.close()))
}

export async function newContext({
  screen = 'desktop',
  script = true,
  reducedMotion = true,
  popUps = false,
  forcedColors = false,
  baseURL = shopUrl(),
}: VisitOptions = {}): Promise<BrowserContext> {
  const context = await (
    await opened()
  ).newContext({
    baseURL,
    viewport: SCREENS[screen],
    hasTouch: screen === 'phone' || screen === 'tablet',
    isMobile: screen === 'phone',
    javaScriptEnabled: script,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
  })
  context.setDefaultTimeout(inject('patience'))
  if (!popUps) await context.addInitScript(putAwayPopUps)
  await watch(context)
  contexts.add(context)
  return context
}

/** As their close buttons do. Blank pages and frames of others have no storage. */
function putAwayPopUps() {
  if (window === window.top && location.protocol.startsWith('http'))
    localStorage.setItem('cairn.dismissed', 'pop-newsletter-autumn pop-pass')
}

/** A page that is parsed and has run its script. The last picture may come later. */
export const READ = { waitUntil: 'domcontentloaded' } as const

/** Opens a page of the shop, as a new visitor unless a context is given. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const context = options.context ?? (await newContext(options))
  const page = await context.newPage()
  const heard: string[] = []
  problems.set(page, heard)
  page.on('pageerror', error => heard.push(error.message))
  page.on('console', message => message.type() === 'error' && heard.push(message.text()))
  await options.before?.(page)
  await page.goto(path, READ)
  return page
}

/** Errors the page threw or wrote to its console. */
export const problemsOf = (page: Page): readonly string[] => problems.get(page) ?? []

export const expectNoProblems = (page: Page): void => expect(problemsOf(page)).toEqual([])

/** Resolves once pictures and fonts are there: what is measured or looked at as a whole does not move any more. */
async function atRest(page: Page): Promise<void> {
  await restOf(page.mainFrame())
  // One that is replaced meanwhile is nothing to look at.
  await Promise.all(page.frames().map(frame => restOf(frame).catch(() => {})))
}

async function restOf(frame: Frame): Promise<void> {
  await frame.waitForLoadState('load')
  await frame.evaluate(async () => void (await document.fonts.ready))
}

/** WCAG 2.2 A and AA, as far as a machine can tell. `within` limits it to a part of the page. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await atRest(page)
  expect(await breachesIn(page, within), page.url()).toEqual([])
}

/** Waits until an island is awake. */
export const awake = (page: Page, name: string) =>
  page.locator(`cairn-island[name="${name}"][data-state="ready"]`).first().waitFor({ state: 'attached' })

/** Gives an island the focus, as whoever is about to use it does, and waits until it is awake. */
export async function touch(page: Page, name: string): Promise<void> {
  await page.evaluate(async island => {
    await customElements.whenDefined('cairn-island')
    document.querySelector<HTMLElement>(`cairn-island[name="${island}"] :is([tabindex], a, button, input)`)?.focus()
  }, name)
  await awake(page, name)
}

/** How wide the page is. A phone widens its own window to what does not fit, so only the screen's width tells. */
export const contentWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

/** How far the layout jumped since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  await atRest(page)
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

/** On a phone the rooms of the account are folded under the name of the open one. */
export const unfoldAccount = (page: Page) =>
  page.getByRole('navigation', { name: 'Your account' }).locator('summary').click()
