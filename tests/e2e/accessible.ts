import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const OPTIONS: axe.RunOptions = { runOnly: WCAG, resultTypes: ['violations'] }

/** What of WCAG 2.2 A and AA a page or a part of it breaks, as far as a machine can tell: rules, and where. */
export const breachesIn = (page: Page, within?: string): Promise<string[]> =>
  page.frames().length === 1 ? breachesInDocument(page, within) : breachesWithFrames(page, within)

/** A document is given the half megabyte of script once, however often it is looked at, and tells no more than is asked. */
async function breachesInDocument(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(axe.source)
  const context = within === undefined ? 'document' : JSON.stringify({ include: [[within]] })
  return page.evaluate<string[]>(
    `axe.run(${context}, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(node => node.target.join(' ')).join(', ')))`,
  )
}

/** Looks into frames too, whoever serves them, and takes three times as long. */
async function breachesWithFrames(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options(OPTIONS)
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
