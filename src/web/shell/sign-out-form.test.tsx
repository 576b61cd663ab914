import { expect, it } from 'vitest'
import type { PageVisit, Viewer } from '#contract/web.ts'
import { createClient } from '#contract/client.ts'
import { languageOf, siteOfLocale } from '#domain/sites/sites.ts'
import { openExamples } from '#web/sections/examples.test-data.tsx'
import { AroundPage } from './around-page.tsx'

const visitOf = (kind: Viewer['kind']): PageVisit => ({
  method: 'GET',
  url: new URL('http://shop.test/en-us/privacy'),
  form: new URLSearchParams(),
  site: siteOfLocale('en-us'),
  locale: 'en-us',
  language: languageOf('en-us'),
  viewer: { kind, cartEmpty: true },
  cookies: {},
  correlationId: 'test-sign-out',
  preview: false,
  call: createClient(async () => ({ status: 200, body: {} })),
  formToken: () => 'form.token',
  clientIngest: false,
  hosted: {},
  trial: { simulated: [], production: false },
  testContext: undefined,
  keepPreviewToken: async () => {},
  setCookie: () => {},
})

it.each(['shop', 'checkout'] as const)('signs out from every page of the %s, whoever is signed in', async around => {
  const { renderNode } = await openExamples()
  const shell = around === 'shop' ? { menu: undefined, footer: undefined, promoBar: undefined, tags: [] } : undefined
  const page = (kind: Viewer['kind']) =>
    renderNode(
      <AroundPage around={around} shell={shell} visit={visitOf(kind)}>
        <p>Here.</p>
      </AroundPage>,
    )
  expect(page('consumer')).toMatch(/<form action="\/en-us\/sign-out" method="post">.*?Sign out<\/button>/)
  expect(page('guest')).not.toContain('/sign-out')
})
