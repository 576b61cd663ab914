import type { PageVisit } from '#contract/web.ts'
import { createClient } from '#contract/client.ts'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'

/** Somebody who reads a page of the shop. */
export const visitOf = (locale: Locale, more: Partial<PageVisit> = {}): PageVisit => ({
  method: 'GET',
  url: new URL(`http://shop.test/${locale}/privacy`),
  form: new URLSearchParams(),
  site: siteOfLocale(locale),
  locale,
  language: languageOf(locale),
  viewer: { kind: 'guest', cartEmpty: true },
  cookies: {},
  correlationId: 'test-page',
  preview: false,
  call: createClient(async () => ({ status: 200, body: {} })),
  formToken: () => 'form.token',
  clientIngest: false,
  hosted: {},
  trial: { simulated: [], production: false },
  testContext: undefined,
  keepPreviewToken: async () => {},
  setCookie: () => {},
  ...more,
})
