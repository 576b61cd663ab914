import { moderation } from '#contract/staff/moderation/moderation.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as goods from '../testing/given.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let service: StaffMember
let style: string

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  service = await staffMember(shop, 'service')
  await goods.product(shop, { sku: 'BOOT-9' })
  style = await given('select id from styles limit 1', [])
})

async function given(sql: string, values: unknown[]): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(sql, values)
  return rows[0]?.id ?? ''
}
const review = (body: string, { reports = 0, email = '' } = {}) =>
  given(
    `with author as (insert into consumers (id, email, site, locale, source)
       values ('con_' || md5($2), coalesce(nullif($4, ''), md5($2) || '@cairn.test'), 'DE', 'de-de', 'ECOM15') returning id),
     made as (insert into reviews (style_id, language, rating, title, body, nickname, status, reported_at, consumer_id)
       select $1, 'en', 2, 'A title', $2, 'Kim', case when $3 = 0 then 'pending' else 'published' end,
         case when $3 = 0 then null else now() end, author.id from author returning id),
     flagged as (insert into review_flags (review_id, visitor, reason, weighs)
       select made.id, 'v' || n, 'spam', true from made, generate_series(1, $3::int) n)
     select id::text from made`,
    [style, body, reports, email],
  )
const statusOf = (id: string) => given('select status as id from reviews where id = $1::bigint', [id])
const queue = async () => (await service.call('moderation.queue', { query: {} })).waiting
const decide = (id: string, decision: 'published' | 'hidden', reason?: string) =>
  service.call('moderation.decide', { params: { kind: 'review', id }, body: { decision, ...(reason && { reason }) } })

describe('the queue of moderation', () => {
  it('holds reviews, questions, answers and pictures, what was reported most first, with the reasons', async () => {
    const held = await review('Visit www.lure.test')
    const reported = await review('Rude words', { reports: 2 })
    const question = await given(
      `insert into questions (style_id, language, body, nickname, status) values ($1, 'en', 'Call 555?', 'Lou', 'pending') returning id::text`,
      [style],
    )
    const answer = await given(
      `insert into answers (question_id, body, nickname, status) values ($1::bigint, 'Yes', 'Jo', 'pending') returning id::text`,
      [question],
    )
    const picture = await given(
      `insert into social_media (id, nickname, caption, picture_id, alt, width, height, upload)
       values ('handed-in', 'Ash', 'On the ridge', 'ridge', 'A boot on a ridge', 800, 600, '\\xffd8') returning id`,
      [],
    )
    const waiting = await queue()
    const of = (kind: string, id: string) => waiting.find(each => each.kind === kind && each.id === id)
    expect(waiting[0]).toMatchObject({ id: reported, why: 'reported', visible: true, flags: [{ weighs: true }, {}] })
    expect(of('review', held)).toMatchObject({ why: 'held', visible: false, rating: 2 })
    expect(of('question', question)).toMatchObject({ text: 'Call 555?', why: 'handed-in' })
    expect(of('answer', answer)).toMatchObject({ about: 'Call 555?' })
    // What nobody has passed yet is seen by staff alone.
    const url = `/api/staff/v1/moderation/pictures/${picture}`
    expect(of('picture', picture)).toMatchObject({ text: 'On the ridge', visible: false, picture: { url } })
    expect((await service.visitor.fetch(url)).status).toBe(200)
    expect((await shop.newVisitor().visitor.fetch(url)).status).toBe(401)
    const { counts } = await service.call('moderation.queue', { query: { kind: 'answer' } })
    expect(counts).toMatchObject({ review: 2, question: 1, answer: 1, picture: 1 })
    const editor = await staffMember(shop, 'editor')
    await expect(editor.call('moderation.queue', { query: {} })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
  })

  it('shows what was reported however much else waits for longer', async () => {
    const reported = await review('Reported last', { reports: 1 })
    await given(
      `insert into reviews (style_id, language, rating, title, body, nickname, status, created_at)
       select $1, 'en', 4, 'One of many', 'Fine.', 'Kim', 'pending', now() - interval '1 year' from generate_series(1, 120) returning id`,
      [style],
    )
    expect((await queue()).slice(0, 2)).toContainEqual(expect.objectContaining({ id: reported, why: 'reported' }))
    await given(`delete from reviews where title = 'One of many' returning id`, [])
  })

  it('publishes and hides, and takes a decision back with its reports', async () => {
    const id = await review('Borderline', { reports: 3 })
    const { decisionId } = await decide(id, 'hidden')
    expect(await statusOf(id)).toBe('hidden')
    expect((await queue()).some(each => each.id === id && each.kind === 'review')).toBe(false)
    await service.call('moderation.undo', { params: { decisionId } })
    expect((await queue()).find(each => each.id === id && each.kind === 'review')?.flags).toHaveLength(3)
    await expect(service.call('moderation.undo', { params: { decisionId } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    await decide(id, 'published')
    expect(await statusOf(id)).toBe('published')
    const params = { kind: 'picture', id: 'handed-in' } as const
    await service.call('moderation.decide', { params, body: { decision: 'published' } })
    expect(await given('select status as id from social_media where id = $1', [params.id])).toBe('published')
  })

  it('tells an author why, some minutes later, and not of what was taken back', async () => {
    const [told, spared] = [
      await review('Names somebody', { email: 'told@cairn.test' }),
      await review('Also names somebody', { email: 'spared@cairn.test' }),
    ]
    await decide(told, 'hidden', 'Es nennt eine Person.')
    const { decisionId } = await decide(spared, 'hidden', 'Es nennt eine Person.')
    await service.call('moderation.undo', { params: { decisionId } })
    await runJobs(shop)
    expect(await mailTo(shop, 'told@cairn.test')).toEqual([])
    await shop.database.pool.query(`update jobs set run_at = now() where unique_key like 'moderation %'`)
    await runJobs(shop)
    const [letter] = await mailTo(shop, 'told@cairn.test')
    expect(letter).toMatchObject({ template: 'contribution-hidden' })
    expect(letter?.body).toContain('Es nennt eine Person.')
    expect(await mailTo(shop, 'spared@cairn.test')).toEqual([])
  })
})

describe('what is out already', () => {
  const find = async (q: string, kind?: 'review' | 'question') =>
    (await service.call('moderation.find', { query: { q, ...(kind && { kind }) } })).found
  const seen = async () => {
    const { questions } = await shop
      .newVisitor()
      .call('products.questions', { params: { productId: style }, query: {} })
    return questions.map(({ text }) => text)
  }

  it('is about a product that whoever reads calls by its name, and finds by it in any language', async () => {
    const { productId, masterId } = await goods.product(shop, { sku: 'HOOD-1' })
    await given(`update styles set names = '{"en": "Storm hood", "de": "Sturmhaube"}' where id = $1 returning id`, [
      masterId,
    ])
    const body = { text: 'Is it lined?', nickname: 'Bo' }
    const { questionId: id } = await shop.newVisitor().call('products.askQuestion', { params: { productId }, body })
    await given(`update questions set status = 'pending' where id = $1::bigint returning id::text`, [id])
    const seenIn = async (language: string) => {
      const answer = await service.visitor.fetch('/api/staff/v1/moderation?kind=question', {
        headers: { 'accept-language': language },
      })
      const { waiting } = moderation.queue.response.parse(await answer.json())
      return waiting.find(each => each.id === id)?.product
    }
    expect(await seenIn('de')).toBe('Sturmhaube')
    expect(await seenIn('fr')).toBe('Storm hood')
    for (const words of ['sturmhaube', 'storm HOOD']) expect(await find(words)).toMatchObject([{ id }])
  })

  it('is found by its words, its author and its product, hidden with a reason, and shown again', async () => {
    const ask = { text: 'Is 100% of it eye27 <b>bold</b>?', nickname: 'Mira Found' }
    const { questionId: id } = await shop
      .newVisitor()
      .call('products.askQuestion', { params: { productId: style }, body: ask })
    expect(await queue()).not.toContainEqual(expect.objectContaining({ kind: 'question', id }))
    for (const words of ['EYE27 <b>', '100% of', 'mira found'])
      expect(await find(words)).toMatchObject([{ kind: 'question', id, why: 'out', visible: true }])
    expect(await find('mira found', 'review')).toEqual([])
    expect(await find('100_ of')).toEqual([])
    const body = { decision: 'hidden', reason: 'It names somebody.' } as const
    const { decisionId } = await service.call('moderation.decide', { params: { kind: 'question', id }, body })
    expect(await seen()).not.toContain(ask.text)
    expect(await find('eye27')).toMatchObject([{ id, why: 'hidden', visible: false }])
    await service.call('moderation.undo', { params: { decisionId } })
    expect(await find('eye27')).toMatchObject([{ id, why: 'out' }])
    expect(await seen()).toContain(ask.text)
    const editor = await staffMember(shop, 'editor')
    await expect(editor.call('moderation.find', { query: { q: 'eye27' } })).rejects.toMatchObject({
      code: 'STAFF_FORBIDDEN',
    })
  })
})

describe('the list of words', () => {
  const write = (text: string, locale: string) =>
    shop.newVisitor({ 'x-locale': locale }).call('products.askQuestion', {
      params: { productId: style },
      body: { text, nickname: 'Lou' },
    })

  it('holds what has one of its words in that language, at once, and says which', async () => {
    expect(await write('Is this a rip-off?', 'en-us')).toMatchObject({ status: 'published' })
    await service.call('moderation.addWords', { body: { language: 'en', words: ['Rip Off', 'scam*', '!!', 'scam*'] } })
    const { questionId, status } = await write('Is this a RIP-OFF?', 'en-us')
    expect(status).toBe('pending')
    expect((await queue()).find(each => each.id === questionId)).toMatchObject({ why: 'held', heldWord: 'rip off' })
    expect(await write('Ist das ein Rip-off?', 'de-de')).toMatchObject({ status: 'published' })
    expect(await service.call('moderation.words', { query: { language: 'en' } })).toEqual({
      words: ['rip off', 'scam*'],
    })
    await service.call('moderation.removeWord', { params: { language: 'en', word: 'rip off' } })
    expect(await write('Is that a rip-off?', 'en-us')).toMatchObject({ status: 'published' })
    expect(await write('Are they scammers?', 'en-us')).toMatchObject({ status: 'pending' })
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'word-list', objectId: 'en' } })
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ field: 'word', before: 'rip off' }],
      [
        { field: 'word', after: 'rip off' },
        { field: 'word', after: 'scam*' },
      ],
    ])
    await expect(
      service.call('moderation.removeWord', { params: { language: 'fr', word: 'rip off' } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })
})
