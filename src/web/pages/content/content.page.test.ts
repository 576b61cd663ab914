import { describe, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { addressOfContent } from '#domain/content/content-address.ts'
import { compilePages } from '#web/match.ts'
import { PageNotFound } from '#web/page-outcome.ts'
import { pages } from '#web/pages.ts'
import { visitOf } from '#web/shell/page-visit.test-data.ts'
import { contentPage } from './content.page.tsx'

const WRITTEN = { id: 'c', title: 'Title', sections: [], seo: { title: 'Title', description: '', noIndex: true } }

const visit = visitOf('en-us', {
  viewer: { kind: 'anonymous', cartEmpty: true },
  call: createClient(async () => ({ status: 200, body: WRITTEN })),
})

/** Every name that the shop has content for, and the page that shows it; dialogs take theirs from the last one. */
const SHOWN_BY = {
  account: '/account',
  'account-profile': '/account/profile',
  basecamp: '/:slug*',
  cart: '/cart',
  checkout: '/checkout',
  'contact-us': '/help/contact-us',
  'error-4xx': '/:slug*',
  'gift-card': '/gift-card',
  'loyalty-modal': '/:slug*',
  'order-confirmation': '/order-confirmation',
  promotions: '/:slug*',
  search: '/search',
  'sign-up': '/sign-up',
  'sign-up-modal': '/:slug*',
  'store-locator': '/store-locator',
  westend: '/:slug*',
  'track-order': '/track-order',
}

describe('what editors write', () => {
  it('is shown by a page for each name that there is', () => {
    const find = compilePages(pages)
    const shownBy = Object.keys(SHOWN_BY).map(slug => [slug, find(addressOfContent(slug, 'en-us'))?.page.path])
    expect(Object.fromEntries(shownBy)).toEqual(SHOWN_BY)
  })

  it('for a dialog has an address that the dialog takes it from', async () => {
    for (const slug of ['sign-up-modal', 'loyalty-modal']) {
      await expect(contentPage.prepare(visit, { slug })).resolves.toMatchObject({ status: 200 })
      expect(addressOfContent(slug, 'en-us')).toBe(`/en-us/${slug}`)
    }
  })

  it('for a page with a work of its own is no page beside it', async () => {
    for (const slug of ['account', 'cart', 'checkout', 'search', 'sign-up', 'category/5200'])
      await expect(contentPage.prepare(visit, { slug })).rejects.toBeInstanceOf(PageNotFound)
  })
})
