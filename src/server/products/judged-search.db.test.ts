import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#domain/sites/sites.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'
import { ENGLISH } from './judged/english.test-data.ts'
import { FRENCH } from './judged/french.test-data.ts'
import { GERMAN } from './judged/german.test-data.ts'
import { casesOf, isMeant, type Case, type Judged } from './judged/judge.ts'
import { SPANISH } from './judged/spanish.test-data.ts'

const DEMO_STYLES = 280
const FIRST = 8
const GOOD = 0.97
/** The whole demo catalogue is written first. */
const SETTING_UP_MS = 300_000

let shop: TestShop
let styles: ReadonlyMap<string, Judged>

beforeAll(async () => {
  shop = await seededShop(DEMO_STYLES)
  const { rows } = await shop.database.pool.query<Judged & { id: string }>(
    `select s.id, s.kind, s.gender, s.features, array_agg(distinct c.family) as colours
     from styles s join colours c on c.style_id = s.id group by s.id`,
  )
  styles = new Map(rows.map(row => [row.id, row]))
}, SETTING_UP_MS)

/** What is wrong with the answer to a query, or undefined. */
async function faultOf({ query, wanted }: Case, call: TestShop['call']): Promise<string | undefined> {
  const { total, products } = await call('products.search', { query: { q: query } })
  if (wanted === 'nothing') return total === 0 ? undefined : `${query}: found ${total}, ${products[0]?.name}`
  if (total === 0) return `${query}: found nothing`
  const wrong = products.slice(0, FIRST).filter(({ masterId }) => {
    const style = styles.get(masterId)
    return !style || !isMeant(wanted, style)
  })
  return wrong.length === 0 ? undefined : `${query}: ${wrong.length} of ${total} wrong, ${wrong[0]?.name}`
}

describe('search answers what people mean', () => {
  it.each([
    ['en-us', ENGLISH],
    ['de-de', GERMAN],
    ['fr-fr', FRENCH],
    ['es-es', SPANISH],
  ] satisfies [Locale, string][])('in %s', { timeout: 60_000 }, async (locale, table) => {
    const { call } = shop.newVisitor({ 'x-locale': locale })
    const cases = casesOf(table)
    expect(cases.length).toBeGreaterThanOrEqual(60)
    const faults: string[] = []
    for (const each of cases) {
      const fault = await faultOf(each, call)
      if (fault !== undefined) faults.push(fault)
    }
    const right = (cases.length - faults.length) / cases.length
    expect(right, faults.join('\n')).toBeGreaterThanOrEqual(GOOD)
  })
})
