import { PDFDocument, PDFName } from 'pdf-lib'
import { expect, it } from 'vitest'
import { backgroundShop } from '../../background-shop.ts'
import * as given from '../../testing/given.ts'
import { cartToOrder, HOME } from '../../testing/given-checkout.ts'
import { testShop } from '../../testing/test-shop.ts'
import { findOrder } from '../order.service.ts'
import { invoicePdf } from './invoice.ts'
import { returnLabelPdf } from './return-label.ts'

it('writes names of any script on invoice and label, in the language of the order', async () => {
  const shop = await testShop()
  const { sku } = await given.product(shop)
  const buyer = given.guest(shop)
  const address = { ...HOME, recipientFirstName: '王小明 محمد', recipientLastName: 'Łucja' }
  const cartId = await cartToOrder(buyer, { sku, address })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const order = await findOrder(backgroundShop(shop.services, 'en-us'), orderNumber)
  if (!order) throw new Error('the order was just placed')
  for (const bytes of [await invoicePdf(order), await returnLabelPdf(order, 'RET-1')]) {
    const { catalog, context } = await PDFDocument.load(bytes)
    expect(String(catalog.get(PDFName.of('Lang')))).toContain('en-US')
    const fonts = context.enumerateIndirectObjects().filter(([, object]) => String(object).includes('/FontFile'))
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    // Of each typeface only the letters that are written.
    expect(bytes.length).toBeLessThan(60_000)
  }
})
