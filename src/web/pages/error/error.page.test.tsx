import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createClient } from '#contract/client.ts'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { notFoundPage } from '#web/pages.ts'
import { openExamples, type Examples } from '#web/sections/examples.test-data.tsx'
import { sections } from '#web/sections/registry.ts'
import { visitOf } from '#web/shell/page-visit.test-data.ts'

let examples: Examples
beforeAll(async () => {
  examples = await openExamples()
})
afterEach(() => void vi.restoreAllMocks())

const LEAD = { ...SECTION_EXAMPLES['rich-text'], id: 'lost-lead', title: 'Off the path' }
const BELOW = { ...SECTION_EXAMPLES['cta-buttons'], id: 'lost-buttons' }
const WRITTEN = { id: 'error-4xx', sections: [{ name: 'main', items: [LEAD, BELOW], lazy: false }] }

/** What somebody sees who asks for an address that leads nowhere. */
async function missed(path: string, answer: () => Promise<{ status: number; body: unknown }>) {
  const visit = visitOf('en-us', { url: new URL(path, 'http://shop.test'), call: createClient(answer) })
  const { status, render } = await notFoundPage.prepare(visit, {})
  return { status, html: examples.renderNode(render()) }
}

describe('the page for lost visitors', () => {
  it('renders what editors wrote once for all addresses that lead nowhere', async () => {
    const view = vi.spyOn(sections['cta-buttons'], 'View')
    for (const path of ['/en-us/nowhere', '/en-us/c/no-more-9999', '/en-us/x?utm_source=y&offset=40']) {
      const { status, html } = await missed(path, async () => ({ status: 200, body: WRITTEN }))
      expect([status, html.includes('Off the path'), html.includes('lost-buttons')]).toEqual([404, true, true])
    }
    expect(view).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['nobody wrote any', 0, async () => ({ status: 404, body: {} })],
    ['a service that is gone', 1, () => Promise.reject(new TypeError('fetch failed'))],
    ['something that is no page', 1, async () => ({ status: 200, body: {} })],
  ])('says our own words after %s, and what is not expected is in the log', async (_, lines, answer) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { status, html } = await missed('/en-us/nowhere', answer)
    expect(status).toBe(404)
    expect(html).toContain('<h1')
    expect(html).not.toContain('Off the path')
    const told = logged.mock.calls.filter(([line]) => String(line).includes('lost visitors'))
    expect(told.map(([, facts]) => facts)).toEqual(
      Array.from({ length: lines }, () => expect.objectContaining({ correlationId: 'test-page' })),
    )
  })
})
