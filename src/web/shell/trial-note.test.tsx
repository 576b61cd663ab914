import { describe, expect, it } from 'vitest'
import type { Simulated, Trial } from '#contract/web.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import type { Around } from '../page.ts'
import { AroundPage } from './around-page.tsx'
import { visitOf } from './page-visit.test-data.ts'

const { renderNode } = await openExamples()

/** A whole page of a shop of which this much is not for real. */
function page(around: Around, trial: Trial) {
  const shell = around === 'shop' ? { menu: undefined, footer: undefined, promoBar: undefined, tags: [] } : undefined
  return renderNode(
    <AroundPage around={around} shell={shell} visit={visitOf('en-us', { trial })}>
      <p>Here.</p>
    </AroundPage>,
  )
}
const SAID: Record<Simulated, string> = {
  demo: 'Everything here is made up',
  payment: 'No money is taken',
  'test payment': 'Payments are tests: only test cards work',
  'test tax': 'Taxes are tests',
  'test carrier': 'Labels are tests',
  fulfilment: 'Nothing is shipped',
  mail: 'No mail is sent',
  address: 'Links lead to this machine alone',
}

describe.each(['shop', 'checkout', 'nothing'] as const)('a page of the %s', around => {
  const note = /<aside aria-label="Trial shop".*?<\/aside>/s

  it('says first what is not for real where people may mistake it for the real thing', () => {
    const html = page(around, { simulated: ['fulfilment', 'mail'], production: true })
    const said = note.exec(html)?.[0]
    expect(said).toContain('Trial shop\u00A0· Nothing is shipped\u00A0· No mail is sent')
    expect(html.search(note)).toBeLessThan(html.indexOf('<header'))
  })

  it('says it last in the demo, and not at all where all is real', () => {
    const html = page(around, { simulated: ['payment', 'fulfilment', 'mail'], production: false })
    expect(html.search(note)).toBeGreaterThan(html.indexOf('</main>'))
    expect(page(around, { simulated: [], production: true })).not.toContain('Trial shop')
  })

  it.each(Object.entries(SAID))('has words for %s', (_, words) => {
    const simulated = Object.keys(SAID).filter((each): each is Simulated => Object.hasOwn(SAID, each))
    expect(note.exec(page(around, { simulated, production: true }))?.[0]).toContain(words)
  })
})
