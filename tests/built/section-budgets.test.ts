import { beforeAll, describe, expect, it } from 'vitest'
import { SECTION_TYPES } from '#contract/content/content-section-types.ts'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { openExamples, type Examples } from '#web/sections/examples.test-data.tsx'
import { SECTION_BUDGETS } from '../../scripts/budgets.ts'
import { islandBytes, readBundle } from '../../scripts/bundle.ts'

describe('the script of sections', () => {
  const bytes = islandBytes(readBundle())
  let examples: Examples
  beforeAll(async () => {
    examples = await openExamples()
  })

  it.each(SECTION_TYPES)('is within the budget of %s', type => {
    const html = examples.render(SECTION_EXAMPLES[type])
    const islands = new Set([...html.matchAll(/<cairn-island[^>]* name="([\w-]+)"/g)].map(([, name = '']) => name))
    const sum = [...islands].reduce((all, name) => all + (bytes[name] ?? Number.NaN), 0)
    expect(sum).toBeLessThanOrEqual(SECTION_BUDGETS[type] ?? 0)
  })
})
