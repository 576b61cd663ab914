import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { SavedForLater } from '#contract/cart/cart.entities.ts'
import { Favorites } from '#contract/wishlist/wishlists.ts'
import { SITES } from '#domain/sites/sites.ts'
import { mergeGuestCart } from '../cart/merge.service.ts'
import { openShop } from '../http/request-context.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'
import { mergeGuestLists } from './wishlist.service.ts'

const shop = await testShop()
let boot: given.GivenSku
beforeAll(async () => {
  boot = await given.product(shop, { sku: 'BOOT', price: 9000, stock: 10, maxQty: 5 })
  await given.product(shop, { sku: 'SANDAL', price: 2000, stock: 3 })
})

const inside = () => openShop(shop.services, { request: new Request('http://shop.test/'), address: 'test' })

describe('favorites', () => {
  it('keep a colour or a size of it, once each', async () => {
    const { call } = given.guest(shop)
    await call('wishlists.addFavorite', { body: { id: boot.productId } })
    await call('wishlists.addFavorite', { body: { id: boot.productId } })
    const list = Favorites.parse(await call('wishlists.addFavorite', { body: { id: 'BOOT', qty: 2 } }))
    expect(list.total).toBe(2)
    expect(list.items.map(({ sku, size, qty }) => [sku, size, qty])).toContainEqual(['BOOT', '9', 2])
    expect(list.items.find(({ sku }) => sku === undefined)).toMatchObject({ available: true, price: { current: 9000 } })
    const itemId = list.items[0]?.itemId ?? ''
    const less = await call('wishlists.removeFavorite', { params: { favoriteId: list.favoriteId, itemId } })
    expect(less.total).toBe(1)
    const gone = call('wishlists.removeFavorite', { params: { favoriteId: list.favoriteId, itemId } })
    await expect(gone).rejects.toMatchObject({ errorId: 'PLP400' })
  })

  it('and carts compare a price with the lowest of late where the law asks for it', async () => {
    const prices = { US: 9000, DE: 9000 }
    const { sku, productId } = await given.product(shop, { sku: 'REDUCED', prices, original: 12_000 })
    await shop.database.pool.query('update colour_prices set current = 8000 where colour_id = $1', [productId])
    for (const [locale, original] of [
      ['de-de', 9000],
      ['en-us', 12_000],
    ] as const) {
      const { call } = given.guest(shop, { 'x-locale': locale })
      const { items: favorites } = await call('wishlists.addFavorite', { body: { id: sku } })
      expect(favorites[0]?.price).toEqual({ current: 8000, original })
      const { items: inCart } = await call('cart.createWithItem', { body: { items: [{ sku, qty: 1 }] } })
      expect(inCart[0]?.price).toMatchObject({ current: 8000, original })
    }
  })

  it('do not know products that do not exist', async () => {
    const add = given.guest(shop).call('wishlists.addFavorite', { body: { id: 'NOTHING1' } })
    await expect(add).rejects.toMatchObject({ errorId: 'PLP400' })
    const hidden = await given.product(shop, {})
    await shop.database.pool.query("update styles set status = 'hidden' where id = $1", [hidden.masterId])
    for (const id of [hidden.productId, hidden.sku])
      await expect(given.guest(shop).call('wishlists.addFavorite', { body: { id } })).rejects.toMatchObject({
        errorId: 'PLP400',
      })
  })

  it('tell of a colour what its sizes that are still sold tell', async () => {
    const { call } = given.guest(shop)
    const first = await given.product(shop, { size: '5', stock: 9, status: 'discontinued', price: 9000 })
    const second = await given.product(shop, { sizeOf: first, size: '6', stock: 2 })
    const list = await call('wishlists.addFavorite', { body: { id: first.productId } })
    expect(list.items).toMatchObject([{ available: true, price: { current: 9000 } }])
    await shop.database.pool.query('update stock set on_hand = 0 where sku_key = $1', [second.key])
    expect((await call('wishlists.favorites', { query: {} })).items).toMatchObject([{ available: false }])
  })

  it('are shared by link, read by anyone and changed by nobody else', async () => {
    const { call } = given.guest(shop)
    const { favoriteId } = await call('wishlists.addFavorite', { body: { id: 'BOOT' } })
    const share = () =>
      call('wishlists.shareFavorites', { params: { favoriteId }, body: { emails: ['ash@cairn.test'] } })
    const { shareToken, url } = await share()
    expect((await share()).shareToken).toBe(shareToken)
    expect(url).toBe(`/en-us/favorites/${favoriteId}?shareToken=${shareToken}`)
    const seen = await shop.call('wishlists.sharedFavorites', { params: { favoriteId }, query: { shareToken } })
    expect(seen.items).toMatchObject([{ sku: 'BOOT' }])
    const guessed = shop.call('wishlists.sharedFavorites', {
      params: { favoriteId },
      query: { shareToken: 'sh_guess' },
    })
    await expect(guessed).rejects.toMatchObject({ errorId: 'PLP400' })
    const stranger = given.guest(shop).call('wishlists.addFavorite', { body: { id: 'SANDAL', favoriteId } })
    await expect(stranger).rejects.toMatchObject({ errorId: 'PLP400' })
    const { rows } = await shop.database.pool.query(`select payload from jobs where kind = 'mail'`)
    expect(rows[0]).toMatchObject({
      payload: { template: 'favorites-shared', to: 'ash@cairn.test', values: { path: url } },
    })
  })

  it('are kept for nobody where the site has switched them off; what waits for later still is', async () => {
    const usual = SITES.GB.features
    Object.assign(SITES.GB, { features: { ...usual, favorites: false } })
    onTestFinished(() => void Object.assign(SITES.GB, { features: usual }))
    const british = given.guest(shop, { 'x-locale': 'en-gb' })
    const refused = { errorId: 'AUT404' }
    await expect(british.call('wishlists.favorites')).rejects.toMatchObject(refused)
    await expect(british.call('wishlists.addFavorite', { body: { id: boot.productId } })).rejects.toMatchObject(refused)
    await expect(british.call('wishlists.savedForLater')).resolves.toMatchObject({ items: [] })
  })

  it('are not for associates, nor for nobody', async () => {
    const refused = { errorId: 'AUT404' }
    await expect(given.associate(shop).call('wishlists.favorites')).rejects.toMatchObject(refused)
    await expect(shop.call('wishlists.favorites')).rejects.toMatchObject(refused)
  })
})

describe('saved for later', () => {
  const filled = async () => {
    const { call, id } = given.guest(shop)
    const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT', qty: 3 }] } })
    return { call, id, basketId: cart.id, itemId: cart.items[0]?.id ?? '' }
  }

  it('takes some or all pieces out of the cart and gives them back', async () => {
    const { call, basketId, itemId } = await filled()
    const some = await call('cart.saveForLater', { params: { basketId }, body: { itemId, qty: 1 } })
    expect(some.cart.items[0]?.qty).toBe(2)
    const all = await call('cart.saveForLater', { params: { basketId }, body: { itemId } })
    expect(all.cart.items).toEqual([])
    expect(SavedForLater.parse(all.savedForLater).items).toMatchObject([{ sku: 'BOOT', qty: 3, available: true }])
    const { saveForLaterId, items } = await call('wishlists.savedForLater')
    const saved = items[0]?.itemId ?? ''
    const fewer = await call('cart.updateSavedForLater', { body: { saveForLaterId, itemId: saved, qty: 2 } })
    expect(fewer).toMatchObject({ savedForLater: { items: [{ qty: 2 }] } })
    const back = await call('cart.updateSavedForLater', { body: { saveForLaterId, itemId: saved, basketId } })
    expect(back).toMatchObject({ cart: { items: [{ sku: 'BOOT', qty: 2 }] }, savedForLater: { items: [], total: 0 } })
  })

  it('keeps what cannot be moved back', async () => {
    const { call, basketId, itemId } = await filled()
    const { savedForLater } = await call('cart.saveForLater', { params: { basketId }, body: { itemId } })
    const [item] = savedForLater.items
    await call('cart.addItem', { body: { basketId, sku: 'BOOT', qty: 3 } })
    const { saveForLaterId } = savedForLater
    const move = call('cart.updateSavedForLater', { body: { saveForLaterId, itemId: item?.itemId ?? '', basketId } })
    await expect(move).rejects.toMatchObject({ errorId: 'INV408' })
    expect((await call('wishlists.savedForLater')).items).toHaveLength(1)
    const params = { saveForlaterId: saveForLaterId, itemId: item?.itemId ?? '' }
    expect((await call('cart.removeSavedForLater', { params })).items).toEqual([])
    await expect(call('cart.removeSavedForLater', { params })).rejects.toMatchObject({ errorId: 'PLP400' })
  })
})

describe('a customised product', () => {
  it('keeps its design while it waits, and beside another design', async () => {
    const { sku } = await given.product(shop, { customisable: true })
    const { call } = given.guest(shop)
    const designs = ['rcp_1', 'rcp_2']
    const { id: basketId, items } = await call('cart.createWithItem', {
      body: { items: designs.map(recipeId => ({ sku, recipeId })) },
    })
    for (const { id: itemId } of items) await call('cart.saveForLater', { params: { basketId }, body: { itemId } })
    const saved = await call('wishlists.savedForLater')
    expect(saved.total).toBe(2)
    for (const { itemId } of saved.items)
      await call('cart.updateSavedForLater', { body: { saveForLaterId: saved.saveForLaterId, itemId, basketId } })
    const cart = await call('cart.read', { params: { basketId } })
    expect(cart.items.map(({ recipeId, isCustoms }) => [recipeId, isCustoms]).toSorted()).toEqual([
      ['rcp_1', true],
      ['rcp_2', true],
    ])
  })
})

describe('signing in', () => {
  it('brings the guest’s cart and lists along, once, however often it is done', async () => {
    const guest = given.guest(shop)
    const consumer = given.signedIn(shop, 'con_merge')
    const { id: mine } = await consumer.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT', qty: 2 }] } })
    const { id: theirs } = await guest.call('cart.createWithItem', {
      body: { items: [{ sku: 'BOOT', qty: 4 }, { sku: 'SANDAL' }] },
    })
    await guest.call('wishlists.addFavorite', { body: { id: 'BOOT' } })
    await consumer.call('wishlists.addFavorite', { body: { id: 'BOOT' } })
    await guest.call('wishlists.addFavorite', { body: { id: 'SANDAL' } })
    const context = await inside()
    for (let i = 0; i < 2; i++) {
      await mergeGuestCart(context, guest.id, 'con_merge')
      await mergeGuestLists(context, guest.id, 'con_merge')
    }
    const cart = await consumer.call('cart.read', { params: { basketId: mine } })
    expect(cart.items.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['BOOT', 5],
      ['SANDAL', 1],
    ])
    expect(cart.flash.map(({ code }) => code)).toEqual(['CartItemsMerged', 'CartMergeShortened'])
    expect((await consumer.call('wishlists.favorites')).total).toBe(2)
    await expect(guest.call('cart.read', { params: { basketId: theirs } })).rejects.toMatchObject({ errorId: 'BSK404' })
    const itemId = cart.items[1]?.id ?? ''
    expect((await consumer.call('cart.removeItem', { body: { basketId: mine, itemId } })).flash).toEqual([])
  })

  it('hands over a cart whose owner has none yet', async () => {
    const guest = given.guest(shop)
    const { id } = await guest.call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
    await mergeGuestCart(await inside(), guest.id, 'con_fresh')
    const cart = await given.signedIn(shop, 'con_fresh').call('cart.read', { params: { basketId: 'current' } })
    expect(cart).toMatchObject({ id, flash: [], items: [{ qty: 1 }] })
  })
})
