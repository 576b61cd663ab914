import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Call } from '#contract/client.ts'
import { checked } from '../testing/checked-call.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { tellWhoAsked } from './answered.service.ts'

/** What is changed by other hands is told by the database. */

describe('what shoppers say', () => {
  let shop: TestShop
  let call: Call
  let productId: string
  const as = (name: string) => checked(shop.newVisitor({ 'user-agent': name }).call)
  const write = (rating: number, text = 'Held on wet rock.') =>
    call('products.writeReview', {
      params: { productId },
      body: { rating, title: `${rating} stars`, text, nickname: 'Ada', fit: 'true' },
    })
  const reviews = (query = {}) => call('products.reviews', { params: { productId }, query })
  beforeAll(async () => {
    shop = await testShop()
    call = checked(shop.call)
  })
  beforeEach(async () => {
    productId = (await given.product(shop)).productId
    for (const rating of [5, 4, 4, 1]) await write(rating)
  })

  it('adds up to a score and a histogram', async () => {
    const { summary, total } = await reviews()
    expect(total).toBe(4)
    expect(summary).toMatchObject({ score: 3.5, count: 4, fit: { true: 4 } })
    expect(summary.histogram.map(({ count }) => count)).toEqual([1, 2, 0, 0, 1])
  })

  it('is filtered, sorted and searched', async () => {
    expect((await reviews({ rating: ['4', '1'] })).total).toBe(3)
    expect((await reviews({ sort: 'rating-asc' })).reviews.map(({ rating }) => rating)).toEqual([1, 4, 4, 5])
    expect((await reviews({ q: '5 st' })).total).toBe(1)
    expect((await reviews({ q: '%' })).total).toBe(0)
    expect((await reviews({ page: 2, pageSize: 3 })).reviews).toHaveLength(1)
    expect((await reviews({ withPhotos: 'true' })).total).toBe(0)
  })

  it('is voted on once per guest, whatever the browser is called', async () => {
    const reviewId = (await reviews({ rating: '5' })).reviews[0]?.id ?? ''
    const [one, two] = [given.guest(shop), given.guest(shop)]
    const vote = (voter: Pick<TestShop, 'call'>, side: 'up' | 'down') =>
      voter.call('products.voteReview', { params: { productId, reviewId }, body: { vote: side } })
    expect((await vote(one, 'up')).votes).toEqual({ up: 1, down: 0 })
    expect((await vote(one, 'up')).votes).toEqual({ up: 1, down: 0 })
    expect((await vote(given.guest(shop, { 'user-agent': 'another' }, one.id), 'up')).votes).toEqual({ up: 1, down: 0 })
    expect((await vote(two, 'up')).votes).toEqual({ up: 2, down: 0 })
    expect((await vote(one, 'down')).votes).toEqual({ up: 1, down: 1 })
    expect((await reviews({ rating: '5' })).reviews[0]?.votes).toEqual({ up: 1, down: 1 })
  })

  it('makes a guest of a stranger who votes, and knows him the next time', async () => {
    const reviewId = (await reviews({ rating: '5' })).reviews[0]?.id ?? ''
    const stranger = shop.newVisitor()
    for (let time = 0; time < 2; time++) {
      const answer = await stranger.call('products.voteReview', {
        params: { productId, reviewId },
        body: { vote: 'up' },
      })
      expect(answer.votes.up).toBe(1)
    }
  })

  it('counts votes of one visitor that come together once', async () => {
    const reviewId = (await reviews({ rating: '4' })).reviews[0]?.id ?? ''
    const hurried = given.guest(shop)
    const votes = await Promise.all(
      Array.from({ length: 8 }, () =>
        hurried.call('products.voteReview', { params: { productId, reviewId }, body: { vote: 'up' } }),
      ),
    )
    expect(votes.at(-1)?.votes.up).toBe(1)
  })

  const flagging = (reviewId: string) => (who: Pick<TestShop, 'call'>) =>
    who.call('products.flagReview', {
      params: { productId, reviewId },
      body: { reason: 'offensive', text: 'It insults.' },
    })
  const standing = async (reviewId: string) => {
    const { rows } = await shop.database.pool.query(
      'select status, flags, reported_at is not null as waits from reviews where id = $1',
      [reviewId],
    )
    return rows[0]
  }

  it('stays where guests and new accounts report it, and waits for a person to look', async () => {
    const reviewId = (await reviews({ rating: '1' })).reviews[0]?.id ?? ''
    const flag = flagging(reviewId)
    for (let guests = 0; guests < 6; guests++) await flag(given.guest(shop))
    for (let accounts = 0; accounts < 6; accounts++)
      await flag(given.signedIn(shop, `con_new_${productId}_${accounts}`))
    expect((await reviews()).total).toBe(4)
    expect(await standing(reviewId)).toEqual({ status: 'published', flags: 12, waits: true })
  })

  it('is out of sight once five customers reported it, until a person has looked; not when one reports it often', async () => {
    const reviewId = (await reviews({ rating: '1' })).reviews[0]?.id ?? ''
    const flag = flagging(reviewId)
    const angry = await given.customer(shop)
    for (let time = 0; time < 7; time++) await flag(angry)
    expect(await standing(reviewId)).toEqual({ status: 'published', flags: 1, waits: true })
    for (let others = 0; others < 4; others++) await flag(await given.customer(shop))
    const after = await reviews()
    expect(after.total).toBe(3)
    expect(after.summary.count).toBe(3)
    expect(await standing(reviewId)).toEqual({ status: 'pending', flags: 5, waits: true })
    const told = await shop.database.pool.query('select text from review_flags where review_id = $1', [reviewId])
    expect(told.rows).toEqual(Array.from({ length: 5 }, () => ({ text: 'It insults.' })))
    await expect(flag(given.guest(shop))).rejects.toMatchObject({ status: 404 })
  })

  it('may be too long, or for a product that is not there', async () => {
    await expect(write(5, 'x'.repeat(5001))).rejects.toMatchObject({ errorId: 'REV410' })
    await expect(
      call('products.voteReview', { params: { productId, reviewId: '999999999999999999' }, body: { vote: 'up' } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(call('products.reviews', { params: { productId: 'NOSUCH99' } })).rejects.toMatchObject({ status: 404 })
  })

  it('says so when it comes from somebody who bought the thing', async () => {
    const { sku, productId: bought } = await given.product(shop)
    const buyer = await given.signedIn(shop, 'con_buyer')
    const { sku: sentBack, productId: cancelled } = await given.product(shop)
    const review = (who: Call, of = bought) =>
      who('products.writeReview', {
        params: { productId: of },
        body: { rating: 4, title: 'Worn', text: 'A month on gravel.', nickname: 'Cy' },
      })
    await review(buyer.call)
    const cartId = await cartToOrder(buyer, { sku, qty: 1, address: HOME })
    await buyer.call('cart.addItem', { body: { basketId: cartId, sku: sentBack, qty: 1 } })
    const { orderNumber, items } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber },
      body: { items: [{ itemId: items.find(item => item.sku === sentBack)?.id ?? '', qty: 1 }] },
    })
    await review(as('stranger'))
    await review(buyer.call)
    await review(buyer.call, cancelled)
    const { reviews: all } = await call('products.reviews', {
      params: { productId: bought },
      query: { sort: 'oldest' },
    })
    expect(all.map(({ verifiedBuyer }) => verifiedBuyer)).toEqual([false, false, true])
    const { reviews: ofCancelled } = await call('products.reviews', { params: { productId: cancelled } })
    expect(ofCancelled).toMatchObject([{ verifiedBuyer: false }])
  })

  it('waits for a reader when it looks like advertising', async () => {
    expect(await write(5, 'Cheap boots at www.example.test')).toMatchObject({ status: 'pending' })
    const body = { rating: 5, title: 'Fine', text: 'Fine.', nickname: 'cheap-boots.shop' }
    expect(await call('products.writeReview', { params: { productId }, body })).toMatchObject({ status: 'pending' })
    expect((await reviews()).total).toBe(4)
    const question = { text: 'Warm?', nickname: 'www.example.test' }
    const asked = await call('products.askQuestion', { params: { productId }, body: question })
    expect(asked).toMatchObject({ status: 'pending' })
  })

  it('is translated where a translation is stored, and says so where there is none', async () => {
    const review = (await reviews({ rating: '5' })).reviews[0]
    const reviewId = review?.id ?? ''
    const translate = (language: 'fr' | 'de') =>
      call('products.translateReview', { params: { reviewId }, body: { language } })
    await shop.database.pool.query(
      `update reviews set translations = '{"fr": {"title": "Cinq", "text": "Tient."}}' where id = $1`,
      [reviewId],
    )
    expect(await translate('fr')).toMatchObject({ translated: true, title: 'Cinq', text: 'Tient.' })
    expect(await translate('de')).toMatchObject({
      translated: false,
      message: expect.stringContaining('no translation'),
    })
    await shop.settled()
    expect((await reviews({ rating: '5' })).reviews[0]?.translations).toEqual(['fr'])
  })

  it('includes questions and answers', async () => {
    const all = () => call('products.questions', { params: { productId } })
    expect((await all()).total).toBe(0)
    const { questionId } = await call('products.askQuestion', {
      params: { productId },
      body: { text: 'Are they warm?', nickname: 'Bo', email: 'bo@cairn.test' },
    })
    expect((await all()).total).toBe(1)
    const mails = async () => {
      await tellWhoAsked(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
      return (await shop.database.pool.query("select payload from jobs where payload ->> 'to' = 'bo@cairn.test'")).rows
    }
    expect(await mails()).toEqual([])
    await shop.database.pool.query(
      "insert into answers (question_id, body, nickname, by_staff) values ($1, 'Down to -10.', 'Cairn', true)",
      [questionId],
    )
    await shop.settled()
    expect((await all()).questions[0]?.answers).toHaveLength(1)
    await mails()
    expect(await mails()).toMatchObject([
      { payload: { template: 'question-answered', locale: 'en-us', values: { question: 'Are they warm?' } } },
    ])
    const { rows: kept } = await shop.database.pool.query('select 1 from questions where email is not null')
    expect(kept).toEqual([])
    const { questions, total } = await call('products.questions', { params: { productId }, query: { q: 'warm' } })
    expect(total).toBe(1)
    expect(questions[0]).toMatchObject({ text: 'Are they warm?', answers: [{ text: 'Down to -10.', byStaff: true }] })
    const answerId = questions[0]?.answers[0]?.id ?? ''
    const one = given.guest(shop)
    const vote = () => one.call('products.voteAnswer', { params: { productId, answerId }, body: { vote: 'up' } })
    await vote()
    expect((await all()).questions[0]?.answers[0]?.votes.up).toBe(1)
    expect((await vote()).votes.up).toBe(1)
    await expect(
      call('products.askQuestion', { params: { productId }, body: { text: 'x'.repeat(1001), nickname: 'Bo' } }),
    ).rejects.toMatchObject({ errorId: 'REV410' })
  })
})
