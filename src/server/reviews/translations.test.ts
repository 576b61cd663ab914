import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '#contract/client.ts'
import { checked } from '../testing/checked-call.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const Asked = z.object({
  q: z.array(z.string()),
  source: z.string(),
  target: z.string(),
  format: z.literal('text'),
  api_key: z.string(),
})

/** As LibreTranslate answers: each text in its place. What it says to `mood` is what goes wrong with such services. */
let mood: 'well' | 'refusing' | 'silent' | 'forgetful' | 'leading elsewhere' = 'well'
let asked: z.output<typeof Asked>[] = []
const service: Server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    const wanted = Asked.parse(JSON.parse(body))
    asked.push(wanted)
    if (mood === 'silent') return
    if (mood === 'leading elsewhere' && request.url !== '/elsewhere')
      return void response.writeHead(307, { location: '/elsewhere' }).end()
    if (mood === 'refusing') return void response.writeHead(429).end('{"error":"Slowdown"}')
    const texts = wanted.q.map(text => `${wanted.source}>${wanted.target} ${text}`)
    response.end(JSON.stringify({ translatedText: mood === 'forgetful' ? texts.slice(1) : texts }))
  })
})

let shop: TestShop
let call: Call
let reviewId: string
let questionId: string

beforeAll(async () => {
  await new Promise<void>(done => service.listen(0, '127.0.0.1', done))
  const { port } = z.object({ port: z.number() }).parse(service.address())
  shop = await testShop({
    TRANSLATE_URL: `http://127.0.0.1:${port}/translate`,
    TRANSLATE_API_KEY: 'k-1',
    // Short, as silence is waited for; long enough for an answer on a busy machine.
    TRANSLATE_TIMEOUT_MS: String(Math.round(inject('patience') / 15)),
  })
  call = checked(shop.call)
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})
beforeEach(async () => {
  mood = 'well'
  asked = []
  const { productId } = await given.product(shop)
  const params = { productId }
  reviewId = (
    await call('products.writeReview', {
      params,
      body: { rating: 5, title: 'Dry', text: 'Dry feet.', nickname: 'Ada' },
    })
  ).reviewId
  questionId = (await call('products.askQuestion', { params, body: { text: 'Warm?', nickname: 'Bo' } })).questionId
})

const review = (language: 'de' | 'fr' | 'en') =>
  call('products.translateReview', { params: { reviewId }, body: { language } })
const question = (language: 'de' | 'fr') =>
  call('products.translateQuestion', { params: { questionId }, body: { language } })
const answer = (text: string) =>
  shop.database.pool.query(`insert into answers (question_id, body, nickname) values ($1, $2, 'Cy')`, [
    questionId,
    text,
  ])

it('has a review translated once, and keeps what came', async () => {
  const told = { translated: true, title: 'en>de Dry', text: 'en>de Dry feet.' }
  expect(await Promise.all([review('de'), review('de')])).toMatchObject([told, told])
  expect(await review('de')).toMatchObject(told)
  expect(asked).toEqual([{ q: ['Dry', 'Dry feet.'], source: 'en', target: 'de', format: 'text', api_key: 'k-1' }])
  expect(await review('fr')).toMatchObject({ title: 'en>fr Dry' })
  expect(await review('en')).toMatchObject({ translated: true, title: 'Dry' })
  expect(asked).toHaveLength(2)
})

it('has a question translated with its answers, and anew when another answer came', async () => {
  await answer('Very.')
  const told = { translated: true, text: 'en>de Warm?', answers: [{ text: 'en>de Very.' }] }
  expect(await question('de')).toMatchObject(told)
  expect(await question('de')).toMatchObject(told)
  expect(asked).toHaveLength(1)
  await answer('Not at all.')
  expect((await question('de')).answers).toHaveLength(2)
  expect(asked).toHaveLength(2)
})

it.each(['refusing', 'silent', 'forgetful', 'leading elsewhere'] as const)(
  'says so when the translator is %s, keeps nothing, and asks again',
  async wrong => {
    mood = wrong
    const logged = shop.logged.length
    const refused = { translated: false, message: expect.stringContaining('did not come') }
    expect(await review('de')).toMatchObject(refused)
    expect(await question('de')).toMatchObject(refused)
    expect(shop.logged.slice(logged).join()).toMatch(/does not answer|something else than was asked/)
    mood = 'well'
    expect(await review('de')).toMatchObject({ translated: true })
  },
)

it('translates nothing that is not shown', async () => {
  await shop.database.pool.query(`update questions set status = 'hidden' where id = $1`, [questionId])
  await expect(question('de')).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual([])
})
