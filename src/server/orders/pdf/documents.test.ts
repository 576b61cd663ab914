import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, it } from 'vitest'
import { backgroundShop } from '../../background-shop.ts'
import * as given from '../../testing/given.ts'
import { cartToOrder, HOME } from '../../testing/given-checkout.ts'
import { testShop } from '../../testing/test-shop.ts'
import { findOrder } from '../order.service.ts'
import { invoicePdf } from './invoice.ts'
import { returnLabelPdf } from './return-label.ts'

/** What a screen reader finds: whether the document is tagged, words outside of every element, and the first elements. */
function spokenOf(document: PDFDocument) {
  const { catalog, context } = document
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const lines = root.lookup(PDFName.of('K'), PDFDict).lookup(PDFName.of('K'), PDFArray)
  const drawn = document
    .getPages()
    .flatMap(({ node }) => node.normalizedEntries().Contents?.asArray() ?? [])
    .map(part => context.lookup(part))
    .filter(part => part instanceof PDFRawStream)
    .map(part => Buffer.from(decodePDFRawStream(part).decode()).toString('latin1'))
    .join('\n')
  return {
    marked: String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))),
    told: drawn.match(/ BDC\b/g)?.length === lines.size(),
    untold: drawn.replaceAll(/B[DM]C\b.*?EMC\b/gs, '').match(/ Tj\b/g),
    first: [0, 1].map(at => lines.lookup(at, PDFDict).lookup(PDFName.of('S'), PDFName).decodeText()),
  }
}

it('writes names of any script on invoice and label, in the language of the order, line by line for ears too', async () => {
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
    expect(spokenOf(await PDFDocument.load(bytes))).toEqual({
      marked: 'true',
      told: true,
      untold: null,
      first: ['P', 'H1'],
    })
    const fonts = context.enumerateIndirectObjects().filter(([, object]) => String(object).includes('/FontFile'))
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    // Of each typeface only the letters that are written.
    expect(bytes.length).toBeLessThan(60_000)
  }
})
