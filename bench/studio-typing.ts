// How soon what an editor types is seen in the page itself: from the key to the frame that shows it, in a real browser.
import { chromium, type Page } from 'playwright-core'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { copyOf } from '#domain/content/edit-layers.ts'
import type { Raw } from '#domain/content/merge-layers.ts'
import { BROWSER_FLAGS, obtainBrowser } from '../scripts/browser.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'
import { PASSWORD, signIn as signInStaff } from './staff-door.ts'

/** What opening the page set going has to be over. */
const QUIET_MS = 1000
const LETTERS = 60
const BETWEEN_MS = 120
const WARM = 10
const LENGTHS = [6, 60] as const
const MOST_MS = 150

/** Runs in the studio: each letter's time until the page in the frame says that it stands there, and a picture was drawn of it. */
const WATCH = `
  globalThis.shown = []
  let typed
  // From the key that the page does not show yet, as it reached the browser: later ones do not make it look quicker, and a busy
  // studio that hears of it late does not either.
  document.addEventListener('keydown', ({ timeStamp }) => { typed ??= timeStamp }, { capture: true })
  addEventListener('message', ({ data }) => {
    if (data?.type !== 'shown' || typed === undefined) return
    const from = typed
    typed = undefined
    requestAnimationFrame(() => setTimeout(() => globalThis.shown.push(performance.now() - from)))
  })
`

/** Alone, without the million orders that the rest of the studio is measured among. */
export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'silent', CAIRN_SECRET: 'd'.repeat(40), DEMO: 'true' }
  try {
    const shop = await startShop(settings, { pinned: false })
    const origin = `http://127.0.0.1:${shop.port}`
    try {
      const owner = await signInStaff(origin, 'owner')
      report('studio typing', await typing(origin, owner, { email: 'owner@cairn.test', password: PASSWORD }))
    } finally {
      await shop.stop()
    }
  } finally {
    await cluster.stop()
  }
}

export async function typing(
  origin: string,
  call: StaffCall,
  person: { email: string; password: string },
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: obtainBrowser(), args: BROWSER_FLAGS })
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } })
    await signIn(page, person)
    const rows: Row[] = []
    for (const sections of LENGTHS) rows.push(await typeInto(page, await pageOf(call, sections), sections))
    return rows
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/studio')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'What waits for you' }).waitFor()
}

const KINDS = ['banner-split', 'rich-text', 'linked-cards', 'accordions', 'benefit-bar', 'banner-image'] as const

/** A page that nobody sees but in the studio. */
async function pageOf(call: StaffCall, sections: number): Promise<string> {
  const slug = `typing-${sections}-${Date.now()}`
  const items = Array.from({ length: sections }, (_, at) => {
    const example: Raw = { ...SECTION_EXAMPLES[KINDS[at % KINDS.length] ?? 'rich-text'] }
    return { ...copyOf(example, id => `${id}-${at}`), id: `section-${at}`, name: '' }
  })
  await call('content.save', {
    params: { slug },
    body: {
      layers: [
        { scope: 'any', body: { sections: [{ name: 'main', items }] }, revision: 0 },
        { scope: 'en', body: { title: 'Typing' }, revision: 0 },
      ],
    },
  })
  return slug
}

async function typeInto(page: Page, slug: string, sections: number): Promise<Row> {
  await page.goto(`/studio/content/edit/${slug}`)
  await page.evaluate(WATCH)
  const frame = page.frameLocator('iframe[title="Preview"]')
  await frame.locator('[data-component="banner-split"]').first().getByRole('heading').click()
  const field = page.getByRole('region', { name: 'Fields' }).getByLabel('Title', { exact: true })
  await field.click()
  await page.waitForTimeout(QUIET_MS)
  await field.pressSequentially('n'.repeat(LETTERS), { delay: BETWEEN_MS })
  await frame.getByText(`${'n'.repeat(LETTERS)}`).waitFor()
  const times = (await page.evaluate<number[]>('globalThis.shown')).slice(WARM)
  if (times.length < LETTERS / 2) throw new Error(`only ${times.length} letters were seen in the page`)
  const quantile = quantiles(times)
  const [p50, p95] = [quantile(0.5), quantile(0.95)]
  if (p95 > MOST_MS) {
    console.error(`typing to pixels with ${sections} sections: ${Math.round(p95)} ms, more than ${MOST_MS} ms`)
    process.exitCode = 1
  }
  return { what: `typing to pixels, ${sections} sections`, 'ms p50': p50, 'ms p95': p95, letters: times.length }
}
