import { startEasyPost } from './easypost.ts'
import * as given from './given.ts'
import { cartToOrder, HOME, type Buyer } from './given-checkout.ts'
import { mailTo, runJobs } from './run-jobs.ts'
import { staffMember } from './staff.ts'
import { testShop } from './test-shop.ts'
import { whenOver } from './when-over.ts'

/** A shop whose labels a carrier makes, and who packs there. */
export async function carrierShop() {
  const easyPost = await startEasyPost()
  whenOver(() => easyPost.stop())
  const shop = await testShop({
    ...easyPost.settings,
    CARRIER_TIMEOUT_MS: '30000',
    FULFILMENT: 'manual',
    DEMO: 'true',
  })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  const packer = await staffMember(shop, 'owner')

  let buyers = 0
  async function ordered(address: Partial<typeof HOME> = {}, buyer: Buyer = given.guest(shop)) {
    const email = `buyer${++buyers}@cairn.test`
    const cartId = await cartToOrder(buyer, {
      sku: 'BOOT-9',
      address: { ...HOME, recipientContactEmail: email, ...address },
    })
    const { orderNumber: number, items } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    const [shipment] = (await read(number)).shipments
    return { buyer, number, email, itemId: items[0]?.id ?? '', shipmentId: shipment?.shipmentId ?? '' }
  }
  const read = (number: string) => packer.call('orders.read', { params: { number } })
  const shipmentOf = async (number: string) => (await read(number)).shipments[0]
  const ask = (number: string, shipmentId: string, body: { grams?: number } = {}) =>
    packer.call('orders.buyLabel', { params: { number, shipmentId }, body })
  const letters = async (email: string) => (await mailTo(shop, email)).map(({ template }) => template)
  const parcelOf = (reference: RegExp | string) => {
    const found = [...easyPost.parcels.values()].filter(({ wish, tracking_code }) =>
      typeof reference === 'string' ? tracking_code === reference : reference.test(wish.reference),
    )
    const [parcel] = found.slice(-1)
    if (!parcel) throw new Error('the carrier knows nothing of it')
    return parcel
  }
  async function again(): Promise<void> {
    await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
    await runJobs(shop)
  }

  return { easyPost, shop, packer, ordered, read, shipmentOf, ask, letters, parcelOf, again }
}
