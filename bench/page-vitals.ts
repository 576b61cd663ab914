// What a shopper with a middling phone on a slow connection lives through, in a real browser.
import { chromium, type Browser, type Page } from 'playwright-core'
import { BROWSER_FLAGS, obtainBrowser } from '../scripts/browser.ts'
import type { Row } from './report.ts'
import { shopperWithCart } from './shopper.ts'

/** 'Slow 4G' as Lighthouse has it, and a processor a quarter as fast. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const ROUNDS = 3
/** How long somebody looks at a product before it goes into the cart. */
const LOOKS_MS = 3_000
const QUIET_MS = 1_500

/** Runs in the page before anything else and collects what the browser says about it. */
const OBSERVERS = `
  const vitals = (globalThis.vitals = { fcp: 0, lcp: 0, cls: 0, tasks: [], inp: 0 })
  const observe = (type, take, more) => new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  observe('paint', entry => { if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime })
  observe('largest-contentful-paint', entry => { vitals.lcp = entry.startTime })
  observe('layout-shift', entry => { if (!entry.hadRecentInput) vitals.cls += entry.value })
  observe('longtask', entry => { vitals.tasks.push([entry.startTime, entry.duration]) })
  observe('event', entry => { if (entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration) }, { durationThreshold: 16 })
`

type Vitals = { fcp: number; lcp: number; cls: number; tasks: [start: number, duration: number][]; inp: number }
type Paths = { home: string; category: string; product: string }

/** `own` pages are those of a shopper with one item in the cart. */
export async function measureVitals(
  port: number,
  paths: Paths,
  own: Record<string, string>,
  sku: string,
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS })
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(paths)) rows.push(await middleOf(() => visit(browser, port, name, path)))
    for (const [name, path] of Object.entries(own))
      rows.push(await middleOf(() => visit(browser, port, name, path, sku)))
    rows.push(await middleOf(() => addToCart(browser, port, paths.product, 0)))
    rows.push(await middleOf(() => addToCart(browser, port, paths.product, LOOKS_MS)))
    return rows
  } finally {
    await browser.close()
  }
}

async function slowPage(browser: Browser, port: number): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: `http://127.0.0.1:${port}` })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  await page.addInitScript(OBSERVERS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}

async function visit(browser: Browser, port: number, name: string, path: string, sku?: string): Promise<Row> {
  const page = await slowPage(browser, port)
  if (sku !== undefined) await giveCart(page, port, sku)
  const sizes = { script: 0, all: 0 }
  page.on('requestfinished', async request => {
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    sizes.all += responseBodySize
    if (request.resourceType() === 'script') sizes.script += responseBodySize
  })
  const answer = await page.goto(path, { waitUntil: 'load' })
  if (!answer?.ok() || new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  await page.waitForTimeout(QUIET_MS)
  const { fcp, lcp, cls, tasks } = await vitalsOf(page)
  if (fcp === 0 || lcp === 0) throw new Error(`The browser said nothing about what it painted of ${path}`)
  await page.context().close()
  return {
    page: name,
    'FCP ms': Math.round(fcp),
    'LCP ms': Math.round(lcp),
    CLS: cls,
    'TBT ms': Math.round(blockedAfter(fcp, tasks)),
    'script kB': sizes.script / 1024,
    'all kB': Math.round(sizes.all / 1024),
  }
}

/**
 * The tap on a size and the tap on the button, on a page that nobody has touched yet: as soon as it is there, or after a look at
 * it. What is tapped is found once, and the page itself takes the time: a driver that looks for texts meanwhile slows the phone.
 */
async function addToCart(browser: Browser, port: number, path: string, looksMs: number): Promise<Row> {
  const page = await slowPage(browser, port)
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(TAKE_TIME)
  await page.waitForTimeout(looksMs)
  await tap(page, '.size-choice:not(.is-gone)')
  await page.waitForTimeout(looksMs / 3)
  await tap(page, BUTTON)
  let addedMs = 0
  while (addedMs === 0) {
    await page.waitForTimeout(100)
    addedMs = await page.evaluate('globalThis.addedMs ?? 0')
  }
  await page.waitForTimeout(QUIET_MS)
  const { inp, fcp, tasks } = await vitalsOf(page)
  await page.context().close()
  if (inp === 0) throw new Error('The browser said nothing about the taps')
  return {
    page: looksMs === 0 ? 'add to cart, at once' : 'add to cart, after a look',
    'TBT ms': Math.round(blockedAfter(fcp, tasks)),
    'INP ms': inp,
    'in the cart after ms': Math.round(addedMs),
  }
}

const BUTTON = '.buy-row button[type=submit]'

/** From the finger on the button until it says that it is in the cart, and that has been drawn. */
const TAKE_TIME = `{
  let tapped = 0
  addEventListener('pointerdown', ({ target, timeStamp }) => { if (target.closest('${BUTTON}')) tapped = timeStamp }, true)
  new MutationObserver((_, watch) => {
    if (!document.querySelector('${BUTTON}')?.textContent.includes('In your cart')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => { globalThis.addedMs = performance.now() - tapped }))
  }).observe(document.querySelector('#buy'), { subtree: true, childList: true, characterData: true })
}`

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y }: { x: number; y: number } = await page.evaluate(`{
    const target = document.querySelector('${selector}')
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    ;({ x: left + width / 2, y: top + height / 2 })
  }`)
  await page.touchscreen.tap(x, y)
}

async function giveCart(page: Page, port: number, sku: string): Promise<void> {
  const shopper = await shopperWithCart(port, sku)
  await page.context().addCookies(
    shopper.cookie.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: `http://127.0.0.1:${port}` }
    }),
  )
}

const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate('globalThis.vitals')

/** What long tasks took beyond 50 ms each, once something was to be seen. */
const blockedAfter = (fcp: number, tasks: Vitals['tasks']) =>
  tasks.reduce((sum, [start, duration]) => sum + (start + duration > fcp ? Math.max(0, duration - 50) : 0), 0)

/** Each figure's middle of several fresh visits. */
async function middleOf(once: () => Promise<Row>): Promise<Row> {
  const rounds: Row[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await once())
  const [first = {}] = rounds
  return Object.fromEntries(
    Object.entries(first).map(([key, value]) => [key, typeof value === 'number' ? middle(rounds, key) : value]),
  )
}

function middle(rounds: readonly Row[], key: string): number {
  const values = rounds.map(row => Number(row[key])).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? 0
}
