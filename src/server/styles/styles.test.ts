import { beforeAll, describe, expect, inject, it } from 'vitest'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let merchandiser: StaffMember
let boot: given.GivenSku

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true' })
  merchandiser = await staffMember(shop, 'merchandiser')
  boot = await given.product(shop, { name: 'Ridge Boot', prices: { US: 10_000, FR: 9000 }, stock: 9, categoryId: 8801 })
  await shop.services.catalog.ready()
})

const HOUR_MS = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()
const read = (styleId = boot.masterId, who = merchandiser) => who.call('styles.read', { params: { styleId } })
type Fields = Record<string, string | number | boolean | null | (string | number)[]>
const change = (now: Fields, was: Fields = {}, { styleId = boot.masterId, who = merchandiser } = {}) =>
  who.call('styles.change', { params: { styleId }, body: { changes: [{ of: 'style', was, now }] } })
const lacksIn = (style: Awaited<ReturnType<typeof read>>, locale: string) =>
  style.gaps.find(each => each.locale === locale)?.lacks
const numbers = async (query: object, who = merchandiser) =>
  (await who.call('styles.list', { query })).rows.map(({ styleId }) => styleId)

describe('the list of styles', () => {
  it('finds by words, numbers, category, state, pictures and what a locale lacks, page by page', async () => {
    const made = []
    for (const name of ['Scree Alpha', 'Scree Beta', 'Scree Gamma'])
      made.push(await given.product(shop, { name, categoryId: 8802 }))
    const [alpha, beta, gamma] = made.map(({ masterId }) => masterId)
    expect(await numbers({ q: 'gamma scree' })).toEqual([gamma])
    expect(await numbers({ q: made[1]?.productId.toLowerCase() })).toEqual([beta])
    expect(await numbers({ q: made[0]?.sku })).toEqual([alpha])
    expect(await numbers({ q: '100%_' })).toEqual([])
    expect(await numbers({ category: 8802, sort: '-name' })).toEqual([gamma, beta, alpha])
    const first = await merchandiser.call('styles.list', { query: { category: 8802, limit: 2 } })
    expect([first.rows.map(({ styleId }) => styleId), first.matching]).toEqual([[alpha, beta], 3])
    expect(await numbers({ category: 8802, limit: 2, after: first.next })).toEqual([gamma])
    await change({ 'name.fr': 'Éboulis', 'description.fr': 'Haut.' }, {}, { styleId: alpha ?? '' })
    await change({ status: 'hidden' }, {}, { styleId: beta ?? '' })
    expect(await numbers({ category: 8802, state: 'hidden' })).toEqual([beta])
    expect(await numbers({ q: 'éboulis' })).toEqual([alpha])
    await shop.database.pool.query(`update colours set names = names || '{"fr": "Basalte"}' where style_id = $1`, [
      alpha,
    ])
    expect(await numbers({ category: 8802, incomplete: 'fr-fr' })).toEqual([alpha, beta, gamma])
    await shop.database.pool.query(
      `insert into colour_prices (colour_id, site, currency, current, original) values ($1, 'FR', 'EUR', 1, 1)`,
      [made[0]?.productId],
    )
    expect(await numbers({ category: 8802, incomplete: 'fr-fr' })).toEqual([beta, gamma])
    expect(await numbers({ category: 8802, pictures: 'drawn' })).toEqual([alpha, beta, gamma])
    expect(await numbers({ category: 8802, pictures: 'none' })).toEqual([])
  })
})

describe('a style', () => {
  it('says what it lacks for a locale until somebody writes it, and the shop and the history have it at once', async () => {
    expect(lacksIn(await read(), 'fr-fr')).toEqual(['name', 'description', 'colour-name'])
    expect(lacksIn(await read(), 'de-de')).toEqual(['price', 'name', 'description', 'colour-name'])
    const style = await change({ 'name.fr': 'Botte de crête', 'feature_lines.fr': ['Chaude', '=1+1'] })
    expect(lacksIn(style, 'fr-fr')).toEqual(['description', 'colour-name'])
    expect(style.fields).toMatchObject({ 'name.fr': 'Botte de crête', 'feature_lines.fr': ['Chaude', '=1+1'] })
    await shop.settled()
    const { name } = await given
      .guest(shop, { 'x-locale': 'fr-fr' })
      .call('products.details', { params: { productId: boot.productId } })
    expect(name).toBe('Botte de crête')
    const owner = await staffMember(shop, 'owner')
    const { rows } = await owner.call('history.list', { query: { objectType: 'style', objectId: boot.masterId } })
    expect(rows[0]).toMatchObject({
      call: 'styles.change',
      changes: [{ field: 'name.fr', after: 'Botte de crête' }, { field: 'feature_lines.fr' }],
    })
    const cleared = await change({ 'feature_lines.fr': null }, { 'feature_lines.fr': ['Chaude', '=1+1'] })
    expect(cleared.fields).not.toHaveProperty('feature_lines.fr')
  })

  it('is not overwritten by who has seen something else, field by field', async () => {
    await change({ 'tagline.de': 'Hoch hinaus' })
    await expect(change({ 'tagline.de': 'Tief' }, { 'tagline.de': null })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
      details: { problem: 'changed-meanwhile', field: 'tagline.de' },
    })
    const both = await change({ 'tagline.es': 'Arriba' }, { 'tagline.es': null })
    expect(both.fields).toMatchObject({ 'tagline.de': 'Hoch hinaus', 'tagline.es': 'Arriba' })
  })

  it.runIf(inject('engine') === 'postgres')('lets one of two editors through who save at once', async () => {
    const told = await Promise.allSettled(
      ['Eins', 'Zwei', 'Drei', 'Vier'].map(name => change({ 'fit_note.de': name }, { 'fit_note.de': null })),
    )
    expect(told.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    expect(told.filter(({ status }) => status === 'rejected')).toEqual(
      Array.from({ length: 3 }, () =>
        expect.objectContaining({ reason: expect.objectContaining({ code: 'STAFF_NOT_NOW' }) }),
      ),
    )
  })

  it('is changed by who may do so on every site, by the rules of files, wholly or not at all', async () => {
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    expect((await read(boot.masterId, german)).mayChange).toBe(false)
    await expect(change({ 'name.de': 'Meins' }, {}, { who: german })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const owner = await staffMember(shop, 'owner')
    const reader = await staffKey(shop, owner, { permissions: ['catalog.read'] })
    await expect(
      reader('styles.change', {
        params: { styleId: boot.masterId },
        body: { changes: [{ of: 'style', was: {}, now: { kind: 'shoes' } }] },
      }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    for (const [field, value] of [
      ['gender', 'dogs'],
      ['name.en', null],
      ['categories', [999_999]],
      ['nonsense', 1],
      ['style_id', 'OTHER0001'],
      ['withdrawn_at', '2001-01-01T00:00:00Z'],
      ['name.de', 'x'.repeat(201)],
    ] as const)
      await expect(
        change({ 'name.es': 'Bota', [field]: value === null || typeof value !== 'object' ? value : [...value] }),
        field,
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await read()).fields).not.toHaveProperty('name.es')
  })
})

describe('the dates of a style', () => {
  const details = () => shop.call('products.details', { params: { productId: boot.productId } })
  const listed = async () =>
    (await shop.call('products.search', { query: { q: 'Ridge Boot' } })).products.some(
      ({ id }) => id === boot.productId,
    )
  const inSitemap = async () => (await (await shop.app.request('/sitemap/en-us-1.xml')).text()).includes(boot.productId)
  const seen = async () => {
    await shop.settled()
    const shown = await details().then(
      () => true,
      () => false,
    )
    return [shown, await listed(), await inSitemap()]
  }
  const buy = () => given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku: boot.sku }] } })

  it('hide it before its launch and from its withdrawal on, and nobody buys it then', async () => {
    expect(await seen()).toEqual([true, true, true])
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku: boot.sku })
    const place = () => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })

    expect((await change({ launched_at: at(HOUR_MS) })).state).toBe('upcoming')
    expect(await seen()).toEqual([false, false, false])
    await expect(buy()).rejects.toMatchObject({ code: 'ITEM_NOT_AVAILABLE' })
    await expect(place()).rejects.toMatchObject({ status: expect.any(Number) })

    expect((await change({ launched_at: null })).state).toBe('active')
    expect(await seen()).toEqual([true, true, true])
    await buy()

    const { fields } = await change({ launched_at: at(-2 * HOUR_MS), withdrawn_at: at(-HOUR_MS) })
    expect((await read()).state).toBe('withdrawn')
    expect(await seen()).toEqual([false, false, false])
    await expect(buy()).rejects.toMatchObject({ code: 'ITEM_NOT_AVAILABLE' })
    await expect(place()).rejects.toMatchObject({ status: expect.any(Number) })
    const { rows } = await shop.database.pool.query('select from orders')
    expect(rows).toEqual([])

    await change({ withdrawn_at: null }, { withdrawn_at: fields['withdrawn_at'] ?? null })
    expect(await seen()).toEqual([true, true, true])
  })

  it('tease it where asked: its page is there before its launch, nobody finds it in lists, and nobody buys it', async () => {
    expect((await change({ launched_at: at(HOUR_MS), teased: true })).state).toBe('upcoming')
    expect(await seen()).toEqual([true, false, false])
    expect(await details()).toMatchObject({ isComing: true, launchedAt: (await read()).launchedAt })
    await expect(buy()).rejects.toMatchObject({ code: 'ITEM_NOT_AVAILABLE' })
    await change({ teased: false }, { teased: true })
    expect(await seen()).toEqual([false, false, false])
    await change({ teased: true })
    await change({ launched_at: null })
    expect(await seen()).toEqual([true, true, true])
    expect(await details()).not.toHaveProperty('isComing')
    await buy()
    await change({ teased: false })
  })

  it('take it away at the moment, by themselves', async () => {
    const leaving = await given.product(shop, { name: 'Leaving' })
    const leaves = (ms: number) => change({ withdrawn_at: at(ms) }, {}, { styleId: leaving.masterId })
    expect((await leaves(HOUR_MS)).state).toBe('active')
    await leaves(inject('patience') / 40)
    await expect.poll(async () => (await read(leaving.masterId)).state).toBe('withdrawn')
  })
})

describe('sizes and colours of a style', () => {
  const send = (...changes: Parameters<StaffMember['call']>[1] extends never ? never : object[]) =>
    merchandiser.visitor.fetch(`/api/staff/v1/styles/${boot.masterId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes }),
    })
  const problemOf = async (answer: Promise<Response>) => {
    const { errorDetails } = await (await answer).json()
    return [errorDetails[0].problem ?? errorDetails[0].name, errorDetails[0].field]
  }
  const size = (more: object) => ({
    of: 'size',
    sku: 'RIDGE-100',
    now: { colour_id: boot.productId, size: '10', upc: '4006381333931', ...more },
  })

  it('are added with a code that is right and free, in this style alone, and taken out of sale', async () => {
    const other = await given.product(shop, {})
    expect(await problemOf(send(size({ upc: '4006381333932' })))).toEqual(['unreadable', 'upc'])
    expect(await problemOf(send(size({ upc: '12' })))).toEqual(['unreadable', 'upc'])
    expect(await problemOf(send(size({ colour_id: other.productId })))).toEqual(['unknown-reference', 'colour_id'])
    expect(await problemOf(send(size({ size: '9' })))).toEqual(['taken', 'size'])
    expect(await problemOf(send({ ...size({}), sku: other.sku }))).toEqual(['taken', 'sku'])
    expect(await problemOf(send({ of: 'size', sku: other.sku, was: {}, now: { status: 'discontinued' } }))).toEqual([
      'STAFF_NOT_FOUND',
      undefined,
    ])
    expect((await send(size({}))).status).toBe(200)
    expect((await read()).sizes.map(({ sku, fields }) => [sku, fields['upc'], fields['status']])).toContainEqual([
      'RIDGE-100',
      '4006381333931',
      'active',
    ])
    await send({ of: 'size', sku: 'RIDGE-100', was: { status: 'active' }, now: { status: 'discontinued' } })
    expect((await read()).sizes.find(({ sku }) => sku === 'RIDGE-100')?.fields['status']).toBe('discontinued')
  })

  it('get names and stay where they belong', async () => {
    const other = await given.product(shop, {})
    const colour = { of: 'colour', productId: boot.productId, was: { 'name.fr': null }, now: { 'name.fr': 'Basalte' } }
    expect((await send(colour)).status).toBe(200)
    expect(lacksIn(await read(), 'fr-fr')).toEqual(['description'])
    expect(await problemOf(send({ ...colour, now: { style_id: other.masterId } }))).toEqual([
      'not-clearable',
      'style_id',
    ])
    expect((await send({ ...colour, productId: other.productId })).status).toBe(404)
    const fresh = { of: 'colour', productId: 'RIDGE0RD', now: { 'name.en': 'Red', family: 'red', hexes: ['#aa0000'] } }
    expect((await send(fresh)).status).toBe(200)
    expect((await read()).colours.map(({ productId }) => productId)).toEqual([boot.productId, 'RIDGE0RD'])
  })
})

describe('the sets of a colour', () => {
  it('are given and taken by who has seen those of now, and the shop shows the set', async () => {
    await shop.database.pool.query(`insert into product_sets (id, names) values ('LOOKTEST1', '{"en": "Look"}')`)
    const partner = await given.product(shop, {})
    await shop.database.pool.query(
      `insert into product_set_items (set_id, colour_id, position) values ('LOOKTEST1', $1, 4)`,
      [partner.productId],
    )
    const set = (was: string[], now: string[], productId = boot.productId) =>
      merchandiser.call('styles.setSets', { params: { styleId: boot.masterId }, body: { productId, was, now } })
    const { sets } = await merchandiser.call('styles.choices')
    expect(sets).toMatchObject([{ name: 'Look', count: 1, styles: [expect.any(String)] }])
    const style = await set([], ['LOOKTEST1'])
    expect(style.colours.find(({ productId }) => productId === boot.productId)?.sets).toEqual(['LOOKTEST1'])
    const { rows } = await shop.database.pool.query('select position from product_set_items where colour_id = $1', [
      boot.productId,
    ])
    expect(rows).toEqual([{ position: 5 }])
    await expect(set([], [])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(set(['LOOKTEST1'], ['NOSUCHSET'])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(set([], [], partner.productId)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const german = await staffMember(shop, 'merchandiser', ['DE'])
    await expect(
      german.call('styles.setSets', {
        params: { styleId: boot.masterId },
        body: { productId: boot.productId, was: ['LOOKTEST1'], now: [] },
      }),
    ).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    expect((await set(['LOOKTEST1'], [])).colours[0]?.sets).toEqual([])
  })
})

describe('another style like one', () => {
  it('has its texts, categories and the colours that were named, is hidden, and has no sizes', async () => {
    const body = { styleId: 'RIDGECOPY', colours: [{ from: boot.productId, to: 'RIDGECP1' }] }
    const copy = await merchandiser.call('styles.duplicate', { params: { styleId: boot.masterId }, body })
    expect(copy).toMatchObject({ name: 'Ridge Boot', state: 'hidden', sizes: [] })
    expect(copy.fields).toMatchObject({ 'name.fr': 'Botte de crête', categories: [8801] })
    expect(copy.colours.map(({ productId }) => productId)).toEqual(['RIDGECP1'])
    expect(copy.gaps.every(({ lacks }) => lacks.includes('sizes'))).toBe(true)
    await expect(
      merchandiser.call('styles.duplicate', { params: { styleId: boot.masterId }, body }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { problem: 'taken' } })
  })
})
