import { expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { BESIDE_PAGES } from '#domain/content/screens.ts'
import { page } from './page-factory.tsx'
import { pages } from './pages.ts'
import { visitOf as someVisit } from './shell/page-visit.test-data.ts'

const visitOf = (asked: string[]) =>
  someVisit('en-us', {
    viewer: { kind: 'anonymous', cartEmpty: true },
    call: createClient(async ({ path }) => {
      asked.push(path)
      return { status: 200, body: { sections: [], categories: [], seo: { title: 'Page' } } }
    }),
  })

const prepare = (path: 'sign-out' | keyof typeof BESIDE_PAGES, asked: string[]) =>
  page({
    path: path === 'sign-out' ? '/sign-out' : path,
    load: async () => ({}),
    head: () => ({ title: 'Page' }),
    View: () => null,
  }).prepare(visitOf(asked), {})

it.each(Object.entries(BESIDE_PAGES))(
  '%s shows what editors wrote under the name of the page, and is dropped when they change it',
  async (path, slug) => {
    const asked: string[] = []
    const known = Object.keys(BESIDE_PAGES).find((each): each is keyof typeof BESIDE_PAGES => each === path)
    const { tags } = await prepare(known ?? '/account', asked)
    expect(asked.filter(address => address.includes('augmentedpage'))).toEqual([
      `/api/live/caas/v1/canvas/augmentedpage/US/${slug}`,
    ])
    expect(tags).toContain(`content:${slug}`)
    expect(pages.map(each => each.path)).toContain(path)
  },
)

it.each([
  ['/cart', 'cart'],
  ['/help/contact-us', 'contact-us'],
])('%s has a place of its own for what editors wrote', async (path, slug) => {
  const asked: string[] = []
  await pages.find(each => each.path === path)?.prepare(visitOf(asked), {})
  expect(asked.filter(address => address.includes('augmentedpage'))).toEqual([
    `/api/live/caas/v1/canvas/augmentedpage/US/${slug}`,
  ])
})

it('asks editors for nothing where a page has no room for it', async () => {
  const asked: string[] = []
  const { tags } = await prepare('sign-out', asked)
  expect({ asked, tags }).toEqual({ asked: [], tags: [] })
})
