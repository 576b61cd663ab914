// Lighthouse for phone and desktop. It is large and needed here alone, so it is fetched when first asked for.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BROWSER_FLAGS, obtainBrowser } from '../scripts/browser.ts'
import type { Row } from './report.ts'
import { shopperWithCart } from './shopper.ts'

const VERSION = '13.5.0'
const FOLDER = '.tmp/lighthouse'
const REPORTS = '.tmp/bench/lighthouse'
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const TRIES = 3
const DEVICES = { mobile: [], desktop: ['--preset=desktop'] } as const

const call = promisify(execFile)

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Keeps each report as HTML beside the figures. Without Lighthouse there are no rows. */
export async function measureWithLighthouse(
  port: number,
  paths: Record<string, string>,
  own: Record<string, string>,
  sku: string,
): Promise<Row[]> {
  if (!installed()) return []
  mkdirSync(REPORTS, { recursive: true })
  const rows: Row[] = []
  for (const [page, path] of Object.entries({ ...paths, ...own }))
    for (const [device, preset] of Object.entries(DEVICES)) {
      const ask = async (visit: number) => {
        const cart = page in own ? [await asShopper(port, sku)] : []
        const flags = [...preset, ...cart]
        return reportOn(`http://127.0.0.1:${port}${path}`, join(REPORTS, `${page}-${device}-${visit}`), flags)
      }
      // The first visit ever makes the page's pictures, on the processor that the browser needs.
      await ask(0)
      const report = middleOf([await ask(1), await ask(2), await ask(3)])
      if (report) rows.push(rowOf(page, device, report))
      else console.log(`Lighthouse gave no report on ${page} (${device}) in ${TRIES} tries.`)
    }
  return rows
}

/** A visit of someone with one item in the cart. */
async function asShopper(port: number, sku: string): Promise<string> {
  const { cookie } = await shopperWithCart(port, sku)
  return `--extra-headers=${JSON.stringify({ cookie })}`
}

/** Of several visits the one in the middle: one visit's blocking time differs from the next one's by 100 ms. */
function middleOf(reports: readonly (Report | undefined)[]): Report | undefined {
  const sorted = reports
    .filter(report => report !== undefined)
    .sort((a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0))
  return sorted[Math.floor(sorted.length / 2)]
}

/** On a busy machine Chromium now and then loses the beginning of its trace: Lighthouse then asks to be run again. */
async function reportOn(url: string, base: string, flags: readonly string[]): Promise<Report | undefined> {
  const outputs = ['--quiet', '--output=json', '--output=html', `--output-path=${base}`]
  const browser = `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`
  const environment = { ...process.env, CHROME_PATH: obtainBrowser() }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const running = call(process.execPath, [PROGRAM, url, ...outputs, browser, ...flags], { env: environment })
    // It ends its browser when it is interrupted.
    const end = () => void running.child.kill('SIGINT')
    process.once('exit', end)
    const trouble = await running.then(
      () => undefined,
      (error: unknown) => String(error),
    )
    process.off('exit', end)
    if (trouble === undefined) return JSON.parse(readFileSync(`${base}.report.json`, 'utf8'))
    console.log(trouble)
  }
  return undefined
}

function rowOf(page: string, device: string, { categories, audits }: Report): Row {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => Math.round(audits[name]?.numericValue ?? 0)
  return {
    page,
    device,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    SEO: score('seo'),
    'FCP ms': value('first-contentful-paint'),
    'LCP ms': value('largest-contentful-paint'),
    'TBT ms': value('total-blocking-time'),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? 0,
    'all kB': Math.round(value('total-byte-weight') / 1024),
  }
}

function installed(): boolean {
  if (existsSync(PROGRAM)) return true
  console.log(`Installing Lighthouse ${VERSION} into ${FOLDER} (once, about 180 MB) …`)
  mkdirSync(FOLDER, { recursive: true })
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', FOLDER]
  const done = spawnSync('npm', ['install', ...flags, `lighthouse@${VERSION}`], { stdio: 'inherit' })
  if (done.status === 0 && existsSync(PROGRAM)) return true
  console.log('Lighthouse could not be installed, so its part is left out.')
  return false
}
