import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, it } from 'vitest'
import { backgroundShop } from '../../background-shop.ts'
import * as given from '../../testing/given.ts'
import { cartToOrder, HOME } from '../../testing/given-checkout.ts'
import { testShop } from '../../testing/test-shop.ts'
import { findOrder } from '../order.service.ts'
import { invoicePdf } from './invoice.ts'
import { returnLabelPdf } from './return-label.ts'

type Element = { tag: string; names: string; below: Element[] }

const nameIn = (dict: PDFDict | undefined, key: string) =>
  dict?.lookupMaybe(PDFName.of(key), PDFName)?.decodeText() ?? ''

/** An element of the tree with all below it; what stands on a page has nothing below it but that. */
function elementOf(dict: PDFDict): Element {
  const kids = dict.lookup(PDFName.of('K'))
  return {
    tag: nameIn(dict, 'S'),
    names: nameIn(dict.lookupMaybe(PDFName.of('A'), PDFDict), 'Scope'),
    below: kids instanceof PDFArray ? kids.asArray().map((_, at) => elementOf(kids.lookup(at, PDFDict))) : [],
  }
}

const leaves = ({ below }: Element): number =>
  below.length === 0 ? 1 : below.reduce((sum, each) => sum + leaves(each), 0)

/** What a screen reader finds: whether the document is tagged, words outside of every element, the first elements, and tables. */
function spokenOf(document: PDFDocument) {
  const { catalog, context } = document
  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const tree = elementOf(root.lookup(PDFName.of('K'), PDFDict))
  const drawn = document
    .getPages()
    .flatMap(({ node }) => node.normalizedEntries().Contents?.asArray() ?? [])
    .map(part => context.lookup(part))
    .filter(part => part instanceof PDFRawStream)
    .map(part => Buffer.from(decodePDFRawStream(part).decode()).toString('latin1'))
    .join('\n')
  return {
    marked: String(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))),
    told: drawn.match(/ BDC\b/g)?.length === leaves(tree),
    untold: drawn.replaceAll(/B[DM]C\b.*?EMC\b/gs, '').match(/ Tj\b/g),
    first: tree.below.slice(0, 2).map(({ tag }) => tag),
    tables: tree.below
      .filter(({ tag }) => tag === 'Table')
      .map(({ below }) => below.map(row => [row.tag, ...row.below.map(({ tag, names }) => tag + names)].join(' '))),
  }
}

it('writes names of any script on invoice and label, in the language of the order, for ears line by line and as tables', async () => {
  const shop = await testShop()
  const { sku } = await given.product(shop)
  const buyer = given.guest(shop)
  const address = { ...HOME, recipientFirstName: '王小明 محمد', recipientLastName: 'Łucja' }
  const cartId = await cartToOrder(buyer, { sku, address })
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const order = await findOrder(backgroundShop(shop.services, 'en-us'), orderNumber)
  if (!order) throw new Error('the order was just placed')
  const sums = ['TR THRow TD', 'TR THRow TD', 'TR THRow TD', 'TR THRow TD']
  for (const [bytes, tables] of [
    [await invoicePdf(order), [['TR THColumn THColumn THColumn', 'TR TD TD TD'], sums]],
    [await returnLabelPdf(order, 'RET-1'), []],
  ] as const) {
    const { catalog, context } = await PDFDocument.load(bytes)
    expect(String(catalog.get(PDFName.of('Lang')))).toContain('en-US')
    expect(spokenOf(await PDFDocument.load(bytes))).toEqual({
      marked: 'true',
      told: true,
      untold: null,
      first: ['P', 'H1'],
      tables,
    })
    const fonts = context.enumerateIndirectObjects().filter(([, object]) => String(object).includes('/FontFile'))
    expect(fonts.length).toBeGreaterThanOrEqual(4)
    // Of each typeface only the letters that are written.
    expect(bytes.length).toBeLessThan(60_000)
  }
})
