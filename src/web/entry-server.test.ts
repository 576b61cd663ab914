import { expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { visitOf } from '#web/shell/page-visit.test-data.ts'
import { createWeb } from './entry-server.tsx'

const ASSETS = { scripts: [], styles: [], preloads: [], frameScripts: [], dev: false }

it.each([
  [500, 'Bei uns ist etwas schiefgelaufen', false],
  [503, 'Einen Moment, bitte', true],
] as const)('the page for failures (%i) needs nothing that a call could give', async (status, title, asksAgain) => {
  const call = createClient(async () => ({ status: 503, body: { errorDetails: [], appId: '', correlationId: '' } }))
  const url = new URL('http://shop.test/de-de/c/boots-7?offset=40')
  const answer = await createWeb(ASSETS, '').answerFailure(visitOf('de-de', { call, url }), status)
  const html = answer.body.map(String).join('')
  expect(answer.status).toBe(status)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}`))
  expect(html.includes('href="/de-de/c/boots-7?offset=40"')).toBe(asksAgain)
})
