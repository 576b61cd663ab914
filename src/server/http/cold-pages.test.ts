import { beforeAll, describe, expect, it } from 'vitest'
import type { PageVisit, Web } from '#contract/web.ts'
import { appOfPages, html } from '../testing/app-of-pages.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const appWith = (answers: Omit<Web, 'sharedAddress'>) => appOfPages(shop.services, answers)

describe('pages that nobody has asked for', () => {
  it('are rendered once for all who come while a cold one is being made', async () => {
    let rendered = 0
    const { promise: ready, resolve } = Promise.withResolvers<void>()
    const app = appWith({
      answer: async () => {
        rendered++
        await ready
        return html('cold')
      },
      answerFailure: async () => html('', 500),
    })
    const all = Array.from({ length: 200 }, () => app.request('/en-us'))
    const other = app.request('/en-gb')
    resolve()
    for (const response of await Promise.all([...all, other])) expect(await response.text()).toBe('cold')
    expect(rendered).toBe(2)
  })

  it('that may not be kept are rendered once for all who waited, and anew for who comes later', async () => {
    let rendered = 0
    const app = appWith({
      answer: async () => html(`page ${++rendered}`, 404),
      answerFailure: async () => html('', 500),
    })
    const all = await Promise.all(Array.from({ length: 200 }, () => app.request('/en-us/gone')))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([404]))
    expect(new Set(await Promise.all(all.map(each => each.text())))).toEqual(new Set(['page 1']))
    expect(await (await app.request('/en-us/gone')).text()).toBe('page 2')
  })

  it.each([
    ['holds something of one visitor', 200, (visit: PageVisit) => visit.setCookie('cairn_bar', 'x', {})],
    ['holds a form', 200, (visit: PageVisit) => visit.formToken('login')],
    ['broke', 500, () => {}],
    ['leads elsewhere', 302, () => {}],
  ])('are rendered for each who waited, a few at once, where one %s', async (_, status, doIt) => {
    let rendered = 0
    let atOnce = 0
    let most = 0
    const app = appWith({
      async answer(visit) {
        doIt(visit)
        most = Math.max(most, ++atOnce)
        await new Promise(resolve => setImmediate(resolve))
        atOnce--
        return { ...html(`page ${++rendered}`, status), ...(status === 302 && { location: '/en-us/there' }) }
      },
      answerFailure: async () => html('', 500),
    })
    const all = await Promise.all(Array.from({ length: 40 }, () => app.request('/en-us')))
    expect(new Set(await Promise.all(all.map(each => each.text()))).size).toBe(40)
    expect(most).toBeLessThanOrEqual(4)
  })
})
