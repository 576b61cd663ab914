// How soon the studio answers what needs nobody else: from the key or the click to the picture that shows it.
import { chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, obtainBrowser } from '../scripts/browser.ts'
import { withOpenShop } from './open-shop.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { useAllCores } from './shop-process.ts'

const ROUNDS = 20
/** The first key of a pair is remembered this long: the next round must not be taken for its second. */
const PAIR_MS = 1_100
const PROMISED_MS = 50
const DESK = { width: 1440, height: 900 }
/** Lists as long as they get where many work. Stores come whole, and are sorted and filtered where they are shown. */
const STORES = 200
const WAITING = 100

/** Resolves with the time from the next such event to the picture in which the selector is there, or gone. */
const WATCH = `
  globalThis.answered = (type, selector, there) => new Promise(resolve => {
    let began
    const hear = event => { began = event.timeStamp }
    addEventListener(type, hear, { capture: true })
    const look = () => {
      if (began === undefined || (document.querySelector(selector) !== null) !== there) return requestAnimationFrame(look)
      removeEventListener(type, hear, { capture: true })
      // What a frame's callbacks see is painted at their end, and a message comes after that.
      const painted = new MessageChannel()
      painted.port1.onmessage = () => resolve(performance.now() - began)
      painted.port2.postMessage(0)
    }
    look()
  })`

type Step = {
  readonly what: string
  readonly at: string
  readonly by: 'keydown' | 'click' | 'submit' | 'input'
  readonly shows: string
  readonly gone?: boolean
  readonly act: (page: Page) => Promise<unknown>
  /** Back to where it began. */
  readonly undo: (page: Page) => Promise<unknown>
  /** Once, before any of it. */
  readonly first?: (page: Page) => Promise<unknown>
  /** Told, and not promised. */
  readonly mayTakeLonger?: boolean
}

const press =
  (...keys: readonly string[]) =>
  async ({ keyboard }: Page) => {
    for (const key of keys) await keyboard.press(key)
  }

/** To the end of the list, which is drawn on the way, and back. */
async function lookThrough(page: Page): Promise<void> {
  const rows = page.locator('tbody tr')
  while ((await rows.count()) < STORES) await rows.last().scrollIntoViewIfNeeded()
  await page.locator('h1').scrollIntoViewIfNeeded()
}

const STEPS: readonly Step[] = [
  {
    what: 'open ⌘K',
    at: '/studio/staff',
    by: 'keydown',
    shows: '.commands .command',
    act: press('ControlOrMeta+k'),
    undo: press('Escape'),
  },
  {
    what: 'find an action in ⌘K',
    at: '/studio/staff',
    by: 'input',
    shows: '.commands .command[data-highlighted]:only-child',
    act: async page => {
      await page.keyboard.press('ControlOrMeta+k')
      await page.locator('.commands-input').fill('sign out')
    },
    undo: press('Escape'),
  },
  {
    what: 'go dark',
    at: '/studio/stores',
    by: 'keydown',
    shows: '[data-theme=dark]',
    act: press('t', 'd'),
    undo: press('t', 'l'),
  },
  {
    what: 'set the list close',
    at: '/studio/stores',
    by: 'keydown',
    shows: '[data-density=dense]',
    act: press('t', 'e'),
    undo: press('t', 'c'),
  },
  {
    what: `go dark, all ${STORES} in sight`,
    at: '/studio/stores',
    by: 'keydown',
    shows: '[data-theme=dark]',
    first: lookThrough,
    act: press('t', 'd'),
    undo: press('t', 'l'),
    mayTakeLonger: true,
  },
  {
    what: `sort ${STORES} rows`,
    at: '/studio/stores',
    by: 'click',
    shows: '[aria-sort=ascending]',
    act: page => page.locator('thead button').first().click(),
    undo: page => page.goto('/studio/stores'),
  },
  {
    what: `filter ${STORES} rows`,
    at: '/studio/stores',
    by: 'submit',
    shows: 'tbody tr:nth-child(2)',
    gone: true,
    act: async page => {
      await page.locator('[type=search]').fill(`Bench ${STORES}`)
      await page.keyboard.press('Enter')
    },
    undo: page => page.goto('/studio/stores'),
  },
  {
    what: 'open a dialog',
    at: '/studio/keys',
    by: 'click',
    shows: '[role=dialog] input',
    act: page => page.locator('.room-actions button').first().click(),
    undo: press('Escape'),
  },
  {
    what: `move along ${WAITING} cards`,
    at: '/studio/moderation',
    by: 'keydown',
    shows: '.moderation > :nth-child(2)[aria-current=true]',
    act: press('j'),
    undo: press('k'),
  },
  {
    what: 'enter a room one was in',
    at: '/studio/keys',
    by: 'keydown',
    shows: '.sessions',
    act: press('g', 'a'),
    undo: press('g', 'k'),
  },
]

export async function run(): Promise<void> {
  await withOpenShop({ styles: options.styles }, async ({ port }, _skus, client) => {
    useAllCores()
    await client.query(
      `with first as (select l, s from stores s join locations l using (id) order by id limit 1),
        premises as (insert into locations select (jsonb_populate_record(l, jsonb_build_object('id', 90000 + n))).*
          from first, generate_series(1, ${STORES}) n)
        insert into stores select (jsonb_populate_record(s, jsonb_build_object('id', 90000 + n, 'name', 'Bench ' || n))).*
          from first, generate_series(1, ${STORES}) n`,
    )
    await client.query(
      `insert into reviews (style_id, language, rating, title, body, nickname, status) select (select id from styles limit 1),
        'en', 3, 'A title', 'Some words about it ' || n, 'Kim', 'pending' from generate_series(1, ${WAITING}) n`,
    )
    const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS })
    try {
      const page = await (
        await browser.newContext({ viewport: DESK, baseURL: `http://localhost:${port}`, reducedMotion: 'reduce' })
      ).newPage()
      await page.addInitScript(WATCH)
      await signIn(page)
      const rows: Row[] = []
      for (const step of STEPS) rows.push(await measured(page, step))
      report('studio shell', rows)
    } finally {
      await browser.close()
    }
  })
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/studio')
  await page.locator('[type=email]').fill('owner@cairn.test')
  await page.locator('[type=password]').fill('Cairn-demo-1')
  await page.keyboard.press('Enter')
  await page.locator('.house').waitFor()
}

async function measured(page: Page, step: Step): Promise<Row> {
  const { what, at, by, shows, gone = false, act, undo, mayTakeLonger = false } = step
  await page.goto(at)
  await step.first?.(page)
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    const watch = `answered(${JSON.stringify(by)}, ${JSON.stringify(shows)}, ${!gone})`
    await page.evaluate(`void (globalThis.answer = ${watch})`)
    await act(page)
    const took = await page.evaluate<number>('globalThis.answer')
    // The first one downloads and compiles what it needs.
    if (round > 0) times.push(took)
    await undo(page)
    if (by === 'keydown') await page.waitForTimeout(PAIR_MS)
  }
  const of = quantiles(times)
  return {
    what,
    'p50 ms': of(0.5),
    'p95 ms': of(0.95),
    'longest ms': of(1),
    bad: of(0.95) > PROMISED_MS && !mayTakeLonger ? 1 : 0,
  }
}
