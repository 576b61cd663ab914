import { describe, expect, it } from 'vitest'
import { SECTION_TYPES } from '#contract/content/content-section-types.ts'
import { contentWidth, expectNoProblems, visit, type Screen } from './harness.ts'

const SCREENS: readonly Screen[] = ['phone', 'tablet', 'desktop']

/** A place to jump to shows nothing. */
const INVISIBLE = 'anchor'

describe('every kind of section', () => {
  it.each(SCREENS)('stands in the page of a %s, within its width, and axe finds nothing', async screen => {
    const page = await visit('/en-us/preview/sections', { screen })
    await expect
      .poll(() => page.locator('[data-report="passed"], [data-report="failed"]').count())
      .toBe(SECTION_TYPES.length)
    const found = await page.locator('[data-example]').evaluateAll(examples =>
      examples.map(example => ({
        type: example.getAttribute('data-example') ?? '',
        report: example.previousElementSibling?.textContent ?? '',
        height: example.getBoundingClientRect().height,
      })),
    )
    expect(found.filter(({ report }) => !report.startsWith('axe: nothing found'))).toEqual([])
    expect(found.filter(({ type, height }) => height < 8 && type !== INVISIBLE)).toEqual([])
    // Rows that scroll are wider than the screen; they clip what lies outside.
    expect(await contentWidth(page)).toBe(page.viewportSize()?.width)
    expectNoProblems(page)
  })
})
