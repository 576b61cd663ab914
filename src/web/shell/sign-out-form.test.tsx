import { expect, it } from 'vitest'
import type { Viewer } from '#contract/web.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import { AroundPage } from './around-page.tsx'
import { visitOf } from './page-visit.test-data.ts'

it.each(['shop', 'checkout'] as const)('signs out from every page of the %s, whoever is signed in', async around => {
  const { renderNode } = await openExamples()
  const shell = around === 'shop' ? { menu: undefined, footer: undefined, promoBar: undefined, tags: [] } : undefined
  const page = (kind: Viewer['kind']) =>
    renderNode(
      <AroundPage around={around} shell={shell} visit={visitOf('en-us', { viewer: { kind, cartEmpty: true } })}>
        <p>Here.</p>
      </AroundPage>,
    )
  expect(page('consumer')).toMatch(/<form action="\/en-us\/sign-out" method="post">.*?Sign out<\/button>/)
  expect(page('guest')).not.toContain('/sign-out')
})
