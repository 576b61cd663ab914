import type { Call } from '#contract/client.ts'
import type { ColourProduct, ProductDetails } from '#contract/products/product.entities.ts'
import type { Price } from '#contract/products/price.entities.ts'
import type { Locale } from '#domain/sites/sites.ts'
import { buyingOf, type Buying } from './buying.ts'

export type LookItem = {
  readonly masterId: string
  readonly buying: Buying
  readonly colour: string
  readonly url: string
  readonly image: ColourProduct['images'][number] | undefined
  readonly price: Price
}
export type Look = { readonly name: string; readonly items: readonly LookItem[] }

/** The value of a choice that leaves a product out. */
export const LEFT_OUT = 'none'

/** A set with the sizes of its products. What is made to order or sent by mail needs a page of its own. */
export async function loadLook(call: Call, setId: string, locale: Locale): Promise<Look> {
  const { name, products } = await call('products.productSet', { params: { productSetId: setId } })
  const details = await Promise.all(products.map(({ id }) => call('products.details', { params: { productId: id } })))
  return { name, items: details.flatMap(product => itemOf(product, locale)) }
}

function itemOf(product: ProductDetails, locale: Locale): LookItem[] {
  const colour = product.colours.find(({ id }) => id === product.id)
  if (!colour || product.isCustoms || product.isDigitalProduct) return []
  const { name, url, images, price } = colour
  return [
    {
      masterId: product.masterId,
      buying: buyingOf(product, colour, locale),
      colour: name,
      url,
      image: images[0],
      price,
    },
  ]
}

/** What a form about a look asks for. */
export const itemsIn = (fields: { getAll(name: string): readonly FormDataEntryValue[] }) =>
  fields
    .getAll('sku')
    .map(String)
    .filter(sku => sku !== '' && sku !== LEFT_OUT)
    .map(sku => ({ sku, qty: 1 }))
